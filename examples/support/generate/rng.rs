//! Chance with a seed: SplitMix64, which is a dozen lines and the same on every machine.

/// A stream of numbers that its seed decides.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A stream of its own for a part of the work, so that more of one part moves no other.
    pub fn of_part(seed: u64, part: &str) -> Self {
        let mut rng = Self(seed);
        for byte in part.bytes() {
            rng = Self(rng.next() ^ u64::from(byte));
        }
        rng
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `limit`; 0 when that is 0. The bias is far below anything visible here.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.next().checked_rem(limit).unwrap_or(0)
    }

    /// A number from `from` to `to`, both included.
    pub fn between(&mut self, from: u64, to: u64) -> u64 {
        from + self.below(to - from + 1)
    }

    /// A number of `low` to `high` bits: small ones as often as large ones, as with token counts.
    pub fn of_bits(&mut self, low: u64, high: u64) -> u64 {
        let top = 1 << (self.between(low, high) - 1);
        top + self.below(top)
    }

    /// True once in `times`.
    pub fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// One of `items`.
    pub fn pick<'a, T, const N: usize>(&mut self, items: &'a [T; N]) -> &'a T {
        const { assert!(N > 0, "nothing to pick from") }
        let at = usize::try_from(self.next() >> 32).unwrap_or(0) % N;
        items.get(at).unwrap_or(&items[0])
    }

    /// A UUID of version 4.
    pub fn uuid(&mut self) -> String {
        let (high, low) = (self.next(), self.next());
        let group = |word: u64, shift: u32, mask: u64| word >> shift & mask;
        format!(
            "{:08x}-{:04x}-4{:03x}-{:04x}-{:012x}",
            high >> 32,
            group(high, 16, 0xFFFF),
            high & 0xFFF,
            0x8000 | group(low, 48, 0x3FFF),
            low & 0xFFFF_FFFF_FFFF,
        )
    }
}

/// Things in given shares, dealt like cards: every run of as many draws as there are cards holds
/// each share exactly, so that a small log has something of everything.
#[derive(Clone, Debug)]
pub struct Deck<T: 'static> {
    cards: &'static [(T, usize)],
    dealt: Vec<T>,
}

impl<T: Copy> Deck<T> {
    pub fn new(cards: &'static [(T, usize)]) -> Self {
        Self { cards, dealt: Vec::new() }
    }

    /// The next card; `None` of an empty deck alone.
    pub fn deal(&mut self, rng: &mut Rng) -> Option<T> {
        if self.dealt.is_empty() {
            let cards =
                self.cards.iter().flat_map(|(card, count)| std::iter::repeat_n(*card, *count));
            self.dealt = cards.collect();
            shuffle(&mut self.dealt, rng);
        }
        self.dealt.pop()
    }
}

fn shuffle<T>(items: &mut [T], rng: &mut Rng) {
    for last in (1..items.len()).rev() {
        let other = usize::try_from(rng.next() >> 32).unwrap_or(0) % (last + 1);
        items.swap(last, other);
    }
}
