//! A progress bar for scans that take long enough to wonder.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use tokdash::Observer;
use tokdash::core::{Flow, ScanProgress};

const PATIENCE: Duration = Duration::from_millis(400);

pub struct Bar {
    bar: ProgressBar,
    started: Instant,
}

impl Bar {
    pub fn new() -> Self {
        let template = "{prefix} {bar:30} {bytes} of {total_bytes}, {eta} to go";
        let style =
            ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
        bar.set_style(style);
        Self { bar, started: Instant::now() }
    }

    pub fn clear(&self) {
        self.bar.finish_and_clear();
    }
}

impl Observer for Bar {
    fn progress(&self, progress: &ScanProgress<'_>) -> Flow {
        if self.started.elapsed() > PATIENCE {
            if self.bar.is_hidden() {
                // Draws nothing where the standard error is no terminal.
                self.bar.set_draw_target(ProgressDrawTarget::stderr());
            }
            self.bar.set_prefix(progress.source.to_string());
            self.bar.set_length(progress.bytes_total);
            self.bar.set_position(progress.bytes);
        }
        Flow::Continue(())
    }
}
