// Made from data/prices.json 2026.11.30-1 by the example generate_table. Do not edit.
// warning: calendar cn-public ends 31 days after the day of the table: add the next year

use crate::table::{
    Calendar, Card, Key, ModePrices, Period, RateRow, Schedule, ScheduleRule, Seller, SellerId,
    SellerKind, Span, Table, Text, Tier, Window,
};
use crate::{Basis, Currency, Mode};

const fn currency(code: &str) -> Currency {
    Currency::from_table(code)
}

const fn key(text: u32, seller: u8, alias: bool, card: u16) -> Key {
    Key { text: Text(text), seller, alias, card }
}

const fn card(id: u32, currency: u8, basis: Basis, free: bool, prices: Span, modes: Span) -> Card {
    Card { id: Text(id), currency, basis, free, prices, modes }
}

const fn period(from: u32, until: u32, rates: u16, tiers: Span, windows: Span) -> Period {
    Period { from, until, rates, tiers, windows }
}

const fn tier(above: u32, rates: u16) -> Tier {
    Tier { above, rates }
}

const fn window(schedule: u8, rates: u16) -> Window {
    Window { schedule, rates }
}

const NONE: u32 = u32::MAX;

pub(crate) static TABLE: Table = Table {
    version: "2026.11.30-1",
    as_of: 1796040000,
    hash: [131, 60, 35, 27, 129, 165, 131, 158, 165, 93, 189, 166, 6, 231, 42, 220],
    text: "\
grok-4-20-experimental-beta-0304-non-reasoninggrok-4.20-experimental-beta-0304-non-reasoninggoog\
le/gemini-2-5-flash-lite-preview-09-2025google/gemini-2.5-flash-lite-preview-09-2025grok-4-20-mu\
lti-agent-experimental-beta-0304grok-4.20-multi-agent-experimental-beta-0304gemini-live-2-5-flas\
h-preview-native-audiogemini-live-2.5-flash-preview-native-audiogrok-4-20-experimental-beta-0304\
-reasoninggrok-4.20-experimental-beta-0304-reasoningmistralai/mistral-small-24b-instruct-2501goo\
gle/gemini-2-5-flash-preview:thinkinggoogle/gemini-2.5-flash-preview:thinkingmistralai/mistral-s\
mall-3-1-24b-instructmistralai/mistral-small-3-2-24b-instructmistralai/mistral-small-3.1-24b-ins\
tructmistralai/mistral-small-3.2-24b-instructdeepseek/deepseek-v4-1-flash-1017:batchdeepseek/dee\
pseek-v4.1-flash-1017:batchgemini-2-5-computer-use-preview-10-2025gemini-2.5-computer-use-previe\
w-10-2025google/gemini-2-5-flash-preview-09-2025google/gemini-2.5-flash-preview-09-2025deepseek/\
deepseek-r1-distill-llama-70bdeepseek/deepseek-r1-distill-qwen-1-5bdeepseek/deepseek-r1-distill-\
qwen-1.5bgemini-robotics-er-2-streaming-previewdeepseek/deepseek-r1-distill-llama-8bdeepseek/dee\
pseek-r1-distill-qwen-14bdeepseek/deepseek-r1-distill-qwen-32bdeepseek/deepseek-v4-flash-0731:ba\
tchdeepseek/deepseek-v4-flash-vision-expgoogle/gemini-3-1-flash-image-previewgoogle/gemini-3.1-f\
lash-image-previewanthropic/claude-3-7-sonnet:thinkinganthropic/claude-3.7-sonnet:thinkinggemini\
-2-5-flash-lite-preview-06-17gemini-2.5-flash-lite-preview-06-17google/gemini-2-5-pro-preview-03\
-25google/gemini-2.5-pro-preview-03-25google/gemini-3-1-pro-preview:batchgoogle/gemini-3-flash-p\
review:batchgoogle/gemini-3.1-pro-preview:batchgrok-4-20-beta-latest-non-reasoninggrok-4.20-beta\
-latest-non-reasoningdeepseek/deepseek-v4-1-flash:batchdeepseek/deepseek-v4.1-flash:batchgemini-\
3-1-pro-preview-customtoolsgemini-3.1-pro-preview-customtoolsgoogle/gemini-2-5-flash-lite:batchg\
oogle/gemini-2.5-flash-lite:batchgoogle/gemini-3-1-flash-lite-imagegoogle/gemini-3-1-flash-lite:\
batchgoogle/gemini-3-5-flash-lite:batchgoogle/gemini-3.1-flash-lite-imagegoogle/gemini-3.1-flash\
-lite:batchgoogle/gemini-3.5-flash-lite:batchnvidia/nemotron-3-5-content-safetynvidia/nemotron-3\
.5-content-safetyqwen/qwen-plus-2025-07-28:thinkingqwen/qwen3-235b-a22b-thinking-2507qwen3-livet\
ranslate-flash-realtimeanthropic/claude-sonnet-4-5:batchanthropic/claude-sonnet-4-6:batchanthrop\
ic/claude-sonnet-4.5:batchanthropic/claude-sonnet-4.6:batchanthropic/claude-sonnet-5-5:batchanth\
ropic/claude-sonnet-5.5:batchdeep-research-max-preview-04-2026gemini-2-5-flash-lite-preview-ttsg\
emini-2.5-flash-lite-preview-ttsgemini-3-5-live-translate-previewgemini-3-8-live-extended-thinki\
nggemini-3.5-live-translate-previewgemini-3.8-live-extended-thinkinggoogle/gemini-3-pro-image-pr\
eviewgrok-4-20-multi-agent-beta-latestgrok-4.20-multi-agent-beta-latestmeta-llama/llama-3-1-70b-\
instructmeta-llama/llama-3-3-70b-instructmeta-llama/llama-3.1-70b-instructmeta-llama/llama-3.3-7\
0b-instructnvidia/nemotron-3-super-120b-a12bnvidia/nemotron-3-ultra-550b-a55bopenai/gpt-4o-mini-\
search-previewqwen/qwen3-coder-30b-a3b-instructanthropic/claude-fable-5-1:batchanthropic/claude-\
fable-5.1:batchanthropic/claude-haiku-4-5:batchanthropic/claude-haiku-4.5:batchanthropic/claude-\
haiku-5-5:batchanthropic/claude-haiku-5.5:batchgoogle/gemini-2-0-flash-lite-001google/gemini-2.0\
-flash-lite-001meta-llama/llama-3-1-8b-instructmeta-llama/llama-3-2-1b-instructmeta-llama/llama-\
3-2-3b-instructmeta-llama/llama-3.1-8b-instructmeta-llama/llama-3.2-1b-instructmeta-llama/llama-\
3.2-3b-instructmistralai/mixtral-8x22b-instructmistralai/voxtral-small-24b-2507qwen/qwen-2-5-cod\
er-32b-instructqwen/qwen-2.5-coder-32b-instructqwen/qwen3-30b-a3b-instruct-2507qwen/qwen3-30b-a3\
b-thinking-2507qwen/qwen3-next-80b-a3b-instructqwen/qwen3-next-80b-a3b-thinkingqwen/qwen3-vl-235\
b-a22b-instructqwen/qwen3-vl-235b-a22b-thinkinganthropic/claude-opus-4-1:batchanthropic/claude-o\
pus-4-5:batchanthropic/claude-opus-4-6:batchanthropic/claude-opus-4-7:batchanthropic/claude-opus\
-4-8:batchanthropic/claude-opus-4.1:batchanthropic/claude-opus-4.5:batchanthropic/claude-opus-4.\
6:batchanthropic/claude-opus-4.7:batchanthropic/claude-opus-4.8:batchanthropic/claude-opus-5-5:b\
atchanthropic/claude-opus-5.5:batchanthropic/claude-sonnet-5:batchdeepseek/deepseek-v3-1-terminu\
sdeepseek/deepseek-v3.1-terminusgrok-4-20-beta-latest-reasoninggrok-4.20-beta-latest-reasoningme\
ta/muse-spark-1-2-contributormeta/muse-spark-1-3-contributormeta/muse-spark-1.2-contributormeta/\
muse-spark-1.3-contributorxiaomi/mimo-v2-6-pro-ultraspeedxiaomi/mimo-v2.6-pro-ultraspeedanthropi\
c/claude-fable-5:batchanthropic/claude-opus-4-6-fastanthropic/claude-opus-4-7-fastanthropic/clau\
de-opus-4-8-fastanthropic/claude-opus-4.6-fastanthropic/claude-opus-4.7-fastanthropic/claude-opu\
s-4.8-fastantigravity-gemini-3-8-flash-ndeepseek/deepseek-chat-v3-0324gemini-2-5-flash-image-pre\
viewgemini-2-5-flash-preview-04-17gemini-2-5-flash-preview-05-20gemini-2.5-flash-image-previewge\
mini-2.5-flash-preview-04-17gemini-2.5-flash-preview-05-20gemini-robotics-er-1-6-previewgemini-r\
obotics-er-1.6-previewglobal-amazon-nova-2-lite-v1:0global.amazon.nova-2-lite-v1:0moonshotai/kim\
i-k2-0905:exactonvidia/nemotron-3-nano-30b-a3bopenai/gpt-5-6-terra-pro:batchopenai/gpt-5.6-terra\
-pro:batchopenai/gpt-6-1-terra-pro:batchopenai/gpt-6.1-terra-pro:batchperplexity/sonar-deep-rese\
archperplexity/sonar-reasoning-proqwen/qwen2-5-coder-7b-instructqwen/qwen2.5-coder-7b-instructqw\
en/qwen3-vl-30b-a3b-instructqwen/qwen3-vl-30b-a3b-thinkingqwen3-coder-480b-a35b-instructanthropi\
c/claude-opus-5:batchbytedance-seed/seed-1-6-flashbytedance-seed/seed-1.6-flashbytedance-seed/se\
ed-2-1-turbocohere/command-r-plus-08-2024deep-research-preview-04-2026deepseek/deepseek-v4-pro-0\
813gemini-3-1-flash-lite-previewgemini-3-1-flash-live-previewgemini-3.1-flash-lite-previewgemini\
-3.1-flash-live-previewgoogle/gemini-2-5-flash-imagegoogle/gemini-2-5-flash:batchgoogle/gemini-2\
.5-flash-imagegoogle/gemini-2.5-flash:batchgoogle/gemini-3-5-flash:batchgoogle/gemini-3-6-flash:\
batchgoogle/gemini-3-7-flash:batchgoogle/gemini-3-8-flash:batchgoogle/gemini-3.5-flash:batchgoog\
le/gemini-3.6-flash:batchgoogle/gemini-3.7-flash:batchgoogle/gemini-3.8-flash:batchgoogle/gemini\
-nano-banana-2-1google/gemini-nano-banana-2.1nvidia/nemotron-3-5-lightningnvidia/nemotron-3.5-li\
ghtningopenai/gpt-3-5-turbo-instructopenai/gpt-3.5-turbo-instructopenai/gpt-5-6-luna-pro:batchop\
enai/gpt-5.6-luna-pro:batchqwen/qwen-2-5-vl-72b-instructqwen/qwen-2.5-vl-72b-instructqwen3-235b-\
a22b-instruct-2507tencent/hunyuan-a13b-instructanthropic/claude-opus-5-fastbaidu/ernie-4-5-vl-42\
4b-a47bbaidu/ernie-4.5-vl-424b-a47bbytedance-seed/seed-2-0-codebytedance-seed/seed-2-0-litebyted\
ance-seed/seed-2-0-minibytedance-seed/seed-2.0-codebytedance-seed/seed-2.0-litebytedance-seed/se\
ed-2.0-minigemini-2-5-flash-preview-ttsgemini-2-5-pro-preview-05-06gemini-2-5-pro-preview-06-05g\
emini-2.5-flash-preview-ttsgemini-2.5-pro-preview-05-06gemini-2.5-pro-preview-06-05gemini-3-1-fl\
ash-tts-previewgemini-3.1-flash-tts-previewgemini-robotics-er-2-previewgoogle/gemini-omni-1-1-fl\
ashgoogle/gemini-omni-1-2-flashgoogle/gemini-omni-1.1-flashgoogle/gemini-omni-1.2-flashgoogle/pa\
lm-2-codechat-bisongpt-4o-mini-realtime-previewgrok-4-20-0309-non-reasoninggrok-4.20-0309-non-re\
asoningmeta-llama/llama-guard-4-12bmistralai/ministral-14b-2512mistralai/mistral-large-2512mistr\
alai/mistral-medium-3-1mistralai/mistral-medium-3-5mistralai/mistral-medium-3.1mistralai/mistral\
-small-2603nvidia/nemotron-3-5-super-vlnvidia/nemotron-3.5-super-vlopenai/gpt-4o-search-previewo\
penai/gpt-5-6-sol-pro:batchopenai/gpt-5.6-sol-pro:batchopenai/gpt-6-astra-pro:batchopenai/gpt-os\
s-safeguard-20bopenai/o4-mini-deep-researchqwen/qwen-2-5-vl-7b-instructqwen/qwen-2.5-vl-7b-instr\
uctqwen/qwen2-5-vl-32b-instructqwen/qwen2-5-vl-72b-instructqwen/qwen2.5-vl-32b-instructqwen/qwen\
2.5-vl-72b-instructqwen3-coder-flash-2025-07-28qwen3-omni-30b-a3b-captionerseed-2-0-code-preview\
-260328anthropic/claude-3-5-sonnetanthropic/claude-3.5-sonnetapac-amazon-nova-micro-v1:0apac.ama\
zon.nova-micro-v1:0command-a-reasoning-08-2025command-a-translate-08-2025deepseek/deepseek-chat-\
v3-1deepseek/deepseek-chat-v3.1google/gemini-2-0-flash-001google/gemini-2-5-pro:batchgoogle/gemi\
ni-2.0-flash-001google/gemini-2.5-pro:batchgoogle/gemini-4-argon:batchgpt-5-3-codex-spark-previe\
wgpt-5.3-codex-spark-previewgrok-4-1-fast-non-reasoningmeta-llama/llama-4-maverickmistralai/mini\
stral-3b-2512mistralai/ministral-8b-2512mistralai/mistral-large-4-0moonshotai/kimi-k2-thinkingpe\
rplexity/sonar-pro-searchqwen3-coder-plus-2025-07-22qwen3-coder-plus-2025-09-23us-amazon-nova-pr\
emier-v1:0us.amazon.nova-premier-v1:0anthropic/claude-3-5-haikuanthropic/claude-3.5-haikuantigra\
vity-gemini-3-flashapac-amazon-nova-lite-v1:0apac.amazon.nova-lite-v1:0claude-3-5-sonnet-2024062\
0claude-3-5-sonnet-20241022claude-3-7-sonnet-20250219claude-sonnet-4-5-20250929cohere/command-r7\
b-12-2024command-r7b-arabic-02-2025deepseek/deepseek-v3-2-expdeepseek/deepseek-v3.2-expeu-amazon\
-nova-2-lite-v1:0eu.amazon.nova-2-lite-v1:0gemini-2-5-pro-preview-ttsgemini-2.5-pro-preview-ttsg\
emini-3-5-transcribe-livegemini-3.5-transcribe-livegoogle/gemini-flash-1-5-8bgoogle/gemini-flash\
-1.5-8bgpt-4o-mini-2024-07-18.ft-grok-4-20-multi-agent-0309grok-4.20-multi-agent-0309jp-amazon-n\
ova-2-lite-v1:0jp.amazon.nova-2-lite-v1:0microsoft/wizardlm-2-8x22bopenai/gpt-3-5-turbo:batchope\
nai/gpt-3.5-turbo:batchopenai/gpt-5-6-terra:batchopenai/gpt-5.6-terra:batchopenai/gpt-6-1-terra:\
batchopenai/gpt-6.1-terra:batchopenai/gpt-oss-120b:exactoqwen/qwen-2-5-72b-instructqwen/qwen-2.5\
-72b-instructqwen/qwen3-5-plus-20260420qwen/qwen3-vl-32b-instructqwen/qwen3.5-plus-20260420us-am\
azon-nova-2-lite-v1:0us.amazon.nova-2-lite-v1:0x-ai/grok-4-20-multi-agentx-ai/grok-4.20-multi-ag\
entanthropic/claude-3-sonnetapac-amazon-nova-pro-v1:0apac.amazon.nova-pro-v1:0claude-3-5-haiku-2\
0241022claude-haiku-4-5-20251001deepseek/deepseek-r1-0528eu-amazon-nova-micro-v1:0eu.amazon.nova\
-micro-v1:0gemini-1-0-pro-vision-001gemini-1.0-pro-vision-001gemini-3-8-flash-lite-ttsgemini-3.8\
-flash-lite-ttsgemini-omni-flash-previewgoogle/gemma-4-26b-a4b-itgpt-4o-mini-2024-07-18-ftgpt-4o\
-mini-audio-previewgrok-4-fast-non-reasoningmoonshotai/kimi-k2-7-codemoonshotai/kimi-k2.7-codeop\
enai/gpt-3-5-turbo-0613openai/gpt-3-5-turbo-1106openai/gpt-3.5-turbo-0613openai/gpt-3.5-turbo-11\
06openai/gpt-4-1-mini:batchopenai/gpt-4-1-nano:batchopenai/gpt-4-1106-previewopenai/gpt-4.1-mini\
:batchopenai/gpt-4.1-nano:batchopenai/gpt-5-1-codex-miniopenai/gpt-5-4-mini:batchopenai/gpt-5-4-\
nano:batchopenai/gpt-5-6-luna:batchopenai/gpt-5.1-codex-miniopenai/gpt-5.4-mini:batchopenai/gpt-\
5.4-nano:batchopenai/gpt-5.6-luna:batchopenai/gpt-oss-120b:batchqwen/qwen-2-5-7b-instructqwen/qw\
en-2.5-7b-instructqwen/qwen3-235b-a22b-2507qwen/qwen3-vl-8b-instructqwen/qwen3-vl-8b-thinkingqwe\
n3-omni-flash-realtimeqwen3-vl-flash-2025-10-15qwen3-vl-flash-2026-01-22us-amazon-nova-micro-v1:\
0us.amazon.nova-micro-v1:0z-ai/glm-5-3-flashx-legalz-ai/glm-5.3-flashx-legalanthropic/claude-3-h\
aikuantigravity-gemini-3-probytedance/ui-tars-1-5-7bbytedance/ui-tars-1.5-7bca-amazon-nova-lite-\
v1:0ca.amazon.nova-lite-v1:0claude-3-7-sonnet-latestclaude-3-sonnet-20240229claude-4-20250514-so\
nnetclaude-opus-4-1-20250805claude-opus-4-5-20251101claude-opus-4-6-20260205claude-sonnet-4-2025\
0514claude-sonnet-5-20260630cohere/command-r-08-2024command-a-vision-07-2025eu-amazon-nova-lite-\
v1:0eu.amazon.nova-lite-v1:0gemini-3-7-flash-controlgemini-flash-lite-latestgoogle/palm-2-chat-b\
isongpt-daybreak-blue-latestgrok-4-20-0309-reasoninggrok-4.20-0309-reasoningkimi-k2-7-code-highs\
peedkimi-k2.7-code-highspeedlabs-devstral-small-2512meta-llama/llama-4-scoutmimo-v2-5-pro-ultras\
peedmimo-v2.5-pro-ultraspeedminimax/minimax-m3:batchmistralai/codestral-2508moonshotai/kimi-k3-1\
-promoonshotai/kimi-k3.1-promoonshotai/kimi-k3:batchopenai/chatgpt-4o-latestopenai/gpt-3-5-turbo\
-16kopenai/gpt-3.5-turbo-16kopenai/gpt-4-turbo:batchopenai/gpt-4o-2024-05-13openai/gpt-4o-mini:b\
atchopenai/gpt-5-2-pro:batchopenai/gpt-5-4-pro:batchopenai/gpt-5-5-pro:batchopenai/gpt-5-6-sol:b\
atchopenai/gpt-5.2-pro:batchopenai/gpt-5.4-pro:batchopenai/gpt-5.5-pro:batchopenai/gpt-5.6-sol:b\
atchopenai/gpt-6-1-sol:batchopenai/gpt-6-astra:batchopenai/gpt-6.1-sol:batchopenai/gpt-oss-20b:b\
atchqwen-omni-turbo-realtimeqwen/qwen-2-72b-instructqwen/qwen3-5-flash-02-23qwen/qwen3-6-max-pre\
viewqwen/qwen3.5-flash-02-23qwen/qwen3.6-max-previewqwen3-5-flash-2026-02-23qwen3-6-flash-2026-0\
4-16qwen3-7-flash-2026-07-15qwen3-vl-plus-2025-09-23qwen3-vl-plus-2025-12-19qwen3.5-flash-2026-0\
2-23qwen3.6-flash-2026-04-16qwen3.7-flash-2026-07-15us-amazon-nova-lite-v1:0us.amazon.nova-lite-\
v1:0z-ai/glm-5-3-flash:batchz-ai/glm-5.3-flash:batchanthropic/claude-3-opusclaude-3-5-haiku-late\
stclaude-3-haiku-20240307eu-amazon-nova-pro-v1:0eu.amazon.nova-pro-v1:0gemma-4-26b-a4b-it-maasgp\
t-4o-realtime-previewgpt-daybreak-red-latestgrok-3-mini-fast-latestgrok-4-1-fast-reasoningkimi-k\
3-1-pro-highspeedkimi-k3.1-pro-highspeedmagistral-medium-latestmistralai/devstral-2512openai/gpt\
-5-image-miniopenai/gpt-5-mini:batchopenai/gpt-5-nano:batchopenai/gpt-6-luna:batchopenai/o3-deep\
-researchqwen/qwen3-5-plus-02-15qwen/qwen3-7-plus:batchqwen/qwen3-8-omni-flashqwen/qwen3-max-thi\
nkingqwen/qwen3.5-plus-02-15qwen/qwen3.7-plus:batchqwen/qwen3.8-omni-flashqwen3-5-plus-2026-02-1\
5qwen3-5-plus-2026-04-20qwen3-6-plus-2026-04-02qwen3-7-plus-2026-05-26qwen3.5-plus-2026-02-15qwe\
n3.5-plus-2026-04-20qwen3.6-plus-2026-04-02qwen3.7-plus-2026-05-26us-amazon-nova-pro-v1:0us.amaz\
on.nova-pro-v1:0x-ai/grok-2-vision-1212MiniMax-M2.1-highspeedMiniMax-M2.5-highspeedMiniMax-M2.7-\
highspeedamazon/nova-premier-v1claude-3-opus-20240229claude-4-20250514-opusclaude-opus-4-2025051\
4command-a-plus-05-2026deepseek-v3-2-specialedeepseek-v3.2-specialedevstral-medium-latestgoogle/\
gemma-3n-e4b-itgpt-4-turbo-2024-04-09gpt-4o-mini-transcribegpt-image-2-5-sunburstgpt-image-2.5-s\
unburstgpt-rosalind-discoverykimi-k2-thinking-turbominimax-m2-1-highspeedminimax-m2-5-highspeedm\
inimax-m2-7-highspeedminimax/minimax-m2-hermistralai/mistral-nemomistralai/mistral-sabaopenai/gp\
t-4-5-previewopenai/gpt-4.5-previewopenai/gpt-4o:extendedopenai/gpt-5-4-image-2openai/gpt-5-pro:\
batchopenai/gpt-5.4-image-2openai/gpt-6-sol:batchopenai/gpt-chat-latestqwen-plus-character-jaqwe\
n-vl-ocr-2025-11-20qwen/qwen3-5-122b-a10bqwen/qwen3-5-397b-a17bqwen/qwen3-8-2-4t-a95bqwen/qwen3-\
8-27b:batchqwen/qwen3-8-max-primeqwen/qwen3-coder-flashqwen/qwen3.5-122b-a10bqwen/qwen3.5-397b-a\
17bqwen/qwen3.8-2.4t-a95bqwen/qwen3.8-27b:batchqwen/qwen3.8-max-primeqwen2-5-vl-7b-instructqwen3\
-7-max-2026-05-17qwen3-7-max-2026-05-20qwen3-7-max-2026-06-08qwen3.7-max-2026-05-17qwen3.7-max-2\
026-05-20qwen3.7-max-2026-06-08stepaudio-2-5-realtimestepaudio-2.5-realtimestepfun/step-3-5-flas\
hstepfun/step-3-7-flashstepfun/step-3.5-flashstepfun/step-3.7-flashstepfun/step-5-previewtencent\
/hy-mt2-30b-a3btext-embedding-3-largetext-embedding-3-smalltext-embedding-ada-002xiaomi/mimo-v2-\
6-flashxiaomi/mimo-v2.6-flashamazon/nova-2-lite-v1cloudflare-workers-aicohere/command-a-plusgoog\
le/gemini-pro-1-5google/gemini-pro-1.5google/gemma-2-27b-itgoogle/gemma-3-12b-itgoogle/gemma-3-2\
7b-itgoogle/gemma-4-31b-itgpt-rosalind-researchgrok-4-fast-reasoningkimi-k2-turbo-previewmeta/mu\
se-glimmer-30bmistral-medium-latestopenai/gpt-audio-miniqwen-flash-2025-07-28qwen/qwen3-8-max-09\
02qwen/qwen3-coder-nextqwen/qwen3-coder-plusqwen/qwen3.8-max-0902qwen3-vl-32b-thinkingseed-1-6-f\
lash-250715x-ai/grok-3-mini-betax-ai/grok-code-fast-1x-ai/grok-vision-betaai21/jamba-large-1-7ai\
21/jamba-large-1.7amazon/nova-micro-v1chatgpt-image-latestclaude-3-opus-latestclaude-opus-5-5-fa\
stclaude-opus-5.5-fastdevstral-medium-2507ernie-4-5-vl-28b-a3bernie-4.5-vl-28b-a3bgemini-2-5-fla\
sh-ttsgemini-2.5-flash-ttsgemini-3-8-flash-ttsgemini-3-pro-previewgemini-3.8-flash-ttsgemini-emb\
edding-001glm-5-3-flash-latestgoogle/gemma-2-9b-itgoogle/gemma-3-4b-itgpt-4-vision-previewgpt-4o\
-audio-previewgrok-2-vision-latestkimi-k2-0711-previewkimi-k2-0905-previewmeta/muse-spark-openmi\
nimax/minimax-m2-1minimax/minimax-m2-5minimax/minimax-m2-7minimax/minimax-m2.1minimax/minimax-m2\
.5minimax/minimax-m2.7ministral-14b-latestmistral-large-latestmistral-small-latestmoonshotai/kim\
i-k2-5moonshotai/kimi-k2-6moonshotai/kimi-k2.5moonshotai/kimi-k2.6openai/gpt-4-1:batchopenai/gpt\
-4.1:batchopenai/gpt-5-1:batchopenai/gpt-5-2:batchopenai/gpt-5-3-codexopenai/gpt-5-4:batchopenai\
/gpt-5-5:batchopenai/gpt-5.1:batchopenai/gpt-5.2:batchopenai/gpt-5.3-codexopenai/gpt-5.4:batchop\
enai/gpt-5.5:batchopenai/o3-mini:batchopenai/o4-mini:batchpixtral-large-latestqwen-plus-2025-01-\
25qwen-plus-2025-04-28qwen-plus-2025-07-14qwen-plus-2025-09-11qwen-plus-2025-12-01qwen/qwen3-5-3\
5b-a3bqwen/qwen3-6-35b-a3bqwen/qwen3.5-35b-a3bqwen/qwen3.6-35b-a3bqwen/qwq-32b-previewqwen2-5-14\
b-instructqwen2-5-32b-instructqwen2-5-72b-instructqwen3-max-2025-09-23qwen3-max-2026-01-23seed-2\
-0-lite-260228seed-2-0-lite-260428seed-2-0-mini-260215seed-2-0-mini-260428step-1o-turbo-visionvo\
xtral-small-latestxiaomi/mimo-v2-5-proxiaomi/mimo-v2-flashxiaomi/mimo-v2.5-proLongCat-2.5-Previe\
wamazon/nova-lite-v1devstral-small-2505devstral-small-2507dola-seed-2-1-turbogemini-1-5-flash-8b\
gemini-1.5-flash-8bgemini-flash-latestglm-4-32b-0414-128kgpt-4-turbo-previewgpt-5-1-chat-latestg\
pt-5-2-chat-latestgpt-5-3-chat-latestgpt-5.1-chat-latestgpt-5.2-chat-latestgpt-5.3-chat-latestgp\
t-image-2-5-flaregpt-image-2.5-flarelongcat-2-5-previewmeituan/longcat-2-0meituan/longcat-2.0met\
a/muse-spark-1-1meta/muse-spark-1.1ministral-3b-latestministral-8b-latestmistral-medium-2505mist\
ral-medium-2508mistral-medium-2604openai/gpt-4o:batchopenai/gpt-5-3-chatopenai/gpt-5.3-chatqwen2\
-5-7b-instructqwen3-7-max-previewqwen3.7-max-previewrekaai/reka-flash-3seed-2-0-pro-260328step-3\
-5-flash-2603step-3.5-flash-2603tencent/hy-mt2-1-8btencent/hy-mt2-1.8btencent/hy3-previewx-ai/gr\
ok-4-3:batchx-ai/grok-4-6:batchx-ai/grok-4-7:batchx-ai/grok-4.3:batchx-ai/grok-4.6:batchx-ai/gro\
k-4.7:batchx-ai/grok-build-0-1x-ai/grok-build-0.1z-ai/glm-4-6:exactoz-ai/glm-4.6:exactoMiniMax-M\
3.1-Flashamazon/nova-pro-v1anthropic/claude-2gemini-2-5-pro-ttsgemini-2.5-pro-ttsgemini-embeddin\
g-2gpt-3-5-turbo-0125gpt-3.5-turbo-0125grok-3-fast-latestgrok-3-mini-latestminimax-m3-1-flashmin\
imax/minimax-01minimax/minimax-m1mistral-large-2407mistral-large-2411mistral-small-2506open-mixt\
ral-8x22bopenai/gpt-5:batchqwen/qwen3-6-flashqwen/qwen3-7-flashqwen/qwen3-8-flashqwen/qwen3.6-fl\
ashqwen/qwen3.7-flashqwen/qwen3.8-flashqwen3-8-flash-nextstepaudio-2-5-chatstepaudio-2.5-chatvox\
tral-small-2507z-ai/glm-4-7-flashz-ai/glm-4.7-flashz-ai/glm-5-2:batchz-ai/glm-5-3-primez-ai/glm-\
5-3:batchz-ai/glm-5.2:batchz-ai/glm-5.3-primez-ai/glm-5.3:batchapi-anthropic-comclaude-4-0-sonne\
tclaude-4-5-sonnetclaude-4-6-sonnetclaude-5-1-mythosclaude-5-2-mythosclaude-5-5-sonnetclaude-myt\
hos-5-1claude-mythos-5-2claude-sonnet-4-0codex-mini-latestcommand-a-03-2025deepseek-officialdeep\
seek-reasonerft:gpt-3.5-turbo-gpt-4o-2024-08-06gpt-4o-2024-11-20gpt-4o-transcribegpt-5-1-codex-m\
axgpt-5-chat-latestgpt-5.1-codex-maxgpt-realtime-miniopen-mistral-nemoopen-mixtral-8x7bopenai/co\
dex-miniqwen/qwen-vl-plusqwen/qwen3-6-plusqwen/qwen3.6-plusqwen3-max-previewtencent/hy-mt2-7bz-a\
i/glm-5v-turboapi-deepseek-comapi-minimaxi-comclaude-4-5-haikuclaude-5-1-fableclaude-5-2-fablecl\
aude-5-5-haikuclaude-fable-5-2codestral-latestdeepseek-accountft:gpt-3-5-turbogemini-3-flash-ago\
ogle-ai-studiogpt-5-search-apigpt-image-1-minigpt-realtime-2-1gpt-realtime-2.1meta/muse-wondermo\
onshot-v1-128kopen-bigmodel-cnopenai/gpt-4-32kqwen-plus-latestqwen/qwen-vl-maxqwen/qwen3-5-27bqw\
en/qwen3-6-27bqwen/qwen3-7-maxqwen/qwen3.5-27bqwen/qwen3.6-27bqwen/qwen3.7-maxrekaai/reka-edgete\
ncent-tokenhubtext-davinci-002text-davinci-003x-ai/grok-2-1212x-ai/grok-3-betax-ai/grok-4-fastz-\
ai/glm-4-5-airz-ai/glm-4.5-airz-ai/glm-5-turboGLM-4.6V-FlashXapi-moonshot-aiapi-moonshot-cnclaud\
e-4-0-opusclaude-4-1-opusclaude-4-5-opusclaude-4-6-opusclaude-4-7-opusclaude-4-8-opusclaude-5-5-\
opusclaude-5-mythosclaude-5-sonnetclaude-opus-4-0devstral-latestglm-4-6v-flashxgpt-4o-mini-ttsgp\
t-6-1-sol-progpt-6.1-sol-promagistral-smallmicrosoft/phi-4moonshot-v1-32kmuse-wonder-1-0muse-won\
der-1.0open-mistral-7bopenai/o3:batchqwen/qwen-turboqwen/qwen3-5-9bqwen/qwen3.5-9bqwen2-5-omni-7\
bqwen3-asr-flashseed-1-6-250915seed-1-8-251228step-audio-r1-5step-audio-r1.5amazon-bedrockapi-mi\
nimax-ioapi-openai-comclaude-5-fabledashscope-intldeepseek-flashft:gpt-4o-minigemini-1-5-progemi\
ni-1.5-progithub-copilotglm-4-7-flashxglm-4.6v-flashglm-4.7-flashxglm-5-2-260617gpt-6-luna-progp\
t-6-rosalindmoonshot-v1-8kopenai/o1-miniqwen/qwen3-14bqwen/qwen3-32bx-ai/grok-betaclaude-5-opusg\
lm-4-5-flashglm-4.5-flashgoogle-vertexgpt-5-2-codexgpt-5-5-cybergpt-5-6-cybergpt-5.2-codexgpt-5.\
5-cybergpt-5.6-cybergpt-6-sol-progpt-image-1-5gpt-image-1.5grok-2-latestgrok-3-latestminimax-chi\
namistral-embedmoonshotai-cnopenai/o1-proopenai/o3-proopenrouter-aiqwen-mt-flashqwen-mt-turboqwe\
n/qwen-maxqwen/qwen3-8bstep-1o-audiotencent-cloudx-ai/grok-4-5x-ai/grok-4.5z-ai/glm-4-5vz-ai/glm\
-4-6vz-ai/glm-4.5vz-ai/glm-4.6valibabacloudazure-openaifireworks-aiglm-4-5-airxglm-4.5-airxgpt-3\
-5-0301gpt-3.5-0301kimi-k3-256kmimo-v2-omnimodel-studioo3-mini-higho4-mini-highopenai-codexqwen-\
mt-liteqwen-mt-plusstep-audio-2z-ai/glm-5-1z-ai/glm-5.1LongCat-2.0aws-bedrockbabbage-002claude-c\
odedeepseek-aigpt-5-codexgpt-6-cybergrok-4-0709huggingfacehy4-previewmimo-v2-proopencode-gopixtr\
al-12bsiliconflowtogether-aizai-glm-5-2zai-glm-5-3ai-gatewaydatabricksgpt-4-0314gpt-4-0613hyperb\
oliclongcat2-0minimax-cnnvidia-nimo1-previewqwen3-8maxstep-1-32kstep-2-16kstepfun-aitogetheraiun\
modelledvolcenginexiaomimimoclaude-v1deepinfraglm-4-5-xglm-4.5-xkimi-k2p5kimi-k2p6minimaxainovit\
a-aisambanovasyntheticvertex-aiaihubmixapi-x-aiapi-z-aibytepluscerebrasfable5-1friendlikimi-2-5k\
imi-2-6parasailqwq-plussonnet55windsurfGLM-OCRbailianbasetenglm-ocrkimi-aikimi-cnkimi2-5kimi2-6q\
vq-maxzai-orgzhipuaiM2-heraliyunchutescursorglm-cnglm5-1glm5-2glm5-3nebiusvenicevercelapiyicurie\
thudmgroqkilodshpoezen",
    currencies: &[
        currency("USD"),
        currency("CNY"),
    ],
    sellers: &[
        Seller { name: "deepseek", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "minimax", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "minimax-cn", kind: SellerKind::Ordinary, currency: currency("CNY"), fallback: &[] },
        Seller { name: "zai", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "zhipuai", kind: SellerKind::Ordinary, currency: currency("CNY"), fallback: &[] },
        Seller { name: "moonshotai", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "moonshotai-cn", kind: SellerKind::Ordinary, currency: currency("CNY"), fallback: &[] },
        Seller { name: "alibaba", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "anthropic", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "openai", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "google", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[("claude-", SellerId(8))] },
        Seller { name: "xai", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "xiaomi", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "mistral", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "cohere", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "perplexity", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "meta", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "stepfun", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "longcat", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "openrouter", kind: SellerKind::Aggregator, currency: currency("USD"), fallback: &[] },
        Seller { name: "amazon-bedrock", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "byteplus", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "tencent", kind: SellerKind::Ordinary, currency: currency("CNY"), fallback: &[] },
        Seller { name: "nvidia", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "microsoft", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "baidu", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "reka", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "ai21", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "cloudflare", kind: SellerKind::Ordinary, currency: currency("USD"), fallback: &[] },
        Seller { name: "unmodelled", kind: SellerKind::Unmodelled, currency: currency("USD"), fallback: &[] },
    ],
    client_prefixes: &[
        ("antigravity-", SellerId(10)),
    ],
    id_prefixes: &[
        ("text-embedding-", SellerId(9)),
        ("ministral-", SellerId(13)),
        ("codestral-", SellerId(13)),
        ("magistral-", SellerId(13)),
        ("deepseek-", SellerId(0)),
        ("moonshot-", SellerId(5)),
        ("devstral-", SellerId(13)),
        ("minimax-", SellerId(1)),
        ("chatgpt-", SellerId(9)),
        ("mistral-", SellerId(13)),
        ("mixtral-", SellerId(13)),
        ("voxtral-", SellerId(13)),
        ("command-", SellerId(14)),
        ("longcat-", SellerId(18)),
        ("hunyuan-", SellerId(22)),
        ("claude-", SellerId(8)),
        ("gemini-", SellerId(10)),
        ("gemma-", SellerId(10)),
        ("hy-mt2", SellerId(22)),
        ("kimi-", SellerId(5)),
        ("grok-", SellerId(11)),
        ("mimo-", SellerId(12)),
        ("sonar", SellerId(15)),
        ("muse-", SellerId(16)),
        ("step-", SellerId(17)),
        ("nova-", SellerId(20)),
        ("seed-", SellerId(21)),
        ("glm-", SellerId(3)),
        ("qwen", SellerId(7)),
        ("qwq-", SellerId(7)),
        ("qvq-", SellerId(7)),
        ("gpt-", SellerId(9)),
        ("o4-", SellerId(9)),
        ("hy3", SellerId(22)),
        ("hy4", SellerId(22)),
        ("o1", SellerId(9)),
        ("o3", SellerId(9)),
    ],
    labels: &[
        (Text(5226242), 29), // hf
        (Text(1133059), 29), // ark
        (Text(5448195), 20), // aws
        (Text(5631235), 0), // dsh
        (Text(111363), 29), // gmi
        (Text(3005955), 29), // nim
        (Text(5632003), 29), // poe
        (Text(5552131), 11), // xai
        (Text(5487619), 3), // zai
        (Text(5632771), 29), // zen
        (Text(3975684), 27), // ai21
        (Text(4), 11), // grok
        (Text(5629188), 29), // groq
        (Text(5630212), 29), // kilo
        (Text(1326340), 5), // kimi
        (Text(730884), 16), // meta
        (Text(1163524), 12), // mimo
        (Text(260612), 7), // qwen
        (Text(4535300), 26), // reka
        (Text(2494212), 11), // x-ai
        (Text(2808324), 3), // z-ai
        (Text(5625349), 29), // apiyi
        (Text(5393157), 29), // azure
        (Text(1690373), 25), // baidu
        (Text(2133509), 9), // codex
        (Text(5627909), 3), // thudm
        (Text(5606661), 4), // zhipu
        (Text(5609990), 7), // aliyun
        (Text(5611526), 29), // chutes
        (Text(351238), 8), // claude
        (Text(1453062), 14), // cohere
        (Text(5613062), 29), // cursor
        (Text(25350), 10), // gemini
        (Text(5614598), 4), // glm-cn
        (Text(23558), 10), // google
        (Text(5620742), 29), // nebius
        (Text(5552902), 29), // novita
        (Text(552198), 23), // nvidia
        (Text(781574), 9), // openai
        (Text(5622278), 29), // venice
        (Text(5623814), 29), // vercel
        (Text(5292038), 10), // vertex
        (Text(1161734), 12), // xiaomi
        (Text(5390087), 7), // alibaba
        (Text(5590535), 29), // bailian
        (Text(5592327), 29), // baseten
        (Text(5206791), 20), // bedrock
        (Text(5239047), 29), // copilot
        (Text(1677831), 22), // hunyuan
        (Text(5595911), 5), // kimi-ai
        (Text(5597703), 6), // kimi-cn
        (Text(4457479), 18), // longcat
        (Text(4462343), 18), // meituan
        (Text(3005447), 1), // minimax
        (Text(111623), 13), // mistral
        (Text(3779335), 17), // stepfun
        (Text(1675783), 22), // tencent
        (Text(5604871), 3), // zai-org
        (Text(5606663), 4), // zhipuai
        (Text(5562120), 29), // aihubmix
        (Text(5564168), 11), // api-x-ai
        (Text(5566216), 3), // api-z-ai
        (Text(4993800), 4), // bigmodel
        (Text(5568264), 21), // byteplus
        (Text(5570312), 29), // cerebras
        (Text(183560), 0), // deepseek
        (Text(5574408), 29), // friendli
        (Text(4923912), 2), // minimaxi
        (Text(1323528), 5), // moonshot
        (Text(5476360), 29), // opencode
        (Text(5580552), 29), // parasail
        (Text(5484808), 29), // together
        (Text(5586696), 29), // windsurf
        (Text(348681), 8), // anthropic
        (Text(1430793), 21), // bytedance
        (Text(5219337), 7), // dashscope
        (Text(5539081), 29), // deepinfra
        (Text(5396233), 29), // fireworks
        (Text(2394377), 24), // microsoft
        (Text(5550601), 1), // minimaxai
        (Text(111625), 13), // mistralai
        (Text(5552905), 29), // novita-ai
        (Text(5555209), 29), // sambanova
        (Text(5557513), 29), // synthetic
        (Text(5559817), 10), // vertex-ai
        (Text(5493258), 29), // ai-gateway
        (Text(3846666), 28), // cloudflare
        (Text(5495818), 29), // databricks
        (Text(5503498), 29), // hyperbolic
        (Text(730890), 16), // meta-llama
        (Text(5508618), 2), // minimax-cn
        (Text(5209610), 1), // minimax-io
        (Text(1323530), 5), // moonshotai
        (Text(5511178), 29), // nvidia-nim
        (Text(5346826), 19), // openrouter
        (Text(1369610), 15), // perplexity
        (Text(5523978), 17), // stepfun-ai
        (Text(5526538), 29), // togetherai
        (Text(5529098), 29), // unmodelled
        (Text(5531658), 29), // volcengine
        (Text(5534218), 12), // xiaomimimo
        (Text(1231371), 10), // antigravity
        (Text(5448203), 20), // aws-bedrock
        (Text(5453835), 8), // claude-code
        (Text(5456651), 0), // deepseek-ai
        (Text(5467915), 29), // huggingface
        (Text(5079307), 5), // moonshot-ai
        (Text(5083147), 6), // moonshot-cn
        (Text(5476363), 29), // opencode-go
        (Text(5481995), 29), // siliconflow
        (Text(5484811), 29), // together-ai
        (Text(5390092), 7), // alibabacloud
        (Text(5393164), 29), // azure-openai
        (Text(5396236), 29), // fireworks-ai
        (Text(5417740), 7), // model-studio
        (Text(5426956), 9), // openai-codex
        (Text(5290253), 10), // google-vertex
        (Text(5330189), 2), // minimax-china
        (Text(5336845), 6), // moonshotai-cn
        (Text(5346829), 19), // openrouter-ai
        (Text(5366797), 29), // tencent-cloud
        (Text(5205006), 20), // amazon-bedrock
        (Text(5208590), 1), // api-minimax-io
        (Text(5212174), 9), // api-openai-com
        (Text(1430798), 21), // bytedance-seed
        (Text(5219342), 7), // dashscope-intl
        (Text(5237262), 29), // github-copilot
        (Text(5078287), 5), // api-moonshot-ai
        (Text(5082127), 6), // api-moonshot-cn
        (Text(4918800), 0), // api-deepseek-com
        (Text(4922896), 2), // api-minimaxi-com
        (Text(4951568), 0), // deepseek-account
        (Text(4963856), 10), // google-ai-studio
        (Text(4992528), 4), // open-bigmodel-cn
        (Text(5037584), 22), // tencent-tokenhub
        (Text(4783889), 8), // api-anthropic-com
        (Text(4836113), 0), // deepseek-official
        (Text(3846677), 29), // cloudflare-workers-ai
    ],
    keys: &[
        key(3021826, 5, true, 360), // k3
        key(5267714, 9, false, 487), // o1
        key(3365122, 9, false, 491), // o3
        key(3828227, 9, false, 368), // ada
        key(4566531, 22, false, 955), // hy3
        key(4153860, 5, true, 353), // k2-5
        key(4158980, 5, true, 354), // k2-6
        key(5547268, 5, true, 353), // k2p5
        key(5549572, 5, true, 354), // k2p6
        key(5626629, 9, false, 376), // curie
        key(802821, 8, true, 141), // fable
        key(2809605, 3, false, 1021), // glm-5
        key(783365, 9, false, 389), // gpt-4
        key(1340677, 9, false, 417), // gpt-5
        key(1372421, 15, false, 938), // sonar
        key(5572358, 8, true, 141), // fable5
        key(5616134, 3, true, 1022), // glm5-1
        key(5617670, 3, true, 1023), // glm5-2
        key(5619206, 3, true, 1024), // glm5-3
        key(783366, 9, false, 401), // gpt-4o
        key(3470598, 11, false, 957), // grok-2
        key(3304454, 11, false, 963), // grok-3
        key(6, 11, false, 971), // grok-4
        key(3597574, 1, false, 289), // m2-her
        key(5341958, 9, false, 490), // o1-pro
        key(5345286, 9, false, 495), // o3-pro
        key(1078790, 8, true, 160), // opus-5
        key(5451015, 9, false, 369), // babbage
        key(5042951, 9, false, 377), // davinci
        key(802823, 8, true, 141), // fable-5
        key(5063431, 3, false, 1008), // glm-4-5
        key(4609543, 3, false, 1014), // glm-4-6
        key(4748295, 3, false, 1018), // glm-4-7
        key(5440519, 3, false, 1022), // glm-5-1
        key(4757511, 3, false, 1023), // glm-5-2
        key(4757511, 4, false, 1031), // glm-5-2
        key(4757511, 13, false, 314), // glm-5-2
        key(2809607, 3, false, 1024), // glm-5-3
        key(2809607, 4, false, 1032), // glm-5-3
        key(5594119, 3, false, 1030), // glm-ocr
        key(2656519, 9, false, 392), // gpt-4-1
        key(2688519, 9, false, 418), // gpt-5-1
        key(3074823, 9, false, 424), // gpt-5-2
        key(2131463, 9, false, 429), // gpt-5-3
        key(2694919, 9, false, 434), // gpt-5-4
        key(3087111, 9, false, 439), // gpt-5-5
        key(1340679, 9, false, 442), // gpt-5-6
        key(5412871, 5, true, 363), // k3-256k
        key(1326343, 5, false, 350), // kimi-k2
        key(3020551, 5, false, 360), // kimi-k3
        key(3020551, 6, false, 367), // kimi-k3
        key(5599495, 5, true, 353), // kimi2-5
        key(5601287, 5, true, 354), // kimi2-6
        key(5267719, 9, false, 488), // o1-mini
        key(4233479, 9, false, 493), // o3-mini
        key(1971719, 9, false, 496), // o4-mini
        key(5603079, 7, false, 0), // qvq-max
        key(5584647, 8, true, 168), // sonnet5
        key(4629768, 8, false, 127), // claude-2
        key(5572360, 8, true, 142), // fable5-1
        key(5378056, 3, false, 1013), // glm-4-5v
        key(5128200, 3, false, 1015), // glm-4-6v
        key(4570632, 11, false, 986), // grok-4-3
        key(5371400, 11, false, 987), // grok-4-5
        key(4575496, 11, false, 988), // grok-4-6
        key(4580360, 11, false, 989), // grok-4-7
        key(5576456, 5, true, 353), // kimi-2-5
        key(5578504, 5, true, 354), // kimi-2-6
        key(1023240, 8, true, 158), // opus-4-7
        key(1031176, 8, true, 159), // opus-4-8
        key(1078792, 8, true, 161), // opus-5-5
        key(5358088, 7, false, 3), // qwen-max
        key(5361416, 7, false, 70), // qwen3-8b
        key(5582600, 7, false, 106), // qwq-plus
        key(633864, 8, true, 168), // sonnet-5
        key(5584648, 8, true, 169), // sonnet55
        key(5536777, 8, false, 170), // claude-v1
        key(802825, 8, true, 142), // fable-5-1
        key(5226505, 9, false, 380), // ft:gpt-4o
        key(4408841, 3, false, 1006), // glm-4-32b
        key(5541385, 3, false, 1012), // glm-4-5-x
        key(4998409, 9, false, 395), // gpt-4-32k
        key(3634697, 9, false, 454), // gpt-5-pro
        key(3645961, 9, false, 465), // gpt-6-sol
        key(3918345, 9, false, 467), // gpt-audio
        key(9, 11, false, 976), // grok-4-20
        key(5277961, 11, false, 993), // grok-beta
        key(4152585, 5, false, 353), // kimi-k2-5
        key(4157705, 5, false, 354), // kimi-k2-6
        key(5545993, 5, true, 353), // kimi-k2p5
        key(5548297, 5, true, 354), // kimi-k2p6
        key(2993161, 12, false, 997), // mimo-v2-5
        key(5265929, 19, false, 799), // openai/o1
        key(3363337, 19, false, 802), // openai/o3
        key(570889, 7, false, 10), // qwen-plus
        key(5270793, 7, false, 31), // qwen3-14b
        key(5274377, 7, false, 38), // qwen3-32b
        key(3388169, 7, false, 81), // qwen3-max
        key(2189577, 15, false, 940), // sonar-pro
        key(2690570, 9, false, 373), // codex-mini
        key(3859210, 10, false, 274), // gemini-pro
        key(5498378, 9, false, 390), // gpt-4-0314
        key(5500938, 9, false, 391), // gpt-4-0613
        key(4866570, 9, false, 447), // gpt-5-chat
        key(3347466, 9, false, 452), // gpt-5-mini
        key(3353354, 9, false, 453), // gpt-5-nano
        key(3359242, 9, false, 462), // gpt-6-luna
        key(5506058, 18, true, 281), // longcat2-0
        key(4670730, 1, false, 290), // minimax-01
        key(4675338, 1, false, 291), // minimax-m1
        key(3576586, 1, false, 292), // minimax-m2
        key(3007498, 1, false, 299), // minimax-m3
        key(3007498, 2, false, 305), // minimax-m3
        key(4816138, 8, true, 148), // mythos-5-1
        key(5513738, 9, false, 489), // o1-preview
        key(3921930, 7, false, 1), // qwen-flash
        key(5171722, 7, false, 19), // qwen-turbo
        key(5516298, 7, true, 67), // qwen3-8max
        key(633866, 8, true, 169), // sonnet-5-5
        key(5518858, 17, false, 943), // step-1-32k
        key(5521418, 17, false, 946), // step-2-16k
        key(2808330, 19, false, 925), // z-ai/glm-5
        key(5451019, 9, false, 370), // babbage-002
        key(5042955, 9, false, 378), // davinci-002
        key(5063435, 3, false, 1009), // glm-4-5-air
        key(5071627, 3, false, 1028), // glm-5-turbo
        key(3056395, 9, false, 397), // gpt-4-turbo
        key(783371, 9, false, 406), // gpt-4o-mini
        key(3074827, 9, false, 428), // gpt-5-2-pro
        key(3080971, 9, false, 438), // gpt-5-4-pro
        key(3087115, 9, false, 441), // gpt-5-5-pro
        key(1943051, 9, false, 445), // gpt-5-6-sol
        key(5459467, 9, false, 449), // gpt-5-codex
        key(3341579, 9, false, 450), // gpt-5-image
        key(3123979, 9, false, 456), // gpt-6-1-sol
        key(1957387, 9, false, 459), // gpt-6-astra
        key(5462283, 9, false, 461), // gpt-6-cyber
        key(4972043, 9, false, 472), // gpt-image-1
        key(3554059, 9, false, 475), // gpt-image-2
        key(3142411, 9, false, 479), // gpt-oss-20b
        key(5051147, 11, false, 958), // grok-2-1212
        key(4654859, 11, false, 964), // grok-3-fast
        key(3304459, 11, false, 967), // grok-3-mini
        key(5465099, 11, false, 972), // grok-4-0709
        key(2609931, 11, false, 990), // grok-4-fast
        key(5470731, 22, false, 956), // hy4-preview
        key(4464395, 18, false, 281), // longcat-2-0
        key(5473547, 12, false, 1005), // mimo-v2-pro
        key(5479179, 13, false, 344), // pixtral-12b
        key(5006091, 7, false, 20), // qwen-vl-max
        key(3661067, 7, false, 21), // qwen-vl-ocr
        key(5010187, 7, false, 40), // qwen3-5-27b
        key(5014283, 7, false, 48), // qwen3-6-27b
        key(3734283, 7, false, 57), // qwen3-7-max
        key(3684875, 7, false, 65), // qwen3-8-27b
        key(3690507, 7, false, 67), // qwen3-8-max
        key(5487627, 13, false, 348), // zai-glm-5-2
        key(5490443, 13, false, 349), // zai-glm-5-3
        key(206348, 9, false, 375), // computer-use
        key(707340, 10, false, 258), // gemini-3-pro
        key(5399308, 3, false, 1010), // glm-4-5-airx
        key(4915724, 3, false, 1029), // glm-5v-turbo
        key(5405452, 9, false, 382), // gpt-3-5-0301
        key(2656524, 9, false, 393), // gpt-4-1-mini
        key(2662924, 9, false, 394), // gpt-4-1-nano
        key(4418572, 9, false, 419), // gpt-5-1-chat
        key(4423436, 9, false, 425), // gpt-5-2-chat
        key(2694924, 9, false, 436), // gpt-5-4-mini
        key(2701324, 9, false, 437), // gpt-5-4-nano
        key(1640460, 9, false, 444), // gpt-5-6-luna
        key(2442764, 9, false, 478), // gpt-oss-120b
        key(4875276, 9, false, 481), // gpt-realtime
        key(5411596, 5, false, 363), // kimi-k3-256k
        key(5414668, 12, false, 1004), // mimo-v2-omni
        key(3576588, 1, false, 293), // minimax-m2-1
        key(3582220, 1, false, 295), // minimax-m2-5
        key(3582220, 2, false, 301), // minimax-m2-5
        key(3587852, 1, false, 297), // minimax-m2-7
        key(3587852, 2, false, 303), // minimax-m2-7
        key(3601676, 13, false, 336), // mistral-nemo
        key(5420812, 9, false, 494), // o3-mini-high
        key(5423884, 9, false, 498), // o4-mini-high
        key(781580, 19, false, 714), // openai/gpt-4
        key(1338892, 19, false, 734), // openai/gpt-5
        key(5430028, 7, false, 5), // qwen-mt-lite
        key(5433100, 7, false, 6), // qwen-mt-plus
        key(4893964, 7, false, 23), // qwen-vl-plus
        key(4293132, 19, false, 881), // qwen/qwq-32b
        key(2462220, 7, false, 45), // qwen3-5-plus
        key(3422220, 7, false, 53), // qwen3-6-plus
        key(3376396, 7, false, 62), // qwen3-7-plus
        key(5436172, 17, false, 951), // step-audio-2
        key(5062156, 19, false, 917), // z-ai/glm-4-5
        key(4608268, 19, false, 920), // z-ai/glm-4-6
        key(4747020, 19, false, 923), // z-ai/glm-4-7
        key(5439244, 19, false, 926), // z-ai/glm-5-1
        key(4756236, 19, false, 927), // z-ai/glm-5-2
        key(2808332, 19, false, 929), // z-ai/glm-5-3
        key(3259917, 8, true, 137), // claude-3-opus
        key(5280269, 8, true, 160), // claude-5-opus
        key(997645, 8, true, 150), // claude-opus-4
        key(1077005, 8, false, 160), // claude-opus-5
        key(1241357, 0, false, 191), // deepseek-chat
        key(2296845, 0, false, 195), // deepseek-v3-2
        key(3336461, 13, false, 308), // devstral-2512
        key(5283597, 3, false, 1011), // glm-4-5-flash
        key(4748301, 3, false, 1019), // glm-4-7-flash
        key(2809613, 3, false, 1025), // glm-5-3-flash
        key(2809613, 4, false, 1033), // glm-5-3-flash
        key(1625613, 9, false, 383), // gpt-3-5-turbo
        key(2688525, 9, false, 421), // gpt-5-1-codex
        key(5293581, 9, false, 427), // gpt-5-2-codex
        key(2131469, 9, false, 431), // gpt-5-3-codex
        key(5296909, 9, false, 440), // gpt-5-5-cyber
        key(5300237, 9, false, 443), // gpt-5-6-cyber
        key(1340685, 9, false, 446), // gpt-5-6-terra
        key(1356045, 9, false, 458), // gpt-6-1-terra
        key(5313549, 9, false, 466), // gpt-6-sol-pro
        key(5316877, 9, false, 473), // gpt-image-1-5
        key(5323533, 11, false, 959), // grok-2-latest
        key(3470605, 11, false, 960), // grok-2-vision
        key(5326861, 11, false, 966), // grok-3-latest
        key(2145293, 11, false, 973), // grok-4-1-fast
        key(3020557, 5, false, 361), // kimi-k3-1-pro
        key(2993165, 12, false, 998), // mimo-v2-5-pro
        key(1163533, 12, false, 1001), // mimo-v2-6-pro
        key(4361485, 12, false, 1003), // mimo-v2-flash
        key(5333517, 13, false, 324), // mistral-embed
        key(781581, 19, false, 726), // openai/gpt-4o
        key(5340173, 19, false, 801), // openai/o1-pro
        key(5343501, 19, false, 806), // openai/o3-pro
        key(5350157, 7, false, 4), // qwen-mt-flash
        key(5353485, 7, false, 7), // qwen-mt-turbo
        key(5356813, 19, false, 822), // qwen/qwen-max
        key(5360141, 19, false, 864), // qwen/qwen3-8b
        key(947213, 7, false, 35), // qwen3-30b-a3b
        key(3160333, 7, false, 43), // qwen3-5-flash
        key(3189773, 7, false, 50), // qwen3-6-flash
        key(3195917, 7, false, 55), // qwen3-7-flash
        key(4711437, 7, false, 66), // qwen3-8-flash
        key(3202061, 7, false, 103), // qwen3-vl-plus
        key(5363469, 17, false, 944), // step-1o-audio
        key(4569357, 19, false, 899), // x-ai/grok-4-3
        key(5370125, 19, false, 901), // x-ai/grok-4-5
        key(4574221, 19, false, 902), // x-ai/grok-4-6
        key(4579085, 19, false, 904), // x-ai/grok-4-7
        key(5376781, 19, false, 919), // z-ai/glm-4-5v
        key(5380109, 19, false, 922), // z-ai/glm-4-6v
        key(2823694, 8, false, 135), // claude-3-haiku
        key(5215758, 8, true, 141), // claude-5-fable
        key(801038, 8, false, 141), // claude-fable-5
        key(3014158, 13, false, 306), // codestral-2508
        key(5222926, 0, false, 192), // deepseek-flash
        key(5222926, 0, false, 193), // deepseek-flash
        key(5226510, 9, false, 381), // ft:gpt-4o-mini
        key(5230094, 10, false, 210), // gemini-1-5-pro
        key(386830, 10, false, 227), // gemini-2-5-pro
        key(404750, 10, false, 241), // gemini-3-1-pro
        key(413710, 10, false, 256), // gemini-3-flash
        key(2126350, 10, false, 262), // gemini-4-argon
        key(3859214, 10, false, 275), // gemini-pro-1-5
        key(3869966, 10, false, 279), // gemma-2-27b-it
        key(5128206, 3, false, 1016), // glm-4-6v-flash
        key(5240846, 3, false, 1020), // glm-4-7-flashx
        key(5251598, 3, true, 1023), // glm-5-2-260617
        key(2809614, 3, false, 1026), // glm-5-3-flashx
        key(5255182, 9, false, 463), // gpt-6-luna-pro
        key(5258766, 9, false, 464), // gpt-6-rosalind
        key(3918350, 9, false, 468), // gpt-audio-mini
        key(4976142, 9, false, 482), // gpt-realtime-2
        key(4599822, 11, false, 994), // grok-build-0-1
        key(2619150, 5, false, 355), // kimi-k2-7-code
        key(5262350, 5, false, 366), // moonshot-v1-8k
        key(4473358, 16, false, 283), // muse-spark-1-1
        key(1131278, 16, false, 284), // muse-spark-1-2
        key(1139214, 16, false, 286), // muse-spark-1-3
        key(2654734, 19, false, 715), // openai/gpt-4-1
        key(2686734, 19, false, 735), // openai/gpt-5-1
        key(3073038, 19, false, 738), // openai/gpt-5-2
        key(2693134, 19, false, 744), // openai/gpt-5-4
        key(3085326, 19, false, 753), // openai/gpt-5-5
        key(5265934, 19, false, 800), // openai/o1-mini
        key(4231694, 19, false, 804), // openai/o3-mini
        key(1969934, 19, false, 808), // openai/o4-mini
        key(569614, 19, false, 823), // qwen/qwen-plus
        key(5269518, 19, false, 832), // qwen/qwen3-14b
        key(5273102, 19, false, 839), // qwen/qwen3-32b
        key(3386894, 19, false, 870), // qwen/qwen3-max
        key(2782734, 7, false, 100), // qwen3-vl-flash
        key(3781390, 17, false, 947), // step-3-5-flash
        key(3787022, 17, false, 949), // step-3-7-flash
        key(3803918, 17, false, 950), // step-5-preview
        key(2494222, 19, false, 897), // x-ai/grok-4-20
        key(5276686, 19, false, 907), // x-ai/grok-beta
        key(2510095, 8, false, 139), // claude-3-sonnet
        key(5085967, 8, true, 150), // claude-4-0-opus
        key(5089807, 8, true, 151), // claude-4-1-opus
        key(5093647, 8, true, 154), // claude-4-5-opus
        key(5097487, 8, true, 156), // claude-4-6-opus
        key(5101327, 8, true, 158), // claude-4-7-opus
        key(5105167, 8, true, 159), // claude-4-8-opus
        key(5109007, 8, true, 161), // claude-5-5-opus
        key(5112847, 8, true, 147), // claude-5-mythos
        key(5116687, 8, true, 168), // claude-5-sonnet
        key(4814351, 8, false, 147), // claude-mythos-5
        key(5120527, 8, false, 150), // claude-opus-4-0
        key(997647, 8, false, 151), // claude-opus-4-1
        key(1005583, 8, false, 154), // claude-opus-4-5
        key(1013519, 8, false, 156), // claude-opus-4-6
        key(1021455, 8, false, 158), // claude-opus-4-7
        key(1029391, 8, false, 159), // claude-opus-4-8
        key(1077007, 8, false, 161), // claude-opus-5-5
        key(598287, 8, true, 163), // claude-sonnet-4
        key(632079, 8, false, 168), // claude-sonnet-5
        key(1470223, 0, false, 201), // deepseek-v4-pro
        key(1470223, 0, false, 202), // deepseek-v4-pro
        key(5124367, 13, false, 309), // devstral-latest
        key(680207, 10, false, 254), // gemini-3-8-live
        key(5128207, 3, false, 1017), // glm-4-6v-flashx
        key(3612175, 9, false, 396), // gpt-4-5-preview
        key(5132047, 9, false, 412), // gpt-4o-mini-tts
        key(3623439, 9, false, 416), // gpt-4o:extended
        key(3629071, 9, false, 435), // gpt-5-4-image-2
        key(5135887, 9, false, 457), // gpt-6-1-sol-pro
        key(1957391, 9, false, 460), // gpt-6-astra-pro
        key(3651599, 9, false, 469), // gpt-chat-latest
        key(5143567, 13, false, 317), // magistral-small
        key(5147407, 19, false, 659), // microsoft/phi-4
        key(3831823, 12, false, 1000), // mimo-v2-6-flash
        key(2175503, 13, false, 328), // mistral-large-4
        key(5151247, 5, false, 365), // moonshot-v1-32k
        key(5155087, 16, false, 288), // muse-wonder-1-0
        key(5162767, 13, false, 340), // open-mistral-7b
        key(5166607, 19, false, 807), // openai/o3:batch
        key(3146767, 7, false, 8), // qwen-omni-turbo
        key(5170447, 19, false, 826), // qwen/qwen-turbo
        key(5174287, 19, false, 844), // qwen/qwen3-5-9b
        key(5181967, 7, false, 28), // qwen2-5-omni-7b
        key(579599, 7, false, 32), // qwen3-235b-a22b
        key(4273935, 7, false, 41), // qwen3-5-35b-a3b
        key(4279055, 7, false, 49), // qwen3-6-35b-a3b
        key(5185807, 7, false, 71), // qwen3-asr-flash
        key(5189647, 21, false, 173), // seed-1-6-250915
        key(5193487, 21, false, 175), // seed-1-8-251228
        key(1380111, 15, false, 941), // sonar-reasoning
        key(5197327, 17, false, 952), // step-audio-r1-5
        key(2223888, 8, true, 128), // claude-3-5-haiku
        key(4926992, 8, true, 144), // claude-4-5-haiku
        key(4931088, 8, true, 142), // claude-5-1-fable
        key(4935184, 8, true, 143), // claude-5-2-fable
        key(4939280, 8, true, 146), // claude-5-5-haiku
        key(801040, 8, false, 142), // claude-fable-5-1
        key(4943376, 8, false, 143), // claude-fable-5-2
        key(817424, 8, false, 144), // claude-haiku-4-5
        key(833808, 8, false, 146), // claude-haiku-5-5
        key(4947472, 13, false, 307), // codestral-latest
        key(3852048, 19, false, 561), // cohere/command-a
        key(4955664, 9, false, 379), // ft:gpt-3-5-turbo
        key(4394256, 10, false, 208), // gemini-1-5-flash
        key(849424, 10, false, 211), // gemini-2-0-flash
        key(25360, 10, false, 214), // gemini-2-5-flash
        key(519184, 10, false, 244), // gemini-3-5-flash
        key(1543952, 10, false, 249), // gemini-3-6-flash
        key(1551376, 10, false, 250), // gemini-3-7-flash
        key(1234448, 10, false, 251), // gemini-3-8-flash
        key(4959760, 10, true, 203), // gemini-3-flash-a
        key(2349584, 10, false, 265), // gemini-flash-1-5
        key(3341584, 9, false, 451), // gpt-5-image-mini
        key(4967952, 9, false, 455), // gpt-5-search-api
        key(4972048, 9, false, 474), // gpt-image-1-mini
        key(4976144, 9, false, 483), // gpt-realtime-2-1
        key(3304464, 11, false, 968), // grok-3-mini-fast
        key(3966224, 11, false, 995), // grok-code-fast-1
        key(3971600, 11, false, 996), // grok-vision-beta
        key(2182672, 5, false, 357), // kimi-k2-thinking
        key(4984336, 19, false, 658), // meta/muse-wonder
        key(1893648, 13, false, 334), // mistral-medium-3
        key(4988432, 5, false, 364), // moonshot-v1-128k
        key(3365136, 9, false, 492), // o3-deep-research
        key(4996624, 19, false, 722), // openai/gpt-4-32k
        key(3632912, 19, false, 775), // openai/gpt-5-pro
        key(3644176, 19, false, 788), // openai/gpt-6-sol
        key(3916560, 19, false, 790), // openai/gpt-audio
        key(1369616, 19, false, 811), // perplexity/sonar
        key(5000720, 7, false, 18), // qwen-plus-latest
        key(5004816, 19, false, 827), // qwen/qwen-vl-max
        key(5008912, 19, false, 841), // qwen/qwen3-5-27b
        key(5013008, 19, false, 848), // qwen/qwen3-6-27b
        key(5017104, 19, false, 854), // qwen/qwen3-7-max
        key(3683600, 19, false, 858), // qwen/qwen3-8-27b
        key(790032, 19, false, 865), // qwen/qwen3-coder
        key(3928592, 7, false, 68), // qwen3-8-max-0902
        key(3933968, 7, false, 76), // qwen3-coder-next
        key(2193680, 7, false, 77), // qwen3-coder-plus
        key(2776336, 7, false, 88), // qwen3-omni-flash
        key(1401616, 7, false, 93), // qwen3-vl-30b-a3b
        key(5033488, 19, false, 883), // rekaai/reka-edge
        key(5041680, 9, false, 499), // text-davinci-002
        key(5045776, 9, false, 500), // text-davinci-003
        key(5049872, 19, false, 893), // x-ai/grok-2-1212
        key(5053968, 19, false, 895), // x-ai/grok-3-beta
        key(5058064, 19, false, 906), // x-ai/grok-4-fast
        key(4354576, 19, false, 911), // xiaomi/mimo-v2-5
        key(5062160, 19, false, 918), // z-ai/glm-4-5-air
        key(5070352, 19, false, 936), // z-ai/glm-5-turbo
        key(3037969, 9, false, 371), // chatgpt-4o-latest
        key(2044177, 8, false, 130), // claude-3-5-sonnet
        key(351249, 8, true, 133), // claude-3-7-sonnet
        key(4788241, 8, true, 163), // claude-4-0-sonnet
        key(4792593, 8, true, 165), // claude-4-5-sonnet
        key(4796945, 8, true, 167), // claude-4-6-sonnet
        key(4801297, 8, true, 148), // claude-5-1-mythos
        key(4805649, 8, true, 149), // claude-5-2-mythos
        key(4810001, 8, true, 169), // claude-5-5-sonnet
        key(4814353, 8, false, 148), // claude-mythos-5-1
        key(4818705, 8, false, 149), // claude-mythos-5-2
        key(4823057, 8, false, 163), // claude-sonnet-4-0
        key(598289, 8, false, 165), // claude-sonnet-4-5
        key(606737, 8, false, 167), // claude-sonnet-4-6
        key(632081, 8, false, 169), // claude-sonnet-5-5
        key(4827409, 9, false, 374), // codex-mini-latest
        key(4831761, 14, false, 182), // command-a-03-2025
        key(2908945, 14, false, 187), // command-r-08-2024
        key(4840465, 0, false, 194), // deepseek-reasoner
        key(2296849, 0, true, 195), // deepseek-v3-2-exp
        key(313105, 0, false, 197), // deepseek-v4-flash
        key(313105, 0, false, 198), // deepseek-v4-flash
        key(3857425, 19, false, 630), // google/gemini-pro
        key(3044113, 9, false, 387), // gpt-3-5-turbo-16k
        key(3062545, 9, false, 402), // gpt-4o-2024-05-13
        key(4849169, 9, false, 403), // gpt-4o-2024-08-06
        key(4853521, 9, false, 404), // gpt-4o-2024-11-20
        key(4857873, 9, false, 415), // gpt-4o-transcribe
        key(4862225, 9, false, 422), // gpt-5-1-codex-max
        key(4866577, 9, false, 448), // gpt-5-chat-latest
        key(4875281, 9, false, 484), // gpt-realtime-mini
        key(2161681, 13, false, 320), // ministral-3b-2512
        key(2168593, 13, false, 322), // ministral-8b-2512
        key(2175505, 13, false, 329), // mistral-large-4-0
        key(4879633, 13, false, 341), // open-mistral-nemo
        key(4883985, 13, false, 343), // open-mixtral-8x7b
        key(4888337, 19, false, 707), // openai/codex-mini
        key(3345681, 19, false, 771), // openai/gpt-5-mini
        key(3351569, 19, false, 773), // openai/gpt-5-nano
        key(3357457, 19, false, 786), // openai/gpt-6-luna
        key(4892689, 19, false, 828), // qwen/qwen-vl-plus
        key(4897041, 19, false, 852), // qwen/qwen3-6-plus
        key(3375121, 19, false, 855), // qwen/qwen3-7-plus
        key(3667985, 7, false, 39), // qwen3-5-122b-a10b
        key(3673617, 7, false, 42), // qwen3-5-397b-a17b
        key(3679249, 7, false, 64), // qwen3-8-2-4t-a95b
        key(2020113, 7, false, 74), // qwen3-coder-flash
        key(4905745, 7, false, 84), // qwen3-max-preview
        key(4910097, 19, false, 891), // tencent/hy-mt2-7b
        key(4914449, 19, false, 937), // z-ai/glm-5v-turbo
        key(4622610, 19, false, 509), // amazon/nova-pro-v1
        key(4627218, 19, false, 510), // anthropic/claude-2
        key(4631826, 10, false, 233), // gemini-2-5-pro-tts
        key(1234450, 10, true, 251), // gemini-3-8-flash-n
        key(707346, 10, false, 259), // gemini-3-pro-image
        key(4641042, 10, false, 264), // gemini-embedding-2
        key(4645650, 9, false, 384), // gpt-3-5-turbo-0125
        key(2630930, 9, false, 385), // gpt-3-5-turbo-0613
        key(2637330, 9, false, 386), // gpt-3-5-turbo-1106
        key(2688530, 9, false, 423), // gpt-5-1-codex-mini
        key(3470610, 11, false, 961), // grok-2-vision-1212
        key(4654866, 11, false, 965), // grok-3-fast-latest
        key(4659474, 11, false, 970), // grok-3-mini-latest
        key(4664082, 1, false, 300), // minimax-m3-1-flash
        key(4668690, 19, false, 661), // minimax/minimax-01
        key(4673298, 19, false, 662), // minimax/minimax-m1
        key(3593490, 19, false, 663), // minimax/minimax-m2
        key(3005458, 19, false, 668), // minimax/minimax-m3
        key(1879314, 13, false, 318), // ministral-14b-2512
        key(4677906, 13, false, 325), // mistral-large-2407
        key(4682514, 13, false, 326), // mistral-large-2411
        key(1886482, 13, false, 327), // mistral-large-2512
        key(4687122, 13, false, 337), // mistral-small-2506
        key(1915154, 13, false, 338), // mistral-small-2603
        key(1323538, 19, false, 690), // moonshotai/kimi-k2
        key(3017746, 19, false, 697), // moonshotai/kimi-k3
        key(4691730, 13, false, 342), // open-mixtral-8x22b
        key(3054610, 19, false, 724), // openai/gpt-4-turbo
        key(781586, 19, false, 728), // openai/gpt-4o-mini
        key(3073042, 19, false, 739), // openai/gpt-5-2-pro
        key(3079186, 19, false, 750), // openai/gpt-5-4-pro
        key(3085330, 19, false, 754), // openai/gpt-5-5-pro
        key(1941266, 19, false, 761), // openai/gpt-5-6-sol
        key(3339794, 19, false, 769), // openai/gpt-5-image
        key(4696338, 19, false, 777), // openai/gpt-5:batch
        key(3122194, 19, false, 778), // openai/gpt-6-1-sol
        key(1955602, 19, false, 783), // openai/gpt-6-astra
        key(3140626, 19, false, 796), // openai/gpt-oss-20b
        key(945938, 19, false, 836), // qwen/qwen3-30b-a3b
        key(4700946, 19, false, 850), // qwen/qwen3-6-flash
        key(4705554, 19, false, 853), // qwen/qwen3-7-flash
        key(4710162, 19, false, 860), // qwen/qwen3-8-flash
        key(4728594, 7, true, 66), // qwen3-8-flash-next
        key(3382290, 7, false, 69), // qwen3-8-omni-flash
        key(979986, 7, false, 90), // qwen3-vl-235b-a22b
        key(4733202, 17, false, 953), // stepaudio-2-5-chat
        key(4742418, 13, false, 346), // voxtral-small-2507
        key(4747026, 19, false, 924), // z-ai/glm-4-7-flash
        key(4756242, 19, false, 928), // z-ai/glm-5-2:batch
        key(2808338, 19, false, 930), // z-ai/glm-5-3-flash
        key(4760850, 19, false, 934), // z-ai/glm-5-3-prime
        key(4765458, 19, false, 935), // z-ai/glm-5-3:batch
        key(4374803, 19, false, 506), // amazon/nova-lite-v1
        key(2283027, 14, false, 189), // command-r7b-12-2024
        key(185875, 0, true, 192), // deepseek-v4-1-flash
        key(185875, 0, true, 193), // deepseek-v4-1-flash
        key(4379667, 13, false, 312), // devstral-small-2505
        key(4384531, 13, false, 313), // devstral-small-2507
        key(4389395, 21, false, 172), // dola-seed-2-1-turbo
        key(4394259, 10, false, 209), // gemini-1-5-flash-8b
        key(2349587, 10, false, 266), // gemini-flash-1-5-8b
        key(4403987, 10, false, 267), // gemini-flash-latest
        key(4408851, 3, false, 1007), // glm-4-32b-0414-128k
        key(4413715, 9, false, 399), // gpt-4-turbo-preview
        key(4418579, 9, false, 420), // gpt-5-1-chat-latest
        key(4423443, 9, false, 426), // gpt-5-2-chat-latest
        key(4428307, 9, false, 430), // gpt-5-3-chat-latest
        key(2131475, 9, false, 432), // gpt-5-3-codex-spark
        key(4447763, 9, false, 476), // gpt-image-2-5-flare
        key(4457491, 18, false, 282), // longcat-2-5-preview
        key(4462355, 19, false, 642), // meituan/longcat-2-0
        key(4472083, 19, false, 652), // meta/muse-spark-1-1
        key(1130003, 19, false, 653), // meta/muse-spark-1-2
        key(1137939, 19, false, 655), // meta/muse-spark-1-3
        key(4481811, 13, false, 321), // ministral-3b-latest
        key(4486675, 13, false, 323), // ministral-8b-latest
        key(4491539, 13, false, 331), // mistral-medium-2505
        key(4496403, 13, false, 332), // mistral-medium-2508
        key(4501267, 13, false, 333), // mistral-medium-2604
        key(2654739, 19, false, 716), // openai/gpt-4-1-mini
        key(2661139, 19, false, 718), // openai/gpt-4-1-nano
        key(4506131, 19, false, 732), // openai/gpt-4o:batch
        key(4510995, 19, false, 742), // openai/gpt-5-3-chat
        key(2693139, 19, false, 746), // openai/gpt-5-4-mini
        key(2699539, 19, false, 748), // openai/gpt-5-4-nano
        key(1638675, 19, false, 757), // openai/gpt-5-6-luna
        key(2440979, 19, false, 793), // openai/gpt-oss-120b
        key(4520723, 7, false, 27), // qwen2-5-7b-instruct
        key(3166483, 7, false, 52), // qwen3-6-max-preview
        key(4525587, 7, false, 61), // qwen3-7-max-preview
        key(4535315, 19, false, 884), // rekaai/reka-flash-3
        key(4540179, 21, false, 181), // seed-2-0-pro-260328
        key(1372435, 15, false, 939), // sonar-deep-research
        key(1380115, 15, false, 942), // sonar-reasoning-pro
        key(4545043, 17, false, 948), // step-3-5-flash-2603
        key(4554771, 19, false, 889), // tencent/hy-mt2-1-8b
        key(4564499, 19, false, 892), // tencent/hy3-preview
        key(4569363, 19, false, 900), // x-ai/grok-4-3:batch
        key(4574227, 19, false, 903), // x-ai/grok-4-6:batch
        key(4579091, 19, false, 905), // x-ai/grok-4-7:batch
        key(4598547, 19, false, 908), // x-ai/grok-build-0-1
        key(4608275, 19, false, 921), // z-ai/glm-4-6:exacto
        key(2808339, 19, false, 932), // z-ai/glm-5-3-flashx
        key(3975700, 19, false, 504), // ai21/jamba-large-1-7
        key(2515220, 20, false, 111), // amazon-nova-pro-v1:0
        key(3985940, 19, false, 507), // amazon/nova-micro-v1
        key(3991060, 9, false, 372), // chatgpt-image-latest
        key(3996180, 8, false, 138), // claude-3-opus-latest
        key(4001300, 8, false, 162), // claude-opus-5-5-fast
        key(1470228, 0, true, 201), // deepseek-v4-pro-0813
        key(1470228, 0, true, 202), // deepseek-v4-pro-0813
        key(243476, 19, false, 569), // deepseek/deepseek-r1
        key(4011540, 13, false, 310), // devstral-medium-2507
        key(4016660, 25, false, 171), // ernie-4-5-vl-28b-a3b
        key(4026900, 10, false, 226), // gemini-2-5-flash-tts
        key(4037140, 10, false, 253), // gemini-3-8-flash-tts
        key(4042260, 10, false, 261), // gemini-3-pro-preview
        key(4052500, 10, false, 263), // gemini-embedding-001
        key(4057620, 3, true, 1025), // glm-5-3-flash-latest
        key(2809620, 3, false, 1027), // glm-5-3-flashx-legal
        key(4062740, 19, false, 633), // google/gemma-2-9b-it
        key(4067860, 19, false, 636), // google/gemma-3-4b-it
        key(4072980, 9, false, 400), // gpt-4-vision-preview
        key(4078100, 9, false, 405), // gpt-4o-audio-preview
        key(4083220, 11, false, 962), // grok-2-vision-latest
        key(4088340, 5, false, 351), // kimi-k2-0711-preview
        key(4093460, 5, false, 352), // kimi-k2-0905-preview
        key(4098580, 19, false, 657), // meta/muse-spark-open
        key(4103700, 19, false, 664), // minimax/minimax-m2-1
        key(4108820, 19, false, 665), // minimax/minimax-m2-5
        key(4113940, 19, false, 666), // minimax/minimax-m2-7
        key(4134420, 13, false, 319), // ministral-14b-latest
        key(4139540, 13, false, 330), // mistral-large-latest
        key(4144660, 13, false, 339), // mistral-small-latest
        key(4149780, 19, false, 693), // moonshotai/kimi-k2-5
        key(4154900, 19, false, 694), // moonshotai/kimi-k2-6
        key(1623828, 19, false, 708), // openai/gpt-3-5-turbo
        key(4170260, 19, false, 721), // openai/gpt-4-1:batch
        key(4180500, 19, false, 737), // openai/gpt-5-1:batch
        key(4185620, 19, false, 741), // openai/gpt-5-2:batch
        key(4190740, 19, false, 743), // openai/gpt-5-3-codex
        key(4195860, 19, false, 752), // openai/gpt-5-4:batch
        key(4200980, 19, false, 756), // openai/gpt-5-5:batch
        key(1338900, 19, false, 765), // openai/gpt-5-6-terra
        key(1354260, 19, false, 780), // openai/gpt-6-1-terra
        key(4231700, 19, false, 805), // openai/o3-mini:batch
        key(4236820, 19, false, 810), // openai/o4-mini:batch
        key(2186772, 19, false, 813), // perplexity/sonar-pro
        key(4241940, 13, false, 345), // pixtral-large-latest
        key(4247060, 7, false, 11), // qwen-plus-2025-01-25
        key(4252180, 7, false, 12), // qwen-plus-2025-04-28
        key(4257300, 7, false, 13), // qwen-plus-2025-07-14
        key(570900, 7, false, 14), // qwen-plus-2025-07-28
        key(4262420, 7, false, 15), // qwen-plus-2025-09-11
        key(4267540, 7, false, 16), // qwen-plus-2025-12-01
        key(578324, 19, false, 833), // qwen/qwen3-235b-a22b
        key(4272660, 19, false, 842), // qwen/qwen3-5-35b-a3b
        key(4277780, 19, false, 849), // qwen/qwen3-6-35b-a3b
        key(4293140, 19, false, 882), // qwen/qwq-32b-preview
        key(4298260, 7, false, 24), // qwen2-5-14b-instruct
        key(4303380, 7, false, 25), // qwen2-5-32b-instruct
        key(4308500, 7, false, 26), // qwen2-5-72b-instruct
        key(4313620, 7, false, 82), // qwen3-max-2025-09-23
        key(4318740, 7, false, 83), // qwen3-max-2026-01-23
        key(2764820, 7, false, 98), // qwen3-vl-8b-instruct
        key(2771220, 7, false, 99), // qwen3-vl-8b-thinking
        key(4323860, 21, false, 177), // seed-2-0-lite-260228
        key(4328980, 21, false, 178), // seed-2-0-lite-260428
        key(4334100, 21, false, 179), // seed-2-0-mini-260215
        key(4339220, 21, false, 180), // seed-2-0-mini-260428
        key(4344340, 17, false, 945), // step-1o-turbo-vision
        key(4349460, 13, false, 347), // voxtral-small-latest
        key(4354580, 19, false, 912), // xiaomi/mimo-v2-5-pro
        key(1161748, 19, false, 914), // xiaomi/mimo-v2-6-pro
        key(4359700, 19, false, 916), // xiaomi/mimo-v2-flash
        key(2242581, 20, false, 108), // amazon-nova-lite-v1:0
        key(3841301, 19, false, 505), // amazon/nova-2-lite-v1
        key(3852053, 19, false, 562), // cohere/command-a-plus
        key(849429, 10, false, 212), // gemini-2-0-flash-lite
        key(25365, 10, false, 217), // gemini-2-5-flash-lite
        key(501781, 10, false, 236), // gemini-3-1-flash-lite
        key(519189, 10, false, 245), // gemini-3-5-flash-lite
        key(2334485, 10, false, 247), // gemini-3-5-transcribe
        key(68629, 10, false, 269), // gemini-live-2-5-flash
        key(1814037, 10, false, 272), // gemini-omni-1-1-flash
        key(385045, 19, false, 599), // google/gemini-2-5-pro
        key(2124565, 19, false, 623), // google/gemini-4-argon
        key(3857429, 19, false, 631), // google/gemini-pro-1-5
        key(3868181, 19, false, 632), // google/gemma-2-27b-it
        key(3873557, 19, false, 634), // google/gemma-3-12b-it
        key(3878933, 19, false, 635), // google/gemma-3-27b-it
        key(3884309, 19, false, 639), // google/gemma-4-31b-it
        key(1935893, 9, false, 414), // gpt-4o-search-preview
        key(1964565, 9, false, 480), // gpt-oss-safeguard-20b
        key(3889685, 9, false, 486), // gpt-rosalind-research
        key(3895061, 11, false, 992), // grok-4-fast-reasoning
        key(3900437, 5, false, 359), // kimi-k2-turbo-preview
        key(3905813, 19, false, 651), // meta/muse-glimmer-30b
        key(3911189, 13, false, 335), // mistral-medium-latest
        key(1971733, 9, false, 497), // o4-mini-deep-research
        key(3916565, 19, false, 791), // openai/gpt-audio-mini
        key(3921941, 7, false, 2), // qwen-flash-2025-07-28
        key(3927317, 19, false, 861), // qwen/qwen3-8-max-0902
        key(3932693, 19, false, 868), // qwen/qwen3-coder-next
        key(3938069, 19, false, 869), // qwen/qwen3-coder-plus
        key(2468885, 7, false, 96), // qwen3-vl-32b-instruct
        key(3948821, 7, false, 97), // qwen3-vl-32b-thinking
        key(3954197, 21, false, 174), // seed-1-6-flash-250715
        key(3959573, 19, false, 896), // x-ai/grok-3-mini-beta
        key(3964949, 19, false, 909), // x-ai/grok-code-fast-1
        key(3970325, 19, false, 910), // x-ai/grok-vision-beta
        key(2056726, 20, false, 109), // amazon-nova-micro-v1:0
        key(3492118, 19, false, 508), // amazon/nova-premier-v1
        key(3497750, 8, false, 137), // claude-3-opus-20240229
        key(3503382, 8, true, 153), // claude-4-20250514-opus
        key(3509014, 8, false, 153), // claude-opus-4-20250514
        key(3514646, 14, false, 183), // command-a-plus-05-2026
        key(1454870, 14, false, 188), // command-r-plus-08-2024
        key(3520278, 0, false, 196), // deepseek-v3-2-speciale
        key(313110, 0, true, 197), // deepseek-v4-flash-0731
        key(313110, 0, true, 198), // deepseek-v4-flash-0731
        key(1239062, 19, false, 566), // deepseek/deepseek-chat
        key(2294550, 19, false, 577), // deepseek/deepseek-v3-2
        key(3531542, 13, false, 311), // devstral-medium-latest
        key(1246742, 10, false, 215), // gemini-2-5-flash-image
        key(386838, 10, false, 228), // gemini-2-5-pro-preview
        key(331542, 10, false, 234), // gemini-3-1-flash-image
        key(404758, 10, false, 242), // gemini-3-1-pro-preview
        key(413718, 10, false, 257), // gemini-3-flash-preview
        key(1595926, 10, false, 271), // gemini-nano-banana-2-1
        key(3537174, 19, false, 637), // google/gemma-3n-e4b-it
        key(1625622, 9, false, 388), // gpt-3-5-turbo-instruct
        key(3542806, 9, false, 398), // gpt-4-turbo-2024-04-09
        key(2361110, 9, false, 407), // gpt-4o-mini-2024-07-18
        key(3548438, 9, false, 411), // gpt-4o-mini-transcribe
        key(3554070, 9, false, 477), // gpt-image-2-5-sunburst
        key(3565334, 9, false, 485), // gpt-rosalind-discovery
        key(3570966, 5, false, 358), // kimi-k2-thinking-turbo
        key(3576598, 1, false, 294), // minimax-m2-1-highspeed
        key(3582230, 1, false, 296), // minimax-m2-5-highspeed
        key(3582230, 2, false, 302), // minimax-m2-5-highspeed
        key(3587862, 1, false, 298), // minimax-m2-7-highspeed
        key(3587862, 2, false, 304), // minimax-m2-7-highspeed
        key(3593494, 19, false, 667), // minimax/minimax-m2-her
        key(2166038, 19, false, 674), // mistralai/ministral-8b
        key(3599126, 19, false, 682), // mistralai/mistral-nemo
        key(3604758, 19, false, 683), // mistralai/mistral-saba
        key(3610390, 19, false, 723), // openai/gpt-4-5-preview
        key(3621654, 19, false, 733), // openai/gpt-4o:extended
        key(3627286, 19, false, 745), // openai/gpt-5-4-image-2
        key(1941270, 19, false, 762), // openai/gpt-5-6-sol-pro
        key(3632918, 19, false, 776), // openai/gpt-5-pro:batch
        key(3644182, 19, false, 789), // openai/gpt-6-sol:batch
        key(3649814, 19, false, 792), // openai/gpt-chat-latest
        key(3655446, 7, false, 17), // qwen-plus-character-ja
        key(3661078, 7, false, 22), // qwen-vl-ocr-2025-11-20
        key(3666710, 19, false, 840), // qwen/qwen3-5-122b-a10b
        key(3672342, 19, false, 843), // qwen/qwen3-5-397b-a17b
        key(3677974, 19, false, 857), // qwen/qwen3-8-2-4t-a95b
        key(3683606, 19, false, 859), // qwen/qwen3-8-27b:batch
        key(3689238, 19, false, 862), // qwen/qwen3-8-max-prime
        key(3694870, 19, false, 867), // qwen/qwen3-coder-flash
        key(3728662, 7, false, 30), // qwen2-5-vl-7b-instruct
        key(3734294, 7, false, 58), // qwen3-7-max-2026-05-17
        key(3739926, 7, false, 59), // qwen3-7-max-2026-05-20
        key(3745558, 7, false, 60), // qwen3-7-max-2026-06-08
        key(3768086, 17, false, 954), // stepaudio-2-5-realtime
        key(3779350, 19, false, 885), // stepfun/step-3-5-flash
        key(3784982, 19, false, 886), // stepfun/step-3-7-flash
        key(3801878, 19, false, 887), // stepfun/step-5-preview
        key(3807510, 19, false, 890), // tencent/hy-mt2-30b-a3b
        key(3813142, 9, false, 501), // text-embedding-3-large
        key(3818774, 9, false, 502), // text-embedding-3-small
        key(3824406, 9, false, 503), // text-embedding-ada-002
        key(3830038, 19, false, 913), // xiaomi/mimo-v2-6-flash
        key(1309975, 20, false, 107), // amazon-nova-2-lite-v1:0
        key(3257367, 19, false, 516), // anthropic/claude-3-opus
        key(995095, 19, false, 526), // anthropic/claude-opus-4
        key(1074455, 19, false, 539), // anthropic/claude-opus-5
        key(1430807, 19, false, 554), // bytedance-seed/seed-1-6
        key(3263255, 8, false, 129), // claude-3-5-haiku-latest
        key(3269143, 8, false, 136), // claude-3-haiku-20240307
        key(3275031, 20, false, 119), // eu-amazon-nova-pro-v1:0
        key(3286807, 10, false, 280), // gemma-4-26b-a4b-it-maas
        key(23575, 19, false, 590), // google/gemini-2-5-flash
        key(517399, 19, false, 609), // google/gemini-3-5-flash
        key(1542167, 19, false, 613), // google/gemini-3-6-flash
        key(1549591, 19, false, 615), // google/gemini-3-7-flash
        key(1557015, 19, false, 617), // google/gemini-3-8-flash
        key(2347799, 19, false, 625), // google/gemini-flash-1-5
        key(3292695, 9, false, 413), // gpt-4o-realtime-preview
        key(3298583, 9, false, 471), // gpt-daybreak-red-latest
        key(3304471, 11, false, 969), // grok-3-mini-fast-latest
        key(3310359, 11, false, 975), // grok-4-1-fast-reasoning
        key(3316247, 5, false, 362), // kimi-k3-1-pro-highspeed
        key(3328023, 13, false, 316), // magistral-medium-latest
        key(3333911, 19, false, 671), // mistralai/devstral-2512
        key(1883927, 19, false, 676), // mistralai/mistral-large
        key(1323543, 19, false, 691), // moonshotai/kimi-k2-0905
        key(1638679, 19, false, 758), // openai/gpt-5-6-luna-pro
        key(3339799, 19, false, 770), // openai/gpt-5-image-mini
        key(3345687, 19, false, 772), // openai/gpt-5-mini:batch
        key(3351575, 19, false, 774), // openai/gpt-5-nano:batch
        key(3357463, 19, false, 787), // openai/gpt-6-luna:batch
        key(3363351, 19, false, 803), // openai/o3-deep-research
        key(3369239, 19, false, 846), // qwen/qwen3-5-plus-02-15
        key(3375127, 19, false, 856), // qwen/qwen3-7-plus:batch
        key(3381015, 19, false, 863), // qwen/qwen3-8-omni-flash
        key(3386903, 19, false, 871), // qwen/qwen3-max-thinking
        key(1999895, 7, false, 29), // qwen2-5-vl-72b-instruct
        key(3410455, 7, false, 46), // qwen3-5-plus-2026-02-15
        key(3416343, 7, false, 47), // qwen3-5-plus-2026-04-20
        key(3422231, 7, false, 54), // qwen3-6-plus-2026-04-02
        key(3428119, 7, false, 63), // qwen3-7-plus-2026-05-26
        key(3457559, 20, false, 126), // us-amazon-nova-pro-v1:0
        key(3469335, 19, false, 894), // x-ai/grok-2-vision-1212
        key(2208280, 20, false, 110), // amazon-nova-premier-v1:0
        key(2821144, 19, false, 515), // anthropic/claude-3-haiku
        key(798488, 19, false, 518), // anthropic/claude-fable-5
        key(2827288, 10, false, 204), // antigravity-gemini-3-pro
        key(2833432, 19, false, 560), // bytedance/ui-tars-1-5-7b
        key(2845720, 20, false, 115), // ca-amazon-nova-lite-v1:0
        key(2858008, 8, false, 134), // claude-3-7-sonnet-latest
        key(2864152, 8, false, 140), // claude-3-sonnet-20240229
        key(2870296, 8, true, 164), // claude-4-20250514-sonnet
        key(2876440, 8, false, 152), // claude-opus-4-1-20250805
        key(2882584, 8, false, 155), // claude-opus-4-5-20251101
        key(2888728, 8, false, 157), // claude-opus-4-6-20260205
        key(2894872, 8, false, 164), // claude-sonnet-4-20250514
        key(2901016, 8, true, 168), // claude-sonnet-5-20260630
        key(2907160, 19, false, 563), // cohere/command-r-08-2024
        key(2913304, 14, false, 186), // command-a-vision-07-2025
        key(185880, 0, true, 192), // deepseek-v4-1-flash-1017
        key(185880, 0, true, 193), // deepseek-v4-1-flash-1017
        key(1467928, 19, false, 586), // deepseek/deepseek-v4-pro
        key(2919448, 20, false, 117), // eu-amazon-nova-lite-v1:0
        key(123928, 10, false, 221), // gemini-2-5-flash-preview
        key(2931736, 10, true, 250), // gemini-3-7-flash-control
        key(2937880, 10, false, 268), // gemini-flash-lite-latest
        key(2944024, 19, false, 640), // google/palm-2-chat-bison
        key(2950168, 9, false, 470), // gpt-daybreak-blue-latest
        key(2956312, 11, false, 978), // grok-4-20-0309-reasoning
        key(2968600, 5, false, 356), // kimi-k2-7-code-highspeed
        key(2980888, 13, false, 315), // labs-devstral-small-2512
        key(2987032, 19, false, 649), // meta-llama/llama-4-scout
        key(2993176, 12, false, 999), // mimo-v2-5-pro-ultraspeed
        key(1163544, 12, false, 1002), // mimo-v2-6-pro-ultraspeed
        key(3005464, 19, false, 669), // minimax/minimax-m3:batch
        key(3011608, 19, false, 670), // mistralai/codestral-2508
        key(3017752, 19, false, 698), // moonshotai/kimi-k3-1-pro
        key(3030040, 19, false, 699), // moonshotai/kimi-k3:batch
        key(3036184, 19, false, 706), // openai/chatgpt-4o-latest
        key(3042328, 19, false, 711), // openai/gpt-3-5-turbo-16k
        key(3054616, 19, false, 725), // openai/gpt-4-turbo:batch
        key(3060760, 19, false, 727), // openai/gpt-4o-2024-05-13
        key(3066904, 19, false, 730), // openai/gpt-4o-mini:batch
        key(3073048, 19, false, 740), // openai/gpt-5-2-pro:batch
        key(3079192, 19, false, 751), // openai/gpt-5-4-pro:batch
        key(3085336, 19, false, 755), // openai/gpt-5-5-pro:batch
        key(3091480, 19, false, 764), // openai/gpt-5-6-sol:batch
        key(1338904, 19, false, 766), // openai/gpt-5-6-terra-pro
        key(3122200, 19, false, 779), // openai/gpt-6-1-sol:batch
        key(3128344, 19, false, 785), // openai/gpt-6-astra:batch
        key(3140632, 19, false, 797), // openai/gpt-oss-20b:batch
        key(3146776, 7, false, 9), // qwen-omni-turbo-realtime
        key(3152920, 19, false, 821), // qwen/qwen-2-72b-instruct
        key(3159064, 19, false, 845), // qwen/qwen3-5-flash-02-23
        key(3165208, 19, false, 851), // qwen/qwen3-6-max-preview
        key(3183640, 7, false, 44), // qwen3-5-flash-2026-02-23
        key(3189784, 7, false, 51), // qwen3-6-flash-2026-04-16
        key(3195928, 7, false, 56), // qwen3-7-flash-2026-07-15
        key(3202072, 7, false, 104), // qwen3-vl-plus-2025-09-23
        key(3208216, 7, false, 105), // qwen3-vl-plus-2025-12-19
        key(3232792, 20, false, 123), // us-amazon-nova-lite-v1:0
        key(3245080, 19, false, 931), // z-ai/glm-5-3-flash:batch
        key(2507545, 19, false, 517), // anthropic/claude-3-sonnet
        key(1003033, 19, false, 528), // anthropic/claude-opus-4-5
        key(1010969, 19, false, 530), // anthropic/claude-opus-4-6
        key(1018905, 19, false, 533), // anthropic/claude-opus-4-7
        key(1026841, 19, false, 536), // anthropic/claude-opus-4-8
        key(1074457, 19, false, 540), // anthropic/claude-opus-5-5
        key(595737, 19, false, 544), // anthropic/claude-sonnet-4
        key(629529, 19, false, 549), // anthropic/claude-sonnet-5
        key(2513945, 20, false, 114), // apac-amazon-nova-pro-v1:0
        key(2526745, 8, false, 128), // claude-3-5-haiku-20241022
        key(2533145, 8, false, 145), // claude-haiku-4-5-20251001
        key(2539545, 19, false, 570), // deepseek/deepseek-r1-0528
        key(2545945, 20, false, 118), // eu-amazon-nova-micro-v1:0
        key(2558745, 10, false, 207), // gemini-1-0-pro-vision-001
        key(2571545, 10, false, 252), // gemini-3-8-flash-lite-tts
        key(2584345, 10, false, 273), // gemini-omni-flash-preview
        key(705561, 19, false, 621), // google/gemini-3-pro-image
        key(2590745, 19, false, 638), // google/gemma-4-26b-a4b-it
        key(2597145, 9, false, 408), // gpt-4o-mini-2024-07-18-ft
        key(2603545, 9, false, 409), // gpt-4o-mini-audio-preview
        key(2609945, 11, false, 991), // grok-4-fast-non-reasoning
        key(2616345, 19, false, 695), // moonshotai/kimi-k2-7-code
        key(2629145, 19, false, 709), // openai/gpt-3-5-turbo-0613
        key(2635545, 19, false, 710), // openai/gpt-3-5-turbo-1106
        key(2654745, 19, false, 717), // openai/gpt-4-1-mini:batch
        key(2661145, 19, false, 719), // openai/gpt-4-1-nano:batch
        key(2667545, 19, false, 720), // openai/gpt-4-1106-preview
        key(2686745, 19, false, 736), // openai/gpt-5-1-codex-mini
        key(2693145, 19, false, 747), // openai/gpt-5-4-mini:batch
        key(2699545, 19, false, 749), // openai/gpt-5-4-nano:batch
        key(2705945, 19, false, 760), // openai/gpt-5-6-luna:batch
        key(2737945, 19, false, 794), // openai/gpt-oss-120b:batch
        key(2744345, 19, false, 817), // qwen/qwen-2-5-7b-instruct
        key(569625, 19, false, 824), // qwen/qwen-plus-2025-07-28
        key(2757145, 19, false, 834), // qwen/qwen3-235b-a22b-2507
        key(2763545, 19, false, 879), // qwen/qwen3-vl-8b-instruct
        key(2769945, 19, false, 880), // qwen/qwen3-vl-8b-thinking
        key(2776345, 7, false, 89), // qwen3-omni-flash-realtime
        key(1401625, 7, false, 94), // qwen3-vl-30b-a3b-instruct
        key(1409305, 7, false, 95), // qwen3-vl-30b-a3b-thinking
        key(2782745, 7, false, 101), // qwen3-vl-flash-2025-10-15
        key(2789145, 7, false, 102), // qwen3-vl-flash-2026-01-22
        key(2795545, 20, false, 124), // us-amazon-nova-micro-v1:0
        key(2808345, 19, false, 933), // z-ai/glm-5-3-flashx-legal
        key(2221338, 19, false, 511), // anthropic/claude-3-5-haiku
        key(798490, 19, false, 519), // anthropic/claude-fable-5-1
        key(814874, 19, false, 522), // anthropic/claude-haiku-4-5
        key(831258, 19, false, 524), // anthropic/claude-haiku-5-5
        key(2234650, 10, false, 203), // antigravity-gemini-3-flash
        key(2241306, 20, false, 112), // apac-amazon-nova-lite-v1:0
        key(2254618, 8, false, 131), // claude-3-5-sonnet-20240620
        key(2261274, 8, false, 132), // claude-3-5-sonnet-20241022
        key(2267930, 8, false, 133), // claude-3-7-sonnet-20250219
        key(2274586, 8, false, 166), // claude-sonnet-4-5-20250929
        key(2281242, 19, false, 565), // cohere/command-r7b-12-2024
        key(2287898, 14, false, 190), // command-r7b-arabic-02-2025
        key(2294554, 19, false, 578), // deepseek/deepseek-v3-2-exp
        key(310810, 19, false, 582), // deepseek/deepseek-v4-flash
        key(2307866, 20, false, 116), // eu-amazon-nova-2-lite-v1:0
        key(2321178, 10, false, 232), // gemini-2-5-pro-preview-tts
        key(2334490, 10, false, 248), // gemini-3-5-transcribe-live
        key(707354, 10, false, 260), // gemini-3-pro-image-preview
        key(2347802, 19, false, 626), // google/gemini-flash-1-5-8b
        key(2367770, 11, false, 983), // grok-4-20-multi-agent-0309
        key(2381082, 20, false, 121), // jp-amazon-nova-2-lite-v1:0
        key(2394394, 19, false, 660), // microsoft/wizardlm-2-8x22b
        key(1891098, 19, false, 679), // mistralai/mistral-medium-3
        key(1131290, 16, false, 285), // muse-spark-1-2-contributor
        key(1139226, 16, false, 287), // muse-spark-1-3-contributor
        key(2401050, 19, false, 713), // openai/gpt-3-5-turbo:batch
        key(2414362, 19, false, 768), // openai/gpt-5-6-terra:batch
        key(2427674, 19, false, 782), // openai/gpt-6-1-terra:batch
        key(2440986, 19, false, 795), // openai/gpt-oss-120b:exacto
        key(2447642, 19, false, 816), // qwen/qwen-2-5-72b-instruct
        key(2460954, 19, false, 847), // qwen/qwen3-5-plus-20260420
        key(2467610, 19, false, 878), // qwen/qwen3-vl-32b-instruct
        key(2480922, 20, false, 122), // us-amazon-nova-2-lite-v1:0
        key(2494234, 19, false, 898), // x-ai/grok-4-20-multi-agent
        key(2041627, 19, false, 512), // anthropic/claude-3-5-sonnet
        key(348699, 19, false, 513), // anthropic/claude-3-7-sonnet
        key(595739, 19, false, 545), // anthropic/claude-sonnet-4-5
        key(604187, 19, false, 547), // anthropic/claude-sonnet-4-6
        key(629531, 19, false, 550), // anthropic/claude-sonnet-5-5
        key(2055451, 20, false, 113), // apac-amazon-nova-micro-v1:0
        key(2069275, 14, false, 184), // command-a-reasoning-08-2025
        key(2076187, 14, false, 185), // command-a-translate-08-2025
        key(2083099, 19, false, 568), // deepseek/deepseek-chat-v3-1
        key(501787, 10, false, 237), // gemini-3-1-flash-lite-image
        key(2096923, 19, false, 588), // google/gemini-2-0-flash-001
        key(2103835, 19, false, 601), // google/gemini-2-5-pro:batch
        key(2124571, 19, false, 624), // google/gemini-4-argon:batch
        key(2131483, 9, false, 433), // gpt-5-3-codex-spark-preview
        key(2145307, 11, false, 974), // grok-4-1-fast-non-reasoning
        key(2152219, 19, false, 648), // meta-llama/llama-4-maverick
        key(2159131, 19, false, 673), // mistralai/ministral-3b-2512
        key(2166043, 19, false, 675), // mistralai/ministral-8b-2512
        key(2172955, 19, false, 678), // mistralai/mistral-large-4-0
        key(2179867, 19, false, 696), // moonshotai/kimi-k2-thinking
        key(2186779, 19, false, 814), // perplexity/sonar-pro-search
        key(947227, 7, false, 36), // qwen3-30b-a3b-instruct-2507
        key(955419, 7, false, 37), // qwen3-30b-a3b-thinking-2507
        key(2193691, 7, false, 78), // qwen3-coder-plus-2025-07-22
        key(2200603, 7, false, 79), // qwen3-coder-plus-2025-09-23
        key(963611, 7, false, 85), // qwen3-next-80b-a3b-instruct
        key(971803, 7, false, 86), // qwen3-next-80b-a3b-thinking
        key(979995, 7, false, 91), // qwen3-vl-235b-a22b-instruct
        key(988187, 7, false, 92), // qwen3-vl-235b-a22b-thinking
        key(2207515, 20, false, 125), // us-amazon-nova-premier-v1:0
        key(1683228, 19, false, 542), // anthropic/claude-opus-5-fast
        key(1690396, 19, false, 553), // baidu/ernie-4-5-vl-424b-a47b
        key(1704732, 19, false, 556), // bytedance-seed/seed-2-0-code
        key(1711900, 19, false, 557), // bytedance-seed/seed-2-0-lite
        key(1719068, 19, false, 558), // bytedance-seed/seed-2-0-mini
        key(322588, 0, false, 199), // deepseek-v4-flash-vision-exp
        key(322588, 0, false, 200), // deepseek-v4-flash-vision-exp
        key(183580, 19, false, 579), // deepseek/deepseek-v4-1-flash
        key(1747740, 10, false, 225), // gemini-2-5-flash-preview-tts
        key(386844, 10, false, 229), // gemini-2-5-pro-preview-03-25
        key(1754908, 10, false, 230), // gemini-2-5-pro-preview-05-06
        key(1762076, 10, false, 231), // gemini-2-5-pro-preview-06-05
        key(1790748, 10, false, 240), // gemini-3-1-flash-tts-preview
        key(1805084, 10, false, 277), // gemini-robotics-er-2-preview
        key(23580, 19, false, 592), // google/gemini-2-5-flash-lite
        key(499996, 19, false, 604), // google/gemini-3-1-flash-lite
        key(517404, 19, false, 610), // google/gemini-3-5-flash-lite
        key(1812252, 19, false, 628), // google/gemini-omni-1-1-flash
        key(1819420, 19, false, 629), // google/gemini-omni-1-2-flash
        key(1840924, 19, false, 641), // google/palm-2-codechat-bison
        key(1848092, 9, false, 410), // gpt-4o-mini-realtime-preview
        key(1855260, 11, false, 977), // grok-4-20-0309-non-reasoning
        key(1869596, 19, false, 650), // meta-llama/llama-guard-4-12b
        key(1876764, 19, false, 672), // mistralai/ministral-14b-2512
        key(1883932, 19, false, 677), // mistralai/mistral-large-2512
        key(1891100, 19, false, 680), // mistralai/mistral-medium-3-1
        key(1898268, 19, false, 681), // mistralai/mistral-medium-3-5
        key(1912604, 19, false, 685), // mistralai/mistral-small-2603
        key(1919772, 19, false, 702), // nvidia/nemotron-3-5-super-vl
        key(1934108, 19, false, 731), // openai/gpt-4o-search-preview
        key(1941276, 19, false, 763), // openai/gpt-5-6-sol-pro:batch
        key(1955612, 19, false, 784), // openai/gpt-6-astra-pro:batch
        key(1962780, 19, false, 798), // openai/gpt-oss-safeguard-20b
        key(1969948, 19, false, 809), // openai/o4-mini-deep-research
        key(1977116, 19, false, 820), // qwen/qwen-2-5-vl-7b-instruct
        key(1991452, 19, false, 830), // qwen/qwen2-5-vl-32b-instruct
        key(1998620, 19, false, 831), // qwen/qwen2-5-vl-72b-instruct
        key(791324, 7, false, 72), // qwen3-coder-30b-a3b-instruct
        key(2020124, 7, false, 75), // qwen3-coder-flash-2025-07-28
        key(2027292, 7, false, 87), // qwen3-omni-30b-a3b-captioner
        key(2034460, 21, false, 176), // seed-2-0-code-preview-260328
        key(1423389, 19, false, 543), // anthropic/claude-opus-5:batch
        key(1430813, 19, false, 555), // bytedance-seed/seed-1-6-flash
        key(1445661, 19, false, 559), // bytedance-seed/seed-2-1-turbo
        key(1453085, 19, false, 564), // cohere/command-r-plus-08-2024
        key(1460509, 10, false, 206), // deep-research-preview-04-2026
        key(1467933, 19, false, 587), // deepseek/deepseek-v4-pro-0813
        key(1475357, 10, false, 238), // gemini-3-1-flash-lite-preview
        key(1482781, 10, false, 239), // gemini-3-1-flash-live-preview
        key(1505053, 19, false, 591), // google/gemini-2-5-flash-image
        key(1512477, 19, false, 598), // google/gemini-2-5-flash:batch
        key(329757, 19, false, 602), // google/gemini-3-1-flash-image
        key(402973, 19, false, 607), // google/gemini-3-1-pro-preview
        key(1534749, 19, false, 612), // google/gemini-3-5-flash:batch
        key(1542173, 19, false, 614), // google/gemini-3-6-flash:batch
        key(1549597, 19, false, 616), // google/gemini-3-7-flash:batch
        key(1557021, 19, false, 618), // google/gemini-3-8-flash:batch
        key(411933, 19, false, 619), // google/gemini-3-flash-preview
        key(1594141, 19, false, 627), // google/gemini-nano-banana-2-1
        key(1608989, 19, false, 701), // nvidia/nemotron-3-5-lightning
        key(1623837, 19, false, 712), // openai/gpt-3-5-turbo-instruct
        key(1638685, 19, false, 759), // openai/gpt-5-6-luna-pro:batch
        key(1653533, 19, false, 819), // qwen/qwen-2-5-vl-72b-instruct
        key(1668381, 7, false, 33), // qwen3-235b-a22b-instruct-2507
        key(579613, 7, false, 34), // qwen3-235b-a22b-thinking-2507
        key(1675805, 19, false, 888), // tencent/hunyuan-a13b-instruct
        key(1177630, 19, false, 521), // anthropic/claude-fable-5:batch
        key(1185310, 19, false, 531), // anthropic/claude-opus-4-6-fast
        key(1192990, 19, false, 534), // anthropic/claude-opus-4-7-fast
        key(1200670, 19, false, 537), // anthropic/claude-opus-4-8-fast
        key(1231390, 10, true, 251), // antigravity-gemini-3-8-flash-n
        key(1239070, 19, false, 567), // deepseek/deepseek-chat-v3-0324
        key(1246750, 10, false, 216), // gemini-2-5-flash-image-preview
        key(1254430, 10, false, 222), // gemini-2-5-flash-preview-04-17
        key(1262110, 10, false, 223), // gemini-2-5-flash-preview-05-20
        key(331550, 10, false, 235), // gemini-3-1-flash-image-preview
        key(1292830, 10, false, 276), // gemini-robotics-er-1-6-preview
        key(1308190, 20, false, 120), // global-amazon-nova-2-lite-v1:0
        key(1323550, 19, false, 692), // moonshotai/kimi-k2-0905:exacto
        key(1331230, 19, false, 703), // nvidia/nemotron-3-nano-30b-a3b
        key(1338910, 19, false, 767), // openai/gpt-5-6-terra-pro:batch
        key(1354270, 19, false, 781), // openai/gpt-6-1-terra-pro:batch
        key(1369630, 19, false, 812), // perplexity/sonar-deep-research
        key(1377310, 19, false, 815), // perplexity/sonar-reasoning-pro
        key(1384990, 19, false, 829), // qwen/qwen2-5-coder-7b-instruct
        key(1400350, 19, false, 876), // qwen/qwen3-vl-30b-a3b-instruct
        key(1408030, 19, false, 877), // qwen/qwen3-vl-30b-a3b-thinking
        key(1415710, 7, false, 73), // qwen3-coder-480b-a35b-instruct
        key(995103, 19, false, 527), // anthropic/claude-opus-4-1:batch
        key(1003039, 19, false, 529), // anthropic/claude-opus-4-5:batch
        key(1010975, 19, false, 532), // anthropic/claude-opus-4-6:batch
        key(1018911, 19, false, 535), // anthropic/claude-opus-4-7:batch
        key(1026847, 19, false, 538), // anthropic/claude-opus-4-8:batch
        key(1074463, 19, false, 541), // anthropic/claude-opus-5-5:batch
        key(1090335, 19, false, 552), // anthropic/claude-sonnet-5:batch
        key(1098271, 19, false, 576), // deepseek/deepseek-v3-1-terminus
        key(310815, 19, false, 583), // deepseek/deepseek-v4-flash-0731
        key(122143, 19, false, 595), // google/gemini-2-5-flash-preview
        key(1114143, 11, false, 980), // grok-4-20-beta-latest-reasoning
        key(1130015, 19, false, 654), // meta/muse-spark-1-2-contributor
        key(1137951, 19, false, 656), // meta/muse-spark-1-3-contributor
        key(1161759, 19, false, 915), // xiaomi/mimo-v2-6-pro-ultraspeed
        key(798496, 19, false, 520), // anthropic/claude-fable-5-1:batch
        key(814880, 19, false, 523), // anthropic/claude-haiku-4-5:batch
        key(831264, 19, false, 525), // anthropic/claude-haiku-5-5:batch
        key(225312, 10, false, 224), // gemini-2-5-flash-preview-09-2025
        key(847648, 19, false, 589), // google/gemini-2-0-flash-lite-001
        key(864032, 19, false, 644), // meta-llama/llama-3-1-8b-instruct
        key(872224, 19, false, 645), // meta-llama/llama-3-2-1b-instruct
        key(880416, 19, false, 646), // meta-llama/llama-3-2-3b-instruct
        key(913184, 19, false, 688), // mistralai/mixtral-8x22b-instruct
        key(921376, 19, false, 689), // mistralai/voxtral-small-24b-2507
        key(929568, 19, false, 818), // qwen/qwen-2-5-coder-32b-instruct
        key(945952, 19, false, 837), // qwen/qwen3-30b-a3b-instruct-2507
        key(954144, 19, false, 838), // qwen/qwen3-30b-a3b-thinking-2507
        key(962336, 19, false, 872), // qwen/qwen3-next-80b-a3b-instruct
        key(970528, 19, false, 873), // qwen/qwen3-next-80b-a3b-thinking
        key(978720, 19, false, 874), // qwen/qwen3-vl-235b-a22b-instruct
        key(986912, 19, false, 875), // qwen/qwen3-vl-235b-a22b-thinking
        key(595745, 19, false, 546), // anthropic/claude-sonnet-4-5:batch
        key(604193, 19, false, 548), // anthropic/claude-sonnet-4-6:batch
        key(629537, 19, false, 551), // anthropic/claude-sonnet-5-5:batch
        key(646433, 10, false, 205), // deep-research-max-preview-04-2026
        key(654881, 10, false, 220), // gemini-2-5-flash-lite-preview-tts
        key(671777, 10, false, 246), // gemini-3-5-live-translate-preview
        key(680225, 10, false, 255), // gemini-3-8-live-extended-thinking
        key(705569, 19, false, 622), // google/gemini-3-pro-image-preview
        key(714017, 11, false, 984), // grok-4-20-multi-agent-beta-latest
        key(730913, 19, false, 643), // meta-llama/llama-3-1-70b-instruct
        key(739361, 19, false, 647), // meta-llama/llama-3-3-70b-instruct
        key(764705, 19, false, 704), // nvidia/nemotron-3-super-120b-a12b
        key(773153, 19, false, 705), // nvidia/nemotron-3-ultra-550b-a55b
        key(781601, 19, false, 729), // openai/gpt-4o-mini-search-preview
        key(790049, 19, false, 866), // qwen/qwen3-coder-30b-a3b-instruct
        key(447778, 19, false, 581), // deepseek/deepseek-v4-1-flash:batch
        key(465186, 10, false, 243), // gemini-3-1-pro-preview-customtools
        key(482594, 19, false, 594), // google/gemini-2-5-flash-lite:batch
        key(500002, 19, false, 605), // google/gemini-3-1-flash-lite-image
        key(508706, 19, false, 606), // google/gemini-3-1-flash-lite:batch
        key(517410, 19, false, 611), // google/gemini-3-5-flash-lite:batch
        key(552226, 19, false, 700), // nvidia/nemotron-3-5-content-safety
        key(569634, 19, false, 825), // qwen/qwen-plus-2025-07-28:thinking
        key(578338, 19, false, 835), // qwen/qwen3-235b-a22b-thinking-2507
        key(587042, 7, false, 80), // qwen3-livetranslate-flash-realtime
        key(367139, 10, false, 218), // gemini-2-5-flash-lite-preview-06-17
        key(385059, 19, false, 600), // google/gemini-2-5-pro-preview-03-25
        key(402979, 19, false, 608), // google/gemini-3-1-pro-preview:batch
        key(411939, 19, false, 620), // google/gemini-3-flash-preview:batch
        key(429859, 11, false, 979), // grok-4-20-beta-latest-non-reasoning
        key(348708, 19, false, 514), // anthropic/claude-3-7-sonnet:thinking
        key(282405, 19, false, 572), // deepseek/deepseek-r1-distill-llama-8b
        key(291877, 19, false, 574), // deepseek/deepseek-r1-distill-qwen-14b
        key(301349, 19, false, 575), // deepseek/deepseek-r1-distill-qwen-32b
        key(310821, 19, false, 584), // deepseek/deepseek-v4-flash-0731:batch
        key(320293, 19, false, 585), // deepseek/deepseek-v4-flash-vision-exp
        key(25381, 10, false, 219), // gemini-2-5-flash-lite-preview-09-2025
        key(329765, 19, false, 603), // google/gemini-3-1-flash-image-preview
        key(243494, 19, false, 571), // deepseek/deepseek-r1-distill-llama-70b
        key(253222, 19, false, 573), // deepseek/deepseek-r1-distill-qwen-1-5b
        key(272678, 10, false, 278), // gemini-robotics-er-2-streaming-preview
        key(183591, 19, false, 580), // deepseek/deepseek-v4-1-flash-1017:batch
        key(203559, 10, false, 213), // gemini-2-5-computer-use-preview-10-2025
        key(223527, 19, false, 596), // google/gemini-2-5-flash-preview-09-2025
        key(122152, 19, false, 597), // google/gemini-2-5-flash-preview:thinking
        key(142632, 19, false, 686), // mistralai/mistral-small-3-1-24b-instruct
        key(152872, 19, false, 687), // mistralai/mistral-small-3-2-24b-instruct
        key(111657, 19, false, 684), // mistralai/mistral-small-24b-instruct-2501
        key(68650, 10, false, 270), // gemini-live-2-5-flash-preview-native-audio
        key(90154, 11, false, 982), // grok-4-20-experimental-beta-0304-reasoning
        key(23596, 19, false, 593), // google/gemini-2-5-flash-lite-preview-09-2025
        key(46124, 11, false, 985), // grok-4-20-multi-agent-experimental-beta-0304
        key(46, 11, false, 981), // grok-4-20-experimental-beta-0304-non-reasoning
    ],
    key_slots: &[0, 0, 0, 0, 0, 0, 0, 0, 605, 0, 0, 71, 0, 465, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 171, 0, 324, 0, 0, 853, 0, 203, 0, 0, 0, 0, 0, 1035, 0, 0, 95, 160, 0, 0, 0, 0, 0, 0, 0, 213, 0, 128, 1019, 0, 119, 355, 0, 334, 0, 983, 0, 0, 931, 0, 0, 0, 0, 908, 0, 0, 0, 0, 870, 0, 0, 857, 0, 0, 0, 0, 0, 164, 129, 275, 0, 50, 582, 103, 759, 1040, 0, 885, 215, 616, 0, 0, 0, 0, 0, 0, 0, 118, 0, 0, 0, 1030, 1108, 283, 268, 0, 0, 384, 0, 0, 0, 260, 0, 0, 0, 0, 0, 0, 1061, 161, 1072, 0, 0, 329, 0, 0, 0, 490, 0, 0, 104, 0, 0, 1079, 0, 617, 253, 523, 0, 0, 768, 0, 0, 0, 1016, 0, 816, 339, 0, 0, 0, 0, 1033, 0, 0, 0, 972, 0, 0, 180, 0, 807, 0, 0, 0, 879, 0, 0, 674, 90, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 106, 0, 0, 0, 0, 0, 1020, 0, 0, 262, 10, 0, 0, 917, 137, 0, 0, 0, 0, 855, 516, 1107, 76, 0, 0, 968, 947, 1104, 790, 420, 0, 0, 0, 0, 0, 0, 0, 61, 0, 0, 0, 0, 0, 0, 0, 114, 0, 0, 143, 294, 0, 0, 780, 343, 0, 0, 0, 0, 0, 0, 831, 849, 0, 0, 0, 0, 0, 1105, 1080, 0, 0, 0, 0, 933, 0, 635, 963, 771, 0, 544, 331, 210, 409, 173, 393, 273, 0, 0, 0, 0, 0, 0, 0, 0, 844, 184, 352, 0, 0, 0, 0, 0, 0, 0, 1100, 0, 0, 0, 0, 0, 708, 834, 0, 0, 0, 744, 0, 0, 0, 0, 0, 0, 0, 905, 0, 0, 371, 0, 0, 0, 0, 631, 140, 0, 0, 0, 0, 1081, 279, 735, 0, 0, 0, 0, 663, 174, 0, 0, 0, 0, 962, 738, 193, 0, 0, 0, 0, 0, 0, 67, 438, 1088, 659, 0, 627, 0, 0, 0, 0, 0, 756, 812, 0, 0, 0, 0, 0, 0, 0, 528, 0, 1014, 517, 739, 340, 102, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 650, 637, 1103, 0, 0, 1038, 277, 820, 0, 0, 0, 1007, 501, 0, 0, 0, 0, 0, 0, 593, 0, 0, 0, 0, 919, 77, 0, 0, 0, 79, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 0, 0, 0, 0, 1059, 350, 0, 0, 0, 0, 0, 0, 773, 0, 459, 0, 602, 0, 0, 0, 681, 0, 0, 472, 0, 0, 572, 556, 0, 0, 0, 0, 0, 589, 0, 108, 0, 494, 0, 0, 0, 0, 0, 0, 0, 377, 0, 0, 0, 0, 535, 0, 774, 287, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 97, 0, 468, 0, 0, 0, 0, 366, 476, 448, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 910, 921, 1057, 0, 0, 0, 0, 750, 0, 0, 0, 0, 0, 0, 0, 0, 186, 0, 0, 417, 0, 245, 0, 330, 0, 0, 0, 0, 0, 300, 0, 0, 806, 0, 231, 0, 0, 11, 31, 817, 0, 0, 0, 0, 0, 163, 147, 1045, 0, 0, 0, 0, 0, 0, 0, 0, 397, 55, 0, 227, 0, 0, 439, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 644, 499, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 865, 0, 0, 274, 383, 0, 0, 0, 99, 0, 0, 0, 0, 0, 136, 0, 660, 687, 0, 0, 0, 1004, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 354, 462, 569, 204, 0, 845, 0, 0, 0, 0, 0, 0, 533, 957, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 73, 0, 0, 706, 0, 0, 0, 0, 0, 0, 779, 860, 0, 0, 0, 0, 0, 0, 946, 0, 0, 0, 577, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 531, 705, 0, 0, 206, 0, 0, 0, 0, 994, 679, 548, 0, 0, 757, 0, 302, 0, 0, 570, 35, 0, 23, 0, 630, 754, 303, 0, 0, 0, 0, 229, 0, 0, 0, 0, 712, 1, 0, 0, 301, 958, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 84, 188, 0, 0, 0, 0, 690, 0, 0, 152, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 859, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 196, 0, 0, 0, 0, 0, 854, 0, 0, 0, 0, 0, 0, 0, 695, 0, 0, 0, 0, 256, 610, 81, 0, 0, 0, 0, 0, 138, 0, 0, 0, 0, 0, 880, 1094, 444, 281, 0, 0, 0, 0, 356, 0, 984, 0, 0, 0, 458, 0, 0, 718, 289, 563, 0, 0, 0, 0, 0, 0, 0, 0, 611, 550, 0, 0, 0, 0, 0, 1062, 0, 0, 0, 0, 525, 0, 0, 731, 18, 0, 0, 0, 633, 389, 0, 0, 241, 0, 0, 0, 159, 741, 418, 2, 719, 0, 0, 0, 0, 0, 62, 0, 0, 0, 0, 0, 576, 0, 0, 0, 0, 890, 0, 724, 394, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 361, 0, 0, 142, 338, 0, 0, 0, 0, 0, 0, 342, 0, 0, 0, 493, 0, 0, 1109, 0, 0, 0, 0, 0, 199, 0, 0, 0, 0, 0, 560, 0, 987, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 959, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 415, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 120, 0, 0, 0, 0, 375, 640, 875, 0, 0, 0, 0, 0, 0, 0, 0, 0, 882, 0, 0, 781, 794, 0, 568, 0, 0, 0, 753, 269, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 170, 0, 0, 0, 0, 0, 0, 401, 0, 0, 1010, 0, 0, 913, 470, 364, 0, 0, 1028, 943, 0, 1009, 0, 1073, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 562, 0, 0, 0, 0, 0, 0, 843, 434, 0, 0, 0, 0, 0, 0, 0, 848, 0, 0, 403, 0, 0, 0, 347, 926, 327, 0, 0, 904, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 357, 0, 0, 0, 0, 0, 762, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 496, 0, 0, 770, 0, 813, 0, 442, 620, 628, 0, 558, 0, 0, 0, 0, 545, 1069, 421, 247, 878, 0, 0, 0, 0, 0, 237, 0, 0, 0, 0, 0, 838, 586, 336, 0, 0, 684, 599, 0, 0, 0, 0, 0, 0, 0, 1043, 0, 0, 752, 0, 978, 0, 0, 1031, 0, 0, 0, 1037, 257, 0, 0, 0, 0, 0, 0, 0, 0, 0, 515, 1015, 386, 0, 0, 0, 0, 456, 0, 0, 0, 0, 0, 886, 1023, 0, 0, 1002, 290, 0, 0, 484, 861, 475, 0, 534, 83, 733, 783, 491, 388, 0, 0, 485, 832, 0, 0, 0, 0, 0, 0, 898, 0, 308, 47, 0, 450, 0, 0, 0, 1022, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 380, 555, 0, 78, 0, 0, 0, 0, 641, 285, 0, 0, 0, 1076, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 608, 0, 0, 603, 0, 0, 0, 0, 0, 0, 265, 0, 473, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 110, 979, 57, 0, 0, 1054, 0, 0, 830, 0, 0, 0, 0, 507, 0, 0, 0, 0, 799, 654, 0, 0, 0, 0, 0, 154, 351, 938, 0, 0, 411, 999, 0, 826, 0, 0, 670, 0, 0, 0, 766, 0, 0, 0, 317, 0, 0, 0, 0, 969, 0, 310, 45, 0, 0, 0, 0, 835, 997, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 717, 0, 0, 0, 782, 9, 0, 0, 0, 0, 0, 299, 0, 0, 28, 554, 0, 0, 0, 0, 512, 0, 587, 0, 899, 0, 758, 0, 573, 581, 0, 0, 0, 0, 912, 0, 0, 93, 0, 56, 0, 0, 0, 0, 0, 0, 0, 618, 194, 0, 0, 0, 0, 0, 0, 0, 851, 0, 662, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 410, 821, 0, 0, 0, 0, 742, 0, 0, 0, 408, 1008, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655, 295, 948, 646, 278, 189, 399, 0, 307, 43, 0, 0, 825, 131, 0, 0, 792, 0, 0, 0, 0, 0, 0, 0, 954, 0, 932, 0, 0, 201, 0, 0, 0, 0, 0, 63, 604, 0, 0, 0, 0, 551, 0, 0, 0, 0, 769, 0, 1095, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 319, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1089, 624, 0, 0, 0, 432, 258, 0, 0, 0, 41, 98, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 320, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 688, 906, 146, 0, 0, 0, 841, 0, 0, 513, 639, 0, 0, 0, 15, 0, 0, 0, 0, 0, 169, 0, 0, 0, 0, 0, 0, 0, 800, 0, 592, 0, 0, 0, 0, 29, 0, 0, 1041, 208, 0, 0, 0, 0, 0, 1102, 0, 805, 0, 0, 0, 0, 0, 0, 0, 808, 0, 0, 1034, 172, 0, 0, 0, 0, 0, 0, 60, 220, 801, 536, 0, 0, 251, 649, 541, 0, 0, 0, 0, 514, 0, 0, 0, 0, 626, 0, 305, 0, 0, 788, 1021, 552, 0, 1005, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 975, 437, 0, 0, 0, 167, 0, 0, 0, 0, 0, 0, 0, 59, 927, 0, 701, 488, 0, 0, 868, 0, 0, 0, 0, 952, 226, 0, 0, 64, 0, 600, 0, 0, 0, 0, 0, 0, 0, 901, 0, 0, 0, 519, 846, 935, 400, 0, 52, 145, 0, 0, 0, 0, 0, 1051, 0, 0, 0, 1085, 574, 0, 325, 0, 0, 0, 0, 0, 70, 0, 678, 372, 0, 914, 0, 0, 785, 392, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 722, 0, 0, 0, 158, 430, 318, 520, 0, 939, 0, 0, 0, 0, 787, 704, 0, 233, 839, 0, 0, 0, 0, 0, 862, 0, 0, 0, 0, 0, 0, 207, 850, 0, 0, 0, 0, 0, 892, 422, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 349, 0, 0, 0, 0, 0, 0, 0, 0, 489, 0, 0, 0, 0, 990, 0, 0, 242, 686, 0, 0, 0, 0, 0, 0, 0, 0, 776, 652, 553, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 197, 0, 0, 0, 0, 0, 1056, 0, 0, 0, 0, 0, 0, 424, 105, 0, 0, 221, 0, 107, 0, 510, 335, 0, 0, 483, 0, 0, 344, 0, 974, 150, 508, 1090, 187, 0, 211, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 323, 0, 0, 918, 0, 1032, 0, 0, 0, 0, 0, 66, 1000, 0, 547, 0, 0, 683, 0, 0, 467, 0, 876, 7, 0, 0, 0, 0, 0, 155, 0, 0, 0, 359, 0, 0, 0, 0, 1087, 1101, 92, 482, 0, 0, 0, 0, 0, 716, 0, 0, 0, 0, 280, 0, 0, 0, 0, 365, 0, 0, 0, 0, 0, 991, 713, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 455, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 537, 0, 0, 0, 252, 930, 0, 0, 182, 0, 144, 0, 749, 0, 0, 0, 0, 314, 0, 1017, 0, 0, 668, 0, 0, 527, 0, 0, 0, 0, 0, 988, 0, 0, 176, 995, 0, 0, 89, 259, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 74, 0, 0, 0, 0, 0, 745, 893, 1050, 970, 0, 0, 0, 915, 0, 0, 0, 871, 0, 0, 0, 0, 0, 0, 0, 1106, 697, 710, 0, 0, 0, 0, 80, 621, 0, 0, 0, 0, 714, 0, 0, 0, 0, 0, 0, 0, 236, 0, 636, 49, 228, 642, 0, 0, 0, 0, 0, 0, 0, 760, 0, 0, 667, 956, 0, 0, 0, 0, 0, 0, 524, 87, 0, 0, 0, 0, 503, 0, 0, 0, 0, 0, 127, 0, 920, 0, 0, 0, 0, 1060, 405, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 727, 0, 0, 0, 0, 0, 440, 0, 0, 0, 0, 0, 0, 0, 16, 748, 0, 953, 0, 0, 250, 0, 0, 0, 648, 982, 223, 217, 601, 0, 0, 936, 0, 391, 0, 0, 286, 358, 546, 0, 0, 0, 0, 0, 116, 0, 795, 248, 0, 0, 0, 622, 583, 0, 0, 529, 0, 1064, 298, 950, 0, 1039, 0, 539, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 900, 707, 1083, 540, 0, 867, 0, 0, 0, 0, 0, 0, 0, 1065, 0, 0, 0, 632, 0, 0, 0, 481, 0, 0, 0, 0, 0, 0, 700, 0, 0, 0, 0, 715, 0, 498, 0, 0, 0, 699, 0, 0, 0, 0, 255, 0, 858, 0, 0, 232, 0, 638, 486, 452, 567, 0, 0, 0, 0, 0, 0, 0, 133, 0, 0, 0, 0, 0, 0, 0, 0, 992, 0, 0, 0, 0, 0, 0, 0, 827, 240, 798, 292, 0, 981, 461, 796, 94, 607, 755, 457, 869, 376, 0, 0, 0, 0, 0, 0, 0, 0, 961, 21, 0, 353, 0, 0, 0, 181, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 435, 0, 0, 685, 1092, 0, 0, 0, 0, 0, 772, 736, 1063, 924, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1099, 506, 0, 737, 578, 1067, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 68, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 332, 0, 0, 0, 0, 0, 270, 0, 0, 0, 0, 0, 819, 32, 0, 0, 881, 175, 0, 0, 0, 0, 0, 0, 609, 0, 0, 0, 1052, 0, 360, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 416, 426, 0, 0, 0, 447, 0, 0, 244, 0, 1071, 413, 0, 0, 27, 0, 0, 653, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 246, 195, 929, 0, 218, 0, 0, 0, 1098, 0, 0, 0, 0, 891, 0, 784, 0, 0, 407, 0, 0, 0, 0, 0, 0, 0, 0, 479, 0, 0, 0, 0, 0, 0, 0, 0, 0, 928, 0, 669, 0, 0, 0, 665, 0, 0, 243, 1029, 896, 284, 406, 976, 0, 326, 0, 0, 980, 0, 0, 530, 370, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 385, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 656, 3, 0, 0, 0, 0, 0, 526, 0, 598, 0, 0, 0, 0, 0, 0, 0, 0, 955, 864, 937, 0, 725, 0, 0, 0, 0, 0, 367, 672, 721, 802, 0, 823, 382, 0, 38, 0, 0, 0, 0, 836, 0, 0, 0, 0, 0, 0, 88, 0, 966, 0, 0, 0, 0, 0, 0, 0, 680, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 497, 811, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 803, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 951, 0, 0, 0, 909, 778, 0, 0, 0, 0, 0, 903, 0, 111, 0, 0, 0, 0, 0, 591, 0, 0, 0, 0, 0, 0, 0, 0, 390, 0, 0, 810, 0, 0, 0, 0, 249, 883, 0, 0, 0, 0, 0, 675, 0, 613, 0, 0, 0, 0, 0, 0, 0, 0, 101, 288, 0, 0, 0, 123, 433, 833, 0, 0, 0, 0, 0, 723, 34, 0, 804, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 474, 379, 960, 148, 0, 0, 0, 297, 0, 0, 1074, 0, 0, 0, 0, 0, 0, 751, 0, 0, 0, 0, 0, 645, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 1078, 0, 0, 657, 0, 0, 0, 0, 0, 0, 0, 664, 0, 0, 0, 0, 0, 0, 0, 1110, 0, 0, 884, 0, 0, 0, 345, 0, 0, 0, 1006, 124, 0, 0, 1086, 0, 0, 0, 135, 85, 0, 0, 0, 0, 0, 0, 985, 1012, 0, 431, 575, 0, 0, 0, 0, 0, 0, 0, 692, 0, 0, 0, 0, 0, 0, 0, 925, 0, 0, 0, 594, 0, 0, 0, 580, 998, 0, 0, 0, 0, 0, 0, 989, 0, 0, 0, 1013, 0, 0, 0, 0, 0, 889, 0, 276, 0, 923, 0, 0, 0, 0, 224, 0, 0, 0, 0, 0, 0, 0, 0, 0, 818, 1053, 538, 1027, 311, 141, 266, 48, 612, 561, 0, 0, 0, 0, 0, 109, 0, 0, 0, 732, 261, 0, 658, 0, 0, 0, 0, 0, 585, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 596, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 677, 40, 198, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 185, 0, 0, 0, 944, 0, 0, 842, 1018, 0, 0, 0, 0, 0, 777, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 115, 0, 0, 964, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1084, 478, 0, 0, 0, 0, 0, 720, 0, 0, 0, 6, 0, 0, 666, 786, 0, 0, 0, 0, 414, 579, 711, 0, 0, 0, 423, 222, 0, 0, 0, 0, 824, 0, 0, 341, 0, 291, 0, 0, 0, 0, 0, 588, 162, 0, 0, 0, 0, 0, 216, 996, 866, 0, 0, 0, 0, 0, 0, 0, 0, 464, 139, 993, 0, 0, 0, 0, 0, 0, 0, 0, 212, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 264, 0, 0, 463, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 272, 673, 0, 0, 763, 0, 0, 647, 402, 0, 0, 0, 0, 130, 282, 0, 1044, 0, 0, 0, 495, 734, 0, 480, 0, 0, 0, 315, 183, 894, 134, 492, 121, 0, 1046, 321, 0, 0, 0, 0, 293, 1068, 58, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 895, 0, 0, 521, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 815, 387, 0, 0, 0, 682, 0, 0, 0, 0, 0, 1048, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100, 549, 0, 0, 0, 0, 775, 205, 443, 0, 0, 425, 634, 219, 614, 0, 0, 0, 0, 312, 225, 0, 0, 0, 0, 0, 877, 0, 0, 0, 0, 0, 0, 0, 0, 709, 0, 0, 0, 822, 0, 0, 0, 0, 0, 0, 82, 156, 0, 165, 0, 791, 469, 0, 0, 214, 740, 0, 0, 0, 1036, 809, 0, 0, 0, 0, 0, 0, 0, 0, 309, 46, 797, 0, 1003, 0, 0, 0, 0, 0, 0, 0, 0, 986, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 703, 0, 0, 428, 1001, 0, 0, 0, 0, 0, 0, 0, 419, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1075, 584, 404, 0, 0, 0, 20, 0, 0, 0, 941, 0, 0, 828, 595, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 916, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1058, 829, 0, 0, 0, 590, 973, 235, 0, 0, 0, 0, 0, 0, 0, 306, 44, 0, 0, 0, 897, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 965, 0, 0, 0, 0, 0, 487, 502, 348, 0, 623, 0, 651, 0, 0, 477, 0, 0, 0, 0, 346, 0, 629, 304, 0, 764, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 153, 619, 940, 412, 436, 702, 0, 0, 0, 0, 1082, 0, 200, 381, 505, 0, 0, 0, 934, 0, 369, 0, 0, 625, 0, 0, 557, 1096, 0, 0, 911, 0, 0, 0, 0, 202, 1024, 691, 0, 0, 518, 238, 0, 504, 0, 0, 500, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 887, 840, 446, 22, 1055, 0, 0, 0, 42, 453, 0, 0, 0, 0, 0, 0, 1049, 0, 0, 0, 0, 0, 863, 0, 239, 0, 0, 471, 847, 0, 942, 1093, 571, 0, 0, 466, 559, 0, 0, 0, 0, 112, 0, 0, 0, 91, 0, 230, 398, 0, 72, 0, 0, 0, 0, 0, 0, 0, 1042, 746, 0, 0, 643, 374, 0, 0, 0, 0, 0, 0, 0, 363, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 429, 0, 874, 949, 0, 0, 395, 0, 837, 0, 0, 0, 0, 747, 0, 0, 0, 0, 814, 0, 0, 0, 728, 0, 0, 0, 0, 0, 0, 0, 902, 0, 296, 856, 30, 597, 69, 730, 0, 0, 0, 0, 0, 0, 0, 0, 922, 543, 0, 0, 0, 0, 0, 0, 0, 0, 0, 122, 0, 0, 53, 451, 726, 0, 151, 0, 0, 0, 192, 0, 0, 0, 17, 445, 0, 0, 0, 0, 0, 0, 0, 888, 793, 532, 117, 729, 1097, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 267, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1026, 0, 0, 0, 0, 0, 0, 0, 907, 322, 0, 0, 0, 0, 132, 0, 368, 0, 168, 271, 0, 0, 0, 0, 0, 606, 166, 693, 441, 1025, 0, 0, 0, 0, 0, 0, 0, 0, 522, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1011, 0, 460, 0, 0, 761, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 872, 0, 0, 0, 328, 0, 1070, 765, 689, 0, 0, 0, 977, 0, 0, 0, 0, 0, 1077, 0, 0, 0, 0, 0, 0, 0, 149, 565, 65, 0, 0, 0, 615, 0, 0, 0, 0, 0, 0, 0, 86, 542, 75, 0, 0, 0, 449, 0, 0, 0, 0, 0, 0, 0, 0, 0, 178, 0, 0, 0, 0, 0, 0, 333, 0, 0, 0, 0, 0, 0, 0, 0, 1066, 0, 0, 0, 0, 0, 0, 0, 0, 0, 694, 157, 0, 0, 378, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 396, 0, 0, 0, 362, 373, 0, 1091, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 125, 967, 767, 190, 743, 0, 337, 0, 0, 0, 0, 0, 454, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 564, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1047, 191, 873, 0, 971, 0, 0, 0, 0, 0, 0, 0, 0, 671, 0, 0, 509, 0, 0, 0, 263, 661, 234, 0, 313, 0, 126, 852, 0, 0, 0],
    slugs: &[
        (Text(5267714), Text(5265929)), // openai/o1
        (Text(3365122), Text(3363337)), // openai/o3
        (Text(2809605), Text(2808330)), // z-ai/glm-5
        (Text(783365), Text(781580)), // openai/gpt-4
        (Text(1340677), Text(1338892)), // openai/gpt-5
        (Text(5149957), Text(5147407)), // microsoft/phi-4
        (Text(1372421), Text(1369616)), // perplexity/sonar
        (Text(783366), Text(781581)), // openai/gpt-4o
        (Text(5341958), Text(5340173)), // openai/o1-pro
        (Text(5345286), Text(5343501)), // openai/o3-pro
        (Text(5063431), Text(5062156)), // z-ai/glm-4-5
        (Text(4609543), Text(4608268)), // z-ai/glm-4-6
        (Text(4748295), Text(4747020)), // z-ai/glm-4-7
        (Text(5440519), Text(5439244)), // z-ai/glm-5-1
        (Text(4757511), Text(4756236)), // z-ai/glm-5-2
        (Text(2809607), Text(2808332)), // z-ai/glm-5-3
        (Text(2656519), Text(2654734)), // openai/gpt-4-1
        (Text(2688519), Text(2686734)), // openai/gpt-5-1
        (Text(3074823), Text(3073038)), // openai/gpt-5-2
        (Text(2694919), Text(2693134)), // openai/gpt-5-4
        (Text(3087111), Text(3085326)), // openai/gpt-5-5
        (Text(1326343), Text(1323538)), // moonshotai/kimi-k2
        (Text(3020551), Text(3017746)), // moonshotai/kimi-k3
        (Text(5267719), Text(5265934)), // openai/o1-mini
        (Text(4233479), Text(4231694)), // openai/o3-mini
        (Text(1971719), Text(1969934)), // openai/o4-mini
        (Text(4294407), Text(4293132)), // qwen/qwq-32b
        (Text(4629768), Text(4627218)), // anthropic/claude-2
        (Text(5378056), Text(5376781)), // z-ai/glm-4-5v
        (Text(5128200), Text(5380109)), // z-ai/glm-4-6v
        (Text(4570632), Text(4569357)), // x-ai/grok-4-3
        (Text(5371400), Text(5370125)), // x-ai/grok-4-5
        (Text(4575496), Text(4574221)), // x-ai/grok-4-6
        (Text(4580360), Text(4579085)), // x-ai/grok-4-7
        (Text(5168392), Text(5166607)), // openai/o3:batch
        (Text(5358088), Text(5356813)), // qwen/qwen-max
        (Text(5361416), Text(5360141)), // qwen/qwen3-8b
        (Text(1434632), Text(1430807)), // bytedance-seed/seed-1-6
        (Text(2069257), Text(3852048)), // cohere/command-a
        (Text(4998409), Text(4996624)), // openai/gpt-4-32k
        (Text(3634697), Text(3632912)), // openai/gpt-5-pro
        (Text(3645961), Text(3644176)), // openai/gpt-6-sol
        (Text(3918345), Text(3916560)), // openai/gpt-audio
        (Text(9), Text(2494222)), // x-ai/grok-4-20
        (Text(5277961), Text(5276686)), // x-ai/grok-beta
        (Text(4912137), Text(4910097)), // tencent/hy-mt2-7b
        (Text(4152585), Text(4149780)), // moonshotai/kimi-k2-5
        (Text(4157705), Text(4154900)), // moonshotai/kimi-k2-6
        (Text(2993161), Text(4354576)), // xiaomi/mimo-v2-5
        (Text(570889), Text(569614)), // qwen/qwen-plus
        (Text(5270793), Text(5269518)), // qwen/qwen3-14b
        (Text(5274377), Text(5273102)), // qwen/qwen3-32b
        (Text(3388169), Text(3386894)), // qwen/qwen3-max
        (Text(5035273), Text(5033488)), // rekaai/reka-edge
        (Text(2189577), Text(2186772)), // perplexity/sonar-pro
        (Text(2690570), Text(4888337)), // openai/codex-mini
        (Text(3859210), Text(3857425)), // google/gemini-pro
        (Text(3347466), Text(3345681)), // openai/gpt-5-mini
        (Text(3353354), Text(3351569)), // openai/gpt-5-nano
        (Text(3359242), Text(3357457)), // openai/gpt-6-luna
        (Text(4670730), Text(4668690)), // minimax/minimax-01
        (Text(4675338), Text(4673298)), // minimax/minimax-m1
        (Text(3576586), Text(3593490)), // minimax/minimax-m2
        (Text(3007498), Text(3005458)), // minimax/minimax-m3
        (Text(5171722), Text(5170447)), // qwen/qwen-turbo
        (Text(5175562), Text(5174287)), // qwen/qwen3-5-9b
        (Text(245771), Text(243476)), // deepseek/deepseek-r1
        (Text(5063435), Text(5062160)), // z-ai/glm-4-5-air
        (Text(5071627), Text(5070352)), // z-ai/glm-5-turbo
        (Text(3056395), Text(3054610)), // openai/gpt-4-turbo
        (Text(783371), Text(781586)), // openai/gpt-4o-mini
        (Text(3074827), Text(3073042)), // openai/gpt-5-2-pro
        (Text(3080971), Text(3079186)), // openai/gpt-5-4-pro
        (Text(3087115), Text(3085330)), // openai/gpt-5-5-pro
        (Text(1943051), Text(1941266)), // openai/gpt-5-6-sol
        (Text(3341579), Text(3339794)), // openai/gpt-5-image
        (Text(4698123), Text(4696338)), // openai/gpt-5:batch
        (Text(3123979), Text(3122194)), // openai/gpt-6-1-sol
        (Text(1957387), Text(1955602)), // openai/gpt-6-astra
        (Text(3142411), Text(3140626)), // openai/gpt-oss-20b
        (Text(5051147), Text(5049872)), // x-ai/grok-2-1212
        (Text(5055243), Text(5053968)), // x-ai/grok-3-beta
        (Text(2609931), Text(5058064)), // x-ai/grok-4-fast
        (Text(4556811), Text(4554771)), // tencent/hy-mt2-1-8b
        (Text(4566539), Text(4564499)), // tencent/hy3-preview
        (Text(4464395), Text(4462355)), // meituan/longcat-2-0
        (Text(4985611), Text(4984336)), // meta/muse-wonder
        (Text(2517003), Text(4622610)), // amazon/nova-pro-v1
        (Text(5006091), Text(5004816)), // qwen/qwen-vl-max
        (Text(5010187), Text(5008912)), // qwen/qwen3-5-27b
        (Text(5014283), Text(5013008)), // qwen/qwen3-6-27b
        (Text(3734283), Text(5017104)), // qwen/qwen3-7-max
        (Text(3684875), Text(3683600)), // qwen/qwen3-8-27b
        (Text(791307), Text(790032)), // qwen/qwen3-coder
        (Text(4915724), Text(4914449)), // z-ai/glm-5v-turbo
        (Text(2656524), Text(2654739)), // openai/gpt-4-1-mini
        (Text(2662924), Text(2661139)), // openai/gpt-4-1-nano
        (Text(4507916), Text(4506131)), // openai/gpt-4o:batch
        (Text(4428300), Text(4510995)), // openai/gpt-5-3-chat
        (Text(2694924), Text(2693139)), // openai/gpt-5-4-mini
        (Text(2701324), Text(2699539)), // openai/gpt-5-4-nano
        (Text(1640460), Text(1638675)), // openai/gpt-5-6-luna
        (Text(2442764), Text(2440979)), // openai/gpt-oss-120b
        (Text(1326348), Text(1323543)), // moonshotai/kimi-k2-0905
        (Text(3576588), Text(4103700)), // minimax/minimax-m2-1
        (Text(3582220), Text(4108820)), // minimax/minimax-m2-5
        (Text(3587852), Text(4113940)), // minimax/minimax-m2-7
        (Text(2168588), Text(2166038)), // mistralai/ministral-8b
        (Text(3601676), Text(3599126)), // mistralai/mistral-nemo
        (Text(3607308), Text(3604758)), // mistralai/mistral-saba
        (Text(2244364), Text(4374803)), // amazon/nova-lite-v1
        (Text(4893964), Text(4892689)), // qwen/qwen-vl-plus
        (Text(3422220), Text(4897041)), // qwen/qwen3-6-plus
        (Text(3376396), Text(3375121)), // qwen/qwen3-7-plus
        (Text(4537100), Text(4535315)), // rekaai/reka-flash-3
        (Text(3259917), Text(3257367)), // anthropic/claude-3-opus
        (Text(997645), Text(995095)), // anthropic/claude-opus-4
        (Text(1077005), Text(1074455)), // anthropic/claude-opus-5
        (Text(1241357), Text(1239062)), // deepseek/deepseek-chat
        (Text(2296845), Text(2294550)), // deepseek/deepseek-v3-2
        (Text(3336461), Text(3333911)), // mistralai/devstral-2512
        (Text(4064525), Text(4062740)), // google/gemma-2-9b-it
        (Text(4069645), Text(4067860)), // google/gemma-3-4b-it
        (Text(4748301), Text(4747026)), // z-ai/glm-4-7-flash
        (Text(4757517), Text(4756242)), // z-ai/glm-5-2:batch
        (Text(2809613), Text(2808338)), // z-ai/glm-5-3-flash
        (Text(4762125), Text(4760850)), // z-ai/glm-5-3-prime
        (Text(4766733), Text(4765458)), // z-ai/glm-5-3:batch
        (Text(1625613), Text(1623828)), // openai/gpt-3-5-turbo
        (Text(4172045), Text(4170260)), // openai/gpt-4-1:batch
        (Text(4182285), Text(4180500)), // openai/gpt-5-1:batch
        (Text(4187405), Text(4185620)), // openai/gpt-5-2:batch
        (Text(2131469), Text(4190740)), // openai/gpt-5-3-codex
        (Text(4197645), Text(4195860)), // openai/gpt-5-4:batch
        (Text(4202765), Text(4200980)), // openai/gpt-5-5:batch
        (Text(1340685), Text(1338900)), // openai/gpt-5-6-terra
        (Text(1356045), Text(1354260)), // openai/gpt-6-1-terra
        (Text(3020557), Text(3017752)), // moonshotai/kimi-k3-1-pro
        (Text(3032845), Text(3030040)), // moonshotai/kimi-k3:batch
        (Text(2989837), Text(2987032)), // meta-llama/llama-4-scout
        (Text(2993165), Text(4354580)), // xiaomi/mimo-v2-5-pro
        (Text(1163533), Text(1161748)), // xiaomi/mimo-v2-6-pro
        (Text(4361485), Text(4359700)), // xiaomi/mimo-v2-flash
        (Text(1886477), Text(1883927)), // mistralai/mistral-large
        (Text(2058509), Text(3985940)), // amazon/nova-micro-v1
        (Text(4233485), Text(4231700)), // openai/o3-mini:batch
        (Text(4238605), Text(4236820)), // openai/o4-mini:batch
        (Text(947213), Text(945938)), // qwen/qwen3-30b-a3b
        (Text(3189773), Text(4700946)), // qwen/qwen3-6-flash
        (Text(3195917), Text(4705554)), // qwen/qwen3-7-flash
        (Text(4711437), Text(4710162)), // qwen/qwen3-8-flash
        (Text(1708557), Text(1704732)), // bytedance-seed/seed-2-0-code
        (Text(1715725), Text(1711900)), // bytedance-seed/seed-2-0-lite
        (Text(1722893), Text(1719068)), // bytedance-seed/seed-2-0-mini
        (Text(2823694), Text(2821144)), // anthropic/claude-3-haiku
        (Text(801038), Text(798488)), // anthropic/claude-fable-5
        (Text(3014158), Text(3011608)), // mistralai/codestral-2508
        (Text(3514638), Text(3852053)), // cohere/command-a-plus
        (Text(386830), Text(385045)), // google/gemini-2-5-pro
        (Text(2126350), Text(2124565)), // google/gemini-4-argon
        (Text(3859214), Text(3857429)), // google/gemini-pro-1-5
        (Text(3869966), Text(3868181)), // google/gemma-2-27b-it
        (Text(3875342), Text(3873557)), // google/gemma-3-12b-it
        (Text(3880718), Text(3878933)), // google/gemma-3-27b-it
        (Text(3886094), Text(3884309)), // google/gemma-4-31b-it
        (Text(4609550), Text(4608275)), // z-ai/glm-4-6:exacto
        (Text(2809614), Text(2808339)), // z-ai/glm-5-3-flashx
        (Text(3918350), Text(3916565)), // openai/gpt-audio-mini
        (Text(4570638), Text(4569363)), // x-ai/grok-4-3:batch
        (Text(4575502), Text(4574227)), // x-ai/grok-4-6:batch
        (Text(4580366), Text(4579091)), // x-ai/grok-4-7:batch
        (Text(4599822), Text(4598547)), // x-ai/grok-build-0-1
        (Text(3809550), Text(3807510)), // tencent/hy-mt2-30b-a3b
        (Text(2619150), Text(2616345)), // moonshotai/kimi-k2-7-code
        (Text(3595534), Text(3593494)), // minimax/minimax-m2-her
        (Text(4473358), Text(4472083)), // meta/muse-spark-1-1
        (Text(1131278), Text(1130003)), // meta/muse-spark-1-2
        (Text(1139214), Text(1137939)), // meta/muse-spark-1-3
        (Text(1311758), Text(3841301)), // amazon/nova-2-lite-v1
        (Text(1434638), Text(1430813)), // bytedance-seed/seed-1-6-flash
        (Text(1449486), Text(1445661)), // bytedance-seed/seed-2-1-turbo
        (Text(3781390), Text(3779350)), // stepfun/step-3-5-flash
        (Text(3787022), Text(3784982)), // stepfun/step-3-7-flash
        (Text(3803918), Text(3801878)), // stepfun/step-5-preview
        (Text(2835982), Text(2833432)), // bytedance/ui-tars-1-5-7b
        (Text(2510095), Text(2507545)), // anthropic/claude-3-sonnet
        (Text(1005583), Text(1003033)), // anthropic/claude-opus-4-5
        (Text(1013519), Text(1010969)), // anthropic/claude-opus-4-6
        (Text(1021455), Text(1018905)), // anthropic/claude-opus-4-7
        (Text(1029391), Text(1026841)), // anthropic/claude-opus-4-8
        (Text(1077007), Text(1074457)), // anthropic/claude-opus-5-5
        (Text(598287), Text(595737)), // anthropic/claude-sonnet-4
        (Text(632079), Text(629529)), // anthropic/claude-sonnet-5
        (Text(1470223), Text(1467928)), // deepseek/deepseek-v4-pro
        (Text(3538959), Text(3537174)), // google/gemma-3n-e4b-it
        (Text(3612175), Text(3610390)), // openai/gpt-4-5-preview
        (Text(3623439), Text(3621654)), // openai/gpt-4o:extended
        (Text(3629071), Text(3627286)), // openai/gpt-5-4-image-2
        (Text(1943055), Text(1941270)), // openai/gpt-5-6-sol-pro
        (Text(3634703), Text(3632918)), // openai/gpt-5-pro:batch
        (Text(3645967), Text(3644182)), // openai/gpt-6-sol:batch
        (Text(3651599), Text(3649814)), // openai/gpt-chat-latest
        (Text(3976975), Text(3975700)), // ai21/jamba-large-1-7
        (Text(3831823), Text(3830038)), // xiaomi/mimo-v2-6-flash
        (Text(4099855), Text(4098580)), // meta/muse-spark-open
        (Text(2210063), Text(3492118)), // amazon/nova-premier-v1
        (Text(579599), Text(578324)), // qwen/qwen3-235b-a22b
        (Text(4273935), Text(4272660)), // qwen/qwen3-5-35b-a3b
        (Text(4279055), Text(4277780)), // qwen/qwen3-6-35b-a3b
        (Text(4294415), Text(4293140)), // qwen/qwq-32b-preview
        (Text(2223888), Text(2221338)), // anthropic/claude-3-5-haiku
        (Text(801040), Text(798490)), // anthropic/claude-fable-5-1
        (Text(817424), Text(814874)), // anthropic/claude-haiku-4-5
        (Text(833808), Text(831258)), // anthropic/claude-haiku-5-5
        (Text(2541840), Text(2539545)), // deepseek/deepseek-r1-0528
        (Text(25360), Text(23575)), // google/gemini-2-5-flash
        (Text(519184), Text(517399)), // google/gemini-3-5-flash
        (Text(1543952), Text(1542167)), // google/gemini-3-6-flash
        (Text(1551376), Text(1549591)), // google/gemini-3-7-flash
        (Text(1234448), Text(1557015)), // google/gemini-3-8-flash
        (Text(2349584), Text(2347799)), // google/gemini-flash-1-5
        (Text(1640464), Text(1638679)), // openai/gpt-5-6-luna-pro
        (Text(3341584), Text(3339799)), // openai/gpt-5-image-mini
        (Text(3347472), Text(3345687)), // openai/gpt-5-mini:batch
        (Text(3353360), Text(3351575)), // openai/gpt-5-nano:batch
        (Text(3359248), Text(3357463)), // openai/gpt-6-luna:batch
        (Text(3960848), Text(3959573)), // x-ai/grok-3-mini-beta
        (Text(3966224), Text(3964949)), // x-ai/grok-code-fast-1
        (Text(3971600), Text(3970325)), // x-ai/grok-vision-beta
        (Text(2182672), Text(2179867)), // moonshotai/kimi-k2-thinking
        (Text(2155024), Text(2152219)), // meta-llama/llama-4-maverick
        (Text(3007504), Text(3005464)), // minimax/minimax-m3:batch
        (Text(1893648), Text(1891098)), // mistralai/mistral-medium-3
        (Text(3907088), Text(3905813)), // meta/muse-glimmer-30b
        (Text(3365136), Text(3363351)), // openai/o3-deep-research
        (Text(3928592), Text(3927317)), // qwen/qwen3-8-max-0902
        (Text(3933968), Text(3932693)), // qwen/qwen3-coder-next
        (Text(2193680), Text(3938069)), // qwen/qwen3-coder-plus
        (Text(2189584), Text(2186779)), // perplexity/sonar-pro-search
        (Text(2396944), Text(2394394)), // microsoft/wizardlm-2-8x22b
        (Text(3037969), Text(3036184)), // openai/chatgpt-4o-latest
        (Text(2044177), Text(2041627)), // anthropic/claude-3-5-sonnet
        (Text(351249), Text(348699)), // anthropic/claude-3-7-sonnet
        (Text(598289), Text(595739)), // anthropic/claude-sonnet-4-5
        (Text(606737), Text(604187)), // anthropic/claude-sonnet-4-6
        (Text(632081), Text(629531)), // anthropic/claude-sonnet-5-5
        (Text(2908945), Text(2907160)), // cohere/command-r-08-2024
        (Text(2296849), Text(2294554)), // deepseek/deepseek-v3-2-exp
        (Text(313105), Text(310810)), // deepseek/deepseek-v4-flash
        (Text(3044113), Text(3042328)), // openai/gpt-3-5-turbo-16k
        (Text(3056401), Text(3054616)), // openai/gpt-4-turbo:batch
        (Text(3062545), Text(3060760)), // openai/gpt-4o-2024-05-13
        (Text(3068689), Text(3066904)), // openai/gpt-4o-mini:batch
        (Text(3074833), Text(3073048)), // openai/gpt-5-2-pro:batch
        (Text(3080977), Text(3079192)), // openai/gpt-5-4-pro:batch
        (Text(3087121), Text(3085336)), // openai/gpt-5-5-pro:batch
        (Text(3093265), Text(3091480)), // openai/gpt-5-6-sol:batch
        (Text(1340689), Text(1338904)), // openai/gpt-5-6-terra-pro
        (Text(3123985), Text(3122200)), // openai/gpt-6-1-sol:batch
        (Text(3130129), Text(3128344)), // openai/gpt-6-astra:batch
        (Text(3142417), Text(3140632)), // openai/gpt-oss-20b:batch
        (Text(1872401), Text(1869596)), // meta-llama/llama-guard-4-12b
        (Text(2161681), Text(2159131)), // mistralai/ministral-3b-2512
        (Text(2168593), Text(2166043)), // mistralai/ministral-8b-2512
        (Text(2175505), Text(2172955)), // mistralai/mistral-large-4-0
        (Text(2945809), Text(2944024)), // google/palm-2-chat-bison
        (Text(3667985), Text(3666710)), // qwen/qwen3-5-122b-a10b
        (Text(3673617), Text(3672342)), // qwen/qwen3-5-397b-a17b
        (Text(3679249), Text(3677974)), // qwen/qwen3-8-2-4t-a95b
        (Text(3684881), Text(3683606)), // qwen/qwen3-8-27b:batch
        (Text(3690513), Text(3689238)), // qwen/qwen3-8-max-prime
        (Text(2020113), Text(3694870)), // qwen/qwen3-coder-flash
        (Text(1685778), Text(1683228)), // anthropic/claude-opus-5-fast
        (Text(2085394), Text(2083099)), // deepseek/deepseek-chat-v3-1
        (Text(707346), Text(705561)), // google/gemini-3-pro-image
        (Text(2592530), Text(2590745)), // google/gemma-4-26b-a4b-it
        (Text(2630930), Text(2629145)), // openai/gpt-3-5-turbo-0613
        (Text(2637330), Text(2635545)), // openai/gpt-3-5-turbo-1106
        (Text(2656530), Text(2654745)), // openai/gpt-4-1-mini:batch
        (Text(2662930), Text(2661145)), // openai/gpt-4-1-nano:batch
        (Text(2669330), Text(2667545)), // openai/gpt-4-1106-preview
        (Text(2688530), Text(2686745)), // openai/gpt-5-1-codex-mini
        (Text(2694930), Text(2693145)), // openai/gpt-5-4-mini:batch
        (Text(2701330), Text(2699545)), // openai/gpt-5-4-nano:batch
        (Text(2707730), Text(2705945)), // openai/gpt-5-6-luna:batch
        (Text(2739730), Text(2737945)), // openai/gpt-oss-120b:batch
        (Text(3470610), Text(3469335)), // x-ai/grok-2-vision-1212
        (Text(1879314), Text(1876764)), // mistralai/ministral-14b-2512
        (Text(1886482), Text(1883932)), // mistralai/mistral-large-2512
        (Text(1893650), Text(1891100)), // mistralai/mistral-medium-3-1
        (Text(1900818), Text(1898268)), // mistralai/mistral-medium-3-5
        (Text(1915154), Text(1912604)), // mistralai/mistral-small-2603
        (Text(3370514), Text(3369239)), // qwen/qwen3-5-plus-02-15
        (Text(3376402), Text(3375127)), // qwen/qwen3-7-plus:batch
        (Text(3382290), Text(3381015)), // qwen/qwen3-8-omni-flash
        (Text(3388178), Text(3386903)), // qwen/qwen3-max-thinking
        (Text(1425939), Text(1423389)), // anthropic/claude-opus-5:batch
        (Text(2283027), Text(2281242)), // cohere/command-r7b-12-2024
        (Text(185875), Text(183580)), // deepseek/deepseek-v4-1-flash
        (Text(2349587), Text(2347802)), // google/gemini-flash-1-5-8b
        (Text(3246355), Text(3245080)), // z-ai/glm-5-3-flash:batch
        (Text(2402835), Text(2401050)), // openai/gpt-3-5-turbo:batch
        (Text(2416147), Text(2414362)), // openai/gpt-5-6-terra:batch
        (Text(2429459), Text(2427674)), // openai/gpt-6-1-terra:batch
        (Text(2442771), Text(2440986)), // openai/gpt-oss-120b:exacto
        (Text(1326355), Text(1323550)), // moonshotai/kimi-k2-0905:exacto
        (Text(3154195), Text(3152920)), // qwen/qwen-2-72b-instruct
        (Text(3160339), Text(3159064)), // qwen/qwen3-5-flash-02-23
        (Text(3166483), Text(3165208)), // qwen/qwen3-6-max-preview
        (Text(1372435), Text(1369630)), // perplexity/sonar-deep-research
        (Text(1380115), Text(1377310)), // perplexity/sonar-reasoning-pro
        (Text(1180180), Text(1177630)), // anthropic/claude-fable-5:batch
        (Text(1187860), Text(1185310)), // anthropic/claude-opus-4-6-fast
        (Text(1195540), Text(1192990)), // anthropic/claude-opus-4-7-fast
        (Text(1203220), Text(1200670)), // anthropic/claude-opus-4-8-fast
        (Text(1470228), Text(1467933)), // deepseek/deepseek-v4-pro-0813
        (Text(2098708), Text(2096923)), // google/gemini-2-0-flash-001
        (Text(2105620), Text(2103835)), // google/gemini-2-5-pro:batch
        (Text(2126356), Text(2124571)), // google/gemini-4-argon:batch
        (Text(2809620), Text(2808345)), // z-ai/glm-5-3-flashx-legal
        (Text(2745620), Text(2744345)), // qwen/qwen-2-5-7b-instruct
        (Text(570900), Text(569625)), // qwen/qwen-plus-2025-07-28
        (Text(2758420), Text(2757145)), // qwen/qwen3-235b-a22b-2507
        (Text(2764820), Text(2763545)), // qwen/qwen3-vl-8b-instruct
        (Text(2771220), Text(2769945)), // qwen/qwen3-vl-8b-thinking
        (Text(997653), Text(995103)), // anthropic/claude-opus-4-1:batch
        (Text(1005589), Text(1003039)), // anthropic/claude-opus-4-5:batch
        (Text(1013525), Text(1010975)), // anthropic/claude-opus-4-6:batch
        (Text(1021461), Text(1018911)), // anthropic/claude-opus-4-7:batch
        (Text(1029397), Text(1026847)), // anthropic/claude-opus-4-8:batch
        (Text(1077013), Text(1074463)), // anthropic/claude-opus-5-5:batch
        (Text(1092885), Text(1090335)), // anthropic/claude-sonnet-5:batch
        (Text(1241365), Text(1239070)), // deepseek/deepseek-chat-v3-0324
        (Text(25365), Text(23580)), // google/gemini-2-5-flash-lite
        (Text(501781), Text(499996)), // google/gemini-3-1-flash-lite
        (Text(519189), Text(517404)), // google/gemini-3-5-flash-lite
        (Text(1814037), Text(1812252)), // google/gemini-omni-1-1-flash
        (Text(1821205), Text(1819420)), // google/gemini-omni-1-2-flash
        (Text(1935893), Text(1934108)), // openai/gpt-4o-search-preview
        (Text(1943061), Text(1941276)), // openai/gpt-5-6-sol-pro:batch
        (Text(1957397), Text(1955612)), // openai/gpt-6-astra-pro:batch
        (Text(1964565), Text(1962780)), // openai/gpt-oss-safeguard-20b
        (Text(46101), Text(2494234)), // x-ai/grok-4-20-multi-agent
        (Text(1677845), Text(1675805)), // tencent/hunyuan-a13b-instruct
        (Text(866837), Text(864032)), // meta-llama/llama-3-1-8b-instruct
        (Text(875029), Text(872224)), // meta-llama/llama-3-2-1b-instruct
        (Text(883221), Text(880416)), // meta-llama/llama-3-2-3b-instruct
        (Text(1921557), Text(1919772)), // nvidia/nemotron-3-5-super-vl
        (Text(1971733), Text(1969948)), // openai/o4-mini-deep-research
        (Text(1842709), Text(1840924)), // google/palm-2-codechat-bison
        (Text(2448917), Text(2447642)), // qwen/qwen-2-5-72b-instruct
        (Text(2462229), Text(2460954)), // qwen/qwen3-5-plus-20260420
        (Text(2468885), Text(2467610)), // qwen/qwen3-vl-32b-instruct
        (Text(801046), Text(798496)), // anthropic/claude-fable-5-1:batch
        (Text(817430), Text(814880)), // anthropic/claude-haiku-4-5:batch
        (Text(833814), Text(831264)), // anthropic/claude-haiku-5-5:batch
        (Text(1454870), Text(1453085)), // cohere/command-r-plus-08-2024
        (Text(1100566), Text(1098271)), // deepseek/deepseek-v3-1-terminus
        (Text(313110), Text(310815)), // deepseek/deepseek-v4-flash-0731
        (Text(1691926), Text(1690396)), // baidu/ernie-4-5-vl-424b-a47b
        (Text(1246742), Text(1505053)), // google/gemini-2-5-flash-image
        (Text(1514262), Text(1512477)), // google/gemini-2-5-flash:batch
        (Text(331542), Text(329757)), // google/gemini-3-1-flash-image
        (Text(404758), Text(402973)), // google/gemini-3-1-pro-preview
        (Text(1536534), Text(1534749)), // google/gemini-3-5-flash:batch
        (Text(1543958), Text(1542173)), // google/gemini-3-6-flash:batch
        (Text(1551382), Text(1549597)), // google/gemini-3-7-flash:batch
        (Text(1558806), Text(1557021)), // google/gemini-3-8-flash:batch
        (Text(413718), Text(411933)), // google/gemini-3-flash-preview
        (Text(1595926), Text(1594141)), // google/gemini-nano-banana-2-1
        (Text(1625622), Text(1623837)), // openai/gpt-3-5-turbo-instruct
        (Text(1640470), Text(1638685)), // openai/gpt-5-6-luna-pro:batch
        (Text(733718), Text(730913)), // meta-llama/llama-3-1-70b-instruct
        (Text(742166), Text(739361)), // meta-llama/llama-3-3-70b-instruct
        (Text(915734), Text(913184)), // mistralai/mixtral-8x22b-instruct
        (Text(1610774), Text(1608989)), // nvidia/nemotron-3-5-lightning
        (Text(923926), Text(921376)), // mistralai/voxtral-small-24b-2507
        (Text(598295), Text(595745)), // anthropic/claude-sonnet-4-5:batch
        (Text(606743), Text(604193)), // anthropic/claude-sonnet-4-6:batch
        (Text(632087), Text(629537)), // anthropic/claude-sonnet-5-5:batch
        (Text(1340695), Text(1338910)), // openai/gpt-5-6-terra-pro:batch
        (Text(1356055), Text(1354270)), // openai/gpt-6-1-terra-pro:batch
        (Text(1333015), Text(1331230)), // nvidia/nemotron-3-nano-30b-a3b
        (Text(1978391), Text(1977116)), // qwen/qwen-2-5-vl-7b-instruct
        (Text(1992727), Text(1991452)), // qwen/qwen2-5-vl-32b-instruct
        (Text(1999895), Text(1998620)), // qwen/qwen2-5-vl-72b-instruct
        (Text(123928), Text(122143)), // google/gemini-2-5-flash-preview
        (Text(1163544), Text(1161759)), // xiaomi/mimo-v2-6-pro-ultraspeed
        (Text(1654808), Text(1653533)), // qwen/qwen-2-5-vl-72b-instruct
        (Text(450073), Text(447778)), // deepseek/deepseek-v4-1-flash:batch
        (Text(849433), Text(847648)), // google/gemini-2-0-flash-lite-001
        (Text(1386265), Text(1384990)), // qwen/qwen2-5-coder-7b-instruct
        (Text(1401625), Text(1400350)), // qwen/qwen3-vl-30b-a3b-instruct
        (Text(1409305), Text(1408030)), // qwen/qwen3-vl-30b-a3b-thinking
        (Text(351258), Text(348708)), // anthropic/claude-3-7-sonnet:thinking
        (Text(707354), Text(705569)), // google/gemini-3-pro-image-preview
        (Text(783386), Text(781601)), // openai/gpt-4o-mini-search-preview
        (Text(1131290), Text(1130015)), // meta/muse-spark-1-2-contributor
        (Text(1139226), Text(1137951)), // meta/muse-spark-1-3-contributor
        (Text(766490), Text(764705)), // nvidia/nemotron-3-super-120b-a12b
        (Text(774938), Text(773153)), // nvidia/nemotron-3-ultra-550b-a55b
        (Text(484379), Text(482594)), // google/gemini-2-5-flash-lite:batch
        (Text(501787), Text(500002)), // google/gemini-3-1-flash-lite-image
        (Text(510491), Text(508706)), // google/gemini-3-1-flash-lite:batch
        (Text(519195), Text(517410)), // google/gemini-3-5-flash-lite:batch
        (Text(554011), Text(552226)), // nvidia/nemotron-3-5-content-safety
        (Text(930843), Text(929568)), // qwen/qwen-2-5-coder-32b-instruct
        (Text(947227), Text(945952)), // qwen/qwen3-30b-a3b-instruct-2507
        (Text(955419), Text(954144)), // qwen/qwen3-30b-a3b-thinking-2507
        (Text(963611), Text(962336)), // qwen/qwen3-next-80b-a3b-instruct
        (Text(971803), Text(970528)), // qwen/qwen3-next-80b-a3b-thinking
        (Text(979995), Text(978720)), // qwen/qwen3-vl-235b-a22b-instruct
        (Text(988187), Text(986912)), // qwen/qwen3-vl-235b-a22b-thinking
        (Text(284700), Text(282405)), // deepseek/deepseek-r1-distill-llama-8b
        (Text(294172), Text(291877)), // deepseek/deepseek-r1-distill-qwen-14b
        (Text(303644), Text(301349)), // deepseek/deepseek-r1-distill-qwen-32b
        (Text(313116), Text(310821)), // deepseek/deepseek-v4-flash-0731:batch
        (Text(322588), Text(320293)), // deepseek/deepseek-v4-flash-vision-exp
        (Text(386844), Text(385059)), // google/gemini-2-5-pro-preview-03-25
        (Text(404764), Text(402979)), // google/gemini-3-1-pro-preview:batch
        (Text(413724), Text(411939)), // google/gemini-3-flash-preview:batch
        (Text(791324), Text(790049)), // qwen/qwen3-coder-30b-a3b-instruct
        (Text(245789), Text(243494)), // deepseek/deepseek-r1-distill-llama-70b
        (Text(255517), Text(253222)), // deepseek/deepseek-r1-distill-qwen-1-5b
        (Text(570909), Text(569634)), // qwen/qwen-plus-2025-07-28:thinking
        (Text(579613), Text(578338)), // qwen/qwen3-235b-a22b-thinking-2507
        (Text(185886), Text(183591)), // deepseek/deepseek-v4-1-flash-1017:batch
        (Text(331550), Text(329765)), // google/gemini-3-1-flash-image-preview
        (Text(145182), Text(142632)), // mistralai/mistral-small-3-1-24b-instruct
        (Text(155422), Text(152872)), // mistralai/mistral-small-3-2-24b-instruct
        (Text(114207), Text(111657)), // mistralai/mistral-small-24b-instruct-2501
        (Text(225312), Text(223527)), // google/gemini-2-5-flash-preview-09-2025
        (Text(123937), Text(122152)), // google/gemini-2-5-flash-preview:thinking
        (Text(25381), Text(23596)), // google/gemini-2-5-flash-lite-preview-09-2025
    ],
    cards: &[
        card(5603079, 0, Basis::FirstParty, false, Span(0, 1), Span(0, 0)), // alibaba/qvq-max
        card(3921930, 0, Basis::FirstParty, false, Span(1, 3), Span(0, 0)), // alibaba/qwen-flash
        card(3921941, 0, Basis::FirstParty, false, Span(4, 1), Span(0, 0)), // alibaba/qwen-flash-2025-07-28
        card(5358088, 0, Basis::FirstParty, false, Span(5, 2), Span(0, 0)), // alibaba/qwen-max
        card(5350157, 0, Basis::FirstParty, false, Span(7, 1), Span(0, 0)), // alibaba/qwen-mt-flash
        card(5430028, 0, Basis::FirstParty, false, Span(8, 1), Span(0, 0)), // alibaba/qwen-mt-lite
        card(5433100, 0, Basis::FirstParty, false, Span(9, 1), Span(0, 0)), // alibaba/qwen-mt-plus
        card(5353485, 0, Basis::FirstParty, false, Span(7, 1), Span(0, 0)), // alibaba/qwen-mt-turbo
        card(3146767, 0, Basis::FirstParty, false, Span(10, 1), Span(0, 0)), // alibaba/qwen-omni-turbo
        card(3146776, 0, Basis::FirstParty, false, Span(11, 1), Span(0, 0)), // alibaba/qwen-omni-turbo-realtime
        card(570889, 0, Basis::FirstParty, false, Span(12, 3), Span(0, 1)), // alibaba/qwen-plus
        card(4247060, 0, Basis::FirstParty, false, Span(18, 1), Span(0, 0)), // alibaba/qwen-plus-2025-01-25
        card(4252180, 0, Basis::FirstParty, false, Span(18, 1), Span(1, 1)), // alibaba/qwen-plus-2025-04-28
        card(4257300, 0, Basis::FirstParty, false, Span(18, 1), Span(1, 1)), // alibaba/qwen-plus-2025-07-14
        card(570900, 0, Basis::FirstParty, false, Span(20, 1), Span(2, 1)), // alibaba/qwen-plus-2025-07-28
        card(4262420, 0, Basis::FirstParty, false, Span(20, 1), Span(2, 1)), // alibaba/qwen-plus-2025-09-11
        card(4267540, 0, Basis::FirstParty, false, Span(20, 1), Span(2, 1)), // alibaba/qwen-plus-2025-12-01
        card(3655446, 0, Basis::FirstParty, false, Span(22, 2), Span(0, 0)), // alibaba/qwen-plus-character-ja
        card(5000720, 0, Basis::FirstParty, false, Span(20, 1), Span(2, 1)), // alibaba/qwen-plus-latest
        card(5171722, 0, Basis::FirstParty, false, Span(24, 2), Span(3, 1)), // alibaba/qwen-turbo
        card(5006091, 0, Basis::FirstParty, false, Span(28, 2), Span(0, 0)), // alibaba/qwen-vl-max
        card(3661067, 0, Basis::FirstParty, false, Span(30, 2), Span(0, 0)), // alibaba/qwen-vl-ocr
        card(3661078, 0, Basis::FirstParty, false, Span(32, 1), Span(0, 0)), // alibaba/qwen-vl-ocr-2025-11-20
        card(4893964, 0, Basis::FirstParty, false, Span(33, 2), Span(0, 0)), // alibaba/qwen-vl-plus
        card(4298260, 0, Basis::FirstParty, false, Span(35, 1), Span(0, 0)), // alibaba/qwen2-5-14b-instruct
        card(4303380, 0, Basis::FirstParty, false, Span(36, 1), Span(0, 0)), // alibaba/qwen2-5-32b-instruct
        card(4308500, 0, Basis::FirstParty, false, Span(37, 1), Span(0, 0)), // alibaba/qwen2-5-72b-instruct
        card(4520723, 0, Basis::FirstParty, false, Span(38, 1), Span(0, 0)), // alibaba/qwen2-5-7b-instruct
        card(5181967, 0, Basis::FirstParty, false, Span(39, 1), Span(0, 0)), // alibaba/qwen2-5-omni-7b
        card(1999895, 0, Basis::FirstParty, false, Span(40, 1), Span(0, 0)), // alibaba/qwen2-5-vl-72b-instruct
        card(3728662, 0, Basis::FirstParty, false, Span(41, 1), Span(0, 0)), // alibaba/qwen2-5-vl-7b-instruct
        card(5270793, 0, Basis::FirstParty, false, Span(35, 1), Span(4, 1)), // alibaba/qwen3-14b
        card(579599, 0, Basis::FirstParty, false, Span(36, 1), Span(5, 1)), // alibaba/qwen3-235b-a22b
        card(1668381, 0, Basis::FirstParty, false, Span(44, 1), Span(0, 0)), // alibaba/qwen3-235b-a22b-instruct-2507
        card(579613, 0, Basis::FirstParty, false, Span(45, 1), Span(6, 1)), // alibaba/qwen3-235b-a22b-thinking-2507
        card(947213, 0, Basis::FirstParty, false, Span(46, 1), Span(7, 1)), // alibaba/qwen3-30b-a3b
        card(947227, 0, Basis::FirstParty, false, Span(46, 1), Span(0, 0)), // alibaba/qwen3-30b-a3b-instruct-2507
        card(955419, 0, Basis::FirstParty, false, Span(47, 1), Span(7, 1)), // alibaba/qwen3-30b-a3b-thinking-2507
        card(5274377, 0, Basis::FirstParty, false, Span(48, 2), Span(8, 1)), // alibaba/qwen3-32b
        card(3701777, 0, Basis::FirstParty, false, Span(52, 1), Span(0, 0)), // alibaba/qwen3.5-122b-a10b
        card(5022475, 0, Basis::FirstParty, false, Span(53, 1), Span(0, 0)), // alibaba/qwen3.5-27b
        card(4284175, 0, Basis::FirstParty, false, Span(54, 1), Span(0, 0)), // alibaba/qwen3.5-35b-a3b
        card(3707409, 0, Basis::FirstParty, false, Span(55, 1), Span(9, 1)), // alibaba/qwen3.5-397b-a17b
        card(3172621, 0, Basis::FirstParty, false, Span(56, 1), Span(0, 0)), // alibaba/qwen3.5-flash
        card(3214360, 0, Basis::FirstParty, false, Span(39, 1), Span(0, 0)), // alibaba/qwen3.5-flash-2026-02-23
        card(2475532, 0, Basis::FirstParty, false, Span(57, 3), Span(10, 1)), // alibaba/qwen3.5-plus
        card(3434007, 0, Basis::FirstParty, false, Span(60, 1), Span(11, 1)), // alibaba/qwen3.5-plus-2026-02-15
        card(3439895, 0, Basis::FirstParty, false, Span(61, 2), Span(12, 1)), // alibaba/qwen3.5-plus-2026-04-20
        card(5026571, 0, Basis::FirstParty, false, Span(55, 1), Span(0, 0)), // alibaba/qwen3.6-27b
        card(4289295, 0, Basis::FirstParty, false, Span(63, 2), Span(0, 0)), // alibaba/qwen3.6-35b-a3b
        card(3220493, 0, Basis::FirstParty, false, Span(65, 3), Span(0, 0)), // alibaba/qwen3.6-flash
        card(3220504, 0, Basis::FirstParty, false, Span(68, 1), Span(0, 0)), // alibaba/qwen3.6-flash-2026-04-16
        card(3178771, 0, Basis::FirstParty, false, Span(69, 2), Span(0, 0)), // alibaba/qwen3.6-max-preview
        card(3445772, 0, Basis::FirstParty, false, Span(71, 2), Span(0, 0)), // alibaba/qwen3.6-plus
        card(3445783, 0, Basis::FirstParty, false, Span(73, 1), Span(13, 1)), // alibaba/qwen3.6-plus-2026-04-02
        card(3226637, 0, Basis::FirstParty, false, Span(74, 2), Span(0, 0)), // alibaba/qwen3.7-flash
        card(3226648, 0, Basis::FirstParty, false, Span(76, 2), Span(0, 0)), // alibaba/qwen3.7-flash-2026-07-15
        card(3751179, 0, Basis::FirstParty, false, Span(78, 1), Span(0, 0)), // alibaba/qwen3.7-max
        card(3751190, 0, Basis::FirstParty, false, Span(79, 1), Span(0, 0)), // alibaba/qwen3.7-max-2026-05-17
        card(3756822, 0, Basis::FirstParty, false, Span(80, 2), Span(0, 0)), // alibaba/qwen3.7-max-2026-05-20
        card(3762454, 0, Basis::FirstParty, false, Span(80, 2), Span(0, 0)), // alibaba/qwen3.7-max-2026-06-08
        card(4530451, 0, Basis::FirstParty, false, Span(79, 1), Span(0, 0)), // alibaba/qwen3.7-max-preview
        card(3399948, 0, Basis::FirstParty, false, Span(82, 3), Span(0, 0)), // alibaba/qwen3.7-plus
        card(3451671, 0, Basis::FirstParty, false, Span(85, 2), Span(14, 1)), // alibaba/qwen3.7-plus-2026-05-26
        card(3713041, 0, Basis::FirstParty, false, Span(87, 1), Span(0, 0)), // alibaba/qwen3.8-2.4t-a95b
        card(3718667, 0, Basis::FirstParty, false, Span(88, 2), Span(0, 0)), // alibaba/qwen3.8-27b
        card(4725261, 0, Basis::FirstParty, false, Span(90, 1), Span(0, 0)), // alibaba/qwen3.8-flash
        card(3724299, 0, Basis::FirstParty, false, Span(91, 1), Span(0, 0)), // alibaba/qwen3.8-max
        card(3944720, 0, Basis::FirstParty, false, Span(87, 1), Span(0, 0)), // alibaba/qwen3.8-max-0902
        card(3405842, 0, Basis::FirstParty, false, Span(92, 1), Span(0, 0)), // alibaba/qwen3.8-omni-flash
        card(5361416, 0, Basis::FirstParty, false, Span(93, 1), Span(15, 1)), // alibaba/qwen3-8b
        card(5185807, 0, Basis::FirstParty, false, Span(95, 1), Span(0, 0)), // alibaba/qwen3-asr-flash
        card(791324, 0, Basis::FirstParty, false, Span(96, 2), Span(0, 0)), // alibaba/qwen3-coder-30b-a3b-instruct
        card(1415710, 0, Basis::FirstParty, false, Span(98, 2), Span(0, 0)), // alibaba/qwen3-coder-480b-a35b-instruct
        card(2020113, 0, Basis::FirstParty, false, Span(100, 3), Span(0, 0)), // alibaba/qwen3-coder-flash
        card(2020124, 0, Basis::FirstParty, false, Span(103, 1), Span(0, 0)), // alibaba/qwen3-coder-flash-2025-07-28
        card(3933968, 0, Basis::FirstParty, false, Span(104, 1), Span(0, 0)), // alibaba/qwen3-coder-next
        card(2193680, 0, Basis::FirstParty, false, Span(105, 3), Span(0, 0)), // alibaba/qwen3-coder-plus
        card(2193691, 0, Basis::FirstParty, false, Span(108, 1), Span(0, 0)), // alibaba/qwen3-coder-plus-2025-07-22
        card(2200603, 0, Basis::FirstParty, false, Span(108, 1), Span(0, 0)), // alibaba/qwen3-coder-plus-2025-09-23
        card(587042, 0, Basis::FirstParty, false, Span(109, 1), Span(0, 0)), // alibaba/qwen3-livetranslate-flash-realtime
        card(3388169, 0, Basis::FirstParty, false, Span(110, 3), Span(0, 0)), // alibaba/qwen3-max
        card(4313620, 0, Basis::FirstParty, false, Span(113, 1), Span(0, 0)), // alibaba/qwen3-max-2025-09-23
        card(4318740, 0, Basis::FirstParty, false, Span(113, 1), Span(0, 0)), // alibaba/qwen3-max-2026-01-23
        card(4905745, 0, Basis::FirstParty, false, Span(114, 2), Span(0, 0)), // alibaba/qwen3-max-preview
        card(963611, 0, Basis::FirstParty, false, Span(116, 2), Span(0, 0)), // alibaba/qwen3-next-80b-a3b-instruct
        card(971803, 0, Basis::FirstParty, false, Span(118, 2), Span(0, 0)), // alibaba/qwen3-next-80b-a3b-thinking
        card(2027292, 0, Basis::FirstParty, false, Span(120, 1), Span(0, 0)), // alibaba/qwen3-omni-30b-a3b-captioner
        card(2776336, 0, Basis::FirstParty, false, Span(121, 1), Span(0, 0)), // alibaba/qwen3-omni-flash
        card(2776345, 0, Basis::FirstParty, false, Span(122, 1), Span(0, 0)), // alibaba/qwen3-omni-flash-realtime
        card(979986, 0, Basis::FirstParty, false, Span(36, 1), Span(5, 1)), // alibaba/qwen3-vl-235b-a22b
        card(979995, 0, Basis::FirstParty, false, Span(123, 1), Span(0, 0)), // alibaba/qwen3-vl-235b-a22b-instruct
        card(988187, 0, Basis::FirstParty, false, Span(19, 1), Span(0, 0)), // alibaba/qwen3-vl-235b-a22b-thinking
        card(1401616, 0, Basis::FirstParty, false, Span(46, 1), Span(7, 1)), // alibaba/qwen3-vl-30b-a3b
        card(1401625, 0, Basis::FirstParty, false, Span(46, 1), Span(0, 0)), // alibaba/qwen3-vl-30b-a3b-instruct
        card(1409305, 0, Basis::FirstParty, false, Span(47, 1), Span(0, 0)), // alibaba/qwen3-vl-30b-a3b-thinking
        card(2468885, 0, Basis::FirstParty, false, Span(124, 1), Span(0, 0)), // alibaba/qwen3-vl-32b-instruct
        card(3948821, 0, Basis::FirstParty, false, Span(124, 1), Span(0, 0)), // alibaba/qwen3-vl-32b-thinking
        card(2764820, 0, Basis::FirstParty, false, Span(93, 1), Span(0, 0)), // alibaba/qwen3-vl-8b-instruct
        card(2771220, 0, Basis::FirstParty, false, Span(94, 1), Span(0, 0)), // alibaba/qwen3-vl-8b-thinking
        card(2782734, 0, Basis::FirstParty, false, Span(125, 2), Span(0, 0)), // alibaba/qwen3-vl-flash
        card(2782745, 0, Basis::FirstParty, false, Span(127, 1), Span(0, 0)), // alibaba/qwen3-vl-flash-2025-10-15
        card(2789145, 0, Basis::FirstParty, false, Span(127, 1), Span(0, 0)), // alibaba/qwen3-vl-flash-2026-01-22
        card(3202061, 0, Basis::FirstParty, false, Span(128, 3), Span(16, 1)), // alibaba/qwen3-vl-plus
        card(3202072, 0, Basis::FirstParty, false, Span(133, 1), Span(0, 0)), // alibaba/qwen3-vl-plus-2025-09-23
        card(3208216, 0, Basis::FirstParty, false, Span(133, 1), Span(0, 0)), // alibaba/qwen3-vl-plus-2025-12-19
        card(5582600, 0, Basis::FirstParty, false, Span(134, 1), Span(0, 0)), // alibaba/qwq-plus
        card(1317655, 0, Basis::FirstParty, false, Span(135, 2), Span(0, 0)), // amazon-bedrock/amazon.nova-2-lite-v1:0
        card(2249237, 0, Basis::FirstParty, false, Span(137, 3), Span(0, 0)), // amazon-bedrock/amazon.nova-lite-v1:0
        card(2063638, 0, Basis::FirstParty, false, Span(140, 3), Span(0, 0)), // amazon-bedrock/amazon.nova-micro-v1:0
        card(2215192, 0, Basis::FirstParty, false, Span(143, 1), Span(0, 0)), // amazon-bedrock/amazon.nova-premier-v1:0
        card(2521620, 0, Basis::FirstParty, false, Span(144, 3), Span(0, 0)), // amazon-bedrock/amazon.nova-pro-v1:0
        card(2247962, 0, Basis::FirstParty, false, Span(147, 3), Span(0, 0)), // amazon-bedrock/apac.amazon.nova-lite-v1:0
        card(2062363, 0, Basis::FirstParty, false, Span(150, 3), Span(0, 0)), // amazon-bedrock/apac.amazon.nova-micro-v1:0
        card(2520345, 0, Basis::FirstParty, false, Span(153, 3), Span(0, 0)), // amazon-bedrock/apac.amazon.nova-pro-v1:0
        card(2851864, 0, Basis::FirstParty, false, Span(156, 2), Span(0, 0)), // amazon-bedrock/ca.amazon.nova-lite-v1:0
        card(2314522, 0, Basis::FirstParty, false, Span(158, 3), Span(0, 0)), // amazon-bedrock/eu.amazon.nova-2-lite-v1:0
        card(2925592, 0, Basis::FirstParty, false, Span(161, 3), Span(0, 0)), // amazon-bedrock/eu.amazon.nova-lite-v1:0
        card(2552345, 0, Basis::FirstParty, false, Span(164, 3), Span(0, 0)), // amazon-bedrock/eu.amazon.nova-micro-v1:0
        card(3280919, 0, Basis::FirstParty, false, Span(167, 3), Span(0, 0)), // amazon-bedrock/eu.amazon.nova-pro-v1:0
        card(1315870, 0, Basis::FirstParty, false, Span(170, 3), Span(0, 0)), // amazon-bedrock/global.amazon.nova-2-lite-v1:0
        card(2387738, 0, Basis::FirstParty, false, Span(173, 2), Span(0, 0)), // amazon-bedrock/jp.amazon.nova-2-lite-v1:0
        card(2487578, 0, Basis::FirstParty, false, Span(175, 3), Span(0, 0)), // amazon-bedrock/us.amazon.nova-2-lite-v1:0
        card(3238936, 0, Basis::FirstParty, false, Span(178, 2), Span(0, 0)), // amazon-bedrock/us.amazon.nova-lite-v1:0
        card(2801945, 0, Basis::FirstParty, false, Span(180, 2), Span(0, 0)), // amazon-bedrock/us.amazon.nova-micro-v1:0
        card(2214427, 0, Basis::FirstParty, false, Span(182, 2), Span(0, 0)), // amazon-bedrock/us.amazon.nova-premier-v1:0
        card(3463447, 0, Basis::FirstParty, false, Span(184, 2), Span(0, 0)), // amazon-bedrock/us.amazon.nova-pro-v1:0
        card(4629768, 0, Basis::FirstPartySecondary, false, Span(186, 1), Span(0, 0)), // anthropic/claude-2
        card(2526745, 0, Basis::FirstParty, false, Span(187, 2), Span(17, 1)), // anthropic/claude-3-5-haiku-20241022
        card(3263255, 0, Basis::FirstParty, false, Span(187, 2), Span(17, 1)), // anthropic/claude-3-5-haiku-latest
        card(2044177, 0, Basis::FirstPartySecondary, false, Span(191, 1), Span(0, 0)), // anthropic/claude-3-5-sonnet
        card(2254618, 0, Basis::FirstParty, false, Span(192, 2), Span(18, 1)), // anthropic/claude-3-5-sonnet-20240620
        card(2261274, 0, Basis::FirstParty, false, Span(192, 2), Span(18, 1)), // anthropic/claude-3-5-sonnet-20241022
        card(2267930, 0, Basis::FirstParty, false, Span(192, 2), Span(18, 1)), // anthropic/claude-3-7-sonnet-20250219
        card(2858008, 0, Basis::FirstParty, false, Span(192, 2), Span(18, 1)), // anthropic/claude-3-7-sonnet-latest
        card(2823694, 0, Basis::FirstPartySecondary, false, Span(196, 1), Span(0, 0)), // anthropic/claude-3-haiku
        card(3269143, 0, Basis::FirstParty, false, Span(197, 2), Span(19, 1)), // anthropic/claude-3-haiku-20240307
        card(3497750, 0, Basis::FirstParty, false, Span(201, 2), Span(20, 1)), // anthropic/claude-3-opus-20240229
        card(3996180, 0, Basis::FirstPartySecondary, false, Span(205, 1), Span(0, 0)), // anthropic/claude-3-opus-latest
        card(2510095, 0, Basis::FirstPartySecondary, false, Span(191, 1), Span(0, 0)), // anthropic/claude-3-sonnet
        card(2864152, 0, Basis::FirstParty, false, Span(206, 1), Span(21, 1)), // anthropic/claude-3-sonnet-20240229
        card(801038, 0, Basis::FirstParty, false, Span(208, 1), Span(22, 1)), // anthropic/claude-fable-5
        card(801040, 0, Basis::FirstParty, false, Span(210, 1), Span(23, 1)), // anthropic/claude-fable-5-1
        card(4943376, 0, Basis::FirstPartySecondary, false, Span(212, 1), Span(0, 0)), // anthropic/claude-fable-5-2
        card(817424, 0, Basis::FirstParty, false, Span(213, 2), Span(24, 1)), // anthropic/claude-haiku-4-5
        card(2533145, 0, Basis::FirstParty, false, Span(213, 2), Span(24, 1)), // anthropic/claude-haiku-4-5-20251001
        card(833808, 0, Basis::FirstParty, false, Span(217, 1), Span(25, 1)), // anthropic/claude-haiku-5-5
        card(4814351, 0, Basis::FirstParty, false, Span(208, 1), Span(22, 1)), // anthropic/claude-mythos-5
        card(4814353, 0, Basis::FirstParty, false, Span(210, 1), Span(23, 1)), // anthropic/claude-mythos-5-1
        card(4818705, 0, Basis::FirstPartySecondary, false, Span(212, 1), Span(0, 0)), // anthropic/claude-mythos-5-2
        card(5120527, 0, Basis::FirstParty, false, Span(201, 2), Span(20, 1)), // anthropic/claude-opus-4-0
        card(997647, 0, Basis::FirstParty, false, Span(205, 1), Span(26, 1)), // anthropic/claude-opus-4-1
        card(2876440, 0, Basis::FirstParty, false, Span(205, 1), Span(26, 1)), // anthropic/claude-opus-4-1-20250805
        card(3509014, 0, Basis::FirstParty, false, Span(201, 2), Span(20, 1)), // anthropic/claude-opus-4-20250514
        card(1005583, 0, Basis::FirstParty, false, Span(220, 2), Span(27, 1)), // anthropic/claude-opus-4-5
        card(2882584, 0, Basis::FirstParty, false, Span(224, 1), Span(28, 1)), // anthropic/claude-opus-4-5-20251101
        card(1013519, 0, Basis::FirstParty, false, Span(226, 2), Span(29, 2)), // anthropic/claude-opus-4-6
        card(2888728, 0, Basis::FirstParty, false, Span(231, 2), Span(29, 1)), // anthropic/claude-opus-4-6-20260205
        card(1021455, 0, Basis::FirstParty, false, Span(224, 1), Span(31, 2)), // anthropic/claude-opus-4-7
        card(1029391, 0, Basis::FirstParty, false, Span(224, 1), Span(33, 2)), // anthropic/claude-opus-4-8
        card(1077005, 0, Basis::FirstParty, false, Span(224, 1), Span(33, 2)), // anthropic/claude-opus-5
        card(1077007, 0, Basis::FirstParty, false, Span(234, 1), Span(35, 2)), // anthropic/claude-opus-5-5
        card(4006420, 0, Basis::TokdashImport, false, Span(237, 1), Span(0, 0)), // anthropic/claude-opus-5.5-fast
        card(4823057, 0, Basis::FirstParty, false, Span(238, 2), Span(37, 1)), // anthropic/claude-sonnet-4-0
        card(2894872, 0, Basis::FirstParty, false, Span(242, 2), Span(37, 1)), // anthropic/claude-sonnet-4-20250514
        card(598289, 0, Basis::FirstParty, false, Span(238, 2), Span(38, 1)), // anthropic/claude-sonnet-4-5
        card(2274586, 0, Basis::FirstParty, false, Span(191, 1), Span(38, 1)), // anthropic/claude-sonnet-4-5-20250929
        card(606737, 0, Basis::FirstParty, false, Span(245, 2), Span(39, 1)), // anthropic/claude-sonnet-4-6
        card(632079, 0, Basis::FirstParty, false, Span(249, 1), Span(40, 1)), // anthropic/claude-sonnet-5
        card(632081, 0, Basis::FirstParty, false, Span(251, 2), Span(0, 0)), // anthropic/claude-sonnet-5-5
        card(5536777, 0, Basis::FirstPartySecondary, false, Span(186, 1), Span(0, 0)), // anthropic/claude-v1
        card(4021780, 0, Basis::TokdashImport, false, Span(253, 1), Span(0, 0)), // baidu/ernie-4.5-vl-28b-a3b
        card(4389395, 0, Basis::FirstParty, false, Span(254, 1), Span(0, 0)), // byteplus/dola-seed-2-1-turbo
        card(5189647, 0, Basis::FirstParty, false, Span(255, 1), Span(0, 0)), // byteplus/seed-1-6-250915
        card(3954197, 0, Basis::FirstParty, false, Span(256, 1), Span(0, 0)), // byteplus/seed-1-6-flash-250715
        card(5193487, 0, Basis::FirstParty, false, Span(255, 1), Span(0, 0)), // byteplus/seed-1-8-251228
        card(2034460, 0, Basis::FirstParty, false, Span(257, 1), Span(0, 0)), // byteplus/seed-2-0-code-preview-260328
        card(4323860, 0, Basis::FirstParty, false, Span(258, 1), Span(0, 0)), // byteplus/seed-2-0-lite-260228
        card(4328980, 0, Basis::FirstParty, false, Span(258, 1), Span(0, 0)), // byteplus/seed-2-0-lite-260428
        card(4334100, 0, Basis::FirstParty, false, Span(259, 1), Span(0, 0)), // byteplus/seed-2-0-mini-260215
        card(4339220, 0, Basis::FirstParty, false, Span(259, 1), Span(0, 0)), // byteplus/seed-2-0-mini-260428
        card(4540179, 0, Basis::FirstParty, false, Span(257, 1), Span(0, 0)), // byteplus/seed-2-0-pro-260328
        card(4831761, 0, Basis::FirstParty, false, Span(260, 1), Span(0, 0)), // cohere/command-a-03-2025
        card(3514646, 0, Basis::FirstParty, false, Span(260, 1), Span(0, 0)), // cohere/command-a-plus-05-2026
        card(2069275, 0, Basis::FirstParty, false, Span(260, 1), Span(0, 0)), // cohere/command-a-reasoning-08-2025
        card(2076187, 0, Basis::FirstParty, false, Span(260, 1), Span(0, 0)), // cohere/command-a-translate-08-2025
        card(2913304, 0, Basis::FirstParty, false, Span(260, 1), Span(0, 0)), // cohere/command-a-vision-07-2025
        card(2908945, 0, Basis::FirstParty, false, Span(261, 1), Span(0, 0)), // cohere/command-r-08-2024
        card(1454870, 0, Basis::FirstParty, false, Span(260, 1), Span(0, 0)), // cohere/command-r-plus-08-2024
        card(2283027, 0, Basis::FirstParty, false, Span(262, 1), Span(0, 0)), // cohere/command-r7b-12-2024
        card(2287898, 0, Basis::FirstParty, false, Span(262, 1), Span(0, 0)), // cohere/command-r7b-arabic-02-2025
        card(1241357, 0, Basis::FirstParty, false, Span(263, 5), Span(0, 0)), // deepseek/deepseek-chat
        card(5222926, 0, Basis::FirstParty, false, Span(268, 1), Span(0, 0)), // deepseek/deepseek-flash
        card(5222926, 1, Basis::FirstParty, false, Span(269, 1), Span(0, 0)), // deepseek/deepseek-flash
        card(4840465, 0, Basis::FirstParty, false, Span(270, 5), Span(0, 0)), // deepseek/deepseek-reasoner
        card(2303501, 0, Basis::FirstParty, false, Span(265, 1), Span(0, 0)), // deepseek/deepseek-v3.2
        card(3525910, 0, Basis::TokdashImport, false, Span(275, 1), Span(0, 0)), // deepseek/deepseek-v3.2-speciale
        card(313105, 0, Basis::FirstParty, false, Span(276, 4), Span(0, 0)), // deepseek/deepseek-v4-flash
        card(313105, 1, Basis::FirstParty, false, Span(280, 3), Span(0, 0)), // deepseek/deepseek-v4-flash
        card(322588, 0, Basis::FirstParty, false, Span(283, 2), Span(0, 0)), // deepseek/deepseek-v4-flash-vision-exp
        card(322588, 1, Basis::FirstParty, false, Span(285, 2), Span(0, 0)), // deepseek/deepseek-v4-flash-vision-exp
        card(1470223, 0, Basis::FirstParty, false, Span(287, 4), Span(0, 0)), // deepseek/deepseek-v4-pro
        card(1470223, 1, Basis::FirstParty, false, Span(291, 2), Span(0, 0)), // deepseek/deepseek-v4-pro
        card(2234650, 0, Basis::TokdashImport, false, Span(293, 1), Span(0, 0)), // google/antigravity-gemini-3-flash
        card(2827288, 0, Basis::TokdashImport, false, Span(294, 1), Span(0, 0)), // google/antigravity-gemini-3-pro
        card(646433, 0, Basis::FirstParty, false, Span(295, 1), Span(0, 0)), // google/deep-research-max-preview-04-2026
        card(1460509, 0, Basis::FirstParty, false, Span(295, 1), Span(0, 0)), // google/deep-research-preview-04-2026
        card(2565145, 0, Basis::FirstPartySecondary, false, Span(296, 1), Span(0, 0)), // google/gemini-1.0-pro-vision-001
        card(4399120, 0, Basis::FirstParty, false, Span(297, 2), Span(41, 1)), // google/gemini-1.5-flash
        card(4399123, 0, Basis::FirstParty, false, Span(300, 2), Span(42, 1)), // google/gemini-1.5-flash-8b
        card(5233678, 0, Basis::FirstParty, false, Span(303, 2), Span(43, 1)), // google/gemini-1.5-pro
        card(857616, 0, Basis::FirstParty, false, Span(306, 2), Span(44, 1)), // google/gemini-2.0-flash
        card(857621, 0, Basis::FirstParty, false, Span(309, 1), Span(45, 1)), // google/gemini-2.0-flash-lite
        card(213543, 0, Basis::FirstParty, false, Span(311, 1), Span(46, 1)), // google/gemini-2.5-computer-use-preview-10-2025
        card(36624, 0, Basis::FirstParty, false, Span(313, 2), Span(47, 1)), // google/gemini-2.5-flash
        card(1269782, 0, Basis::FirstParty, false, Span(317, 1), Span(48, 1)), // google/gemini-2.5-flash-image
        card(1269790, 0, Basis::FirstParty, false, Span(317, 1), Span(48, 1)), // google/gemini-2.5-flash-image-preview
        card(36629, 0, Basis::FirstParty, false, Span(319, 2), Span(49, 1)), // google/gemini-2.5-flash-lite
        card(376099, 0, Basis::FirstParty, false, Span(323, 1), Span(50, 1)), // google/gemini-2.5-flash-lite-preview-06-17
        card(36645, 0, Basis::FirstParty, false, Span(323, 1), Span(50, 1)), // google/gemini-2.5-flash-lite-preview-09-2025
        card(663329, 0, Basis::FirstPartySecondary, false, Span(325, 1), Span(0, 0)), // google/gemini-2.5-flash-lite-preview-tts
        card(134168, 0, Basis::FirstPartySecondary, false, Span(261, 1), Span(0, 0)), // google/gemini-2.5-flash-preview
        card(1277470, 0, Basis::FirstParty, false, Span(326, 2), Span(51, 1)), // google/gemini-2.5-flash-preview-04-17
        card(1285150, 0, Basis::FirstParty, false, Span(329, 2), Span(51, 1)), // google/gemini-2.5-flash-preview-05-20
        card(235296, 0, Basis::FirstParty, false, Span(331, 2), Span(52, 1)), // google/gemini-2.5-flash-preview-09-2025
        card(1769244, 0, Basis::FirstParty, false, Span(325, 1), Span(53, 1)), // google/gemini-2.5-flash-preview-tts
        card(4032020, 0, Basis::FirstParty, false, Span(325, 1), Span(53, 1)), // google/gemini-2.5-flash-tts
        card(395790, 0, Basis::FirstParty, false, Span(336, 2), Span(54, 1)), // google/gemini-2.5-pro
        card(395798, 0, Basis::TokdashImport, false, Span(340, 1), Span(0, 0)), // google/gemini-2.5-pro-preview
        card(395804, 0, Basis::FirstParty, false, Span(341, 1), Span(55, 1)), // google/gemini-2.5-pro-preview-03-25
        card(1776412, 0, Basis::FirstParty, false, Span(343, 2), Span(56, 1)), // google/gemini-2.5-pro-preview-05-06
        card(1783580, 0, Basis::FirstParty, false, Span(343, 2), Span(56, 1)), // google/gemini-2.5-pro-preview-06-05
        card(2327834, 0, Basis::FirstParty, false, Span(346, 1), Span(57, 1)), // google/gemini-2.5-pro-preview-tts
        card(4636434, 0, Basis::FirstPartySecondary, false, Span(346, 1), Span(0, 0)), // google/gemini-2.5-pro-tts
        card(341014, 0, Basis::FirstParty, false, Span(348, 1), Span(58, 1)), // google/gemini-3.1-flash-image
        card(341022, 0, Basis::FirstParty, false, Span(350, 2), Span(59, 1)), // google/gemini-3.1-flash-image-preview
        card(527893, 0, Basis::FirstParty, false, Span(354, 2), Span(60, 1)), // google/gemini-3.1-flash-lite
        card(527899, 0, Basis::FirstParty, false, Span(358, 1), Span(61, 1)), // google/gemini-3.1-flash-lite-image
        card(1490205, 0, Basis::FirstParty, false, Span(360, 2), Span(62, 1)), // google/gemini-3.1-flash-lite-preview
        card(1497629, 0, Basis::FirstParty, false, Span(364, 1), Span(0, 0)), // google/gemini-3.1-flash-live-preview
        card(1797916, 0, Basis::FirstParty, false, Span(346, 1), Span(57, 1)), // google/gemini-3.1-flash-tts-preview
        card(422670, 0, Basis::FirstParty, false, Span(295, 1), Span(63, 1)), // google/gemini-3.1-pro
        card(422678, 0, Basis::FirstParty, false, Span(295, 1), Span(64, 1)), // google/gemini-3.1-pro-preview
        card(473890, 0, Basis::FirstParty, false, Span(295, 1), Span(64, 1)), // google/gemini-3.1-pro-preview-customtools
        card(545296, 0, Basis::FirstParty, false, Span(367, 1), Span(65, 1)), // google/gemini-3.5-flash
        card(545301, 0, Basis::FirstParty, false, Span(369, 1), Span(66, 1)), // google/gemini-3.5-flash-lite
        card(688673, 0, Basis::FirstParty, false, Span(371, 1), Span(0, 0)), // google/gemini-3.5-live-translate-preview
        card(2341141, 0, Basis::FirstParty, false, Span(372, 1), Span(0, 0)), // google/gemini-3.5-transcribe
        card(2341146, 0, Basis::FirstParty, false, Span(371, 1), Span(0, 0)), // google/gemini-3.5-transcribe-live
        card(1573648, 0, Basis::FirstParty, false, Span(373, 3), Span(67, 1)), // google/gemini-3.6-flash
        card(1581072, 0, Basis::FirstParty, false, Span(378, 2), Span(68, 1)), // google/gemini-3.7-flash
        card(1588496, 0, Basis::FirstParty, false, Span(378, 2), Span(68, 1)), // google/gemini-3.8-flash
        card(2577945, 0, Basis::FirstParty, false, Span(381, 1), Span(69, 1)), // google/gemini-3.8-flash-lite-tts
        card(4047380, 0, Basis::FirstParty, false, Span(383, 1), Span(70, 1)), // google/gemini-3.8-flash-tts
        card(697103, 0, Basis::FirstParty, false, Span(364, 1), Span(0, 0)), // google/gemini-3.8-live
        card(697121, 0, Basis::FirstParty, false, Span(364, 1), Span(0, 0)), // google/gemini-3.8-live-extended-thinking
        card(413710, 0, Basis::TokdashImport, false, Span(293, 1), Span(0, 0)), // google/gemini-3-flash
        card(413718, 0, Basis::FirstParty, false, Span(385, 4), Span(71, 1)), // google/gemini-3-flash-preview
        card(707340, 0, Basis::TokdashImport, false, Span(294, 1), Span(0, 0)), // google/gemini-3-pro
        card(707346, 0, Basis::FirstParty, false, Span(393, 1), Span(72, 1)), // google/gemini-3-pro-image
        card(707354, 0, Basis::FirstParty, false, Span(393, 1), Span(72, 1)), // google/gemini-3-pro-image-preview
        card(4042260, 0, Basis::FirstParty, false, Span(395, 2), Span(73, 1)), // google/gemini-3-pro-preview
        card(2126350, 0, Basis::FirstParty, false, Span(399, 2), Span(74, 1)), // google/gemini-4-argon
        card(4052500, 0, Basis::FirstParty, false, Span(402, 1), Span(75, 1)), // google/gemini-embedding-001
        card(4641042, 0, Basis::FirstParty, false, Span(404, 1), Span(76, 1)), // google/gemini-embedding-2
        card(2356240, 0, Basis::FirstPartySecondary, false, Span(406, 1), Span(0, 0)), // google/gemini-flash-1.5
        card(2356243, 0, Basis::FirstPartySecondary, false, Span(407, 1), Span(0, 0)), // google/gemini-flash-1.5-8b
        card(4403987, 0, Basis::FirstParty, false, Span(408, 4), Span(77, 1)), // google/gemini-flash-latest
        card(2937880, 0, Basis::FirstParty, false, Span(416, 3), Span(78, 1)), // google/gemini-flash-lite-latest
        card(79381, 0, Basis::FirstParty, false, Span(422, 1), Span(0, 0)), // google/gemini-live-2.5-flash
        card(79402, 0, Basis::FirstParty, false, Span(422, 1), Span(0, 0)), // google/gemini-live-2.5-flash-preview-native-audio
        card(1603350, 0, Basis::FirstParty, false, Span(423, 1), Span(79, 1)), // google/gemini-nano-banana-2.1
        card(1828373, 0, Basis::FirstParty, false, Span(425, 1), Span(0, 0)), // google/gemini-omni-1.1-flash
        card(2584345, 0, Basis::FirstParty, false, Span(425, 1), Span(0, 0)), // google/gemini-omni-flash-preview
        card(3859210, 0, Basis::FirstPartySecondary, false, Span(296, 1), Span(0, 0)), // google/gemini-pro
        card(3864590, 0, Basis::FirstPartySecondary, false, Span(426, 1), Span(0, 0)), // google/gemini-pro-1.5
        card(1300510, 0, Basis::FirstParty, false, Span(427, 1), Span(80, 1)), // google/gemini-robotics-er-1.6-preview
        card(1805084, 0, Basis::FirstParty, false, Span(429, 1), Span(81, 1)), // google/gemini-robotics-er-2-preview
        card(272678, 0, Basis::FirstParty, false, Span(427, 1), Span(0, 0)), // google/gemini-robotics-er-2-streaming-preview
        card(3869966, 0, Basis::FirstPartySecondary, false, Span(431, 1), Span(0, 0)), // google/gemma-2-27b-it
        card(3286807, 0, Basis::FirstPartySecondary, false, Span(432, 1), Span(0, 0)), // google/gemma-4-26b-a4b-it-maas
        card(5445387, 0, Basis::FirstParty, false, Span(433, 2), Span(0, 0)), // longcat/LongCat-2.0
        card(4369939, 0, Basis::FirstParty, false, Span(435, 1), Span(0, 0)), // longcat/LongCat-2.5-Preview
        card(4478222, 0, Basis::FirstParty, false, Span(436, 2), Span(0, 0)), // meta/muse-spark-1.1
        card(1147150, 0, Basis::FirstParty, false, Span(438, 1), Span(0, 0)), // meta/muse-spark-1.2
        card(1147162, 0, Basis::FirstParty, false, Span(439, 1), Span(0, 0)), // meta/muse-spark-1.2-contributor
        card(1155086, 0, Basis::FirstParty, false, Span(438, 1), Span(0, 0)), // meta/muse-spark-1.3
        card(1155098, 0, Basis::FirstParty, false, Span(439, 1), Span(0, 0)), // meta/muse-spark-1.3-contributor
        card(5158927, 0, Basis::FirstParty, false, Span(440, 1), Span(0, 0)), // meta/muse-wonder-1.0
        card(5608454, 0, Basis::FirstPartySecondary, false, Span(441, 1), Span(0, 0)), // minimax/M2-her
        card(4670730, 0, Basis::FirstPartySecondary, false, Span(442, 1), Span(0, 0)), // minimax/minimax-01
        card(4675338, 0, Basis::FirstPartySecondary, false, Span(443, 1), Span(0, 0)), // minimax/minimax-m1
        card(3475210, 0, Basis::FirstParty, false, Span(444, 2), Span(0, 0)), // minimax/MiniMax-M2
        card(3475212, 0, Basis::FirstParty, false, Span(446, 2), Span(0, 0)), // minimax/MiniMax-M2.1
        card(3475222, 0, Basis::FirstParty, false, Span(448, 1), Span(0, 0)), // minimax/MiniMax-M2.1-highspeed
        card(3480844, 0, Basis::FirstParty, false, Span(449, 1), Span(0, 0)), // minimax/MiniMax-M2.5
        card(3480854, 0, Basis::FirstParty, false, Span(450, 2), Span(0, 0)), // minimax/MiniMax-M2.5-highspeed
        card(3486476, 0, Basis::FirstParty, false, Span(452, 1), Span(0, 0)), // minimax/MiniMax-M2.7
        card(3486486, 0, Basis::FirstParty, false, Span(453, 1), Span(0, 0)), // minimax/MiniMax-M2.7-highspeed
        card(4617994, 0, Basis::FirstParty, false, Span(454, 1), Span(0, 0)), // minimax/MiniMax-M3
        card(4618002, 0, Basis::FirstParty, false, Span(432, 1), Span(0, 0)), // minimax/MiniMax-M3.1-Flash
        card(3480844, 1, Basis::FirstParty, false, Span(455, 1), Span(0, 0)), // minimax-cn/MiniMax-M2.5
        card(3480854, 1, Basis::FirstParty, false, Span(456, 1), Span(0, 0)), // minimax-cn/MiniMax-M2.5-highspeed
        card(3486476, 1, Basis::FirstParty, false, Span(457, 1), Span(0, 0)), // minimax-cn/MiniMax-M2.7
        card(3486486, 1, Basis::FirstParty, false, Span(458, 1), Span(0, 0)), // minimax-cn/MiniMax-M2.7-highspeed
        card(4617994, 1, Basis::Secondary, false, Span(459, 1), Span(0, 0)), // minimax-cn/MiniMax-M3
        card(3014158, 0, Basis::FirstParty, false, Span(460, 1), Span(0, 0)), // mistral/codestral-2508
        card(4947472, 0, Basis::FirstParty, false, Span(461, 2), Span(0, 0)), // mistral/codestral-latest
        card(3336461, 0, Basis::FirstParty, false, Span(463, 1), Span(0, 0)), // mistral/devstral-2512
        card(5124367, 0, Basis::FirstParty, false, Span(463, 1), Span(0, 0)), // mistral/devstral-latest
        card(4011540, 0, Basis::FirstParty, false, Span(463, 1), Span(0, 0)), // mistral/devstral-medium-2507
        card(3531542, 0, Basis::FirstParty, false, Span(463, 1), Span(0, 0)), // mistral/devstral-medium-latest
        card(4379667, 0, Basis::FirstParty, false, Span(464, 1), Span(0, 0)), // mistral/devstral-small-2505
        card(4384531, 0, Basis::FirstParty, false, Span(464, 1), Span(0, 0)), // mistral/devstral-small-2507
        card(4757511, 0, Basis::FirstParty, false, Span(465, 1), Span(0, 0)), // mistral/glm-5-2
        card(2980888, 0, Basis::FirstParty, false, Span(466, 1), Span(0, 0)), // mistral/labs-devstral-small-2512
        card(3328023, 0, Basis::FirstParty, false, Span(467, 1), Span(0, 0)), // mistral/magistral-medium-latest
        card(5143567, 0, Basis::FirstParty, false, Span(468, 1), Span(0, 0)), // mistral/magistral-small
        card(1879314, 0, Basis::FirstParty, false, Span(469, 1), Span(0, 0)), // mistral/ministral-14b-2512
        card(4134420, 0, Basis::FirstParty, false, Span(469, 1), Span(0, 0)), // mistral/ministral-14b-latest
        card(2161681, 0, Basis::FirstParty, false, Span(470, 1), Span(0, 0)), // mistral/ministral-3b-2512
        card(4481811, 0, Basis::FirstParty, false, Span(471, 2), Span(0, 0)), // mistral/ministral-3b-latest
        card(2168593, 0, Basis::FirstParty, false, Span(473, 1), Span(0, 0)), // mistral/ministral-8b-2512
        card(4486675, 0, Basis::FirstParty, false, Span(474, 2), Span(0, 0)), // mistral/ministral-8b-latest
        card(5333517, 0, Basis::FirstParty, false, Span(476, 2), Span(0, 0)), // mistral/mistral-embed
        card(4677906, 0, Basis::TokdashImport, false, Span(478, 1), Span(0, 0)), // mistral/mistral-large-2407
        card(4682514, 0, Basis::FirstParty, false, Span(87, 1), Span(0, 0)), // mistral/mistral-large-2411
        card(1886482, 0, Basis::FirstParty, false, Span(479, 2), Span(0, 0)), // mistral/mistral-large-2512
        card(2175503, 0, Basis::FirstParty, false, Span(481, 2), Span(0, 0)), // mistral/mistral-large-4
        card(2175505, 0, Basis::FirstParty, false, Span(481, 2), Span(0, 0)), // mistral/mistral-large-4-0
        card(4139540, 0, Basis::FirstParty, false, Span(483, 3), Span(0, 0)), // mistral/mistral-large-latest
        card(4491539, 0, Basis::FirstParty, false, Span(463, 1), Span(0, 0)), // mistral/mistral-medium-2505
        card(4496403, 0, Basis::FirstParty, false, Span(463, 1), Span(0, 0)), // mistral/mistral-medium-2508
        card(4501267, 0, Basis::FirstParty, false, Span(486, 2), Span(0, 0)), // mistral/mistral-medium-2604
        card(1893648, 0, Basis::FirstParty, false, Span(488, 2), Span(0, 0)), // mistral/mistral-medium-3
        card(3911189, 0, Basis::FirstParty, false, Span(490, 5), Span(0, 0)), // mistral/mistral-medium-latest
        card(3601676, 0, Basis::FirstParty, false, Span(495, 1), Span(0, 0)), // mistral/mistral-nemo
        card(4687122, 0, Basis::FirstParty, false, Span(464, 1), Span(0, 0)), // mistral/mistral-small-2506
        card(1915154, 0, Basis::FirstParty, false, Span(496, 2), Span(0, 0)), // mistral/mistral-small-2603
        card(4144660, 0, Basis::FirstParty, false, Span(498, 3), Span(0, 0)), // mistral/mistral-small-latest
        card(5162767, 0, Basis::FirstParty, false, Span(501, 1), Span(0, 0)), // mistral/open-mistral-7b
        card(4879633, 0, Basis::FirstParty, false, Span(495, 1), Span(0, 0)), // mistral/open-mistral-nemo
        card(4691730, 0, Basis::FirstParty, false, Span(87, 1), Span(0, 0)), // mistral/open-mixtral-8x22b
        card(4883985, 0, Basis::FirstParty, false, Span(502, 1), Span(0, 0)), // mistral/open-mixtral-8x7b
        card(5479179, 0, Basis::FirstParty, false, Span(495, 1), Span(0, 0)), // mistral/pixtral-12b
        card(4241940, 0, Basis::FirstParty, false, Span(87, 1), Span(0, 0)), // mistral/pixtral-large-latest
        card(4742418, 0, Basis::FirstParty, false, Span(39, 1), Span(0, 0)), // mistral/voxtral-small-2507
        card(4349460, 0, Basis::FirstParty, false, Span(503, 2), Span(0, 0)), // mistral/voxtral-small-latest
        card(5487627, 0, Basis::FirstParty, false, Span(465, 1), Span(0, 0)), // mistral/zai-glm-5-2
        card(5490443, 0, Basis::FirstParty, false, Span(465, 1), Span(0, 0)), // mistral/zai-glm-5-3
        card(1326343, 0, Basis::FirstPartySecondary, false, Span(505, 1), Span(0, 0)), // moonshotai/kimi-k2
        card(4088340, 0, Basis::FirstParty, false, Span(506, 1), Span(0, 0)), // moonshotai/kimi-k2-0711-preview
        card(4093460, 0, Basis::FirstParty, false, Span(506, 1), Span(0, 0)), // moonshotai/kimi-k2-0905-preview
        card(4162825, 0, Basis::FirstParty, false, Span(507, 1), Span(0, 0)), // moonshotai/kimi-k2.5
        card(4167945, 0, Basis::FirstParty, false, Span(508, 1), Span(0, 0)), // moonshotai/kimi-k2.6
        card(2625550, 0, Basis::FirstParty, false, Span(509, 1), Span(0, 0)), // moonshotai/kimi-k2.7-code
        card(2974744, 0, Basis::FirstParty, false, Span(510, 1), Span(0, 0)), // moonshotai/kimi-k2.7-code-highspeed
        card(2182672, 0, Basis::FirstParty, false, Span(506, 1), Span(0, 0)), // moonshotai/kimi-k2-thinking
        card(3570966, 0, Basis::FirstParty, false, Span(511, 1), Span(0, 0)), // moonshotai/kimi-k2-thinking-turbo
        card(3900437, 0, Basis::FirstParty, false, Span(512, 1), Span(0, 0)), // moonshotai/kimi-k2-turbo-preview
        card(3020551, 0, Basis::FirstParty, false, Span(513, 2), Span(0, 0)), // moonshotai/kimi-k3
        card(3026701, 0, Basis::FirstParty, false, Span(515, 1), Span(0, 0)), // moonshotai/kimi-k3.1-pro
        card(3322135, 0, Basis::FirstParty, false, Span(516, 1), Span(0, 0)), // moonshotai/kimi-k3.1-pro-highspeed
        card(5411596, 0, Basis::TokdashImport, false, Span(517, 1), Span(0, 0)), // moonshotai/kimi-k3-256k
        card(4988432, 0, Basis::FirstPartySecondary, false, Span(467, 1), Span(0, 0)), // moonshotai/moonshot-v1-128k
        card(5151247, 0, Basis::FirstPartySecondary, false, Span(518, 1), Span(0, 0)), // moonshotai/moonshot-v1-32k
        card(5262350, 0, Basis::FirstPartySecondary, false, Span(519, 1), Span(0, 0)), // moonshotai/moonshot-v1-8k
        card(3020551, 1, Basis::Secondary, false, Span(520, 1), Span(0, 0)), // moonshotai-cn/kimi-k3
        card(3828227, 0, Basis::FirstPartySecondary, false, Span(521, 1), Span(0, 0)), // openai/ada
        card(5451015, 0, Basis::FirstPartySecondary, false, Span(522, 1), Span(0, 0)), // openai/babbage
        card(5451019, 0, Basis::FirstParty, false, Span(521, 1), Span(82, 1)), // openai/babbage-002
        card(3037969, 0, Basis::FirstPartySecondary, false, Span(524, 1), Span(0, 0)), // openai/chatgpt-4o-latest
        card(3991060, 0, Basis::FirstPartySecondary, false, Span(525, 1), Span(0, 0)), // openai/chatgpt-image-latest
        card(2690570, 0, Basis::FirstPartySecondary, false, Span(526, 1), Span(0, 0)), // openai/codex-mini
        card(4827409, 0, Basis::FirstParty, false, Span(527, 2), Span(83, 1)), // openai/codex-mini-latest
        card(206348, 0, Basis::FirstPartySecondary, false, Span(531, 1), Span(0, 0)), // openai/computer-use
        card(5626629, 0, Basis::FirstPartySecondary, false, Span(532, 1), Span(0, 0)), // openai/curie
        card(5042951, 0, Basis::FirstPartySecondary, false, Span(533, 1), Span(0, 0)), // openai/davinci
        card(5042955, 0, Basis::FirstParty, false, Span(532, 1), Span(84, 1)), // openai/davinci-002
        card(4844817, 0, Basis::FirstPartySecondary, false, Span(535, 1), Span(0, 0)), // openai/ft:gpt-3.5-turbo-
        card(5226505, 0, Basis::FirstPartySecondary, false, Span(536, 1), Span(0, 0)), // openai/ft:gpt-4o
        card(5226510, 0, Basis::FirstPartySecondary, false, Span(441, 1), Span(0, 0)), // openai/ft:gpt-4o-mini
        card(5408524, 0, Basis::FirstPartySecondary, false, Span(537, 1), Span(0, 0)), // openai/gpt-3.5-0301
        card(1633037, 0, Basis::FirstParty, false, Span(538, 2), Span(85, 1)), // openai/gpt-3.5-turbo
        card(4650258, 0, Basis::FirstParty, false, Span(468, 1), Span(86, 1)), // openai/gpt-3.5-turbo-0125
        card(2643730, 0, Basis::FirstPartySecondary, false, Span(537, 1), Span(0, 0)), // openai/gpt-3.5-turbo-0613
        card(2650130, 0, Basis::FirstParty, false, Span(543, 1), Span(87, 1)), // openai/gpt-3.5-turbo-1106
        card(3050257, 0, Basis::FirstPartySecondary, false, Span(545, 1), Span(0, 0)), // openai/gpt-3.5-turbo-16k
        card(1633046, 0, Basis::FirstParty, false, Span(537, 1), Span(88, 1)), // openai/gpt-3.5-turbo-instruct
        card(783365, 0, Basis::FirstParty, false, Span(547, 2), Span(89, 1)), // openai/gpt-4
        card(5498378, 0, Basis::TokdashImport, false, Span(551, 1), Span(0, 0)), // openai/gpt-4-0314
        card(5500938, 0, Basis::FirstParty, false, Span(552, 1), Span(90, 1)), // openai/gpt-4-0613
        card(2675719, 0, Basis::FirstParty, false, Span(554, 2), Span(91, 2)), // openai/gpt-4.1
        card(2675724, 0, Basis::FirstParty, false, Span(559, 2), Span(93, 2)), // openai/gpt-4.1-mini
        card(2682124, 0, Basis::FirstParty, false, Span(564, 2), Span(95, 2)), // openai/gpt-4.1-nano
        card(4998409, 0, Basis::FirstPartySecondary, false, Span(569, 1), Span(0, 0)), // openai/gpt-4-32k
        card(3617807, 0, Basis::FirstParty, false, Span(570, 2), Span(97, 1)), // openai/gpt-4.5-preview
        card(3056395, 0, Basis::FirstParty, false, Span(574, 1), Span(98, 1)), // openai/gpt-4-turbo
        card(3542806, 0, Basis::FirstParty, false, Span(574, 1), Span(98, 1)), // openai/gpt-4-turbo-2024-04-09
        card(4413715, 0, Basis::TokdashImport, false, Span(576, 1), Span(0, 0)), // openai/gpt-4-turbo-preview
        card(4072980, 0, Basis::FirstPartySecondary, false, Span(574, 1), Span(0, 0)), // openai/gpt-4-vision-preview
        card(783366, 0, Basis::FirstParty, false, Span(577, 2), Span(99, 2)), // openai/gpt-4o
        card(3062545, 0, Basis::FirstParty, false, Span(524, 1), Span(101, 2)), // openai/gpt-4o-2024-05-13
        card(4849169, 0, Basis::FirstParty, false, Span(584, 1), Span(103, 1)), // openai/gpt-4o-2024-08-06
        card(4853521, 0, Basis::FirstParty, false, Span(584, 1), Span(103, 1)), // openai/gpt-4o-2024-11-20
        card(4078100, 0, Basis::FirstPartySecondary, false, Span(260, 1), Span(0, 0)), // openai/gpt-4o-audio-preview
        card(783371, 0, Basis::FirstParty, false, Span(586, 2), Span(104, 2)), // openai/gpt-4o-mini
        card(2361110, 0, Basis::TokdashImport, false, Span(591, 1), Span(0, 0)), // openai/gpt-4o-mini-2024-07-18
        card(2361114, 0, Basis::FirstPartySecondary, false, Span(441, 1), Span(0, 0)), // openai/gpt-4o-mini-2024-07-18.ft-
        card(2603545, 0, Basis::FirstPartySecondary, false, Span(261, 1), Span(0, 0)), // openai/gpt-4o-mini-audio-preview
        card(1848092, 0, Basis::FirstPartySecondary, false, Span(592, 1), Span(0, 0)), // openai/gpt-4o-mini-realtime-preview
        card(3548438, 0, Basis::FirstPartySecondary, false, Span(593, 1), Span(0, 0)), // openai/gpt-4o-mini-transcribe
        card(5132047, 0, Basis::FirstPartySecondary, false, Span(594, 1), Span(0, 0)), // openai/gpt-4o-mini-tts
        card(3292695, 0, Basis::FirstPartySecondary, false, Span(595, 1), Span(0, 0)), // openai/gpt-4o-realtime-preview
        card(1935893, 0, Basis::FirstPartySecondary, false, Span(260, 1), Span(0, 0)), // openai/gpt-4o-search-preview
        card(4857873, 0, Basis::FirstPartySecondary, false, Span(260, 1), Span(0, 0)), // openai/gpt-4o-transcribe
        card(3623439, 0, Basis::FirstPartySecondary, false, Span(596, 1), Span(0, 0)), // openai/gpt-4o:extended
        card(1340677, 0, Basis::FirstParty, false, Span(597, 2), Span(106, 3)), // openai/gpt-5
        card(2714119, 0, Basis::FirstParty, false, Span(603, 2), Span(109, 3)), // openai/gpt-5.1
        card(4433164, 0, Basis::TokdashImport, false, Span(607, 1), Span(0, 0)), // openai/gpt-5.1-chat
        card(4433171, 0, Basis::FirstParty, false, Span(608, 1), Span(112, 1)), // openai/gpt-5.1-chat-latest
        card(2714125, 0, Basis::FirstParty, false, Span(608, 1), Span(112, 1)), // openai/gpt-5.1-codex
        card(4870929, 0, Basis::FirstParty, false, Span(608, 1), Span(112, 1)), // openai/gpt-5.1-codex-max
        card(2714130, 0, Basis::FirstParty, false, Span(610, 1), Span(113, 1)), // openai/gpt-5.1-codex-mini
        card(3099399, 0, Basis::FirstParty, false, Span(612, 1), Span(114, 3)), // openai/gpt-5.2
        card(4438028, 0, Basis::TokdashImport, false, Span(616, 1), Span(0, 0)), // openai/gpt-5.2-chat
        card(4438035, 0, Basis::FirstParty, false, Span(612, 1), Span(114, 1)), // openai/gpt-5.2-chat-latest
        card(5303565, 0, Basis::FirstParty, false, Span(612, 1), Span(114, 1)), // openai/gpt-5.2-codex
        card(3099403, 0, Basis::FirstParty, false, Span(617, 1), Span(117, 1)), // openai/gpt-5.2-pro
        card(2138375, 0, Basis::FirstPartySecondary, false, Span(612, 1), Span(0, 0)), // openai/gpt-5.3
        card(4442899, 0, Basis::FirstParty, false, Span(612, 1), Span(114, 1)), // openai/gpt-5.3-chat-latest
        card(2138381, 0, Basis::FirstParty, false, Span(612, 1), Span(114, 2)), // openai/gpt-5.3-codex
        card(2138387, 0, Basis::FirstParty, false, Span(612, 1), Span(114, 1)), // openai/gpt-5.3-codex-spark
        card(2138395, 0, Basis::FirstParty, false, Span(612, 1), Span(114, 1)), // openai/gpt-5.3-codex-spark-preview
        card(2720519, 0, Basis::FirstParty, false, Span(619, 2), Span(118, 2)), // openai/gpt-5.4
        card(3640335, 0, Basis::FirstPartySecondary, false, Span(624, 1), Span(0, 0)), // openai/gpt-5.4-image-2
        card(2720524, 0, Basis::FirstParty, false, Span(625, 1), Span(120, 3)), // openai/gpt-5.4-mini
        card(2726924, 0, Basis::FirstParty, false, Span(629, 1), Span(123, 2)), // openai/gpt-5.4-nano
        card(3105547, 0, Basis::FirstParty, false, Span(632, 2), Span(125, 1)), // openai/gpt-5.4-pro
        card(3111687, 0, Basis::FirstParty, false, Span(636, 3), Span(126, 2)), // openai/gpt-5.5
        card(5306893, 0, Basis::FirstParty, false, Span(642, 1), Span(128, 1)), // openai/gpt-5.5-cyber
        card(3111691, 0, Basis::FirstParty, false, Span(644, 3), Span(129, 1)), // openai/gpt-5.5-pro
        card(1348359, 0, Basis::FirstParty, false, Span(650, 2), Span(130, 2)), // openai/gpt-5.6
        card(5310221, 0, Basis::FirstParty, false, Span(656, 1), Span(132, 1)), // openai/gpt-5.6-cyber
        card(1647884, 0, Basis::FirstParty, false, Span(658, 2), Span(133, 2)), // openai/gpt-5.6-luna
        card(1950219, 0, Basis::FirstParty, false, Span(650, 2), Span(130, 2)), // openai/gpt-5.6-sol
        card(1348365, 0, Basis::FirstParty, false, Span(664, 2), Span(135, 2)), // openai/gpt-5.6-terra
        card(4866570, 0, Basis::TokdashImport, false, Span(607, 1), Span(0, 0)), // openai/gpt-5-chat
        card(4866577, 0, Basis::FirstParty, false, Span(670, 2), Span(137, 1)), // openai/gpt-5-chat-latest
        card(5459467, 0, Basis::FirstParty, false, Span(608, 1), Span(112, 1)), // openai/gpt-5-codex
        card(3341579, 0, Basis::FirstPartySecondary, false, Span(674, 1), Span(0, 0)), // openai/gpt-5-image
        card(3341584, 0, Basis::FirstPartySecondary, false, Span(675, 1), Span(0, 0)), // openai/gpt-5-image-mini
        card(3347466, 0, Basis::FirstParty, false, Span(676, 2), Span(138, 3)), // openai/gpt-5-mini
        card(3353354, 0, Basis::FirstParty, false, Span(682, 2), Span(141, 2)), // openai/gpt-5-nano
        card(3634697, 0, Basis::FirstParty, false, Span(687, 1), Span(143, 1)), // openai/gpt-5-pro
        card(4967952, 0, Basis::FirstPartySecondary, false, Span(608, 1), Span(0, 0)), // openai/gpt-5-search-api
        card(3136267, 0, Basis::FirstParty, false, Span(689, 1), Span(144, 2)), // openai/gpt-6.1-sol
        card(5139727, 0, Basis::TokdashImport, false, Span(692, 1), Span(0, 0)), // openai/gpt-6.1-sol-pro
        card(1363725, 0, Basis::FirstParty, false, Span(693, 1), Span(146, 1)), // openai/gpt-6.1-terra
        card(1957387, 0, Basis::FirstParty, false, Span(695, 1), Span(147, 2)), // openai/gpt-6-astra
        card(1957391, 0, Basis::TokdashImport, false, Span(698, 1), Span(0, 0)), // openai/gpt-6-astra-pro
        card(5462283, 0, Basis::FirstPartySecondary, false, Span(699, 1), Span(0, 0)), // openai/gpt-6-cyber
        card(3359242, 0, Basis::FirstParty, false, Span(700, 1), Span(149, 2)), // openai/gpt-6-luna
        card(5255182, 0, Basis::TokdashImport, false, Span(703, 1), Span(0, 0)), // openai/gpt-6-luna-pro
        card(5258766, 0, Basis::FirstPartySecondary, false, Span(704, 1), Span(0, 0)), // openai/gpt-6-rosalind
        card(3645961, 0, Basis::FirstParty, false, Span(705, 1), Span(151, 2)), // openai/gpt-6-sol
        card(5313549, 0, Basis::TokdashImport, false, Span(708, 1), Span(0, 0)), // openai/gpt-6-sol-pro
        card(3918345, 0, Basis::FirstPartySecondary, false, Span(260, 1), Span(0, 0)), // openai/gpt-audio
        card(3918350, 0, Basis::FirstPartySecondary, false, Span(709, 1), Span(0, 0)), // openai/gpt-audio-mini
        card(3651599, 0, Basis::FirstPartySecondary, false, Span(710, 1), Span(0, 0)), // openai/gpt-chat-latest
        card(2950168, 0, Basis::FirstParty, false, Span(711, 1), Span(153, 1)), // openai/gpt-daybreak-blue-latest
        card(3298583, 0, Basis::FirstParty, false, Span(656, 1), Span(132, 1)), // openai/gpt-daybreak-red-latest
        card(4972043, 0, Basis::FirstPartySecondary, false, Span(713, 1), Span(0, 0)), // openai/gpt-image-1
        card(5320205, 0, Basis::FirstPartySecondary, false, Span(525, 1), Span(0, 0)), // openai/gpt-image-1.5
        card(4972048, 0, Basis::FirstPartySecondary, false, Span(714, 1), Span(0, 0)), // openai/gpt-image-1-mini
        card(3554059, 0, Basis::FirstParty, false, Span(715, 1), Span(154, 1)), // openai/gpt-image-2
        card(4452627, 0, Basis::FirstPartySecondary, false, Span(715, 1), Span(0, 0)), // openai/gpt-image-2.5-flare
        card(3559702, 0, Basis::FirstPartySecondary, false, Span(715, 1), Span(0, 0)), // openai/gpt-image-2.5-sunburst
        card(2442764, 0, Basis::FirstPartySecondary, false, Span(717, 1), Span(0, 0)), // openai/gpt-oss-120b
        card(3142411, 0, Basis::FirstPartySecondary, false, Span(718, 1), Span(0, 0)), // openai/gpt-oss-20b
        card(1964565, 0, Basis::FirstPartySecondary, false, Span(719, 1), Span(0, 0)), // openai/gpt-oss-safeguard-20b
        card(4875276, 0, Basis::FirstPartySecondary, false, Span(720, 1), Span(0, 0)), // openai/gpt-realtime
        card(4976142, 0, Basis::FirstPartySecondary, false, Span(721, 1), Span(0, 0)), // openai/gpt-realtime-2
        card(4980240, 0, Basis::FirstParty, false, Span(721, 1), Span(0, 0)), // openai/gpt-realtime-2.1
        card(4875281, 0, Basis::FirstPartySecondary, false, Span(722, 1), Span(0, 0)), // openai/gpt-realtime-mini
        card(3565334, 0, Basis::FirstPartySecondary, false, Span(723, 1), Span(0, 0)), // openai/gpt-rosalind-discovery
        card(3889685, 0, Basis::FirstPartySecondary, false, Span(723, 1), Span(0, 0)), // openai/gpt-rosalind-research
        card(5267714, 0, Basis::FirstParty, false, Span(724, 2), Span(155, 1)), // openai/o1
        card(5267719, 0, Basis::FirstParty, false, Span(728, 2), Span(156, 1)), // openai/o1-mini
        card(5513738, 0, Basis::FirstParty, false, Span(732, 2), Span(157, 1)), // openai/o1-preview
        card(5341958, 0, Basis::FirstParty, false, Span(736, 1), Span(158, 1)), // openai/o1-pro
        card(3365122, 0, Basis::FirstParty, false, Span(738, 2), Span(159, 3)), // openai/o3
        card(3365136, 0, Basis::FirstParty, false, Span(743, 1), Span(0, 0)), // openai/o3-deep-research
        card(4233479, 0, Basis::FirstParty, false, Span(744, 2), Span(162, 1)), // openai/o3-mini
        card(5420812, 0, Basis::TokdashImport, false, Span(748, 1), Span(0, 0)), // openai/o3-mini-high
        card(5345286, 0, Basis::FirstParty, false, Span(749, 1), Span(163, 1)), // openai/o3-pro
        card(1971719, 0, Basis::FirstParty, false, Span(751, 2), Span(164, 3)), // openai/o4-mini
        card(1971733, 0, Basis::FirstParty, false, Span(757, 1), Span(0, 0)), // openai/o4-mini-deep-research
        card(5423884, 0, Basis::TokdashImport, false, Span(758, 1), Span(0, 0)), // openai/o4-mini-high
        card(5041680, 0, Basis::FirstPartySecondary, false, Span(533, 1), Span(0, 0)), // openai/text-davinci-002
        card(5045776, 0, Basis::FirstPartySecondary, false, Span(533, 1), Span(0, 0)), // openai/text-davinci-003
        card(3813142, 0, Basis::FirstParty, false, Span(759, 1), Span(167, 1)), // openai/text-embedding-3-large
        card(3818774, 0, Basis::FirstParty, false, Span(761, 1), Span(168, 1)), // openai/text-embedding-3-small
        card(3824406, 0, Basis::FirstParty, false, Span(763, 1), Span(169, 1)), // openai/text-embedding-ada-002
        card(3980820, 0, Basis::Aggregator, false, Span(765, 1), Span(0, 0)), // openrouter/ai21/jamba-large-1.7
        card(3841301, 0, Basis::Aggregator, false, Span(766, 1), Span(0, 0)), // openrouter/amazon/nova-2-lite-v1
        card(4374803, 0, Basis::Aggregator, false, Span(767, 1), Span(0, 0)), // openrouter/amazon/nova-lite-v1
        card(3985940, 0, Basis::Aggregator, false, Span(768, 1), Span(0, 0)), // openrouter/amazon/nova-micro-v1
        card(3492118, 0, Basis::Aggregator, false, Span(769, 1), Span(0, 0)), // openrouter/amazon/nova-premier-v1
        card(4622610, 0, Basis::Aggregator, false, Span(770, 1), Span(0, 0)), // openrouter/amazon/nova-pro-v1
        card(4627218, 0, Basis::Aggregator, false, Span(186, 1), Span(0, 0)), // openrouter/anthropic/claude-2
        card(2227994, 0, Basis::Aggregator, false, Span(771, 1), Span(0, 0)), // openrouter/anthropic/claude-3.5-haiku
        card(2048539, 0, Basis::Aggregator, false, Span(206, 1), Span(0, 0)), // openrouter/anthropic/claude-3.5-sonnet
        card(357915, 0, Basis::Aggregator, false, Span(206, 1), Span(0, 0)), // openrouter/anthropic/claude-3.7-sonnet
        card(357924, 0, Basis::TokdashImport, false, Span(772, 1), Span(0, 0)), // openrouter/anthropic/claude-3.7-sonnet:thinking
        card(2821144, 0, Basis::Aggregator, false, Span(773, 1), Span(0, 0)), // openrouter/anthropic/claude-3-haiku
        card(3257367, 0, Basis::Aggregator, false, Span(774, 1), Span(0, 0)), // openrouter/anthropic/claude-3-opus
        card(2507545, 0, Basis::Aggregator, false, Span(206, 1), Span(0, 0)), // openrouter/anthropic/claude-3-sonnet
        card(798488, 0, Basis::Aggregator, false, Span(698, 1), Span(0, 0)), // openrouter/anthropic/claude-fable-5
        card(806682, 0, Basis::Aggregator, false, Span(775, 1), Span(0, 0)), // openrouter/anthropic/claude-fable-5.1
        card(806688, 0, Basis::Aggregator, false, Span(776, 1), Span(0, 0)), // openrouter/anthropic/claude-fable-5.1:batch
        card(1177630, 0, Basis::Aggregator, false, Span(777, 1), Span(0, 0)), // openrouter/anthropic/claude-fable-5:batch
        card(823066, 0, Basis::Aggregator, false, Span(778, 1), Span(0, 0)), // openrouter/anthropic/claude-haiku-4.5
        card(823072, 0, Basis::Aggregator, false, Span(779, 1), Span(0, 0)), // openrouter/anthropic/claude-haiku-4.5:batch
        card(839450, 0, Basis::Aggregator, false, Span(217, 1), Span(0, 0)), // openrouter/anthropic/claude-haiku-5.5
        card(839456, 0, Basis::Aggregator, false, Span(780, 1), Span(0, 0)), // openrouter/anthropic/claude-haiku-5.5:batch
        card(995095, 0, Basis::Aggregator, false, Span(781, 1), Span(0, 0)), // openrouter/anthropic/claude-opus-4
        card(1034783, 0, Basis::Aggregator, false, Span(782, 1), Span(0, 0)), // openrouter/anthropic/claude-opus-4.1:batch
        card(1042713, 0, Basis::Aggregator, false, Span(777, 1), Span(0, 0)), // openrouter/anthropic/claude-opus-4.5
        card(1042719, 0, Basis::Aggregator, false, Span(783, 1), Span(0, 0)), // openrouter/anthropic/claude-opus-4.5:batch
        card(1050649, 0, Basis::Aggregator, false, Span(777, 1), Span(0, 0)), // openrouter/anthropic/claude-opus-4.6
        card(1208350, 0, Basis::Aggregator, false, Span(784, 1), Span(0, 0)), // openrouter/anthropic/claude-opus-4.6-fast
        card(1050655, 0, Basis::Aggregator, false, Span(783, 1), Span(0, 0)), // openrouter/anthropic/claude-opus-4.6:batch
        card(1058585, 0, Basis::Aggregator, false, Span(777, 1), Span(0, 0)), // openrouter/anthropic/claude-opus-4.7
        card(1216030, 0, Basis::Aggregator, false, Span(784, 1), Span(0, 0)), // openrouter/anthropic/claude-opus-4.7-fast
        card(1058591, 0, Basis::Aggregator, false, Span(783, 1), Span(0, 0)), // openrouter/anthropic/claude-opus-4.7:batch
        card(1066521, 0, Basis::Aggregator, false, Span(777, 1), Span(0, 0)), // openrouter/anthropic/claude-opus-4.8
        card(1223710, 0, Basis::Aggregator, false, Span(698, 1), Span(0, 0)), // openrouter/anthropic/claude-opus-4.8-fast
        card(1066527, 0, Basis::Aggregator, false, Span(783, 1), Span(0, 0)), // openrouter/anthropic/claude-opus-4.8:batch
        card(1074455, 0, Basis::Aggregator, false, Span(777, 1), Span(0, 0)), // openrouter/anthropic/claude-opus-5
        card(1082393, 0, Basis::Aggregator, false, Span(785, 1), Span(0, 0)), // openrouter/anthropic/claude-opus-5.5
        card(1082399, 0, Basis::Aggregator, false, Span(692, 1), Span(0, 0)), // openrouter/anthropic/claude-opus-5.5:batch
        card(1683228, 0, Basis::Aggregator, false, Span(698, 1), Span(0, 0)), // openrouter/anthropic/claude-opus-5-fast
        card(1423389, 0, Basis::Aggregator, false, Span(783, 1), Span(0, 0)), // openrouter/anthropic/claude-opus-5:batch
        card(595737, 0, Basis::Aggregator, false, Span(772, 1), Span(0, 0)), // openrouter/anthropic/claude-sonnet-4
        card(612635, 0, Basis::Aggregator, false, Span(786, 1), Span(0, 0)), // openrouter/anthropic/claude-sonnet-4.5
        card(612641, 0, Basis::Aggregator, false, Span(787, 1), Span(0, 0)), // openrouter/anthropic/claude-sonnet-4.5:batch
        card(621083, 0, Basis::Aggregator, false, Span(772, 1), Span(0, 0)), // openrouter/anthropic/claude-sonnet-4.6
        card(621089, 0, Basis::Aggregator, false, Span(788, 1), Span(0, 0)), // openrouter/anthropic/claude-sonnet-4.6:batch
        card(629529, 0, Basis::Aggregator, false, Span(708, 1), Span(0, 0)), // openrouter/anthropic/claude-sonnet-5
        card(637979, 0, Basis::Aggregator, false, Span(692, 1), Span(0, 0)), // openrouter/anthropic/claude-sonnet-5.5
        card(637985, 0, Basis::Aggregator, false, Span(789, 1), Span(0, 0)), // openrouter/anthropic/claude-sonnet-5.5:batch
        card(1090335, 0, Basis::Aggregator, false, Span(778, 1), Span(0, 0)), // openrouter/anthropic/claude-sonnet-5:batch
        card(1697564, 0, Basis::Aggregator, false, Span(790, 1), Span(0, 0)), // openrouter/baidu/ernie-4.5-vl-424b-a47b
        card(1438231, 0, Basis::Aggregator, false, Span(791, 2), Span(0, 0)), // openrouter/bytedance-seed/seed-1.6
        card(1438237, 0, Basis::Aggregator, false, Span(793, 2), Span(0, 0)), // openrouter/bytedance-seed/seed-1.6-flash
        card(1726236, 0, Basis::Aggregator, false, Span(795, 1), Span(0, 0)), // openrouter/bytedance-seed/seed-2.0-code
        card(1733404, 0, Basis::Aggregator, false, Span(791, 2), Span(0, 0)), // openrouter/bytedance-seed/seed-2.0-lite
        card(1740572, 0, Basis::Aggregator, false, Span(796, 2), Span(0, 0)), // openrouter/bytedance-seed/seed-2.0-mini
        card(1445661, 0, Basis::Aggregator, false, Span(798, 1), Span(0, 0)), // openrouter/bytedance-seed/seed-2-1-turbo
        card(2839576, 0, Basis::Aggregator, false, Span(799, 1), Span(0, 0)), // openrouter/bytedance/ui-tars-1.5-7b
        card(3852048, 0, Basis::Aggregator, false, Span(260, 1), Span(0, 0)), // openrouter/cohere/command-a
        card(3852053, 0, Basis::Aggregator, false, Span(800, 1), Span(0, 0)), // openrouter/cohere/command-a-plus
        card(2907160, 0, Basis::Aggregator, false, Span(261, 1), Span(0, 0)), // openrouter/cohere/command-r-08-2024
        card(1453085, 0, Basis::Aggregator, false, Span(260, 1), Span(0, 0)), // openrouter/cohere/command-r-plus-08-2024
        card(2281242, 0, Basis::Aggregator, false, Span(262, 1), Span(0, 0)), // openrouter/cohere/command-r7b-12-2024
        card(1239062, 0, Basis::Aggregator, false, Span(801, 3), Span(0, 0)), // openrouter/deepseek/deepseek-chat
        card(1239070, 0, Basis::Aggregator, false, Span(804, 3), Span(0, 0)), // openrouter/deepseek/deepseek-chat-v3-0324
        card(2090011, 0, Basis::Aggregator, false, Span(807, 4), Span(0, 0)), // openrouter/deepseek/deepseek-chat-v3.1
        card(243476, 0, Basis::Aggregator, false, Span(811, 2), Span(0, 0)), // openrouter/deepseek/deepseek-r1
        card(2539545, 0, Basis::Aggregator, false, Span(813, 2), Span(0, 0)), // openrouter/deepseek/deepseek-r1-0528
        card(243494, 0, Basis::Aggregator, false, Span(39, 1), Span(0, 0)), // openrouter/deepseek/deepseek-r1-distill-llama-70b
        card(282405, 0, Basis::Aggregator, false, Span(815, 1), Span(0, 0)), // openrouter/deepseek/deepseek-r1-distill-llama-8b
        card(262950, 0, Basis::Aggregator, false, Span(816, 1), Span(0, 0)), // openrouter/deepseek/deepseek-r1-distill-qwen-1.5b
        card(291877, 0, Basis::Aggregator, false, Span(495, 1), Span(0, 0)), // openrouter/deepseek/deepseek-r1-distill-qwen-14b
        card(301349, 0, Basis::Aggregator, false, Span(817, 1), Span(0, 0)), // openrouter/deepseek/deepseek-r1-distill-qwen-32b
        card(1106207, 0, Basis::Aggregator, false, Span(818, 2), Span(0, 0)), // openrouter/deepseek/deepseek-v3.1-terminus
        card(2301206, 0, Basis::Aggregator, false, Span(820, 3), Span(0, 0)), // openrouter/deepseek/deepseek-v3.2
        card(2301210, 0, Basis::Aggregator, false, Span(823, 1), Span(0, 0)), // openrouter/deepseek/deepseek-v3.2-exp
        card(193564, 0, Basis::Aggregator, false, Span(824, 4), Span(0, 0)), // openrouter/deepseek/deepseek-v4.1-flash
        card(193575, 0, Basis::Aggregator, false, Span(828, 1), Span(0, 0)), // openrouter/deepseek/deepseek-v4.1-flash-1017:batch
        card(456482, 0, Basis::Aggregator, false, Span(829, 2), Span(0, 0)), // openrouter/deepseek/deepseek-v4.1-flash:batch
        card(310810, 0, Basis::Aggregator, false, Span(831, 4), Span(0, 0)), // openrouter/deepseek/deepseek-v4-flash
        card(310815, 0, Basis::Aggregator, false, Span(835, 4), Span(0, 0)), // openrouter/deepseek/deepseek-v4-flash-0731
        card(310821, 0, Basis::Aggregator, false, Span(839, 1), Span(0, 0)), // openrouter/deepseek/deepseek-v4-flash-0731:batch
        card(320293, 0, Basis::Aggregator, false, Span(840, 1), Span(0, 0)), // openrouter/deepseek/deepseek-v4-flash-vision-exp
        card(1467928, 0, Basis::Aggregator, false, Span(841, 4), Span(0, 0)), // openrouter/deepseek/deepseek-v4-pro
        card(1467933, 0, Basis::Aggregator, false, Span(845, 1), Span(0, 0)), // openrouter/deepseek/deepseek-v4-pro-0813
        card(2110747, 0, Basis::Aggregator, false, Span(39, 1), Span(0, 0)), // openrouter/google/gemini-2.0-flash-001
        card(855840, 0, Basis::Aggregator, false, Span(309, 1), Span(0, 0)), // openrouter/google/gemini-2.0-flash-lite-001
        card(34839, 0, Basis::Aggregator, false, Span(846, 2), Span(0, 0)), // openrouter/google/gemini-2.5-flash
        card(1519901, 0, Basis::Aggregator, false, Span(848, 1), Span(0, 0)), // openrouter/google/gemini-2.5-flash-image
        card(34844, 0, Basis::Aggregator, false, Span(849, 1), Span(0, 0)), // openrouter/google/gemini-2.5-flash-lite
        card(34860, 0, Basis::Aggregator, false, Span(39, 1), Span(0, 0)), // openrouter/google/gemini-2.5-flash-lite-preview-09-2025
        card(491298, 0, Basis::Aggregator, false, Span(850, 1), Span(0, 0)), // openrouter/google/gemini-2.5-flash-lite:batch
        card(132383, 0, Basis::Aggregator, false, Span(261, 1), Span(0, 0)), // openrouter/google/gemini-2.5-flash-preview
        card(233511, 0, Basis::Aggregator, false, Span(851, 1), Span(0, 0)), // openrouter/google/gemini-2.5-flash-preview-09-2025
        card(132392, 0, Basis::Aggregator, false, Span(852, 1), Span(0, 0)), // openrouter/google/gemini-2.5-flash-preview:thinking
        card(1527325, 0, Basis::Aggregator, false, Span(853, 1), Span(0, 0)), // openrouter/google/gemini-2.5-flash:batch
        card(394005, 0, Basis::Aggregator, false, Span(854, 2), Span(0, 0)), // openrouter/google/gemini-2.5-pro
        card(394019, 0, Basis::Aggregator, false, Span(341, 1), Span(0, 0)), // openrouter/google/gemini-2.5-pro-preview-03-25
        card(2117659, 0, Basis::Aggregator, false, Span(856, 1), Span(0, 0)), // openrouter/google/gemini-2.5-pro:batch
        card(339229, 0, Basis::Aggregator, false, Span(857, 1), Span(0, 0)), // openrouter/google/gemini-3.1-flash-image
        card(339237, 0, Basis::Aggregator, false, Span(857, 1), Span(0, 0)), // openrouter/google/gemini-3.1-flash-image-preview
        card(526108, 0, Basis::Aggregator, false, Span(858, 1), Span(0, 0)), // openrouter/google/gemini-3.1-flash-lite
        card(526114, 0, Basis::Aggregator, false, Span(859, 1), Span(0, 0)), // openrouter/google/gemini-3.1-flash-lite-image
        card(534818, 0, Basis::Aggregator, false, Span(860, 1), Span(0, 0)), // openrouter/google/gemini-3.1-flash-lite:batch
        card(420893, 0, Basis::Aggregator, false, Span(861, 2), Span(0, 0)), // openrouter/google/gemini-3.1-pro-preview
        card(420899, 0, Basis::Aggregator, false, Span(863, 1), Span(0, 0)), // openrouter/google/gemini-3.1-pro-preview:batch
        card(543511, 0, Basis::Aggregator, false, Span(864, 1), Span(0, 0)), // openrouter/google/gemini-3.5-flash
        card(543516, 0, Basis::Aggregator, false, Span(848, 1), Span(0, 0)), // openrouter/google/gemini-3.5-flash-lite
        card(543522, 0, Basis::Aggregator, false, Span(865, 1), Span(0, 0)), // openrouter/google/gemini-3.5-flash-lite:batch
        card(1564445, 0, Basis::Aggregator, false, Span(866, 1), Span(0, 0)), // openrouter/google/gemini-3.5-flash:batch
        card(1571863, 0, Basis::Aggregator, false, Span(867, 1), Span(0, 0)), // openrouter/google/gemini-3.6-flash
        card(1571869, 0, Basis::Aggregator, false, Span(868, 1), Span(0, 0)), // openrouter/google/gemini-3.6-flash:batch
        card(1579287, 0, Basis::Aggregator, false, Span(867, 1), Span(0, 0)), // openrouter/google/gemini-3.7-flash
        card(1579293, 0, Basis::Aggregator, false, Span(868, 1), Span(0, 0)), // openrouter/google/gemini-3.7-flash:batch
        card(1586711, 0, Basis::Aggregator, false, Span(869, 3), Span(0, 0)), // openrouter/google/gemini-3.8-flash
        card(1586717, 0, Basis::Aggregator, false, Span(868, 1), Span(0, 0)), // openrouter/google/gemini-3.8-flash:batch
        card(411933, 0, Basis::Aggregator, false, Span(872, 1), Span(0, 0)), // openrouter/google/gemini-3-flash-preview
        card(411939, 0, Basis::Aggregator, false, Span(873, 1), Span(0, 0)), // openrouter/google/gemini-3-flash-preview:batch
        card(705561, 0, Basis::Aggregator, false, Span(874, 1), Span(0, 0)), // openrouter/google/gemini-3-pro-image
        card(705569, 0, Basis::Aggregator, false, Span(874, 1), Span(0, 0)), // openrouter/google/gemini-3-pro-image-preview
        card(2124565, 0, Basis::Aggregator, false, Span(875, 1), Span(0, 0)), // openrouter/google/gemini-4-argon
        card(2124571, 0, Basis::Aggregator, false, Span(876, 1), Span(0, 0)), // openrouter/google/gemini-4-argon:batch
        card(2354455, 0, Basis::Aggregator, false, Span(309, 1), Span(0, 0)), // openrouter/google/gemini-flash-1.5
        card(2354458, 0, Basis::Aggregator, false, Span(262, 1), Span(0, 0)), // openrouter/google/gemini-flash-1.5-8b
        card(1601565, 0, Basis::Aggregator, false, Span(877, 1), Span(0, 0)), // openrouter/google/gemini-nano-banana-2.1
        card(1826588, 0, Basis::Aggregator, false, Span(878, 1), Span(0, 0)), // openrouter/google/gemini-omni-1.1-flash
        card(1833756, 0, Basis::Aggregator, false, Span(878, 1), Span(0, 0)), // openrouter/google/gemini-omni-1.2-flash
        card(3857425, 0, Basis::Aggregator, false, Span(468, 1), Span(0, 0)), // openrouter/google/gemini-pro
        card(3862805, 0, Basis::Aggregator, false, Span(593, 1), Span(0, 0)), // openrouter/google/gemini-pro-1.5
        card(3868181, 0, Basis::Aggregator, false, Span(879, 2), Span(0, 0)), // openrouter/google/gemma-2-27b-it
        card(4062740, 0, Basis::Aggregator, false, Span(881, 1), Span(0, 0)), // openrouter/google/gemma-2-9b-it
        card(3873557, 0, Basis::Aggregator, false, Span(882, 2), Span(0, 0)), // openrouter/google/gemma-3-12b-it
        card(3878933, 0, Basis::Aggregator, false, Span(884, 2), Span(0, 0)), // openrouter/google/gemma-3-27b-it
        card(4067860, 0, Basis::Aggregator, false, Span(886, 3), Span(0, 0)), // openrouter/google/gemma-3-4b-it
        card(3537174, 0, Basis::Aggregator, false, Span(889, 1), Span(0, 0)), // openrouter/google/gemma-3n-e4b-it
        card(2590745, 0, Basis::Aggregator, false, Span(890, 4), Span(0, 0)), // openrouter/google/gemma-4-26b-a4b-it
        card(3884309, 0, Basis::Aggregator, false, Span(894, 4), Span(0, 0)), // openrouter/google/gemma-4-31b-it
        card(2944024, 0, Basis::Aggregator, false, Span(543, 1), Span(0, 0)), // openrouter/google/palm-2-chat-bison
        card(1840924, 0, Basis::Aggregator, false, Span(543, 1), Span(0, 0)), // openrouter/google/palm-2-codechat-bison
        card(4467219, 0, Basis::Aggregator, false, Span(435, 1), Span(0, 0)), // openrouter/meituan/longcat-2.0
        card(747809, 0, Basis::Aggregator, false, Span(898, 3), Span(0, 0)), // openrouter/meta-llama/llama-3.1-70b-instruct
        card(888608, 0, Basis::Aggregator, false, Span(901, 2), Span(0, 0)), // openrouter/meta-llama/llama-3.1-8b-instruct
        card(896800, 0, Basis::Aggregator, false, Span(903, 2), Span(0, 0)), // openrouter/meta-llama/llama-3.2-1b-instruct
        card(904992, 0, Basis::Aggregator, false, Span(905, 2), Span(0, 0)), // openrouter/meta-llama/llama-3.2-3b-instruct
        card(756257, 0, Basis::Aggregator, false, Span(907, 4), Span(0, 0)), // openrouter/meta-llama/llama-3.3-70b-instruct
        card(2152219, 0, Basis::Aggregator, false, Span(911, 3), Span(0, 0)), // openrouter/meta-llama/llama-4-maverick
        card(2987032, 0, Basis::Aggregator, false, Span(914, 2), Span(0, 0)), // openrouter/meta-llama/llama-4-scout
        card(1869596, 0, Basis::Aggregator, false, Span(916, 2), Span(0, 0)), // openrouter/meta-llama/llama-guard-4-12b
        card(3905813, 0, Basis::Aggregator, false, Span(918, 1), Span(0, 0)), // openrouter/meta/muse-glimmer-30b
        card(4476947, 0, Basis::Aggregator, false, Span(438, 1), Span(0, 0)), // openrouter/meta/muse-spark-1.1
        card(1145875, 0, Basis::Aggregator, false, Span(438, 1), Span(0, 0)), // openrouter/meta/muse-spark-1.2
        card(1145887, 0, Basis::Aggregator, false, Span(439, 1), Span(0, 0)), // openrouter/meta/muse-spark-1.2-contributor
        card(1153811, 0, Basis::Aggregator, false, Span(438, 1), Span(0, 0)), // openrouter/meta/muse-spark-1.3
        card(1153823, 0, Basis::Aggregator, false, Span(439, 1), Span(0, 0)), // openrouter/meta/muse-spark-1.3-contributor
        card(4098580, 0, Basis::Aggregator, false, Span(438, 1), Span(0, 0)), // openrouter/meta/muse-spark-open
        card(4984336, 0, Basis::Aggregator, false, Span(440, 1), Span(0, 0)), // openrouter/meta/muse-wonder
        card(5147407, 0, Basis::Aggregator, false, Span(919, 1), Span(0, 0)), // openrouter/microsoft/phi-4
        card(2394394, 0, Basis::Aggregator, false, Span(920, 2), Span(0, 0)), // openrouter/microsoft/wizardlm-2-8x22b
        card(4668690, 0, Basis::Aggregator, false, Span(442, 1), Span(0, 0)), // openrouter/minimax/minimax-01
        card(4673298, 0, Basis::Aggregator, false, Span(922, 4), Span(0, 0)), // openrouter/minimax/minimax-m1
        card(3593490, 0, Basis::Aggregator, false, Span(926, 2), Span(0, 0)), // openrouter/minimax/minimax-m2
        card(4119060, 0, Basis::Aggregator, false, Span(928, 2), Span(0, 0)), // openrouter/minimax/minimax-m2.1
        card(4124180, 0, Basis::Aggregator, false, Span(930, 4), Span(0, 0)), // openrouter/minimax/minimax-m2.5
        card(4129300, 0, Basis::Aggregator, false, Span(934, 3), Span(0, 0)), // openrouter/minimax/minimax-m2.7
        card(3593494, 0, Basis::Aggregator, false, Span(937, 1), Span(0, 0)), // openrouter/minimax/minimax-m2-her
        card(3005458, 0, Basis::Aggregator, false, Span(938, 1), Span(0, 0)), // openrouter/minimax/minimax-m3
        card(3005464, 0, Basis::Aggregator, false, Span(939, 1), Span(0, 0)), // openrouter/minimax/minimax-m3:batch
        card(3011608, 0, Basis::Aggregator, false, Span(460, 1), Span(0, 0)), // openrouter/mistralai/codestral-2508
        card(3333911, 0, Basis::Aggregator, false, Span(940, 1), Span(0, 0)), // openrouter/mistralai/devstral-2512
        card(1876764, 0, Basis::Aggregator, false, Span(469, 1), Span(0, 0)), // openrouter/mistralai/ministral-14b-2512
        card(2159131, 0, Basis::Aggregator, false, Span(470, 1), Span(0, 0)), // openrouter/mistralai/ministral-3b-2512
        card(2166038, 0, Basis::Aggregator, false, Span(941, 1), Span(0, 0)), // openrouter/mistralai/ministral-8b
        card(2166043, 0, Basis::Aggregator, false, Span(473, 1), Span(0, 0)), // openrouter/mistralai/ministral-8b-2512
        card(1883927, 0, Basis::Aggregator, false, Span(942, 2), Span(0, 0)), // openrouter/mistralai/mistral-large
        card(1883932, 0, Basis::Aggregator, false, Span(944, 1), Span(0, 0)), // openrouter/mistralai/mistral-large-2512
        card(2172955, 0, Basis::Aggregator, false, Span(945, 2), Span(0, 0)), // openrouter/mistralai/mistral-large-4-0
        card(1891098, 0, Basis::Aggregator, false, Span(947, 2), Span(0, 0)), // openrouter/mistralai/mistral-medium-3
        card(1905436, 0, Basis::Aggregator, false, Span(940, 1), Span(0, 0)), // openrouter/mistralai/mistral-medium-3.1
        card(1898268, 0, Basis::Aggregator, false, Span(877, 1), Span(0, 0)), // openrouter/mistralai/mistral-medium-3-5
        card(3599126, 0, Basis::Aggregator, false, Span(949, 3), Span(0, 0)), // openrouter/mistralai/mistral-nemo
        card(3604758, 0, Basis::Aggregator, false, Span(952, 2), Span(0, 0)), // openrouter/mistralai/mistral-saba
        card(111657, 0, Basis::Aggregator, false, Span(954, 2), Span(0, 0)), // openrouter/mistralai/mistral-small-24b-instruct-2501
        card(1912604, 0, Basis::Aggregator, false, Span(432, 1), Span(0, 0)), // openrouter/mistralai/mistral-small-2603
        card(163112, 0, Basis::Aggregator, false, Span(956, 2), Span(0, 0)), // openrouter/mistralai/mistral-small-3.1-24b-instruct
        card(173352, 0, Basis::Aggregator, false, Span(958, 3), Span(0, 0)), // openrouter/mistralai/mistral-small-3.2-24b-instruct
        card(913184, 0, Basis::Aggregator, false, Span(961, 2), Span(0, 0)), // openrouter/mistralai/mixtral-8x22b-instruct
        card(921376, 0, Basis::Aggregator, false, Span(963, 1), Span(0, 0)), // openrouter/mistralai/voxtral-small-24b-2507
        card(1323538, 0, Basis::Aggregator, false, Span(505, 1), Span(0, 0)), // openrouter/moonshotai/kimi-k2
        card(1323543, 0, Basis::Aggregator, false, Span(964, 1), Span(0, 0)), // openrouter/moonshotai/kimi-k2-0905
        card(1323550, 0, Basis::TokdashImport, false, Span(965, 1), Span(0, 0)), // openrouter/moonshotai/kimi-k2-0905:exacto
        card(4160020, 0, Basis::Aggregator, false, Span(966, 3), Span(0, 0)), // openrouter/moonshotai/kimi-k2.5
        card(4165140, 0, Basis::Aggregator, false, Span(969, 3), Span(0, 0)), // openrouter/moonshotai/kimi-k2.6
        card(2622745, 0, Basis::Aggregator, false, Span(972, 3), Span(0, 0)), // openrouter/moonshotai/kimi-k2.7-code
        card(2179867, 0, Basis::Aggregator, false, Span(975, 2), Span(0, 0)), // openrouter/moonshotai/kimi-k2-thinking
        card(3017746, 0, Basis::Aggregator, false, Span(977, 3), Span(0, 0)), // openrouter/moonshotai/kimi-k3
        card(3023896, 0, Basis::Aggregator, false, Span(980, 1), Span(0, 0)), // openrouter/moonshotai/kimi-k3.1-pro
        card(3030040, 0, Basis::Aggregator, false, Span(981, 2), Span(0, 0)), // openrouter/moonshotai/kimi-k3:batch
        card(560930, 0, Basis::Aggregator, false, Span(983, 1), Span(0, 0)), // openrouter/nvidia/nemotron-3.5-content-safety
        card(1616413, 0, Basis::Aggregator, false, Span(984, 2), Span(0, 0)), // openrouter/nvidia/nemotron-3.5-lightning
        card(1926940, 0, Basis::Aggregator, false, Span(986, 2), Span(0, 0)), // openrouter/nvidia/nemotron-3.5-super-vl
        card(1331230, 0, Basis::Aggregator, false, Span(988, 3), Span(0, 0)), // openrouter/nvidia/nemotron-3-nano-30b-a3b
        card(764705, 0, Basis::Aggregator, false, Span(991, 4), Span(0, 0)), // openrouter/nvidia/nemotron-3-super-120b-a12b
        card(773153, 0, Basis::Aggregator, false, Span(995, 2), Span(0, 0)), // openrouter/nvidia/nemotron-3-ultra-550b-a55b
        card(3036184, 0, Basis::Aggregator, false, Span(524, 1), Span(0, 0)), // openrouter/openai/chatgpt-4o-latest
        card(4888337, 0, Basis::Aggregator, false, Span(526, 1), Span(0, 0)), // openrouter/openai/codex-mini
        card(1631252, 0, Basis::Aggregator, false, Span(468, 1), Span(0, 0)), // openrouter/openai/gpt-3.5-turbo
        card(2641945, 0, Basis::Aggregator, false, Span(543, 1), Span(0, 0)), // openrouter/openai/gpt-3.5-turbo-0613
        card(2648345, 0, Basis::Aggregator, false, Span(543, 1), Span(0, 0)), // openrouter/openai/gpt-3.5-turbo-1106
        card(3048472, 0, Basis::Aggregator, false, Span(545, 1), Span(0, 0)), // openrouter/openai/gpt-3.5-turbo-16k
        card(1631261, 0, Basis::Aggregator, false, Span(537, 1), Span(0, 0)), // openrouter/openai/gpt-3.5-turbo-instruct
        card(2407706, 0, Basis::Aggregator, false, Span(997, 1), Span(0, 0)), // openrouter/openai/gpt-3.5-turbo:batch
        card(781580, 0, Basis::Aggregator, false, Span(552, 1), Span(0, 0)), // openrouter/openai/gpt-4
        card(2673934, 0, Basis::Aggregator, false, Span(757, 1), Span(0, 0)), // openrouter/openai/gpt-4.1
        card(2673939, 0, Basis::Aggregator, false, Span(998, 1), Span(0, 0)), // openrouter/openai/gpt-4.1-mini
        card(2673945, 0, Basis::Aggregator, false, Span(999, 1), Span(0, 0)), // openrouter/openai/gpt-4.1-mini:batch
        card(2680339, 0, Basis::Aggregator, false, Span(1000, 2), Span(0, 0)), // openrouter/openai/gpt-4.1-nano
        card(2680345, 0, Basis::Aggregator, false, Span(1002, 1), Span(0, 0)), // openrouter/openai/gpt-4.1-nano:batch
        card(2667545, 0, Basis::Aggregator, false, Span(574, 1), Span(0, 0)), // openrouter/openai/gpt-4-1106-preview
        card(4175380, 0, Basis::Aggregator, false, Span(1003, 1), Span(0, 0)), // openrouter/openai/gpt-4.1:batch
        card(4996624, 0, Basis::Aggregator, false, Span(569, 1), Span(0, 0)), // openrouter/openai/gpt-4-32k
        card(3616022, 0, Basis::Aggregator, false, Span(1004, 1), Span(0, 0)), // openrouter/openai/gpt-4.5-preview
        card(3054610, 0, Basis::Aggregator, false, Span(574, 1), Span(0, 0)), // openrouter/openai/gpt-4-turbo
        card(3054616, 0, Basis::Aggregator, false, Span(524, 1), Span(0, 0)), // openrouter/openai/gpt-4-turbo:batch
        card(781581, 0, Basis::Aggregator, false, Span(1005, 2), Span(0, 0)), // openrouter/openai/gpt-4o
        card(3060760, 0, Basis::Aggregator, false, Span(524, 1), Span(0, 0)), // openrouter/openai/gpt-4o-2024-05-13
        card(781586, 0, Basis::Aggregator, false, Span(1007, 1), Span(0, 0)), // openrouter/openai/gpt-4o-mini
        card(781601, 0, Basis::Aggregator, false, Span(261, 1), Span(0, 0)), // openrouter/openai/gpt-4o-mini-search-preview
        card(3066904, 0, Basis::Aggregator, false, Span(1008, 1), Span(0, 0)), // openrouter/openai/gpt-4o-mini:batch
        card(1934108, 0, Basis::Aggregator, false, Span(260, 1), Span(0, 0)), // openrouter/openai/gpt-4o-search-preview
        card(4506131, 0, Basis::Aggregator, false, Span(1009, 1), Span(0, 0)), // openrouter/openai/gpt-4o:batch
        card(3621654, 0, Basis::Aggregator, false, Span(596, 1), Span(0, 0)), // openrouter/openai/gpt-4o:extended
        card(1338892, 0, Basis::Aggregator, false, Span(608, 1), Span(0, 0)), // openrouter/openai/gpt-5
        card(2712334, 0, Basis::Aggregator, false, Span(1010, 2), Span(0, 0)), // openrouter/openai/gpt-5.1
        card(2712345, 0, Basis::Aggregator, false, Span(1012, 2), Span(0, 0)), // openrouter/openai/gpt-5.1-codex-mini
        card(4206100, 0, Basis::Aggregator, false, Span(1014, 1), Span(0, 0)), // openrouter/openai/gpt-5.1:batch
        card(3097614, 0, Basis::Aggregator, false, Span(612, 1), Span(0, 0)), // openrouter/openai/gpt-5.2
        card(3097618, 0, Basis::Aggregator, false, Span(617, 1), Span(0, 0)), // openrouter/openai/gpt-5.2-pro
        card(3097624, 0, Basis::Aggregator, false, Span(1015, 1), Span(0, 0)), // openrouter/openai/gpt-5.2-pro:batch
        card(4211220, 0, Basis::Aggregator, false, Span(1016, 1), Span(0, 0)), // openrouter/openai/gpt-5.2:batch
        card(4515859, 0, Basis::Aggregator, false, Span(612, 1), Span(0, 0)), // openrouter/openai/gpt-5.3-chat
        card(4216340, 0, Basis::Aggregator, false, Span(612, 1), Span(0, 0)), // openrouter/openai/gpt-5.3-codex
        card(2718734, 0, Basis::Aggregator, false, Span(1017, 1), Span(0, 0)), // openrouter/openai/gpt-5.4
        card(3638550, 0, Basis::Aggregator, false, Span(624, 1), Span(0, 0)), // openrouter/openai/gpt-5.4-image-2
        card(2718739, 0, Basis::Aggregator, false, Span(625, 1), Span(0, 0)), // openrouter/openai/gpt-5.4-mini
        card(2718745, 0, Basis::Aggregator, false, Span(1018, 1), Span(0, 0)), // openrouter/openai/gpt-5.4-mini:batch
        card(2725139, 0, Basis::Aggregator, false, Span(629, 1), Span(0, 0)), // openrouter/openai/gpt-5.4-nano
        card(2725145, 0, Basis::Aggregator, false, Span(1019, 1), Span(0, 0)), // openrouter/openai/gpt-5.4-nano:batch
        card(3103762, 0, Basis::Aggregator, false, Span(1020, 1), Span(0, 0)), // openrouter/openai/gpt-5.4-pro
        card(3103768, 0, Basis::Aggregator, false, Span(1021, 1), Span(0, 0)), // openrouter/openai/gpt-5.4-pro:batch
        card(4221460, 0, Basis::Aggregator, false, Span(1022, 1), Span(0, 0)), // openrouter/openai/gpt-5.4:batch
        card(3109902, 0, Basis::Aggregator, false, Span(1023, 1), Span(0, 0)), // openrouter/openai/gpt-5.5
        card(3109906, 0, Basis::Aggregator, false, Span(1020, 1), Span(0, 0)), // openrouter/openai/gpt-5.5-pro
        card(3109912, 0, Basis::Aggregator, false, Span(1021, 1), Span(0, 0)), // openrouter/openai/gpt-5.5-pro:batch
        card(4226580, 0, Basis::Aggregator, false, Span(1017, 1), Span(0, 0)), // openrouter/openai/gpt-5.5:batch
        card(1646099, 0, Basis::Aggregator, false, Span(1024, 1), Span(0, 0)), // openrouter/openai/gpt-5.6-luna
        card(1646103, 0, Basis::Aggregator, false, Span(1024, 1), Span(0, 0)), // openrouter/openai/gpt-5.6-luna-pro
        card(1646109, 0, Basis::Aggregator, false, Span(1025, 1), Span(0, 0)), // openrouter/openai/gpt-5.6-luna-pro:batch
        card(2731545, 0, Basis::Aggregator, false, Span(1025, 1), Span(0, 0)), // openrouter/openai/gpt-5.6-luna:batch
        card(1948434, 0, Basis::Aggregator, false, Span(1026, 2), Span(0, 0)), // openrouter/openai/gpt-5.6-sol
        card(1948438, 0, Basis::Aggregator, false, Span(1028, 1), Span(0, 0)), // openrouter/openai/gpt-5.6-sol-pro
        card(1948444, 0, Basis::Aggregator, false, Span(1029, 1), Span(0, 0)), // openrouter/openai/gpt-5.6-sol-pro:batch
        card(3116056, 0, Basis::Aggregator, false, Span(1029, 1), Span(0, 0)), // openrouter/openai/gpt-5.6-sol:batch
        card(1346580, 0, Basis::Aggregator, false, Span(1030, 1), Span(0, 0)), // openrouter/openai/gpt-5.6-terra
        card(1346584, 0, Basis::Aggregator, false, Span(1030, 1), Span(0, 0)), // openrouter/openai/gpt-5.6-terra-pro
        card(1346590, 0, Basis::Aggregator, false, Span(1031, 1), Span(0, 0)), // openrouter/openai/gpt-5.6-terra-pro:batch
        card(2421018, 0, Basis::Aggregator, false, Span(1031, 1), Span(0, 0)), // openrouter/openai/gpt-5.6-terra:batch
        card(3339794, 0, Basis::Aggregator, false, Span(674, 1), Span(0, 0)), // openrouter/openai/gpt-5-image
        card(3339799, 0, Basis::Aggregator, false, Span(675, 1), Span(0, 0)), // openrouter/openai/gpt-5-image-mini
        card(3345681, 0, Basis::Aggregator, false, Span(610, 1), Span(0, 0)), // openrouter/openai/gpt-5-mini
        card(3345687, 0, Basis::Aggregator, false, Span(1032, 1), Span(0, 0)), // openrouter/openai/gpt-5-mini:batch
        card(3351569, 0, Basis::Aggregator, false, Span(1033, 2), Span(0, 0)), // openrouter/openai/gpt-5-nano
        card(3351575, 0, Basis::Aggregator, false, Span(1035, 1), Span(0, 0)), // openrouter/openai/gpt-5-nano:batch
        card(3632912, 0, Basis::Aggregator, false, Span(687, 1), Span(0, 0)), // openrouter/openai/gpt-5-pro
        card(3632918, 0, Basis::Aggregator, false, Span(1036, 1), Span(0, 0)), // openrouter/openai/gpt-5-pro:batch
        card(4696338, 0, Basis::Aggregator, false, Span(1014, 1), Span(0, 0)), // openrouter/openai/gpt-5:batch
        card(3134482, 0, Basis::Aggregator, false, Span(1037, 1), Span(0, 0)), // openrouter/openai/gpt-6.1-sol
        card(3134488, 0, Basis::Aggregator, false, Span(1038, 1), Span(0, 0)), // openrouter/openai/gpt-6.1-sol:batch
        card(1361940, 0, Basis::Aggregator, false, Span(1038, 1), Span(0, 0)), // openrouter/openai/gpt-6.1-terra
        card(1361950, 0, Basis::Aggregator, false, Span(1039, 1), Span(0, 0)), // openrouter/openai/gpt-6.1-terra-pro:batch
        card(2434330, 0, Basis::Aggregator, false, Span(1039, 1), Span(0, 0)), // openrouter/openai/gpt-6.1-terra:batch
        card(1955602, 0, Basis::Aggregator, false, Span(1040, 1), Span(0, 0)), // openrouter/openai/gpt-6-astra
        card(1955612, 0, Basis::Aggregator, false, Span(1041, 1), Span(0, 0)), // openrouter/openai/gpt-6-astra-pro:batch
        card(3128344, 0, Basis::Aggregator, false, Span(1041, 1), Span(0, 0)), // openrouter/openai/gpt-6-astra:batch
        card(3357457, 0, Basis::Aggregator, false, Span(1042, 1), Span(0, 0)), // openrouter/openai/gpt-6-luna
        card(3357463, 0, Basis::Aggregator, false, Span(1043, 1), Span(0, 0)), // openrouter/openai/gpt-6-luna:batch
        card(3644176, 0, Basis::Aggregator, false, Span(1029, 1), Span(0, 0)), // openrouter/openai/gpt-6-sol
        card(3644182, 0, Basis::Aggregator, false, Span(1044, 1), Span(0, 0)), // openrouter/openai/gpt-6-sol:batch
        card(3916560, 0, Basis::Aggregator, false, Span(260, 1), Span(0, 0)), // openrouter/openai/gpt-audio
        card(3916565, 0, Basis::Aggregator, false, Span(709, 1), Span(0, 0)), // openrouter/openai/gpt-audio-mini
        card(3649814, 0, Basis::Aggregator, false, Span(710, 1), Span(0, 0)), // openrouter/openai/gpt-chat-latest
        card(2440979, 0, Basis::Aggregator, false, Span(1045, 3), Span(0, 0)), // openrouter/openai/gpt-oss-120b
        card(2737945, 0, Basis::Aggregator, false, Span(1048, 1), Span(0, 0)), // openrouter/openai/gpt-oss-120b:batch
        card(2440986, 0, Basis::TokdashImport, false, Span(1049, 1), Span(0, 0)), // openrouter/openai/gpt-oss-120b:exacto
        card(3140626, 0, Basis::Aggregator, false, Span(1050, 3), Span(0, 0)), // openrouter/openai/gpt-oss-20b
        card(3140632, 0, Basis::Aggregator, false, Span(1053, 1), Span(0, 0)), // openrouter/openai/gpt-oss-20b:batch
        card(1962780, 0, Basis::Aggregator, false, Span(1054, 2), Span(0, 0)), // openrouter/openai/gpt-oss-safeguard-20b
        card(5265929, 0, Basis::Aggregator, false, Span(1056, 1), Span(0, 0)), // openrouter/openai/o1
        card(5265934, 0, Basis::Aggregator, false, Span(1057, 1), Span(0, 0)), // openrouter/openai/o1-mini
        card(5340173, 0, Basis::Aggregator, false, Span(736, 1), Span(0, 0)), // openrouter/openai/o1-pro
        card(3363337, 0, Basis::Aggregator, false, Span(757, 1), Span(0, 0)), // openrouter/openai/o3
        card(3363351, 0, Basis::Aggregator, false, Span(743, 1), Span(0, 0)), // openrouter/openai/o3-deep-research
        card(4231694, 0, Basis::Aggregator, false, Span(1058, 1), Span(0, 0)), // openrouter/openai/o3-mini
        card(4231700, 0, Basis::Aggregator, false, Span(1059, 1), Span(0, 0)), // openrouter/openai/o3-mini:batch
        card(5343501, 0, Basis::Aggregator, false, Span(749, 1), Span(0, 0)), // openrouter/openai/o3-pro
        card(5166607, 0, Basis::Aggregator, false, Span(1003, 1), Span(0, 0)), // openrouter/openai/o3:batch
        card(1969934, 0, Basis::Aggregator, false, Span(1060, 1), Span(0, 0)), // openrouter/openai/o4-mini
        card(1969948, 0, Basis::Aggregator, false, Span(757, 1), Span(0, 0)), // openrouter/openai/o4-mini-deep-research
        card(4236820, 0, Basis::Aggregator, false, Span(1061, 1), Span(0, 0)), // openrouter/openai/o4-mini:batch
        card(1369616, 0, Basis::Aggregator, false, Span(1062, 1), Span(0, 0)), // openrouter/perplexity/sonar
        card(1369630, 0, Basis::Aggregator, false, Span(765, 1), Span(0, 0)), // openrouter/perplexity/sonar-deep-research
        card(2186772, 0, Basis::Aggregator, false, Span(206, 1), Span(0, 0)), // openrouter/perplexity/sonar-pro
        card(2186779, 0, Basis::Aggregator, false, Span(206, 1), Span(0, 0)), // openrouter/perplexity/sonar-pro-search
        card(1377310, 0, Basis::Aggregator, false, Span(765, 1), Span(0, 0)), // openrouter/perplexity/sonar-reasoning-pro
        card(2454298, 0, Basis::Aggregator, false, Span(1063, 2), Span(0, 0)), // openrouter/qwen/qwen-2.5-72b-instruct
        card(2750745, 0, Basis::Aggregator, false, Span(1065, 2), Span(0, 0)), // openrouter/qwen/qwen-2.5-7b-instruct
        card(937760, 0, Basis::Aggregator, false, Span(1067, 2), Span(0, 0)), // openrouter/qwen/qwen-2.5-coder-32b-instruct
        card(1660957, 0, Basis::Aggregator, false, Span(1069, 1), Span(0, 0)), // openrouter/qwen/qwen-2.5-vl-72b-instruct
        card(1984284, 0, Basis::Aggregator, false, Span(983, 1), Span(0, 0)), // openrouter/qwen/qwen-2.5-vl-7b-instruct
        card(3152920, 0, Basis::Aggregator, false, Span(1070, 1), Span(0, 0)), // openrouter/qwen/qwen-2-72b-instruct
        card(5356813, 0, Basis::Aggregator, false, Span(1071, 1), Span(0, 0)), // openrouter/qwen/qwen-max
        card(569614, 0, Basis::Aggregator, false, Span(1072, 2), Span(0, 0)), // openrouter/qwen/qwen-plus
        card(569625, 0, Basis::Aggregator, false, Span(1074, 1), Span(0, 0)), // openrouter/qwen/qwen-plus-2025-07-28
        card(569634, 0, Basis::Aggregator, false, Span(1075, 1), Span(0, 0)), // openrouter/qwen/qwen-plus-2025-07-28:thinking
        card(5170447, 0, Basis::Aggregator, false, Span(1076, 1), Span(0, 0)), // openrouter/qwen/qwen-turbo
        card(5004816, 0, Basis::Aggregator, false, Span(770, 1), Span(0, 0)), // openrouter/qwen/qwen-vl-max
        card(4892689, 0, Basis::Aggregator, false, Span(1077, 1), Span(0, 0)), // openrouter/qwen/qwen-vl-plus
        card(1392670, 0, Basis::Aggregator, false, Span(983, 1), Span(0, 0)), // openrouter/qwen/qwen2.5-coder-7b-instruct
        card(2005788, 0, Basis::Aggregator, false, Span(1070, 1), Span(0, 0)), // openrouter/qwen/qwen2.5-vl-32b-instruct
        card(2012956, 0, Basis::Aggregator, false, Span(1078, 2), Span(0, 0)), // openrouter/qwen/qwen2.5-vl-72b-instruct
        card(5269518, 0, Basis::Aggregator, false, Span(1080, 3), Span(0, 0)), // openrouter/qwen/qwen3-14b
        card(578324, 0, Basis::Aggregator, false, Span(1083, 1), Span(0, 0)), // openrouter/qwen/qwen3-235b-a22b
        card(2757145, 0, Basis::Aggregator, false, Span(1084, 2), Span(0, 0)), // openrouter/qwen/qwen3-235b-a22b-2507
        card(578338, 0, Basis::Aggregator, false, Span(1086, 2), Span(0, 0)), // openrouter/qwen/qwen3-235b-a22b-thinking-2507
        card(945938, 0, Basis::Aggregator, false, Span(1088, 2), Span(0, 0)), // openrouter/qwen/qwen3-30b-a3b
        card(945952, 0, Basis::Aggregator, false, Span(1090, 2), Span(0, 0)), // openrouter/qwen/qwen3-30b-a3b-instruct-2507
        card(954144, 0, Basis::Aggregator, false, Span(1092, 1), Span(0, 0)), // openrouter/qwen/qwen3-30b-a3b-thinking-2507
        card(5273102, 0, Basis::Aggregator, false, Span(1093, 3), Span(0, 0)), // openrouter/qwen/qwen3-32b
        card(3700502, 0, Basis::Aggregator, false, Span(1096, 1), Span(0, 0)), // openrouter/qwen/qwen3.5-122b-a10b
        card(5021200, 0, Basis::Aggregator, false, Span(1097, 3), Span(0, 0)), // openrouter/qwen/qwen3.5-27b
        card(4282900, 0, Basis::Aggregator, false, Span(1100, 3), Span(0, 0)), // openrouter/qwen/qwen3.5-35b-a3b
        card(3706134, 0, Basis::Aggregator, false, Span(1103, 3), Span(0, 0)), // openrouter/qwen/qwen3.5-397b-a17b
        card(5178127, 0, Basis::Aggregator, false, Span(1106, 1), Span(0, 0)), // openrouter/qwen/qwen3.5-9b
        card(3171352, 0, Basis::Aggregator, false, Span(1107, 1), Span(0, 0)), // openrouter/qwen/qwen3.5-flash-02-23
        card(3392791, 0, Basis::Aggregator, false, Span(1108, 2), Span(0, 0)), // openrouter/qwen/qwen3.5-plus-02-15
        card(2474266, 0, Basis::Aggregator, false, Span(1110, 2), Span(0, 0)), // openrouter/qwen/qwen3.5-plus-20260420
        card(5025296, 0, Basis::Aggregator, false, Span(1112, 3), Span(0, 0)), // openrouter/qwen/qwen3.6-27b
        card(4288020, 0, Basis::Aggregator, false, Span(1115, 4), Span(0, 0)), // openrouter/qwen/qwen3.6-35b-a3b
        card(4714770, 0, Basis::Aggregator, false, Span(1119, 2), Span(0, 0)), // openrouter/qwen/qwen3.6-flash
        card(3177496, 0, Basis::Aggregator, false, Span(1121, 1), Span(0, 0)), // openrouter/qwen/qwen3.6-max-preview
        card(4901393, 0, Basis::Aggregator, false, Span(1122, 2), Span(0, 0)), // openrouter/qwen/qwen3.6-plus
        card(4719378, 0, Basis::Aggregator, false, Span(1124, 1), Span(0, 0)), // openrouter/qwen/qwen3.7-flash
        card(5029392, 0, Basis::Aggregator, false, Span(1125, 2), Span(0, 0)), // openrouter/qwen/qwen3.7-max
        card(3398673, 0, Basis::Aggregator, false, Span(1127, 2), Span(0, 0)), // openrouter/qwen/qwen3.7-plus
        card(3398679, 0, Basis::Aggregator, false, Span(44, 1), Span(0, 0)), // openrouter/qwen/qwen3.7-plus:batch
        card(3711766, 0, Basis::Aggregator, false, Span(1129, 2), Span(0, 0)), // openrouter/qwen/qwen3.8-2.4t-a95b
        card(3717392, 0, Basis::Aggregator, false, Span(1131, 2), Span(0, 0)), // openrouter/qwen/qwen3.8-27b
        card(3717398, 0, Basis::Aggregator, false, Span(1133, 1), Span(0, 0)), // openrouter/qwen/qwen3.8-27b:batch
        card(4723986, 0, Basis::Aggregator, false, Span(92, 1), Span(0, 0)), // openrouter/qwen/qwen3.8-flash
        card(3943445, 0, Basis::Aggregator, false, Span(1134, 1), Span(0, 0)), // openrouter/qwen/qwen3.8-max-0902
        card(3723030, 0, Basis::Aggregator, false, Span(1135, 1), Span(0, 0)), // openrouter/qwen/qwen3.8-max-prime
        card(3404567, 0, Basis::Aggregator, false, Span(92, 1), Span(0, 0)), // openrouter/qwen/qwen3.8-omni-flash
        card(5360141, 0, Basis::Aggregator, false, Span(1136, 1), Span(0, 0)), // openrouter/qwen/qwen3-8b
        card(790032, 0, Basis::Aggregator, false, Span(1137, 2), Span(0, 0)), // openrouter/qwen/qwen3-coder
        card(790049, 0, Basis::Aggregator, false, Span(1139, 2), Span(0, 0)), // openrouter/qwen/qwen3-coder-30b-a3b-instruct
        card(3694870, 0, Basis::Aggregator, false, Span(1141, 2), Span(0, 0)), // openrouter/qwen/qwen3-coder-flash
        card(3932693, 0, Basis::Aggregator, false, Span(1143, 2), Span(0, 0)), // openrouter/qwen/qwen3-coder-next
        card(3938069, 0, Basis::Aggregator, false, Span(1145, 1), Span(0, 0)), // openrouter/qwen/qwen3-coder-plus
        card(3386894, 0, Basis::Aggregator, false, Span(1146, 1), Span(0, 0)), // openrouter/qwen/qwen3-max
        card(3386903, 0, Basis::Aggregator, false, Span(1147, 1), Span(0, 0)), // openrouter/qwen/qwen3-max-thinking
        card(962336, 0, Basis::Aggregator, false, Span(1148, 1), Span(0, 0)), // openrouter/qwen/qwen3-next-80b-a3b-instruct
        card(970528, 0, Basis::Aggregator, false, Span(1149, 2), Span(0, 0)), // openrouter/qwen/qwen3-next-80b-a3b-thinking
        card(978720, 0, Basis::Aggregator, false, Span(1151, 2), Span(0, 0)), // openrouter/qwen/qwen3-vl-235b-a22b-instruct
        card(986912, 0, Basis::Aggregator, false, Span(1153, 1), Span(0, 0)), // openrouter/qwen/qwen3-vl-235b-a22b-thinking
        card(1400350, 0, Basis::Aggregator, false, Span(1154, 3), Span(0, 0)), // openrouter/qwen/qwen3-vl-30b-a3b-instruct
        card(1408030, 0, Basis::Aggregator, false, Span(1157, 2), Span(0, 0)), // openrouter/qwen/qwen3-vl-30b-a3b-thinking
        card(2467610, 0, Basis::Aggregator, false, Span(1159, 1), Span(0, 0)), // openrouter/qwen/qwen3-vl-32b-instruct
        card(2763545, 0, Basis::Aggregator, false, Span(1160, 2), Span(0, 0)), // openrouter/qwen/qwen3-vl-8b-instruct
        card(2769945, 0, Basis::Aggregator, false, Span(1162, 1), Span(0, 0)), // openrouter/qwen/qwen3-vl-8b-thinking
        card(4293132, 0, Basis::Aggregator, false, Span(1163, 1), Span(0, 0)), // openrouter/qwen/qwq-32b
        card(4293140, 0, Basis::Aggregator, false, Span(983, 1), Span(0, 0)), // openrouter/qwen/qwq-32b-preview
        card(5033488, 0, Basis::Aggregator, false, Span(941, 1), Span(0, 0)), // openrouter/rekaai/reka-edge
        card(4535315, 0, Basis::Aggregator, false, Span(799, 1), Span(0, 0)), // openrouter/rekaai/reka-flash-3
        card(3790614, 0, Basis::Aggregator, false, Span(1164, 2), Span(0, 0)), // openrouter/stepfun/step-3.5-flash
        card(3796246, 0, Basis::Aggregator, false, Span(1166, 1), Span(0, 0)), // openrouter/stepfun/step-3.7-flash
        card(3801878, 0, Basis::Aggregator, false, Span(1167, 1), Span(0, 0)), // openrouter/stepfun/step-5-preview
        card(1675805, 0, Basis::Aggregator, false, Span(1168, 1), Span(0, 0)), // openrouter/tencent/hunyuan-a13b-instruct
        card(4559635, 0, Basis::Aggregator, false, Span(1169, 1), Span(0, 0)), // openrouter/tencent/hy-mt2-1.8b
        card(3807510, 0, Basis::Aggregator, false, Span(1170, 1), Span(0, 0)), // openrouter/tencent/hy-mt2-30b-a3b
        card(4910097, 0, Basis::Aggregator, false, Span(1170, 1), Span(0, 0)), // openrouter/tencent/hy-mt2-7b
        card(4564499, 0, Basis::Aggregator, false, Span(1171, 2), Span(0, 0)), // openrouter/tencent/hy3-preview
        card(5049872, 0, Basis::Aggregator, false, Span(1173, 1), Span(0, 0)), // openrouter/x-ai/grok-2-1212
        card(3469335, 0, Basis::Aggregator, false, Span(1173, 1), Span(0, 0)), // openrouter/x-ai/grok-2-vision-1212
        card(5053968, 0, Basis::Aggregator, false, Span(206, 1), Span(0, 0)), // openrouter/x-ai/grok-3-beta
        card(3959573, 0, Basis::Aggregator, false, Span(1174, 1), Span(0, 0)), // openrouter/x-ai/grok-3-mini-beta
        card(2500878, 0, Basis::Aggregator, false, Span(1175, 2), Span(0, 0)), // openrouter/x-ai/grok-4.20
        card(2500890, 0, Basis::Aggregator, false, Span(1177, 2), Span(0, 0)), // openrouter/x-ai/grok-4.20-multi-agent
        card(4583949, 0, Basis::Aggregator, false, Span(1175, 2), Span(0, 0)), // openrouter/x-ai/grok-4.3
        card(4583955, 0, Basis::Aggregator, false, Span(1179, 1), Span(0, 0)), // openrouter/x-ai/grok-4.3:batch
        card(5373453, 0, Basis::Aggregator, false, Span(1180, 1), Span(0, 0)), // openrouter/x-ai/grok-4.5
        card(4588813, 0, Basis::Aggregator, false, Span(1181, 1), Span(0, 0)), // openrouter/x-ai/grok-4.6
        card(4588819, 0, Basis::Aggregator, false, Span(1182, 1), Span(0, 0)), // openrouter/x-ai/grok-4.6:batch
        card(4593677, 0, Basis::Aggregator, false, Span(1181, 1), Span(0, 0)), // openrouter/x-ai/grok-4.7
        card(4593683, 0, Basis::Aggregator, false, Span(1182, 1), Span(0, 0)), // openrouter/x-ai/grok-4.7:batch
        card(5058064, 0, Basis::Aggregator, false, Span(1183, 1), Span(0, 0)), // openrouter/x-ai/grok-4-fast
        card(5276686, 0, Basis::Aggregator, false, Span(524, 1), Span(0, 0)), // openrouter/x-ai/grok-beta
        card(4603411, 0, Basis::Aggregator, false, Span(1184, 2), Span(0, 0)), // openrouter/x-ai/grok-build-0.1
        card(3964949, 0, Basis::Aggregator, false, Span(1186, 1), Span(0, 0)), // openrouter/x-ai/grok-code-fast-1
        card(3970325, 0, Basis::Aggregator, false, Span(524, 1), Span(0, 0)), // openrouter/x-ai/grok-vision-beta
        card(4364816, 0, Basis::Aggregator, false, Span(1187, 3), Span(0, 0)), // openrouter/xiaomi/mimo-v2.5
        card(4364820, 0, Basis::Aggregator, false, Span(1190, 1), Span(0, 0)), // openrouter/xiaomi/mimo-v2.5-pro
        card(3835670, 0, Basis::Aggregator, false, Span(1191, 1), Span(0, 0)), // openrouter/xiaomi/mimo-v2.6-flash
        card(1169684, 0, Basis::Aggregator, false, Span(1190, 1), Span(0, 0)), // openrouter/xiaomi/mimo-v2.6-pro
        card(1169695, 0, Basis::Aggregator, false, Span(1192, 1), Span(0, 0)), // openrouter/xiaomi/mimo-v2.6-pro-ultraspeed
        card(4359700, 0, Basis::Aggregator, false, Span(963, 1), Span(0, 0)), // openrouter/xiaomi/mimo-v2-flash
        card(5066252, 0, Basis::Aggregator, false, Span(1193, 1), Span(0, 0)), // openrouter/z-ai/glm-4.5
        card(5066256, 0, Basis::Aggregator, false, Span(1194, 3), Span(0, 0)), // openrouter/z-ai/glm-4.5-air
        card(5383437, 0, Basis::Aggregator, false, Span(1197, 1), Span(0, 0)), // openrouter/z-ai/glm-4.5v
        card(4613132, 0, Basis::Aggregator, false, Span(1198, 3), Span(0, 0)), // openrouter/z-ai/glm-4.6
        card(4613139, 0, Basis::TokdashImport, false, Span(1201, 1), Span(0, 0)), // openrouter/z-ai/glm-4.6:exacto
        card(5386765, 0, Basis::Aggregator, false, Span(1202, 3), Span(0, 0)), // openrouter/z-ai/glm-4.6v
        card(4751628, 0, Basis::Aggregator, false, Span(1205, 3), Span(0, 0)), // openrouter/z-ai/glm-4.7
        card(4751634, 0, Basis::Aggregator, false, Span(1208, 2), Span(0, 0)), // openrouter/z-ai/glm-4.7-flash
        card(2808330, 0, Basis::Aggregator, false, Span(1210, 4), Span(0, 0)), // openrouter/z-ai/glm-5
        card(5442316, 0, Basis::Aggregator, false, Span(1214, 3), Span(0, 0)), // openrouter/z-ai/glm-5.1
        card(4770060, 0, Basis::Aggregator, false, Span(1217, 3), Span(0, 0)), // openrouter/z-ai/glm-5.2
        card(4770066, 0, Basis::Aggregator, false, Span(1220, 1), Span(0, 0)), // openrouter/z-ai/glm-5.2:batch
        card(2814732, 0, Basis::Aggregator, false, Span(1221, 3), Span(0, 0)), // openrouter/z-ai/glm-5.3
        card(2814738, 0, Basis::Aggregator, false, Span(1224, 4), Span(0, 0)), // openrouter/z-ai/glm-5.3-flash
        card(3251224, 0, Basis::Aggregator, false, Span(1228, 2), Span(0, 0)), // openrouter/z-ai/glm-5.3-flash:batch
        card(2814739, 0, Basis::Aggregator, false, Span(1230, 2), Span(0, 0)), // openrouter/z-ai/glm-5.3-flashx
        card(2814745, 0, Basis::Aggregator, false, Span(1232, 1), Span(0, 0)), // openrouter/z-ai/glm-5.3-flashx-legal
        card(4774674, 0, Basis::Aggregator, false, Span(1233, 1), Span(0, 0)), // openrouter/z-ai/glm-5.3-prime
        card(4779282, 0, Basis::Aggregator, false, Span(1234, 1), Span(0, 0)), // openrouter/z-ai/glm-5.3:batch
        card(5070352, 0, Basis::Aggregator, false, Span(1235, 1), Span(0, 0)), // openrouter/z-ai/glm-5-turbo
        card(4914449, 0, Basis::Aggregator, false, Span(1235, 1), Span(0, 0)), // openrouter/z-ai/glm-5v-turbo
        card(1372421, 0, Basis::FirstParty, false, Span(1236, 2), Span(0, 0)), // perplexity/sonar
        card(1372435, 0, Basis::FirstParty, false, Span(765, 1), Span(0, 0)), // perplexity/sonar-deep-research
        card(2189577, 0, Basis::FirstParty, false, Span(206, 1), Span(0, 0)), // perplexity/sonar-pro
        card(1380111, 0, Basis::FirstParty, false, Span(427, 1), Span(0, 0)), // perplexity/sonar-reasoning
        card(1380115, 0, Basis::FirstParty, false, Span(765, 1), Span(0, 0)), // perplexity/sonar-reasoning-pro
        card(5518858, 0, Basis::FirstParty, false, Span(1238, 1), Span(0, 0)), // stepfun/step-1-32k
        card(5363469, 0, Basis::FirstParty, false, Span(1239, 1), Span(0, 0)), // stepfun/step-1o-audio
        card(4344340, 0, Basis::FirstParty, false, Span(1240, 1), Span(0, 0)), // stepfun/step-1o-turbo-vision
        card(5521418, 0, Basis::FirstParty, false, Span(1241, 1), Span(0, 0)), // stepfun/step-2-16k
        card(3792654, 0, Basis::FirstParty, false, Span(1242, 2), Span(0, 0)), // stepfun/step-3.5-flash
        card(4549907, 0, Basis::FirstParty, false, Span(1244, 1), Span(0, 0)), // stepfun/step-3.5-flash-2603
        card(3798286, 0, Basis::FirstParty, false, Span(1245, 4), Span(0, 0)), // stepfun/step-3.7-flash
        card(3803918, 0, Basis::FirstParty, false, Span(1249, 2), Span(0, 0)), // stepfun/step-5-preview
        card(5436172, 0, Basis::FirstParty, false, Span(1251, 1), Span(0, 0)), // stepfun/step-audio-2
        card(5201167, 0, Basis::FirstParty, false, Span(1252, 1), Span(0, 0)), // stepfun/step-audio-r1.5
        card(4737810, 0, Basis::FirstParty, false, Span(1253, 1), Span(0, 0)), // stepfun/stepaudio-2.5-chat
        card(3773718, 0, Basis::FirstParty, false, Span(1254, 1), Span(0, 0)), // stepfun/stepaudio-2.5-realtime
        card(4566531, 0, Basis::TokdashImport, false, Span(1255, 1), Span(0, 0)), // tencent/hy3
        card(5470731, 0, Basis::TokdashImport, false, Span(1256, 1), Span(0, 0)), // tencent/hy4-preview
        card(3470598, 0, Basis::FirstParty, false, Span(1257, 3), Span(0, 0)), // xai/grok-2
        card(5051147, 0, Basis::FirstParty, false, Span(1260, 2), Span(0, 0)), // xai/grok-2-1212
        card(5323533, 0, Basis::FirstParty, false, Span(1257, 3), Span(0, 0)), // xai/grok-2-latest
        card(3470605, 0, Basis::FirstParty, false, Span(1257, 3), Span(0, 0)), // xai/grok-2-vision
        card(3470610, 0, Basis::FirstParty, false, Span(1257, 3), Span(0, 0)), // xai/grok-2-vision-1212
        card(4083220, 0, Basis::FirstParty, false, Span(1260, 2), Span(0, 0)), // xai/grok-2-vision-latest
        card(3304454, 0, Basis::FirstParty, false, Span(1262, 2), Span(0, 0)), // xai/grok-3
        card(4654859, 0, Basis::FirstParty, false, Span(1264, 3), Span(0, 0)), // xai/grok-3-fast
        card(4654866, 0, Basis::FirstParty, false, Span(1264, 3), Span(0, 0)), // xai/grok-3-fast-latest
        card(5326861, 0, Basis::FirstParty, false, Span(1267, 2), Span(0, 0)), // xai/grok-3-latest
        card(3304459, 0, Basis::FirstParty, false, Span(1269, 4), Span(0, 0)), // xai/grok-3-mini
        card(3304464, 0, Basis::FirstParty, false, Span(1273, 3), Span(0, 0)), // xai/grok-3-mini-fast
        card(3304471, 0, Basis::FirstParty, false, Span(1273, 3), Span(0, 0)), // xai/grok-3-mini-fast-latest
        card(4659474, 0, Basis::FirstParty, false, Span(1276, 3), Span(0, 0)), // xai/grok-3-mini-latest
        card(6, 0, Basis::FirstParty, false, Span(1279, 2), Span(0, 0)), // xai/grok-4
        card(5465099, 0, Basis::FirstPartySecondary, false, Span(1281, 1), Span(0, 0)), // xai/grok-4-0709
        card(2145293, 0, Basis::FirstParty, false, Span(1282, 1), Span(0, 0)), // xai/grok-4-1-fast
        card(2145307, 0, Basis::FirstParty, false, Span(1282, 1), Span(0, 0)), // xai/grok-4-1-fast-non-reasoning
        card(3310359, 0, Basis::FirstPartySecondary, false, Span(1282, 1), Span(0, 0)), // xai/grok-4-1-fast-reasoning
        card(11785, 0, Basis::FirstPartySecondary, false, Span(1283, 2), Span(0, 0)), // xai/grok-4.20
        card(1862428, 0, Basis::FirstParty, false, Span(1285, 3), Span(170, 1)), // xai/grok-4.20-0309-non-reasoning
        card(2962456, 0, Basis::FirstParty, false, Span(1285, 3), Span(170, 1)), // xai/grok-4.20-0309-reasoning
        card(438819, 0, Basis::FirstParty, false, Span(1289, 1), Span(0, 0)), // xai/grok-4.20-beta-latest-non-reasoning
        card(1122079, 0, Basis::FirstParty, false, Span(1289, 1), Span(0, 0)), // xai/grok-4.20-beta-latest-reasoning
        card(11822, 0, Basis::FirstParty, false, Span(1289, 1), Span(0, 0)), // xai/grok-4.20-experimental-beta-0304-non-reasoning
        card(100906, 0, Basis::FirstParty, false, Span(1289, 1), Span(0, 0)), // xai/grok-4.20-experimental-beta-0304-reasoning
        card(2374426, 0, Basis::FirstParty, false, Span(1285, 3), Span(170, 1)), // xai/grok-4.20-multi-agent-0309
        card(722465, 0, Basis::FirstParty, false, Span(1289, 1), Span(0, 0)), // xai/grok-4.20-multi-agent-beta-latest
        card(57388, 0, Basis::FirstParty, false, Span(1289, 1), Span(0, 0)), // xai/grok-4.20-multi-agent-experimental-beta-0304
        card(4585224, 0, Basis::FirstParty, false, Span(1290, 1), Span(170, 1)), // xai/grok-4.3
        card(5374728, 0, Basis::FirstParty, false, Span(1291, 2), Span(171, 1)), // xai/grok-4.5
        card(4590088, 0, Basis::FirstParty, false, Span(1181, 1), Span(172, 2)), // xai/grok-4.6
        card(4594952, 0, Basis::FirstParty, false, Span(1181, 1), Span(172, 1)), // xai/grok-4.7
        card(2609931, 0, Basis::FirstParty, false, Span(1282, 1), Span(0, 0)), // xai/grok-4-fast
        card(2609945, 0, Basis::FirstParty, false, Span(1282, 1), Span(0, 0)), // xai/grok-4-fast-non-reasoning
        card(3895061, 0, Basis::FirstPartySecondary, false, Span(1282, 1), Span(0, 0)), // xai/grok-4-fast-reasoning
        card(5277961, 0, Basis::FirstParty, false, Span(1296, 3), Span(0, 0)), // xai/grok-beta
        card(4604686, 0, Basis::FirstParty, false, Span(1299, 2), Span(0, 0)), // xai/grok-build-0.1
        card(3966224, 0, Basis::FirstParty, false, Span(1186, 1), Span(0, 0)), // xai/grok-code-fast-1
        card(3971600, 0, Basis::FirstParty, false, Span(1296, 3), Span(0, 0)), // xai/grok-vision-beta
        card(2999305, 0, Basis::FirstParty, false, Span(1301, 3), Span(0, 0)), // xiaomi/mimo-v2.5
        card(2999309, 0, Basis::FirstParty, false, Span(1304, 3), Span(0, 0)), // xiaomi/mimo-v2.5-pro
        card(2999320, 0, Basis::FirstParty, false, Span(1307, 1), Span(0, 0)), // xiaomi/mimo-v2.5-pro-ultraspeed
        card(3837455, 0, Basis::FirstParty, false, Span(1191, 1), Span(0, 0)), // xiaomi/mimo-v2.6-flash
        card(1171469, 0, Basis::FirstParty, false, Span(1190, 1), Span(0, 0)), // xiaomi/mimo-v2.6-pro
        card(1171480, 0, Basis::FirstParty, false, Span(1192, 1), Span(0, 0)), // xiaomi/mimo-v2.6-pro-ultraspeed
        card(4361485, 0, Basis::FirstParty, false, Span(1308, 3), Span(0, 0)), // xiaomi/mimo-v2-flash
        card(5414668, 0, Basis::FirstParty, false, Span(1311, 2), Span(0, 0)), // xiaomi/mimo-v2-omni
        card(5473547, 0, Basis::FirstParty, false, Span(1313, 4), Span(0, 0)), // xiaomi/mimo-v2-pro
        card(4408841, 0, Basis::TokdashImport, false, Span(1317, 1), Span(0, 0)), // zai/glm-4-32b
        card(4408851, 0, Basis::FirstParty, false, Span(941, 1), Span(0, 0)), // zai/glm-4-32b-0414-128k
        card(5067527, 0, Basis::FirstParty, false, Span(1193, 1), Span(0, 0)), // zai/glm-4.5
        card(5067531, 0, Basis::FirstParty, false, Span(1318, 1), Span(0, 0)), // zai/glm-4.5-air
        card(5402380, 0, Basis::FirstParty, false, Span(1319, 1), Span(0, 0)), // zai/glm-4.5-airx
        card(5286925, 0, Basis::FirstParty, true, Span(1320, 1), Span(0, 0)), // zai/glm-4.5-flash
        card(5543689, 0, Basis::FirstParty, false, Span(1321, 1), Span(0, 0)), // zai/glm-4.5-x
        card(5384712, 0, Basis::FirstParty, false, Span(1322, 2), Span(0, 0)), // zai/glm-4.5v
        card(4614407, 0, Basis::FirstParty, false, Span(1193, 1), Span(0, 0)), // zai/glm-4.6
        card(5244424, 0, Basis::FirstParty, false, Span(1324, 2), Span(0, 0)), // zai/glm-4.6v
        card(5244430, 0, Basis::FirstParty, true, Span(1320, 1), Span(0, 0)), // zai/glm-4.6v-flash
        card(5074447, 0, Basis::FirstPartySecondary, false, Span(1326, 1), Span(0, 0)), // zai/GLM-4.6V-FlashX
        card(4752903, 0, Basis::FirstParty, false, Span(1193, 1), Span(0, 0)), // zai/glm-4.7
        card(4752909, 0, Basis::FirstParty, true, Span(1320, 1), Span(0, 0)), // zai/glm-4.7-flash
        card(5248014, 0, Basis::FirstParty, false, Span(1327, 1), Span(0, 0)), // zai/glm-4.7-flashx
        card(2809605, 0, Basis::FirstParty, false, Span(1328, 1), Span(0, 0)), // zai/glm-5
        card(5443591, 0, Basis::FirstParty, false, Span(1329, 1), Span(0, 0)), // zai/glm-5.1
        card(4771335, 0, Basis::FirstParty, false, Span(1329, 1), Span(0, 0)), // zai/glm-5.2
        card(2816007, 0, Basis::FirstParty, false, Span(1329, 1), Span(0, 0)), // zai/glm-5.3
        card(2816013, 0, Basis::FirstParty, false, Span(1330, 2), Span(0, 0)), // zai/glm-5.3-flash
        card(2816014, 0, Basis::FirstParty, false, Span(1232, 1), Span(0, 0)), // zai/glm-5.3-flashx
        card(2816020, 0, Basis::FirstParty, false, Span(1232, 1), Span(0, 0)), // zai/glm-5.3-flashx-legal
        card(5071627, 0, Basis::FirstParty, false, Span(1235, 1), Span(0, 0)), // zai/glm-5-turbo
        card(4915724, 0, Basis::FirstParty, false, Span(1235, 1), Span(0, 0)), // zai/glm-5v-turbo
        card(5588743, 0, Basis::FirstPartySecondary, false, Span(1332, 1), Span(0, 0)), // zai/GLM-OCR
        card(4771335, 1, Basis::Secondary, false, Span(1333, 1), Span(0, 0)), // zhipuai/glm-5.2
        card(2816007, 1, Basis::FirstParty, false, Span(1333, 1), Span(0, 0)), // zhipuai/glm-5.3
        card(2816013, 1, Basis::FirstParty, false, Span(1334, 2), Span(0, 0)), // zhipuai/glm-5.3-flash
    ],
    modes: &[
        ModePrices(Mode::Thinking, Span(15, 3)),
        ModePrices(Mode::Thinking, Span(19, 1)),
        ModePrices(Mode::Thinking, Span(21, 1)),
        ModePrices(Mode::Thinking, Span(26, 2)),
        ModePrices(Mode::Thinking, Span(42, 1)),
        ModePrices(Mode::Thinking, Span(43, 1)),
        ModePrices(Mode::Thinking, Span(45, 1)),
        ModePrices(Mode::Thinking, Span(47, 1)),
        ModePrices(Mode::Thinking, Span(50, 2)),
        ModePrices(Mode::Thinking, Span(55, 1)),
        ModePrices(Mode::Thinking, Span(57, 3)),
        ModePrices(Mode::Thinking, Span(60, 1)),
        ModePrices(Mode::Thinking, Span(61, 2)),
        ModePrices(Mode::Thinking, Span(73, 1)),
        ModePrices(Mode::Thinking, Span(85, 2)),
        ModePrices(Mode::Thinking, Span(94, 1)),
        ModePrices(Mode::Thinking, Span(131, 2)),
        ModePrices(Mode::Batch, Span(189, 2)),
        ModePrices(Mode::Batch, Span(194, 2)),
        ModePrices(Mode::Batch, Span(199, 2)),
        ModePrices(Mode::Batch, Span(203, 2)),
        ModePrices(Mode::Batch, Span(207, 1)),
        ModePrices(Mode::Batch, Span(209, 1)),
        ModePrices(Mode::Batch, Span(211, 1)),
        ModePrices(Mode::Batch, Span(215, 2)),
        ModePrices(Mode::Batch, Span(218, 1)),
        ModePrices(Mode::Batch, Span(219, 1)),
        ModePrices(Mode::Batch, Span(222, 2)),
        ModePrices(Mode::Batch, Span(225, 1)),
        ModePrices(Mode::Batch, Span(228, 2)),
        ModePrices(Mode::Fast, Span(230, 1)),
        ModePrices(Mode::Batch, Span(225, 1)),
        ModePrices(Mode::Fast, Span(233, 1)),
        ModePrices(Mode::Batch, Span(225, 1)),
        ModePrices(Mode::Fast, Span(208, 1)),
        ModePrices(Mode::Batch, Span(235, 1)),
        ModePrices(Mode::Fast, Span(236, 1)),
        ModePrices(Mode::Batch, Span(240, 2)),
        ModePrices(Mode::Batch, Span(244, 1)),
        ModePrices(Mode::Batch, Span(247, 2)),
        ModePrices(Mode::Batch, Span(250, 1)),
        ModePrices(Mode::Batch, Span(299, 1)),
        ModePrices(Mode::Batch, Span(302, 1)),
        ModePrices(Mode::Batch, Span(305, 1)),
        ModePrices(Mode::Batch, Span(308, 1)),
        ModePrices(Mode::Batch, Span(310, 1)),
        ModePrices(Mode::Batch, Span(312, 1)),
        ModePrices(Mode::Batch, Span(315, 2)),
        ModePrices(Mode::Batch, Span(318, 1)),
        ModePrices(Mode::Batch, Span(321, 2)),
        ModePrices(Mode::Batch, Span(324, 1)),
        ModePrices(Mode::Batch, Span(328, 1)),
        ModePrices(Mode::Batch, Span(333, 2)),
        ModePrices(Mode::Batch, Span(335, 1)),
        ModePrices(Mode::Batch, Span(338, 2)),
        ModePrices(Mode::Batch, Span(342, 1)),
        ModePrices(Mode::Batch, Span(345, 1)),
        ModePrices(Mode::Batch, Span(347, 1)),
        ModePrices(Mode::Batch, Span(349, 1)),
        ModePrices(Mode::Batch, Span(352, 2)),
        ModePrices(Mode::Batch, Span(356, 2)),
        ModePrices(Mode::Batch, Span(359, 1)),
        ModePrices(Mode::Batch, Span(362, 2)),
        ModePrices(Mode::Batch, Span(365, 1)),
        ModePrices(Mode::Batch, Span(366, 1)),
        ModePrices(Mode::Batch, Span(368, 1)),
        ModePrices(Mode::Batch, Span(370, 1)),
        ModePrices(Mode::Batch, Span(376, 2)),
        ModePrices(Mode::Batch, Span(380, 1)),
        ModePrices(Mode::Batch, Span(382, 1)),
        ModePrices(Mode::Batch, Span(384, 1)),
        ModePrices(Mode::Batch, Span(389, 4)),
        ModePrices(Mode::Batch, Span(394, 1)),
        ModePrices(Mode::Batch, Span(397, 2)),
        ModePrices(Mode::Batch, Span(401, 1)),
        ModePrices(Mode::Batch, Span(403, 1)),
        ModePrices(Mode::Batch, Span(405, 1)),
        ModePrices(Mode::Batch, Span(412, 4)),
        ModePrices(Mode::Batch, Span(419, 3)),
        ModePrices(Mode::Batch, Span(424, 1)),
        ModePrices(Mode::Batch, Span(428, 1)),
        ModePrices(Mode::Batch, Span(430, 1)),
        ModePrices(Mode::Batch, Span(523, 1)),
        ModePrices(Mode::Batch, Span(529, 2)),
        ModePrices(Mode::Batch, Span(534, 1)),
        ModePrices(Mode::Batch, Span(540, 2)),
        ModePrices(Mode::Batch, Span(542, 1)),
        ModePrices(Mode::Batch, Span(544, 1)),
        ModePrices(Mode::Batch, Span(546, 1)),
        ModePrices(Mode::Batch, Span(549, 2)),
        ModePrices(Mode::Batch, Span(553, 1)),
        ModePrices(Mode::Batch, Span(556, 2)),
        ModePrices(Mode::Fast, Span(558, 1)),
        ModePrices(Mode::Batch, Span(561, 2)),
        ModePrices(Mode::Fast, Span(563, 1)),
        ModePrices(Mode::Batch, Span(566, 2)),
        ModePrices(Mode::Fast, Span(568, 1)),
        ModePrices(Mode::Batch, Span(572, 2)),
        ModePrices(Mode::Batch, Span(575, 1)),
        ModePrices(Mode::Batch, Span(579, 2)),
        ModePrices(Mode::Fast, Span(581, 1)),
        ModePrices(Mode::Batch, Span(582, 1)),
        ModePrices(Mode::Fast, Span(583, 1)),
        ModePrices(Mode::Batch, Span(585, 1)),
        ModePrices(Mode::Batch, Span(588, 2)),
        ModePrices(Mode::Fast, Span(590, 1)),
        ModePrices(Mode::Batch, Span(599, 2)),
        ModePrices(Mode::Fast, Span(601, 1)),
        ModePrices(Mode::Flex, Span(602, 1)),
        ModePrices(Mode::Batch, Span(605, 2)),
        ModePrices(Mode::Fast, Span(601, 1)),
        ModePrices(Mode::Flex, Span(602, 1)),
        ModePrices(Mode::Batch, Span(609, 1)),
        ModePrices(Mode::Batch, Span(611, 1)),
        ModePrices(Mode::Batch, Span(613, 1)),
        ModePrices(Mode::Fast, Span(614, 1)),
        ModePrices(Mode::Flex, Span(615, 1)),
        ModePrices(Mode::Batch, Span(618, 1)),
        ModePrices(Mode::Batch, Span(621, 2)),
        ModePrices(Mode::Fast, Span(623, 1)),
        ModePrices(Mode::Batch, Span(626, 1)),
        ModePrices(Mode::Fast, Span(627, 1)),
        ModePrices(Mode::Flex, Span(628, 1)),
        ModePrices(Mode::Batch, Span(630, 1)),
        ModePrices(Mode::Flex, Span(631, 1)),
        ModePrices(Mode::Batch, Span(634, 2)),
        ModePrices(Mode::Batch, Span(639, 3)),
        ModePrices(Mode::Fast, Span(642, 1)),
        ModePrices(Mode::Batch, Span(643, 1)),
        ModePrices(Mode::Batch, Span(647, 3)),
        ModePrices(Mode::Batch, Span(652, 2)),
        ModePrices(Mode::Fast, Span(654, 2)),
        ModePrices(Mode::Batch, Span(657, 1)),
        ModePrices(Mode::Batch, Span(660, 2)),
        ModePrices(Mode::Fast, Span(662, 2)),
        ModePrices(Mode::Batch, Span(666, 2)),
        ModePrices(Mode::Fast, Span(668, 2)),
        ModePrices(Mode::Batch, Span(672, 2)),
        ModePrices(Mode::Batch, Span(678, 2)),
        ModePrices(Mode::Fast, Span(680, 1)),
        ModePrices(Mode::Flex, Span(681, 1)),
        ModePrices(Mode::Batch, Span(684, 2)),
        ModePrices(Mode::Flex, Span(686, 1)),
        ModePrices(Mode::Batch, Span(688, 1)),
        ModePrices(Mode::Batch, Span(690, 1)),
        ModePrices(Mode::Fast, Span(691, 1)),
        ModePrices(Mode::Batch, Span(694, 1)),
        ModePrices(Mode::Batch, Span(696, 1)),
        ModePrices(Mode::Fast, Span(697, 1)),
        ModePrices(Mode::Batch, Span(701, 1)),
        ModePrices(Mode::Fast, Span(702, 1)),
        ModePrices(Mode::Batch, Span(706, 1)),
        ModePrices(Mode::Fast, Span(707, 1)),
        ModePrices(Mode::Batch, Span(712, 1)),
        ModePrices(Mode::Batch, Span(716, 1)),
        ModePrices(Mode::Batch, Span(726, 2)),
        ModePrices(Mode::Batch, Span(730, 2)),
        ModePrices(Mode::Batch, Span(734, 2)),
        ModePrices(Mode::Batch, Span(737, 1)),
        ModePrices(Mode::Batch, Span(740, 2)),
        ModePrices(Mode::Fast, Span(558, 1)),
        ModePrices(Mode::Flex, Span(742, 1)),
        ModePrices(Mode::Batch, Span(746, 2)),
        ModePrices(Mode::Batch, Span(750, 1)),
        ModePrices(Mode::Batch, Span(753, 2)),
        ModePrices(Mode::Fast, Span(755, 1)),
        ModePrices(Mode::Flex, Span(756, 1)),
        ModePrices(Mode::Batch, Span(760, 1)),
        ModePrices(Mode::Batch, Span(762, 1)),
        ModePrices(Mode::Batch, Span(764, 1)),
        ModePrices(Mode::Batch, Span(1288, 1)),
        ModePrices(Mode::Batch, Span(1293, 1)),
        ModePrices(Mode::Batch, Span(1294, 1)),
        ModePrices(Mode::Fast, Span(1295, 1)),
    ],
    periods: &[
        period(0, 4294967295, 0, Span(0, 0), Span(0, 0)),
        period(0, 1760463286, 1, Span(0, 0), Span(0, 0)),
        period(1760463286, 1791569899, 1, Span(0, 1), Span(0, 0)),
        period(1791569899, 4294967295, 3, Span(1, 1), Span(0, 0)),
        period(0, 4294967295, 1, Span(0, 1), Span(0, 0)),
        period(0, 1791569899, 5, Span(0, 0), Span(0, 0)),
        period(1791569899, 4294967295, 6, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 7, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 8, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 9, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 10, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 11, Span(0, 0), Span(0, 0)),
        period(0, 1760463286, 12, Span(0, 0), Span(0, 0)),
        period(1760463286, 1791569899, 12, Span(2, 1), Span(0, 0)),
        period(1791569899, 4294967295, 14, Span(3, 1), Span(0, 0)),
        period(0, 1760463286, 16, Span(0, 0), Span(0, 0)),
        period(1760463286, 1791569899, 16, Span(4, 1), Span(0, 0)),
        period(1791569899, 4294967295, 18, Span(5, 1), Span(0, 0)),
        period(0, 4294967295, 12, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 16, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 12, Span(2, 1), Span(0, 0)),
        period(0, 4294967295, 16, Span(4, 1), Span(0, 0)),
        period(0, 1791569899, 20, Span(0, 0), Span(0, 0)),
        period(1791569899, 4294967295, 21, Span(0, 0), Span(0, 0)),
        period(0, 1791569899, 22, Span(0, 0), Span(0, 0)),
        period(1791569899, 4294967295, 23, Span(0, 0), Span(0, 0)),
        period(0, 1791569899, 24, Span(0, 0), Span(0, 0)),
        period(1791569899, 4294967295, 25, Span(0, 0), Span(0, 0)),
        period(0, 1791569899, 26, Span(0, 0), Span(0, 0)),
        period(1791569899, 4294967295, 27, Span(0, 0), Span(0, 0)),
        period(0, 1770694948, 28, Span(0, 0), Span(0, 0)),
        period(1770694948, 4294967295, 29, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 29, Span(0, 0), Span(0, 0)),
        period(0, 1791569899, 30, Span(0, 0), Span(0, 0)),
        period(1791569899, 4294967295, 31, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 32, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 33, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 34, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 35, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 36, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 37, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 38, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 39, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 40, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 41, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 42, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 43, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 44, Span(0, 0), Span(0, 0)),
        period(0, 1768548541, 33, Span(0, 0), Span(0, 0)),
        period(1768548541, 4294967295, 45, Span(0, 0), Span(0, 0)),
        period(0, 1768548541, 40, Span(0, 0), Span(0, 0)),
        period(1768548541, 4294967295, 45, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 46, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 47, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 2, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 48, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 49, Span(0, 0), Span(0, 0)),
        period(0, 1775153951, 50, Span(0, 0), Span(0, 0)),
        period(1775153951, 1791569899, 50, Span(6, 1), Span(0, 0)),
        period(1791569899, 4294967295, 52, Span(7, 1), Span(0, 0)),
        period(0, 4294967295, 50, Span(6, 1), Span(0, 0)),
        period(0, 1791569899, 50, Span(6, 1), Span(0, 0)),
        period(1791569899, 4294967295, 52, Span(7, 1), Span(0, 0)),
        period(0, 1777318611, 54, Span(0, 0), Span(0, 0)),
        period(1777318611, 4294967295, 55, Span(0, 0), Span(0, 0)),
        period(0, 1779487088, 56, Span(0, 0), Span(0, 0)),
        period(1779487088, 1791569899, 57, Span(8, 1), Span(0, 0)),
        period(1791569899, 4294967295, 59, Span(9, 1), Span(0, 0)),
        period(0, 4294967295, 61, Span(10, 1), Span(0, 0)),
        period(0, 1777775702, 63, Span(0, 0), Span(0, 0)),
        period(1777775702, 4294967295, 63, Span(11, 1), Span(0, 0)),
        period(0, 1778625648, 65, Span(0, 0), Span(0, 0)),
        period(1778625648, 4294967295, 53, Span(12, 1), Span(0, 0)),
        period(0, 4294967295, 51, Span(13, 1), Span(0, 0)),
        period(0, 1791569899, 68, Span(14, 2), Span(0, 0)),
        period(1791569899, 4294967295, 70, Span(16, 2), Span(0, 0)),
        period(0, 1791569899, 73, Span(18, 2), Span(0, 0)),
        period(1791569899, 4294967295, 70, Span(16, 2), Span(0, 0)),
        period(0, 4294967295, 74, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 75, Span(0, 0), Span(0, 0)),
        period(0, 1791569899, 75, Span(0, 0), Span(0, 0)),
        period(1791569899, 4294967295, 74, Span(0, 0), Span(0, 0)),
        period(0, 1780272000, 53, Span(20, 1), Span(0, 0)),
        period(1780272000, 1791569899, 76, Span(21, 1), Span(0, 0)),
        period(1791569899, 4294967295, 78, Span(22, 1), Span(0, 0)),
        period(0, 1791569899, 80, Span(23, 1), Span(0, 0)),
        period(1791569899, 4294967295, 81, Span(24, 1), Span(0, 0)),
        period(0, 4294967295, 67, Span(0, 0), Span(0, 0)),
        period(0, 1791569899, 51, Span(0, 0), Span(0, 0)),
        period(1791569899, 4294967295, 83, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 84, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 85, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 86, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 87, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 88, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 89, Span(0, 0), Span(0, 0)),
        period(0, 1788375205, 90, Span(0, 0), Span(0, 0)),
        period(1788375205, 4294967295, 90, Span(25, 2), Span(0, 0)),
        period(0, 1788375205, 93, Span(0, 0), Span(0, 0)),
        period(1788375205, 4294967295, 93, Span(27, 2), Span(0, 0)),
        period(0, 1768548541, 96, Span(0, 0), Span(0, 0)),
        period(1768548541, 1791569899, 96, Span(29, 3), Span(0, 0)),
        period(1791569899, 4294967295, 100, Span(32, 3), Span(0, 0)),
        period(0, 4294967295, 96, Span(29, 3), Span(0, 0)),
        period(0, 4294967295, 96, Span(29, 2), Span(0, 0)),
        period(0, 1753798872, 104, Span(0, 0), Span(0, 0)),
        period(1753798872, 1791569899, 104, Span(35, 3), Span(0, 0)),
        period(1791569899, 4294967295, 108, Span(38, 3), Span(0, 0)),
        period(0, 4294967295, 104, Span(35, 3), Span(0, 0)),
        period(0, 4294967295, 112, Span(0, 0), Span(0, 0)),
        period(0, 1760463286, 92, Span(0, 0), Span(0, 0)),
        period(1760463286, 1791569899, 92, Span(41, 2), Span(0, 0)),
        period(1791569899, 4294967295, 114, Span(43, 2), Span(0, 0)),
        period(0, 4294967295, 92, Span(41, 2), Span(0, 0)),
        period(0, 1791569899, 92, Span(41, 2), Span(0, 0)),
        period(1791569899, 4294967295, 116, Span(45, 2), Span(0, 0)),
        period(0, 1760463286, 119, Span(0, 0), Span(0, 0)),
        period(1760463286, 4294967295, 120, Span(0, 0), Span(0, 0)),
        period(0, 1760463286, 121, Span(0, 0), Span(0, 0)),
        period(1760463286, 4294967295, 120, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 122, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 123, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 124, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 80, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 45, Span(0, 0), Span(0, 0)),
        period(0, 1791569899, 1, Span(47, 2), Span(0, 0)),
        period(1791569899, 4294967295, 3, Span(49, 2), Span(0, 0)),
        period(0, 4294967295, 1, Span(47, 2), Span(0, 0)),
        period(0, 1760463286, 129, Span(0, 0), Span(0, 0)),
        period(1760463286, 1791569899, 129, Span(51, 2), Span(0, 0)),
        period(1791569899, 4294967295, 131, Span(53, 2), Span(0, 0)),
        period(0, 1791569899, 134, Span(0, 0), Span(0, 0)),
        period(1791569899, 4294967295, 135, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 129, Span(51, 2), Span(0, 0)),
        period(0, 4294967295, 136, Span(0, 0), Span(0, 0)),
        period(0, 1789092986, 137, Span(0, 0), Span(0, 0)),
        period(1789092986, 4294967295, 138, Span(0, 0), Span(0, 0)),
        period(0, 1750199209, 139, Span(0, 0), Span(0, 0)),
        period(1750199209, 1789092986, 140, Span(0, 0), Span(0, 0)),
        period(1789092986, 4294967295, 141, Span(0, 0), Span(0, 0)),
        period(0, 1750199209, 142, Span(0, 0), Span(0, 0)),
        period(1750199209, 1789092986, 143, Span(0, 0), Span(0, 0)),
        period(1789092986, 4294967295, 144, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 145, Span(0, 0), Span(0, 0)),
        period(0, 1750199209, 26, Span(0, 0), Span(0, 0)),
        period(1750199209, 1789092986, 146, Span(0, 0), Span(0, 0)),
        period(1789092986, 4294967295, 147, Span(0, 0), Span(0, 0)),
        period(0, 1788926109, 140, Span(0, 0), Span(0, 0)),
        period(1788926109, 1789092986, 148, Span(0, 0), Span(0, 0)),
        period(1789092986, 4294967295, 149, Span(0, 0), Span(0, 0)),
        period(0, 1788926109, 143, Span(0, 0), Span(0, 0)),
        period(1788926109, 1789092986, 150, Span(0, 0), Span(0, 0)),
        period(1789092986, 4294967295, 151, Span(0, 0), Span(0, 0)),
        period(0, 1788926109, 146, Span(0, 0), Span(0, 0)),
        period(1788926109, 1789092986, 152, Span(0, 0), Span(0, 0)),
        period(1789092986, 4294967295, 153, Span(0, 0), Span(0, 0)),
        period(0, 1789092986, 154, Span(0, 0), Span(0, 0)),
        period(1789092986, 4294967295, 155, Span(0, 0), Span(0, 0)),
        period(0, 1788926109, 137, Span(0, 0), Span(0, 0)),
        period(1788926109, 1789092986, 156, Span(0, 0), Span(0, 0)),
        period(1789092986, 4294967295, 157, Span(0, 0), Span(0, 0)),
        period(0, 1788926109, 140, Span(0, 0), Span(0, 0)),
        period(1788926109, 1789092986, 158, Span(0, 0), Span(0, 0)),
        period(1789092986, 4294967295, 159, Span(0, 0), Span(0, 0)),
        period(0, 1788926109, 143, Span(0, 0), Span(0, 0)),
        period(1788926109, 1789092986, 160, Span(0, 0), Span(0, 0)),
        period(1789092986, 4294967295, 161, Span(0, 0), Span(0, 0)),
        period(0, 1788926109, 146, Span(0, 0), Span(0, 0)),
        period(1788926109, 1789092986, 162, Span(0, 0), Span(0, 0)),
        period(1789092986, 4294967295, 163, Span(0, 0), Span(0, 0)),
        period(0, 1788926109, 137, Span(0, 0), Span(0, 0)),
        period(1788926109, 1789092986, 164, Span(0, 0), Span(0, 0)),
        period(1789092986, 4294967295, 165, Span(0, 0), Span(0, 0)),
        period(0, 1789092986, 166, Span(0, 0), Span(0, 0)),
        period(1789092986, 4294967295, 167, Span(0, 0), Span(0, 0)),
        period(0, 1788926109, 137, Span(0, 0), Span(0, 0)),
        period(1788926109, 1789092986, 168, Span(0, 0), Span(0, 0)),
        period(1789092986, 4294967295, 138, Span(0, 0), Span(0, 0)),
        period(0, 1789092986, 140, Span(0, 0), Span(0, 0)),
        period(1789092986, 4294967295, 141, Span(0, 0), Span(0, 0)),
        period(0, 1789092986, 143, Span(0, 0), Span(0, 0)),
        period(1789092986, 4294967295, 144, Span(0, 0), Span(0, 0)),
        period(0, 1789092986, 145, Span(0, 0), Span(0, 0)),
        period(1789092986, 4294967295, 169, Span(0, 0), Span(0, 0)),
        period(0, 1789092986, 146, Span(0, 0), Span(0, 0)),
        period(1789092986, 4294967295, 147, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 170, Span(0, 0), Span(0, 0)),
        period(0, 1749154085, 98, Span(0, 0), Span(0, 0)),
        period(1749154085, 4294967295, 171, Span(0, 0), Span(0, 0)),
        period(1728345600, 1749154085, 172, Span(0, 0), Span(0, 0)),
        period(1749154085, 4294967295, 173, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 174, Span(0, 0), Span(0, 0)),
        period(0, 1750199209, 106, Span(0, 0), Span(0, 0)),
        period(1750199209, 4294967295, 174, Span(0, 0), Span(0, 0)),
        period(1728345600, 1750199209, 93, Span(0, 0), Span(0, 0)),
        period(1750199209, 4294967295, 175, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 176, Span(0, 0), Span(0, 0)),
        period(0, 1750199209, 177, Span(0, 0), Span(0, 0)),
        period(1750199209, 4294967295, 176, Span(0, 0), Span(0, 0)),
        period(1728345600, 1750199209, 178, Span(0, 0), Span(0, 0)),
        period(1750199209, 4294967295, 179, Span(0, 0), Span(0, 0)),
        period(0, 1749154085, 180, Span(0, 0), Span(0, 0)),
        period(1749154085, 4294967295, 181, Span(0, 0), Span(0, 0)),
        period(1728345600, 1749154085, 182, Span(0, 0), Span(0, 0)),
        period(1749154085, 4294967295, 183, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 181, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 106, Span(0, 0), Span(0, 0)),
        period(1728345600, 4294967295, 93, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 184, Span(0, 0), Span(0, 0)),
        period(1728345600, 4294967295, 185, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 186, Span(0, 0), Span(0, 0)),
        period(1728345600, 4294967295, 187, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 188, Span(0, 0), Span(0, 0)),
        period(0, 1760549076, 174, Span(0, 0), Span(0, 0)),
        period(1760549076, 4294967295, 189, Span(0, 0), Span(0, 0)),
        period(1728345600, 1760549076, 175, Span(0, 0), Span(0, 0)),
        period(1760549076, 4294967295, 190, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 191, Span(55, 1), Span(0, 0)),
        period(1728345600, 4294967295, 192, Span(56, 1), Span(0, 0)),
        period(1728345600, 4294967295, 183, Span(0, 0), Span(0, 0)),
        period(0, 1764011758, 194, Span(0, 0), Span(0, 0)),
        period(1764011758, 4294967295, 185, Span(0, 0), Span(0, 0)),
        period(1728345600, 1764011758, 195, Span(0, 0), Span(0, 0)),
        period(1764011758, 4294967295, 196, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 185, Span(0, 0), Span(0, 0)),
        period(1728345600, 4294967295, 196, Span(0, 0), Span(0, 0)),
        period(0, 1773360000, 185, Span(57, 1), Span(0, 0)),
        period(1773360000, 4294967295, 185, Span(0, 0), Span(0, 0)),
        period(1728345600, 1773429220, 196, Span(58, 1), Span(0, 0)),
        period(1773429220, 4294967295, 196, Span(0, 0), Span(0, 0)),
        period(1775623639, 1786030221, 199, Span(0, 0), Span(0, 0)),
        period(0, 1773429220, 185, Span(57, 1), Span(0, 0)),
        period(1773429220, 4294967295, 185, Span(0, 0), Span(0, 0)),
        period(1778623849, 1786030221, 199, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 200, Span(0, 0), Span(0, 0)),
        period(1728345600, 4294967295, 201, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 202, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 203, Span(0, 0), Span(0, 0)),
        period(0, 1777593600, 174, Span(59, 1), Span(0, 0)),
        period(1777593600, 4294967295, 174, Span(0, 0), Span(0, 0)),
        period(1728345600, 1749076911, 93, Span(0, 0), Span(0, 0)),
        period(1749076911, 4294967295, 175, Span(0, 0), Span(0, 0)),
        period(0, 1749076911, 106, Span(0, 0), Span(0, 0)),
        period(1749076911, 4294967295, 174, Span(0, 0), Span(0, 0)),
        period(1728345600, 4294967295, 175, Span(0, 0), Span(0, 0)),
        period(0, 1773360000, 174, Span(59, 1), Span(0, 0)),
        period(1773360000, 4294967295, 174, Span(0, 0), Span(0, 0)),
        period(1728345600, 1773429220, 175, Span(60, 1), Span(0, 0)),
        period(1773429220, 4294967295, 175, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 206, Span(0, 0), Span(0, 0)),
        period(1728345600, 4294967295, 189, Span(0, 0), Span(0, 0)),
        period(1790553600, 1791331200, 206, Span(0, 0), Span(0, 0)),
        period(1791331200, 4294967295, 201, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 207, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 208, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 209, Span(61, 1), Span(0, 0)),
        period(0, 4294967295, 211, Span(62, 1), Span(0, 0)),
        period(0, 4294967295, 213, Span(63, 1), Span(0, 0)),
        period(0, 4294967295, 209, Span(64, 1), Span(0, 0)),
        period(0, 4294967295, 216, Span(65, 1), Span(0, 0)),
        period(0, 4294967295, 218, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 219, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 220, Span(0, 0), Span(0, 0)),
        period(1739030400, 1757088000, 221, Span(0, 0), Span(0, 1)),
        period(1757088000, 1759104000, 223, Span(0, 0), Span(0, 0)),
        period(1759104000, 1776988800, 224, Span(0, 0), Span(0, 0)),
        period(1776988800, 1777205700, 225, Span(0, 0), Span(0, 0)),
        period(1777205700, 1784908800, 226, Span(0, 0), Span(0, 0)),
        period(1789012800, 4294967295, 227, Span(0, 0), Span(1, 1)),
        period(1789012800, 4294967295, 229, Span(0, 0), Span(2, 1)),
        period(1739030400, 1757088000, 231, Span(0, 0), Span(0, 1)),
        period(1757088000, 1759104000, 223, Span(0, 0), Span(0, 0)),
        period(1759104000, 1776988800, 224, Span(0, 0), Span(0, 0)),
        period(1776988800, 1777205700, 225, Span(0, 0), Span(0, 0)),
        period(1777205700, 1784908800, 226, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 232, Span(0, 0), Span(0, 0)),
        period(1776988800, 1777205700, 225, Span(0, 0), Span(0, 0)),
        period(1777205700, 1786896000, 226, Span(0, 0), Span(0, 0)),
        period(1786896000, 1789012800, 233, Span(0, 0), Span(3, 1)),
        period(1789012800, 4294967295, 227, Span(0, 0), Span(1, 1)),
        period(1777205700, 1786896000, 235, Span(0, 0), Span(0, 0)),
        period(1786896000, 1789012800, 236, Span(0, 0), Span(4, 1)),
        period(1789012800, 4294967295, 229, Span(0, 0), Span(2, 1)),
        period(1787270400, 1789012800, 233, Span(0, 0), Span(3, 1)),
        period(1789012800, 4294967295, 227, Span(0, 0), Span(1, 1)),
        period(1787270400, 1789012800, 236, Span(0, 0), Span(4, 1)),
        period(1789012800, 4294967295, 229, Span(0, 0), Span(2, 1)),
        period(1776988800, 1777075200, 238, Span(0, 0), Span(0, 0)),
        period(1777075200, 1777205700, 239, Span(0, 0), Span(0, 0)),
        period(1777205700, 1786896000, 240, Span(0, 0), Span(0, 0)),
        period(1786896000, 4294967295, 241, Span(0, 0), Span(5, 1)),
        period(1777205700, 1786896000, 243, Span(0, 0), Span(0, 0)),
        period(1786896000, 4294967295, 244, Span(0, 0), Span(6, 1)),
        period(0, 4294967295, 246, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 247, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 248, Span(66, 1), Span(0, 0)),
        period(0, 4294967295, 250, Span(0, 0), Span(0, 0)),
        period(0, 1750199209, 251, Span(0, 0), Span(0, 0)),
        period(1750199209, 4294967295, 252, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 253, Span(0, 0), Span(0, 0)),
        period(0, 1749595309, 220, Span(0, 0), Span(0, 0)),
        period(1749595309, 4294967295, 254, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 255, Span(0, 0), Span(0, 0)),
        period(0, 1749595309, 256, Span(0, 0), Span(0, 0)),
        period(1749595309, 4294967295, 257, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 258, Span(0, 0), Span(0, 0)),
        period(0, 1749595309, 36, Span(0, 0), Span(0, 0)),
        period(1749595309, 4294967295, 259, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 260, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 251, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 220, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 261, Span(67, 1), Span(0, 0)),
        period(1751846400, 4294967295, 263, Span(68, 1), Span(0, 0)),
        period(0, 1776710633, 164, Span(0, 0), Span(0, 0)),
        period(1776710633, 4294967295, 265, Span(0, 0), Span(0, 0)),
        period(1751846400, 1776710633, 266, Span(0, 0), Span(0, 0)),
        period(1776710633, 4294967295, 267, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 268, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 269, Span(0, 0), Span(0, 0)),
        period(0, 1778625648, 259, Span(0, 0), Span(0, 0)),
        period(1778625648, 4294967295, 270, Span(0, 0), Span(0, 0)),
        period(1751846400, 1778625648, 271, Span(0, 0), Span(0, 0)),
        period(1778625648, 4294967295, 23, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 259, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 271, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 272, Span(0, 0), Span(0, 0)),
        period(0, 1750199209, 219, Span(0, 0), Span(0, 0)),
        period(1750199209, 4294967295, 273, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 274, Span(0, 0), Span(0, 0)),
        period(0, 1749595309, 219, Span(0, 0), Span(0, 0)),
        period(1749595309, 4294967295, 273, Span(0, 0), Span(0, 0)),
        period(0, 1760544335, 273, Span(0, 0), Span(0, 0)),
        period(1760544335, 4294967295, 164, Span(0, 0), Span(0, 0)),
        period(1751846400, 1760544335, 274, Span(0, 0), Span(0, 0)),
        period(1760544335, 4294967295, 266, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 275, Span(0, 0), Span(0, 0)),
        period(0, 1776655065, 276, Span(0, 0), Span(0, 0)),
        period(1776655065, 4294967295, 277, Span(69, 1), Span(0, 0)),
        period(1751846400, 1776655065, 279, Span(0, 0), Span(0, 0)),
        period(1776655065, 4294967295, 280, Span(70, 1), Span(0, 0)),
        period(0, 4294967295, 282, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 261, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 263, Span(0, 0), Span(0, 0)),
        period(0, 1749595309, 261, Span(0, 0), Span(0, 0)),
        period(1749595309, 4294967295, 276, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 279, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 283, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 272, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 284, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 285, Span(0, 0), Span(0, 0)),
        period(0, 1772902626, 286, Span(0, 0), Span(0, 0)),
        period(1772902626, 4294967295, 284, Span(0, 0), Span(0, 0)),
        period(1751846400, 1772902626, 287, Span(0, 0), Span(0, 0)),
        period(1772902626, 4294967295, 285, Span(0, 0), Span(0, 0)),
        period(0, 1778186665, 288, Span(0, 0), Span(0, 0)),
        period(1778186665, 4294967295, 289, Span(0, 0), Span(0, 0)),
        period(1751846400, 1778186665, 290, Span(0, 0), Span(0, 0)),
        period(1778186665, 4294967295, 291, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 285, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 292, Span(0, 0), Span(0, 0)),
        period(0, 1772903625, 293, Span(71, 1), Span(0, 0)),
        period(1772903625, 4294967295, 289, Span(0, 0), Span(0, 0)),
        period(1751846400, 1772903625, 289, Span(72, 1), Span(0, 0)),
        period(1772903625, 4294967295, 291, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 294, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 295, Span(73, 1), Span(0, 0)),
        period(1751846400, 4294967295, 214, Span(74, 1), Span(0, 0)),
        period(0, 4294967295, 298, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 299, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 265, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 300, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 301, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 302, Span(0, 0), Span(0, 0)),
        period(0, 1786644684, 303, Span(0, 0), Span(0, 0)),
        period(1786644684, 1798761600, 304, Span(0, 0), Span(0, 0)),
        period(1798761600, 4294967295, 303, Span(0, 0), Span(0, 0)),
        period(1751846400, 1786644684, 304, Span(0, 0), Span(0, 0)),
        period(1786644684, 4294967295, 305, Span(0, 0), Span(0, 0)),
        period(0, 1798761600, 304, Span(0, 0), Span(0, 0)),
        period(1798761600, 4294967295, 303, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 305, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 121, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 306, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 307, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 308, Span(0, 0), Span(0, 0)),
        period(0, 1765988349, 273, Span(75, 1), Span(0, 0)),
        period(1765988349, 1766003982, 293, Span(0, 0), Span(0, 0)),
        period(1766003982, 1778625648, 293, Span(76, 1), Span(0, 0)),
        period(1778625648, 4294967295, 293, Span(0, 0), Span(0, 0)),
        period(1751846400, 1765988349, 274, Span(77, 1), Span(0, 0)),
        period(1765988349, 1766003982, 311, Span(0, 0), Span(0, 0)),
        period(1766003982, 1778625648, 311, Span(78, 1), Span(0, 0)),
        period(1778625648, 4294967295, 311, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 312, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 313, Span(0, 0), Span(0, 0)),
        period(0, 1763485177, 248, Span(0, 0), Span(0, 0)),
        period(1763485177, 4294967295, 248, Span(66, 1), Span(0, 0)),
        period(1751846400, 1763485177, 295, Span(0, 0), Span(0, 0)),
        period(1763485177, 4294967295, 295, Span(73, 1), Span(0, 0)),
        period(0, 1796083200, 314, Span(0, 0), Span(0, 0)),
        period(1796083200, 4294967295, 315, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 316, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 317, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 318, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 319, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 320, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 252, Span(79, 1), Span(0, 0)),
        period(0, 4294967295, 254, Span(80, 1), Span(0, 0)),
        period(0, 1760544335, 273, Span(0, 0), Span(0, 0)),
        period(1760544335, 1784128439, 164, Span(0, 0), Span(0, 0)),
        period(1784128439, 1787294548, 298, Span(0, 0), Span(0, 0)),
        period(1787294548, 4294967295, 304, Span(0, 0), Span(0, 0)),
        period(1751846400, 1760544335, 252, Span(0, 0), Span(0, 0)),
        period(1760544335, 1784128439, 322, Span(0, 0), Span(0, 0)),
        period(1784128439, 1787294548, 299, Span(0, 0), Span(0, 0)),
        period(1787294548, 4294967295, 305, Span(0, 0), Span(0, 0)),
        period(0, 1784128439, 259, Span(0, 0), Span(0, 0)),
        period(1784128439, 1787294548, 289, Span(0, 0), Span(0, 0)),
        period(1787294548, 4294967295, 265, Span(0, 0), Span(0, 0)),
        period(1751846400, 1784128439, 260, Span(0, 0), Span(0, 0)),
        period(1784128439, 1787294548, 291, Span(0, 0), Span(0, 0)),
        period(1787294548, 4294967295, 300, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 119, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 323, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 324, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 325, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 257, Span(81, 1), Span(0, 0)),
        period(0, 4294967295, 104, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 97, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 327, Span(0, 0), Span(0, 0)),
        period(1751846400, 4294967295, 328, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 329, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 330, Span(0, 0), Span(0, 0)),
        period(0, 1782748800, 331, Span(0, 0), Span(0, 0)),
        period(1782748800, 4294967295, 228, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 228, Span(0, 0), Span(0, 0)),
        period(0, 1783626677, 332, Span(0, 0), Span(0, 0)),
        period(1783626677, 4294967295, 333, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 333, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 334, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 315, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 335, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 336, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 337, Span(0, 0), Span(0, 0)),
        period(0, 1791331200, 335, Span(0, 0), Span(0, 0)),
        period(1791331200, 4294967295, 338, Span(0, 0), Span(0, 0)),
        period(0, 1785599008, 335, Span(0, 0), Span(0, 0)),
        period(1785599008, 4294967295, 338, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 339, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 338, Span(0, 0), Span(0, 0)),
        period(0, 1791384831, 340, Span(0, 0), Span(0, 0)),
        period(1791384831, 4294967295, 339, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 341, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 340, Span(0, 0), Span(0, 0)),
        period(1780272000, 4294967295, 342, Span(82, 1), Span(0, 0)),
        period(0, 4294967295, 344, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 345, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 346, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 347, Span(0, 0), Span(0, 0)),
        period(1780272000, 4294967295, 348, Span(83, 1), Span(0, 0)),
        period(0, 4294967295, 350, Span(0, 0), Span(0, 0)),
        period(0, 1790642246, 351, Span(0, 0), Span(0, 0)),
        period(1790642246, 4294967295, 350, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 172, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 352, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 353, Span(0, 0), Span(0, 0)),
        period(0, 1766075525, 352, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 354, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 355, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 356, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 357, Span(0, 0), Span(0, 0)),
        period(0, 1791331200, 358, Span(0, 0), Span(0, 0)),
        period(1791331200, 4294967295, 357, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 359, Span(0, 0), Span(0, 0)),
        period(0, 1791331200, 360, Span(0, 0), Span(0, 0)),
        period(1791331200, 4294967295, 359, Span(0, 0), Span(0, 0)),
        period(0, 1792685404, 320, Span(0, 0), Span(0, 0)),
        period(1792685404, 4294967295, 361, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 362, Span(0, 0), Span(0, 0)),
        period(0, 1790642246, 355, Span(0, 0), Span(0, 0)),
        period(1790642246, 4294967295, 363, Span(0, 0), Span(0, 0)),
        period(0, 1792517595, 364, Span(0, 0), Span(0, 0)),
        period(1792517595, 4294967295, 365, Span(0, 0), Span(0, 0)),
        period(0, 1765211557, 67, Span(0, 0), Span(0, 0)),
        period(1765211557, 1790642246, 355, Span(0, 0), Span(0, 0)),
        period(1790642246, 4294967295, 363, Span(0, 0), Span(0, 0)),
        period(0, 1790642246, 93, Span(0, 0), Span(0, 0)),
        period(1790642246, 4294967295, 303, Span(0, 0), Span(0, 0)),
        period(0, 1788134400, 172, Span(0, 0), Span(0, 0)),
        period(1788134400, 4294967295, 303, Span(0, 0), Span(0, 0)),
        period(0, 1780517634, 172, Span(0, 0), Span(0, 0)),
        period(1780517634, 1780601097, 93, Span(0, 0), Span(0, 0)),
        period(1780601097, 1783184471, 172, Span(0, 0), Span(0, 0)),
        period(1783184471, 1790642246, 93, Span(0, 0), Span(0, 0)),
        period(1790642246, 4294967295, 303, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 366, Span(0, 0), Span(0, 0)),
        period(0, 1790642246, 219, Span(0, 0), Span(0, 0)),
        period(1790642246, 4294967295, 330, Span(0, 0), Span(0, 0)),
        period(0, 1775146343, 352, Span(0, 0), Span(0, 0)),
        period(1775146343, 1790642246, 219, Span(0, 0), Span(0, 0)),
        period(1790642246, 4294967295, 330, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 367, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 368, Span(0, 0), Span(0, 0)),
        period(0, 1785686904, 352, Span(0, 0), Span(0, 0)),
        period(1785686904, 4294967295, 36, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 369, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 370, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 371, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 372, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 373, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 374, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 375, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 376, Span(0, 0), Span(0, 0)),
        period(0, 1791385593, 377, Span(0, 0), Span(0, 0)),
        period(1791385593, 4294967295, 378, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 379, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 380, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 381, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 382, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 383, Span(0, 0), Span(0, 0)),
        period(1784160000, 4294967295, 384, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 385, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 386, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 387, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 388, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 389, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 390, Span(0, 0), Span(0, 0)),
        period(0, 1749144869, 391, Span(0, 0), Span(0, 0)),
        period(1749144869, 4294967295, 390, Span(0, 0), Span(0, 0)),
        period(1713139200, 1749144869, 392, Span(0, 0), Span(0, 0)),
        period(1749144869, 4294967295, 393, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 394, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 395, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 396, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 397, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 398, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 399, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 400, Span(0, 0), Span(0, 0)),
        period(0, 1753230170, 401, Span(0, 0), Span(0, 0)),
        period(1753230170, 4294967295, 355, Span(0, 0), Span(0, 0)),
        period(1713139200, 1753230170, 402, Span(0, 0), Span(0, 0)),
        period(1753230170, 4294967295, 403, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 403, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 404, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 405, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 406, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 407, Span(0, 0), Span(0, 0)),
        period(0, 1749675065, 408, Span(0, 0), Span(0, 0)),
        period(1749675065, 4294967295, 409, Span(0, 0), Span(0, 0)),
        period(1713139200, 1749675065, 388, Span(0, 0), Span(0, 0)),
        period(1749675065, 4294967295, 410, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 411, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 409, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 410, Span(0, 0), Span(0, 0)),
        period(0, 1749675065, 412, Span(0, 0), Span(0, 0)),
        period(1749675065, 4294967295, 413, Span(0, 0), Span(0, 0)),
        period(1713139200, 1749675065, 62, Span(0, 0), Span(0, 0)),
        period(1749675065, 4294967295, 414, Span(0, 0), Span(0, 0)),
        period(1790819251, 4294967295, 415, Span(0, 0), Span(0, 0)),
        period(0, 1749675065, 80, Span(0, 0), Span(0, 0)),
        period(1749675065, 4294967295, 416, Span(0, 0), Span(0, 0)),
        period(1713139200, 1749675065, 43, Span(0, 0), Span(0, 0)),
        period(1749675065, 4294967295, 417, Span(0, 0), Span(0, 0)),
        period(1790819251, 4294967295, 418, Span(0, 0), Span(0, 0)),
        period(0, 1750199209, 36, Span(0, 0), Span(0, 0)),
        period(1750199209, 4294967295, 259, Span(0, 0), Span(0, 0)),
        period(1713139200, 1750199209, 22, Span(0, 0), Span(0, 0)),
        period(1750199209, 4294967295, 260, Span(0, 0), Span(0, 0)),
        period(1790819251, 4294967295, 417, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 419, Span(0, 0), Span(0, 0)),
        period(0, 1749675065, 420, Span(0, 0), Span(0, 0)),
        period(1749675065, 4294967295, 421, Span(0, 0), Span(0, 0)),
        period(1713139200, 1749675065, 422, Span(0, 0), Span(0, 0)),
        period(1749675065, 4294967295, 423, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 408, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 388, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 424, Span(0, 0), Span(0, 0)),
        period(0, 1749155492, 218, Span(0, 0), Span(0, 0)),
        period(1749155492, 4294967295, 425, Span(0, 0), Span(0, 0)),
        period(1713139200, 1749155492, 256, Span(0, 0), Span(0, 0)),
        period(1749155492, 4294967295, 426, Span(0, 0), Span(0, 0)),
        period(1790819251, 4294967295, 427, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 75, Span(0, 0), Span(0, 0)),
        period(1790819251, 4294967295, 428, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 425, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 426, Span(0, 0), Span(0, 0)),
        period(0, 1749155492, 219, Span(0, 0), Span(0, 0)),
        period(1749155492, 4294967295, 310, Span(0, 0), Span(0, 0)),
        period(1713139200, 1749155492, 251, Span(0, 0), Span(0, 0)),
        period(1749155492, 4294967295, 274, Span(0, 0), Span(0, 0)),
        period(1790819251, 4294967295, 429, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 430, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 431, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 256, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 432, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 433, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 434, Span(0, 0), Span(0, 0)),
        period(0, 1754589547, 261, Span(0, 0), Span(0, 0)),
        period(1754589547, 4294967295, 277, Span(0, 0), Span(0, 0)),
        period(1713139200, 1754589547, 263, Span(0, 0), Span(0, 0)),
        period(1754589547, 4294967295, 435, Span(0, 0), Span(0, 0)),
        period(1790819251, 4294967295, 436, Span(0, 0), Span(0, 0)),
        period(1790819251, 4294967295, 435, Span(0, 0), Span(0, 0)),
        period(0, 1779815175, 437, Span(0, 0), Span(0, 0)),
        period(1779815175, 4294967295, 277, Span(0, 0), Span(0, 0)),
        period(1713139200, 1779815175, 438, Span(0, 0), Span(0, 0)),
        period(1779815175, 4294967295, 435, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 439, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 277, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 435, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 440, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 441, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 442, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 443, Span(0, 0), Span(0, 0)),
        period(1790819251, 4294967295, 444, Span(0, 0), Span(0, 0)),
        period(1790819251, 4294967295, 443, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 445, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 446, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 447, Span(0, 0), Span(0, 0)),
        period(0, 1778625648, 278, Span(84, 1), Span(0, 0)),
        period(1778625648, 4294967295, 278, Span(85, 1), Span(0, 0)),
        period(1713139200, 1778625648, 449, Span(86, 1), Span(0, 0)),
        period(1778625648, 4294967295, 449, Span(87, 1), Span(0, 0)),
        period(1775623639, 4294967295, 451, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 452, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 299, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 453, Span(0, 0), Span(0, 0)),
        period(1775623639, 4294967295, 298, Span(0, 0), Span(0, 0)),
        period(1790819251, 4294967295, 453, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 454, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 455, Span(0, 0), Span(0, 0)),
        period(1790819251, 4294967295, 455, Span(0, 0), Span(0, 0)),
        period(0, 1772754622, 456, Span(88, 1), Span(0, 0)),
        period(1772754622, 4294967295, 456, Span(89, 1), Span(0, 0)),
        period(1713139200, 1772754622, 458, Span(90, 1), Span(0, 0)),
        period(1772754622, 4294967295, 458, Span(91, 1), Span(0, 0)),
        period(0, 1777056650, 451, Span(0, 0), Span(0, 0)),
        period(1777056650, 1778625648, 451, Span(92, 1), Span(0, 0)),
        period(1778625648, 4294967295, 451, Span(93, 1), Span(0, 0)),
        period(1713139200, 1777056650, 278, Span(0, 0), Span(0, 0)),
        period(1777056650, 1778625648, 278, Span(84, 1), Span(0, 0)),
        period(1778625648, 4294967295, 278, Span(85, 1), Span(0, 0)),
        period(0, 4294967295, 461, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 462, Span(0, 0), Span(0, 0)),
        period(0, 1777422458, 456, Span(0, 0), Span(0, 0)),
        period(1777422458, 1778625648, 456, Span(88, 1), Span(0, 0)),
        period(1778625648, 4294967295, 456, Span(89, 1), Span(0, 0)),
        period(1713139200, 1777422458, 458, Span(0, 0), Span(0, 0)),
        period(1777422458, 1778625648, 458, Span(90, 1), Span(0, 0)),
        period(1778625648, 4294967295, 458, Span(91, 1), Span(0, 0)),
        period(0, 1787270400, 463, Span(94, 1), Span(0, 0)),
        period(1787270400, 4294967295, 465, Span(95, 1), Span(0, 0)),
        period(1713139200, 1787270400, 467, Span(96, 1), Span(0, 0)),
        period(1787270400, 4294967295, 469, Span(97, 1), Span(0, 0)),
        period(0, 1787270400, 471, Span(0, 0), Span(0, 0)),
        period(1787270400, 4294967295, 472, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 473, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 474, Span(0, 0), Span(0, 0)),
        period(0, 1785369600, 475, Span(98, 1), Span(0, 0)),
        period(1785369600, 4294967295, 477, Span(99, 1), Span(0, 0)),
        period(1713139200, 1785369600, 479, Span(100, 1), Span(0, 0)),
        period(1785369600, 4294967295, 481, Span(101, 1), Span(0, 0)),
        period(0, 1785369600, 483, Span(0, 0), Span(0, 0)),
        period(1785369600, 4294967295, 484, Span(0, 0), Span(0, 0)),
        period(0, 1785369600, 467, Span(96, 1), Span(0, 0)),
        period(1785369600, 4294967295, 483, Span(102, 1), Span(0, 0)),
        period(1713139200, 1785369600, 486, Span(103, 1), Span(0, 0)),
        period(1785369600, 4294967295, 475, Span(98, 1), Span(0, 0)),
        period(0, 1785369600, 463, Span(0, 0), Span(0, 0)),
        period(1785369600, 4294967295, 488, Span(0, 0), Span(0, 0)),
        period(0, 1779815175, 261, Span(0, 0), Span(0, 0)),
        period(1779815175, 4294967295, 277, Span(0, 0), Span(0, 0)),
        period(1713139200, 1779815175, 263, Span(0, 0), Span(0, 0)),
        period(1779815175, 4294967295, 435, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 489, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 490, Span(0, 0), Span(0, 0)),
        period(0, 1754687396, 2, Span(0, 0), Span(0, 0)),
        period(1754687396, 4294967295, 440, Span(0, 0), Span(0, 0)),
        period(1713139200, 1754687396, 491, Span(0, 0), Span(0, 0)),
        period(1754687396, 4294967295, 441, Span(0, 0), Span(0, 0)),
        period(1790819251, 4294967295, 492, Span(0, 0), Span(0, 0)),
        period(1790819251, 4294967295, 441, Span(0, 0), Span(0, 0)),
        period(0, 1754589547, 1, Span(0, 0), Span(0, 0)),
        period(1754589547, 4294967295, 493, Span(0, 0), Span(0, 0)),
        period(1713139200, 1754589547, 494, Span(0, 0), Span(0, 0)),
        period(1754589547, 4294967295, 495, Span(0, 0), Span(0, 0)),
        period(1790819251, 4294967295, 495, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 496, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 497, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 498, Span(104, 1), Span(0, 0)),
        period(1713139200, 4294967295, 500, Span(105, 1), Span(0, 0)),
        period(0, 4294967295, 502, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 503, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 500, Span(105, 1), Span(0, 0)),
        period(1713139200, 4294967295, 504, Span(106, 1), Span(0, 0)),
        period(0, 4294967295, 506, Span(107, 1), Span(0, 0)),
        period(1713139200, 4294967295, 508, Span(108, 1), Span(0, 0)),
        period(0, 4294967295, 510, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 511, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 512, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 513, Span(109, 1), Span(0, 0)),
        period(1713139200, 4294967295, 515, Span(110, 1), Span(0, 0)),
        period(0, 4294967295, 517, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 518, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 519, Span(111, 1), Span(0, 0)),
        period(0, 4294967295, 469, Span(97, 1), Span(0, 0)),
        period(1713139200, 4294967295, 521, Span(112, 1), Span(0, 0)),
        period(0, 4294967295, 465, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 523, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 524, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 451, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 465, Span(95, 1), Span(0, 0)),
        period(1713139200, 4294967295, 469, Span(97, 1), Span(0, 0)),
        period(0, 4294967295, 525, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 526, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 527, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 528, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 529, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 530, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 531, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 532, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 533, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 534, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 535, Span(0, 0), Span(0, 0)),
        period(0, 1749675065, 536, Span(0, 0), Span(0, 0)),
        period(1749675065, 4294967295, 537, Span(0, 0), Span(0, 0)),
        period(1713139200, 1749675065, 538, Span(0, 0), Span(0, 0)),
        period(1749675065, 4294967295, 539, Span(0, 0), Span(0, 0)),
        period(0, 1749675065, 394, Span(0, 0), Span(0, 0)),
        period(1749675065, 4294967295, 540, Span(0, 0), Span(0, 0)),
        period(1713139200, 1749675065, 391, Span(0, 0), Span(0, 0)),
        period(1749675065, 4294967295, 541, Span(0, 0), Span(0, 0)),
        period(0, 1749155492, 536, Span(0, 0), Span(0, 0)),
        period(1749155492, 4294967295, 537, Span(0, 0), Span(0, 0)),
        period(1713139200, 1749155492, 538, Span(0, 0), Span(0, 0)),
        period(1749155492, 4294967295, 539, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 542, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 543, Span(0, 0), Span(0, 0)),
        period(0, 1750199209, 412, Span(0, 0), Span(0, 0)),
        period(1750199209, 4294967295, 413, Span(0, 0), Span(0, 0)),
        period(1713139200, 1750199209, 62, Span(0, 0), Span(0, 0)),
        period(1750199209, 4294967295, 414, Span(0, 0), Span(0, 0)),
        period(1790819251, 4294967295, 414, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 544, Span(0, 0), Span(0, 0)),
        period(0, 1749675065, 545, Span(0, 0), Span(0, 0)),
        period(1749675065, 4294967295, 540, Span(0, 0), Span(0, 0)),
        period(1713139200, 1749675065, 546, Span(0, 0), Span(0, 0)),
        period(1749675065, 4294967295, 541, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 547, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 548, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 549, Span(0, 0), Span(0, 0)),
        period(0, 1749675065, 545, Span(0, 0), Span(0, 0)),
        period(1749675065, 4294967295, 550, Span(0, 0), Span(0, 0)),
        period(1713139200, 1749675065, 546, Span(0, 0), Span(0, 0)),
        period(1749675065, 4294967295, 551, Span(0, 0), Span(0, 0)),
        period(1790819251, 4294967295, 413, Span(0, 0), Span(0, 0)),
        period(1790819251, 4294967295, 552, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 413, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 553, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 554, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 555, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 556, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 557, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 320, Span(0, 0), Span(0, 0)),
        period(1713139200, 4294967295, 558, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 412, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 559, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 139, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 142, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 560, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 26, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 98, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 561, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 177, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 180, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 562, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 563, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 564, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 565, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 566, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 192, Span(56, 1), Span(0, 0)),
        period(0, 4294967295, 519, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 567, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 568, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 569, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 570, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 561, Span(113, 1), Span(0, 0)),
        period(0, 4294967295, 572, Span(114, 1), Span(0, 0)),
        period(0, 4294967295, 572, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 574, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 575, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 2, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 2, Span(115, 1), Span(0, 0)),
        period(0, 1792368000, 251, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 251, Span(116, 1), Span(0, 0)),
        period(0, 4294967295, 51, Span(117, 1), Span(0, 0)),
        period(0, 1792368000, 36, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 36, Span(118, 1), Span(0, 0)),
        period(0, 4294967295, 97, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 579, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 580, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 581, Span(0, 0), Span(0, 0)),
        period(1792368000, 1792454400, 582, Span(0, 0), Span(0, 0)),
        period(1792454400, 4294967295, 583, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 584, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 585, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 586, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 587, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 588, Span(0, 0), Span(0, 0)),
        period(1793664000, 1794182400, 589, Span(0, 0), Span(0, 0)),
        period(1794182400, 4294967295, 590, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 591, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 592, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 593, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 594, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 358, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 595, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 596, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 597, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 590, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 598, Span(0, 0), Span(0, 0)),
        period(1792368000, 1794182400, 224, Span(0, 0), Span(0, 0)),
        period(1794182400, 4294967295, 599, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 600, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 601, Span(0, 0), Span(0, 0)),
        period(1792368000, 1792454400, 602, Span(0, 0), Span(0, 0)),
        period(1792454400, 1793664000, 603, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 604, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 605, Span(0, 0), Span(0, 0)),
        period(0, 1794182400, 606, Span(0, 0), Span(0, 0)),
        period(1794182400, 4294967295, 605, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 607, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 608, Span(0, 0), Span(0, 0)),
        period(1793664000, 1794182400, 609, Span(0, 0), Span(0, 0)),
        period(1794182400, 4294967295, 610, Span(0, 0), Span(0, 0)),
        period(0, 1792454400, 611, Span(0, 0), Span(0, 0)),
        period(1792454400, 1793664000, 234, Span(0, 0), Span(0, 0)),
        period(1793664000, 1794182400, 612, Span(0, 0), Span(0, 0)),
        period(1794182400, 4294967295, 613, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 614, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 615, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 240, Span(0, 0), Span(0, 0)),
        period(1792368000, 1792454400, 616, Span(0, 0), Span(0, 0)),
        period(1792454400, 1793664000, 617, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 618, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 241, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 619, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 620, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 620, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 621, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 622, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 623, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 624, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 625, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 626, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 282, Span(119, 1), Span(0, 0)),
        period(0, 4294967295, 628, Span(120, 1), Span(0, 0)),
        period(0, 4294967295, 51, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 630, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 61, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 631, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 632, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 632, Span(121, 1), Span(0, 0)),
        period(0, 4294967295, 634, Span(122, 1), Span(0, 0)),
        period(0, 4294967295, 636, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 637, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 638, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 639, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 640, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 639, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 641, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 639, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 642, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 643, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 632, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 644, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 645, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 93, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 646, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 647, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 329, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 648, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 649, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 650, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 579, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 651, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 652, Span(0, 0), Span(0, 0)),
        period(1792368000, 1792454400, 649, Span(0, 0), Span(0, 0)),
        period(1792454400, 4294967295, 653, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 654, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 655, Span(0, 0), Span(0, 0)),
        period(1792368000, 1792454400, 656, Span(0, 0), Span(0, 0)),
        period(1792454400, 1793664000, 657, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 658, Span(0, 0), Span(0, 0)),
        period(0, 1787788800, 659, Span(0, 0), Span(0, 0)),
        period(1787788800, 1792368000, 660, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 661, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 662, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 663, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 385, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 28, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 664, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 665, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 666, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 667, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 668, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 669, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 670, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 671, Span(0, 0), Span(0, 0)),
        period(1793664000, 1794182400, 672, Span(0, 0), Span(0, 0)),
        period(1794182400, 4294967295, 673, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 219, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 674, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 675, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 676, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 352, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 677, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 595, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 678, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 679, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 386, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 680, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 681, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 546, Span(0, 0), Span(0, 0)),
        period(1793664000, 1794182400, 337, Span(0, 0), Span(0, 0)),
        period(1794182400, 4294967295, 546, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 682, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 683, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 684, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 685, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 686, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 687, Span(0, 0), Span(0, 0)),
        period(1793664000, 1794182400, 685, Span(0, 0), Span(0, 0)),
        period(1794182400, 4294967295, 688, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 689, Span(0, 0), Span(0, 0)),
        period(1792368000, 1794182400, 342, Span(0, 0), Span(0, 0)),
        period(1794182400, 4294967295, 689, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 685, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 342, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 690, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 691, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 360, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 67, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 692, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 363, Span(0, 0), Span(0, 0)),
        period(0, 1793664000, 364, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 693, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 172, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 691, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 694, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 695, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 359, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 696, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 697, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 698, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 699, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 650, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 700, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 701, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 702, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 703, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 704, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 692, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 703, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 705, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 706, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 707, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 708, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 709, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 710, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 711, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 372, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 712, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 713, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 373, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 705, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 370, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 377, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 714, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 377, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 715, Span(0, 0), Span(0, 0)),
        period(0, 1794182400, 716, Span(0, 0), Span(0, 0)),
        period(1794182400, 4294967295, 717, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 387, Span(0, 0), Span(0, 0)),
        period(0, 1793664000, 718, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 23, Span(0, 0), Span(0, 0)),
        period(0, 1792454400, 719, Span(0, 0), Span(0, 0)),
        period(1792454400, 4294967295, 720, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 22, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 139, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 721, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 722, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 723, Span(0, 0), Span(0, 0)),
        period(1793664000, 1794182400, 724, Span(0, 0), Span(0, 0)),
        period(1794182400, 4294967295, 723, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 708, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 343, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 403, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 416, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 417, Span(0, 0), Span(0, 0)),
        period(0, 1793664000, 259, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 725, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 260, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 414, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 420, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 218, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 425, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 310, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 274, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 426, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 437, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 277, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 440, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 726, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 435, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 447, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 443, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 278, Span(85, 1), Span(0, 0)),
        period(0, 4294967295, 453, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 455, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 456, Span(89, 1), Span(0, 0)),
        period(0, 4294967295, 458, Span(91, 1), Span(0, 0)),
        period(0, 4294967295, 449, Span(87, 1), Span(0, 0)),
        period(0, 4294967295, 451, Span(93, 1), Span(0, 0)),
        period(0, 4294967295, 727, Span(123, 1), Span(0, 0)),
        period(0, 4294967295, 729, Span(124, 1), Span(0, 0)),
        period(0, 1792368000, 523, Span(125, 1), Span(0, 0)),
        period(1792368000, 4294967295, 732, Span(126, 1), Span(0, 0)),
        period(0, 4294967295, 732, Span(126, 1), Span(0, 0)),
        period(0, 4294967295, 523, Span(125, 1), Span(0, 0)),
        period(0, 4294967295, 64, Span(127, 1), Span(0, 0)),
        period(0, 4294967295, 735, Span(128, 1), Span(0, 0)),
        period(0, 4294967295, 441, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 737, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 493, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 495, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 497, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 503, Span(129, 1), Span(0, 0)),
        period(0, 4294967295, 574, Span(130, 1), Span(0, 0)),
        period(0, 4294967295, 740, Span(131, 1), Span(0, 0)),
        period(0, 4294967295, 511, Span(132, 1), Span(0, 0)),
        period(0, 4294967295, 564, Span(133, 1), Span(0, 0)),
        period(0, 4294967295, 518, Span(134, 1), Span(0, 0)),
        period(0, 4294967295, 745, Span(135, 1), Span(0, 0)),
        period(0, 4294967295, 565, Span(136, 1), Span(0, 0)),
        period(0, 1792368000, 529, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 310, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 748, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 749, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 750, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 530, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 751, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 752, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 753, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 531, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 274, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 537, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 545, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 540, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 541, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 550, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 551, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 397, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 754, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 755, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 756, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 579, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 757, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 758, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 759, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 704, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 5, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 760, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 761, Span(137, 1), Span(0, 0)),
        period(0, 4294967295, 763, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 764, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 22, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 30, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 368, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 765, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 139, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 766, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 767, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 768, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 769, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 770, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 360, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 771, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 772, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 773, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 774, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 775, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 776, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 352, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 777, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 778, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 779, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 780, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 781, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 780, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 782, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 783, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 784, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 785, Span(0, 0), Span(0, 0)),
        period(1792368000, 1792454400, 786, Span(0, 0), Span(0, 0)),
        period(1792454400, 4294967295, 787, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 788, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 789, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 50, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 790, Span(138, 1), Span(0, 0)),
        period(0, 1792368000, 792, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 792, Span(139, 1), Span(0, 0)),
        period(0, 1792368000, 794, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 440, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 795, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 796, Span(0, 0), Span(0, 0)),
        period(1792368000, 1792454400, 783, Span(0, 0), Span(0, 0)),
        period(1792454400, 1794182400, 797, Span(0, 0), Span(0, 0)),
        period(1794182400, 4294967295, 798, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 56, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 56, Span(140, 1), Span(0, 0)),
        period(0, 4294967295, 800, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 801, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 801, Span(141, 1), Span(0, 0)),
        period(0, 4294967295, 803, Span(16, 2), Span(0, 0)),
        period(0, 1792368000, 804, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 805, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 81, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 78, Span(22, 1), Span(0, 0)),
        period(0, 1793664000, 806, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 85, Span(0, 0), Span(0, 0)),
        period(0, 1793664000, 807, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 808, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 809, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 806, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 810, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 811, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 812, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 813, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 10, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 814, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 815, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 815, Span(142, 2), Span(0, 0)),
        period(0, 1792368000, 818, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 819, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 820, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 92, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 821, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 822, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 823, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 120, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 824, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 825, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 826, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 827, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 219, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 828, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 829, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 830, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 831, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 832, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 833, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 834, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 835, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 836, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 837, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 838, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 839, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 840, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 841, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 842, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 843, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 844, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 845, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 846, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 847, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 847, Span(144, 1), Span(0, 0)),
        period(0, 1792368000, 692, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 847, Span(144, 1), Span(0, 0)),
        period(0, 4294967295, 849, Span(145, 1), Span(0, 0)),
        period(0, 4294967295, 851, Span(146, 1), Span(0, 0)),
        period(0, 4294967295, 853, Span(147, 1), Span(0, 0)),
        period(0, 4294967295, 855, Span(148, 1), Span(0, 0)),
        period(0, 4294967295, 857, Span(149, 1), Span(0, 0)),
        period(0, 1792368000, 859, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 859, Span(150, 1), Span(0, 0)),
        period(0, 4294967295, 861, Span(0, 0), Span(0, 0)),
        period(0, 1793664000, 226, Span(0, 0), Span(0, 0)),
        period(1793664000, 1794182400, 862, Span(0, 0), Span(0, 0)),
        period(1794182400, 4294967295, 863, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 864, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 226, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 865, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 866, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 867, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 868, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 869, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 870, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 871, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 872, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 866, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 873, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 874, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 875, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 874, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 876, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 877, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 866, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 878, Span(0, 0), Span(0, 0)),
        period(1792368000, 4294967295, 879, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 880, Span(0, 0), Span(0, 0)),
        period(1792368000, 1792454400, 881, Span(0, 0), Span(0, 0)),
        period(1792454400, 1793664000, 880, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 881, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 882, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 883, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 884, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 884, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 885, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 884, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 886, Span(0, 0), Span(0, 0)),
        period(0, 1792368000, 884, Span(0, 0), Span(0, 0)),
        period(1792368000, 1793664000, 887, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 884, Span(0, 0), Span(0, 0)),
        period(0, 1788998400, 888, Span(0, 0), Span(0, 0)),
        period(1788998400, 1792368000, 889, Span(0, 0), Span(0, 0)),
        period(1792368000, 1792454400, 890, Span(0, 0), Span(0, 0)),
        period(1792454400, 4294967295, 889, Span(0, 0), Span(0, 0)),
        period(0, 1794182400, 891, Span(0, 0), Span(0, 0)),
        period(1794182400, 4294967295, 892, Span(0, 0), Span(0, 0)),
        period(0, 1793664000, 893, Span(0, 0), Span(0, 0)),
        period(1793664000, 4294967295, 894, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 894, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 895, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 896, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 897, Span(0, 0), Span(0, 0)),
        period(0, 1792433263, 397, Span(0, 0), Span(0, 0)),
        period(1792433263, 4294967295, 898, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 899, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 900, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 901, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 902, Span(0, 0), Span(0, 0)),
        period(0, 1781604892, 903, Span(0, 0), Span(0, 0)),
        period(1781604892, 4294967295, 837, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 837, Span(0, 0), Span(0, 0)),
        period(0, 1782741595, 904, Span(0, 0), Span(0, 0)),
        period(1782741595, 1783921979, 838, Span(0, 0), Span(0, 0)),
        period(1783921979, 1791331200, 905, Span(0, 0), Span(0, 0)),
        period(1791331200, 4294967295, 838, Span(0, 0), Span(0, 0)),
        period(0, 1791580999, 906, Span(0, 0), Span(0, 0)),
        period(1791580999, 4294967295, 839, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 907, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 908, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 909, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 910, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 911, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 912, Span(0, 0), Span(0, 0)),
        period(0, 1750199209, 845, Span(0, 0), Span(0, 0)),
        period(1750199209, 1757448197, 913, Span(0, 0), Span(0, 0)),
        period(1757448197, 4294967295, 914, Span(0, 0), Span(0, 0)),
        period(0, 1750199209, 845, Span(0, 0), Span(0, 0)),
        period(1750199209, 4294967295, 914, Span(0, 0), Span(0, 0)),
        period(0, 1749591914, 106, Span(0, 0), Span(0, 0)),
        period(1749591914, 4294967295, 915, Span(0, 0), Span(0, 0)),
        period(0, 1750199209, 916, Span(0, 0), Span(0, 0)),
        period(1750199209, 1757448197, 917, Span(0, 0), Span(0, 0)),
        period(1757448197, 4294967295, 918, Span(0, 0), Span(0, 0)),
        period(0, 1750199209, 106, Span(0, 0), Span(0, 0)),
        period(1750199209, 4294967295, 915, Span(0, 0), Span(0, 0)),
        period(0, 1749591914, 846, Span(0, 0), Span(0, 0)),
        period(1749591914, 1750199209, 919, Span(0, 0), Span(0, 0)),
        period(1750199209, 1757448197, 920, Span(0, 0), Span(0, 0)),
        period(1757448197, 4294967295, 919, Span(0, 0), Span(0, 0)),
        period(0, 1750199209, 921, Span(0, 0), Span(0, 0)),
        period(1750199209, 1757448197, 922, Span(0, 0), Span(0, 0)),
        period(1757448197, 4294967295, 923, Span(0, 0), Span(0, 0)),
        period(0, 1750199209, 846, Span(0, 0), Span(0, 0)),
        period(1750199209, 1757448197, 920, Span(0, 0), Span(0, 0)),
        period(1757448197, 4294967295, 919, Span(0, 0), Span(0, 0)),
        period(0, 1757448197, 924, Span(0, 0), Span(0, 0)),
        period(1757448197, 4294967295, 915, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 915, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 857, Span(0, 0), Span(0, 0)),
        period(0, 1777507200, 692, Span(151, 1), Span(0, 0)),
        period(1777507200, 4294967295, 847, Span(152, 1), Span(0, 0)),
        period(0, 1779310958, 692, Span(153, 1), Span(0, 0)),
        period(1779310958, 1779399943, 847, Span(153, 1), Span(0, 0)),
        period(1779399943, 4294967295, 847, Span(144, 1), Span(0, 0)),
        period(1792627200, 4294967295, 849, Span(145, 1), Span(0, 0)),
        period(0, 4294967295, 692, Span(153, 1), Span(0, 0)),
        period(0, 4294967295, 847, Span(144, 1), Span(0, 0)),
        period(0, 1784434856, 853, Span(147, 1), Span(0, 0)),
        period(1784434856, 4294967295, 851, Span(146, 1), Span(0, 0)),
        period(1792627200, 4294967295, 926, Span(154, 1), Span(0, 0)),
        period(1792627200, 4294967295, 855, Span(148, 1), Span(0, 0)),
        period(0, 1786854418, 854, Span(0, 0), Span(0, 0)),
        period(0, 1750199209, 388, Span(0, 0), Span(0, 0)),
        period(1750199209, 1757448197, 928, Span(0, 0), Span(0, 0)),
        period(1757448197, 4294967295, 929, Span(0, 0), Span(0, 0)),
        period(0, 1779399943, 859, Span(0, 0), Span(0, 0)),
        period(1779399943, 4294967295, 859, Span(150, 1), Span(0, 0)),
        period(0, 1778625648, 863, Span(155, 1), Span(0, 0)),
        period(1778625648, 1782775904, 863, Span(156, 1), Span(0, 0)),
        period(1782775904, 4294967295, 226, Span(0, 0), Span(0, 0)),
        period(0, 1778625648, 931, Span(157, 1), Span(0, 0)),
        period(1778625648, 1782775904, 931, Span(158, 1), Span(0, 0)),
        period(1782775904, 4294967295, 864, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 933, Span(0, 0), Span(0, 0)),
        period(0, 1772902637, 934, Span(0, 0), Span(0, 0)),
        period(1772902637, 1782775904, 703, Span(0, 0), Span(0, 0)),
        period(1782775904, 4294967295, 226, Span(0, 0), Span(0, 0)),
        period(0, 1782775904, 863, Span(0, 0), Span(0, 0)),
        period(1782775904, 4294967295, 226, Span(0, 0), Span(0, 0)),
        period(0, 1778081256, 931, Span(0, 0), Span(0, 0)),
        period(1778081256, 1778625648, 931, Span(157, 1), Span(0, 0)),
        period(1778625648, 1782775904, 931, Span(158, 1), Span(0, 0)),
        period(1782775904, 4294967295, 864, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 935, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 869, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 936, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 937, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 938, Span(0, 0), Span(0, 0)),
        period(0, 1792288011, 939, Span(0, 0), Span(0, 0)),
        period(1792288011, 4294967295, 870, Span(0, 0), Span(0, 0)),
        period(0, 1792288011, 351, Span(0, 0), Span(0, 0)),
        period(1792288011, 4294967295, 874, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 940, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 941, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 881, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 884, Span(0, 0), Span(0, 0)),
        period(0, 1788998400, 888, Span(0, 0), Span(0, 0)),
        period(1788998400, 4294967295, 889, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 942, Span(0, 0), Span(0, 0)),
        period(0, 4294967295, 943, Span(0, 0), Span(0, 0)),
        period(0, 1788969600, 944, Span(0, 0), Span(0, 0)),
        period(1788969600, 4294967295, 945, Span(0, 0), Span(0, 0)),
    ],
    tiers: &[
        tier(256000, 2),
        tier(256000, 4),
        tier(256000, 13),
        tier(256000, 15),
        tier(256000, 17),
        tier(256000, 19),
        tier(256000, 51),
        tier(256000, 53),
        tier(256000, 58),
        tier(256000, 60),
        tier(256000, 62),
        tier(128000, 64),
        tier(256000, 66),
        tier(256000, 67),
        tier(32000, 49),
        tier(256000, 69),
        tier(32000, 71),
        tier(256000, 72),
        tier(32000, 36),
        tier(256000, 43),
        tier(128000, 66),
        tier(256000, 77),
        tier(256000, 79),
        tier(256000, 0),
        tier(256000, 82),
        tier(32000, 91),
        tier(128000, 92),
        tier(32000, 94),
        tier(128000, 95),
        tier(32000, 97),
        tier(128000, 98),
        tier(256000, 99),
        tier(32000, 101),
        tier(128000, 102),
        tier(256000, 103),
        tier(32000, 105),
        tier(128000, 106),
        tier(256000, 107),
        tier(32000, 109),
        tier(128000, 110),
        tier(256000, 111),
        tier(32000, 113),
        tier(128000, 106),
        tier(32000, 115),
        tier(128000, 110),
        tier(32000, 117),
        tier(128000, 118),
        tier(32000, 125),
        tier(128000, 126),
        tier(32000, 127),
        tier(128000, 128),
        tier(32000, 47),
        tier(128000, 130),
        tier(32000, 132),
        tier(128000, 133),
        tier(100000, 190),
        tier(100000, 193),
        tier(200000, 197),
        tier(200000, 198),
        tier(200000, 204),
        tier(200000, 205),
        tier(128000, 210),
        tier(128000, 212),
        tier(128000, 214),
        tier(128000, 215),
        tier(128000, 217),
        tier(200000, 249),
        tier(200000, 262),
        tier(200000, 264),
        tier(200000, 278),
        tier(200000, 281),
        tier(200000, 288),
        tier(200000, 290),
        tier(200000, 296),
        tier(200000, 297),
        tier(200000, 309),
        tier(200000, 293),
        tier(200000, 310),
        tier(200000, 311),
        tier(128000, 273),
        tier(128000, 321),
        tier(128000, 326),
        tier(512000, 343),
        tier(512000, 349),
        tier(200000, 448),
        tier(272000, 448),
        tier(200000, 450),
        tier(272000, 450),
        tier(200000, 457),
        tier(272000, 457),
        tier(200000, 459),
        tier(272000, 459),
        tier(200000, 460),
        tier(272000, 460),
        tier(272000, 464),
        tier(272000, 466),
        tier(272000, 468),
        tier(272000, 470),
        tier(272000, 476),
        tier(272000, 478),
        tier(272000, 480),
        tier(272000, 482),
        tier(272000, 485),
        tier(272000, 487),
        tier(272000, 499),
        tier(272000, 501),
        tier(272000, 505),
        tier(272000, 507),
        tier(272000, 509),
        tier(272000, 514),
        tier(272000, 516),
        tier(272000, 520),
        tier(272000, 522),
        tier(200000, 571),
        tier(200000, 573),
        tier(128000, 576),
        tier(128000, 577),
        tier(128000, 578),
        tier(128000, 43),
        tier(200000, 627),
        tier(200000, 629),
        tier(200000, 633),
        tier(200000, 635),
        tier(272000, 728),
        tier(272000, 730),
        tier(272000, 731),
        tier(272000, 733),
        tier(272000, 734),
        tier(272000, 736),
        tier(272000, 738),
        tier(272000, 739),
        tier(272000, 741),
        tier(272000, 742),
        tier(272000, 743),
        tier(272000, 744),
        tier(272000, 746),
        tier(272000, 747),
        tier(256000, 762),
        tier(256000, 791),
        tier(256000, 793),
        tier(256000, 799),
        tier(256000, 802),
        tier(32000, 816),
        tier(128000, 817),
        tier(200000, 848),
        tier(200000, 850),
        tier(200000, 852),
        tier(200000, 854),
        tier(200000, 856),
        tier(128000, 858),
        tier(200000, 860),
        tier(199999, 925),
        tier(199999, 848),
        tier(200000, 925),
        tier(200000, 927),
        tier(200000, 930),
        tier(256000, 930),
        tier(200000, 932),
        tier(256000, 932),
    ],
    windows: &[
        window(0, 222),
        window(1, 228),
        window(1, 230),
        window(1, 234),
        window(1, 237),
        window(1, 242),
        window(1, 245),
    ],
    rates: &[
        RateRow([1200000, 4800000, NONE, NONE, NONE, NONE], [89, 57, 80, 185, 193, 124, 171, 101]),
        RateRow([50000, 400000, NONE, NONE, NONE, NONE], [210, 124, 122, 20, 243, 16, 26, 67]),
        RateRow([250000, 2000000, NONE, NONE, NONE, NONE], [228, 214, 85, 239, 69, 129, 151, 6]),
        RateRow([50000, 400000, 10000, 62500, NONE, NONE], [15, 34, 178, 117, 187, 17, 105, 190]),
        RateRow([250000, 2000000, 50000, 312500, NONE, NONE], [222, 250, 10, 250, 69, 140, 0, 35]),
        RateRow([1600000, 6400000, NONE, NONE, NONE, NONE], [125, 137, 81, 12, 182, 51, 55, 246]),
        RateRow([1600000, 6400000, 320000, NONE, NONE, NONE], [105, 218, 162, 156, 197, 146, 90, 107]),
        RateRow([160000, 490000, NONE, NONE, NONE, NONE], [144, 239, 224, 46, 107, 117, 63, 12]),
        RateRow([120000, 360000, NONE, NONE, NONE, NONE], [105, 138, 46, 130, 176, 81, 109, 166]),
        RateRow([2460000, 7370000, NONE, NONE, NONE, NONE], [89, 212, 55, 233, 87, 164, 69, 61]),
        RateRow([70000, 270000, NONE, NONE, NONE, NONE], [180, 105, 243, 142, 137, 218, 39, 167]),
        RateRow([270000, 1070000, NONE, NONE, NONE, NONE], [1, 219, 212, 129, 112, 42, 248, 76]),
        RateRow([400000, 1200000, NONE, NONE, NONE, NONE], [201, 110, 250, 82, 190, 59, 39, 208]),
        RateRow([1200000, 3600000, NONE, NONE, NONE, NONE], [243, 111, 190, 36, 137, 166, 164, 78]),
        RateRow([400000, 1200000, 80000, 500000, NONE, NONE], [122, 215, 80, 229, 235, 136, 51, 83]),
        RateRow([1200000, 3600000, 240000, 1500000, NONE, NONE], [124, 187, 2, 232, 190, 36, 42, 127]),
        RateRow([400000, 4000000, NONE, NONE, NONE, NONE], [62, 147, 112, 245, 158, 150, 2, 119]),
        RateRow([1200000, 12000000, NONE, NONE, NONE, NONE], [61, 233, 255, 167, 112, 213, 162, 120]),
        RateRow([400000, 4000000, 80000, 500000, NONE, NONE], [175, 2, 71, 157, 204, 138, 160, 47]),
        RateRow([1200000, 12000000, 240000, 1500000, NONE, NONE], [60, 166, 16, 72, 68, 77, 65, 37]),
        RateRow([500000, 1400000, NONE, NONE, NONE, NONE], [180, 7, 220, 10, 82, 119, 243, 150]),
        RateRow([500000, 1400000, 100000, NONE, NONE, NONE], [134, 240, 150, 207, 231, 202, 117, 64]),
        RateRow([50000, 200000, NONE, NONE, NONE, NONE], [52, 110, 132, 130, 147, 218, 32, 26]),
        RateRow([50000, 200000, 10000, NONE, NONE, NONE], [155, 47, 159, 98, 152, 84, 252, 146]),
        RateRow([50000, 500000, NONE, NONE, NONE, NONE], [44, 225, 80, 20, 158, 23, 254, 156]),
        RateRow([50000, 500000, 10000, NONE, NONE, NONE], [212, 213, 97, 103, 207, 222, 18, 249]),
        RateRow([800000, 3200000, NONE, NONE, NONE, NONE], [233, 165, 154, 75, 129, 86, 16, 137]),
        RateRow([800000, 3200000, 160000, NONE, NONE, NONE], [116, 161, 168, 181, 45, 207, 233, 227]),
        RateRow([720000, 720000, NONE, NONE, NONE, NONE], [49, 165, 168, 123, 101, 57, 142, 250]),
        RateRow([70000, 160000, NONE, NONE, NONE, NONE], [219, 85, 72, 108, 232, 229, 217, 37]),
        RateRow([210000, 630000, NONE, NONE, NONE, NONE], [112, 16, 135, 79, 228, 207, 10, 45]),
        RateRow([210000, 630000, 42000, NONE, NONE, NONE], [168, 240, 65, 241, 203, 189, 52, 89]),
        RateRow([350000, 1400000, NONE, NONE, NONE, NONE], [165, 134, 43, 140, 120, 61, 72, 115]),
        RateRow([700000, 2800000, NONE, NONE, NONE, NONE], [63, 99, 9, 9, 20, 17, 167, 139]),
        RateRow([1400000, 5600000, NONE, NONE, NONE, NONE], [246, 8, 195, 107, 128, 125, 72, 24]),
        RateRow([175000, 700000, NONE, NONE, NONE, NONE], [253, 200, 167, 14, 87, 200, 177, 159]),
        RateRow([100000, 400000, NONE, NONE, NONE, NONE], [158, 156, 138, 201, 66, 90, 104, 121]),
        RateRow([2800000, 8400000, NONE, NONE, NONE, NONE], [53, 107, 46, 127, 82, 236, 247, 78]),
        RateRow([350000, 1050000, NONE, NONE, NONE, NONE], [156, 238, 175, 185, 252, 79, 97, 190]),
        RateRow([350000, 4200000, NONE, NONE, NONE, NONE], [195, 62, 32, 217, 252, 206, 243, 146]),
        RateRow([700000, 8400000, NONE, NONE, NONE, NONE], [113, 0, 156, 169, 128, 70, 1, 92]),
        RateRow([230000, 920000, NONE, NONE, NONE, NONE], [174, 137, 188, 157, 202, 165, 104, 117]),
        RateRow([230000, 2300000, NONE, NONE, NONE, NONE], [116, 202, 227, 160, 62, 190, 181, 31]),
        RateRow([200000, 800000, NONE, NONE, NONE, NONE], [71, 236, 36, 249, 197, 164, 182, 253]),
        RateRow([200000, 2400000, NONE, NONE, NONE, NONE], [184, 41, 98, 83, 29, 49, 2, 69]),
        RateRow([160000, 640000, NONE, NONE, NONE, NONE], [154, 207, 79, 225, 187, 112, 43, 184]),
        RateRow([400000, 3200000, NONE, NONE, NONE, NONE], [194, 227, 128, 28, 86, 179, 183, 166]),
        RateRow([300000, 2400000, NONE, NONE, NONE, NONE], [91, 106, 187, 84, 80, 252, 178, 22]),
        RateRow([600000, 3600000, NONE, NONE, NONE, NONE], [229, 222, 21, 245, 10, 0, 66, 62]),
        RateRow([100000, 400000, 10000, 125000, NONE, NONE], [40, 52, 145, 190, 195, 162, 235, 236]),
        RateRow([400000, 2400000, NONE, NONE, NONE, NONE], [211, 8, 47, 67, 238, 8, 17, 188]),
        RateRow([500000, 3000000, NONE, NONE, NONE, NONE], [248, 79, 117, 100, 249, 147, 215, 214]),
        RateRow([400000, 2400000, 40000, 500000, NONE, NONE], [36, 81, 161, 96, 5, 231, 60, 19]),
        RateRow([500000, 3000000, 50000, 625000, NONE, NONE], [158, 212, 75, 37, 126, 144, 54, 54]),
        RateRow([248000, 1485000, NONE, NONE, NONE, NONE], [26, 231, 28, 234, 27, 185, 66, 96]),
        RateRow([375000, 2250000, NONE, NONE, NONE, NONE], [33, 186, 12, 127, 169, 77, 189, 70]),
        RateRow([187500, 1125000, NONE, 234375, NONE, NONE], [238, 193, 42, 199, 148, 179, 42, 220]),
        RateRow([250000, 1500000, NONE, 312500, NONE, NONE], [182, 175, 41, 5, 41, 209, 181, 172]),
        RateRow([1000000, 4000000, NONE, 1250000, NONE, NONE], [176, 135, 152, 13, 146, 144, 230, 92]),
        RateRow([250000, 1500000, 25000, 312500, NONE, NONE], [84, 95, 249, 221, 189, 38, 148, 33]),
        RateRow([1000000, 4000000, 100000, 1250000, NONE, NONE], [209, 194, 216, 191, 146, 242, 222, 108]),
        RateRow([250000, 1500000, NONE, NONE, NONE, NONE], [162, 208, 181, 186, 160, 134, 193, 140]),
        RateRow([1000000, 4000000, NONE, NONE, NONE, NONE], [12, 254, 187, 144, 214, 249, 136, 221]),
        RateRow([1300000, 7800000, 130000, 1625000, NONE, NONE], [98, 149, 66, 28, 15, 109, 120, 23]),
        RateRow([2000000, 12000000, 200000, 2500000, NONE, NONE], [26, 213, 187, 33, 116, 81, 248, 164]),
        RateRow([276000, 1651000, 28000, 344000, NONE, NONE], [13, 103, 47, 94, 174, 62, 160, 237]),
        RateRow([2000000, 6000000, 200000, 2500000, NONE, NONE], [117, 50, 0, 81, 234, 17, 88, 32]),
        RateRow([2000000, 6000000, NONE, NONE, NONE, NONE], [71, 134, 121, 61, 120, 25, 6, 104]),
        RateRow([30000, 130000, 3000, 37500, NONE, NONE], [8, 210, 183, 156, 113, 163, 88, 19]),
        RateRow([200000, 800000, 20000, 250000, NONE, NONE], [162, 227, 137, 1, 248, 139, 3, 78]),
        RateRow([30000, 130000, 6000, 37500, NONE, NONE], [168, 211, 225, 15, 114, 122, 244, 164]),
        RateRow([100000, 400000, 20000, 125000, NONE, NONE], [142, 22, 254, 248, 212, 10, 26, 171]),
        RateRow([200000, 800000, 40000, 250000, NONE, NONE], [131, 237, 114, 112, 211, 37, 69, 110]),
        RateRow([30000, 130000, NONE, NONE, NONE, NONE], [103, 205, 218, 120, 173, 194, 159, 31]),
        RateRow([2500000, 7500000, 500000, 3125000, NONE, NONE], [116, 121, 129, 57, 159, 113, 158, 52]),
        RateRow([2500000, 7500000, NONE, NONE, NONE, NONE], [37, 55, 39, 206, 238, 121, 125, 165]),
        RateRow([320000, 1280000, 32000, 400000, NONE, NONE], [30, 197, 67, 195, 106, 249, 108, 77]),
        RateRow([960000, 3840000, 96000, 1200000, NONE, NONE], [108, 44, 98, 147, 214, 225, 0, 242]),
        RateRow([320000, 1280000, 64000, 400000, NONE, NONE], [134, 126, 137, 118, 190, 83, 72, 45]),
        RateRow([960000, 3840000, 192000, 1200000, NONE, NONE], [93, 34, 179, 141, 27, 152, 8, 136]),
        RateRow([400000, 1600000, NONE, NONE, NONE, NONE], [174, 140, 90, 168, 168, 213, 200, 33]),
        RateRow([400000, 1600000, 80000, 500000, NONE, NONE], [34, 140, 45, 217, 82, 17, 170, 217]),
        RateRow([1200000, 4800000, 240000, 1500000, NONE, NONE], [109, 211, 99, 47, 121, 189, 53, 37]),
        RateRow([500000, 3000000, 100000, 625000, NONE, NONE], [141, 99, 240, 194, 119, 215, 96, 133]),
        RateRow([150000, 470000, 16000, 200000, NONE, NONE], [234, 24, 11, 74, 167, 153, 171, 118]),
        RateRow([2000000, 6000000, 250000, 2500000, NONE, NONE], [62, 77, 24, 212, 45, 247, 64, 164]),
        RateRow([150000, 470000, 16000, NONE, NONE, NONE], [10, 68, 179, 51, 235, 195, 111, 3]),
        RateRow([180000, 700000, NONE, NONE, NONE, NONE], [55, 247, 19, 185, 140, 217, 93, 138]),
        RateRow([180000, 2100000, NONE, NONE, NONE, NONE], [124, 135, 188, 252, 7, 20, 186, 130]),
        RateRow([35000, 35000, NONE, NONE, NONE, NONE], [106, 168, 81, 241, 30, 32, 254, 90]),
        RateRow([450000, 2250000, NONE, NONE, NONE, NONE], [213, 178, 33, 20, 211, 246, 73, 32]),
        RateRow([750000, 3750000, NONE, NONE, NONE, NONE], [251, 41, 42, 163, 180, 56, 156, 22]),
        RateRow([1200000, 6000000, NONE, NONE, NONE, NONE], [45, 127, 183, 123, 156, 254, 169, 236]),
        RateRow([1500000, 7500000, NONE, NONE, NONE, NONE], [236, 148, 251, 24, 56, 208, 192, 53]),
        RateRow([2700000, 13500000, NONE, NONE, NONE, NONE], [166, 116, 191, 45, 45, 88, 153, 83]),
        RateRow([4500000, 22500000, NONE, NONE, NONE, NONE], [76, 68, 246, 43, 165, 103, 65, 48]),
        RateRow([300000, 1500000, NONE, NONE, NONE, NONE], [64, 245, 46, 1, 115, 105, 204, 169]),
        RateRow([500000, 2500000, NONE, NONE, NONE, NONE], [85, 236, 135, 41, 90, 114, 16, 88]),
        RateRow([800000, 4000000, NONE, NONE, NONE, NONE], [149, 82, 36, 148, 1, 40, 200, 93]),
        RateRow([1600000, 9600000, NONE, NONE, NONE, NONE], [101, 10, 232, 106, 125, 224, 241, 123]),
        RateRow([300000, 1500000, 60000, 375000, NONE, NONE], [93, 119, 74, 12, 76, 154, 119, 93]),
        RateRow([500000, 2500000, 100000, 625000, NONE, NONE], [249, 119, 163, 90, 124, 254, 216, 64]),
        RateRow([800000, 4000000, 160000, 1000000, NONE, NONE], [132, 46, 235, 230, 62, 182, 225, 2]),
        RateRow([1600000, 9600000, 320000, 2000000, NONE, NONE], [52, 88, 0, 59, 123, 87, 188, 11]),
        RateRow([1000000, 5000000, NONE, NONE, NONE, NONE], [89, 113, 91, 7, 146, 90, 2, 187]),
        RateRow([1800000, 9000000, NONE, NONE, NONE, NONE], [215, 186, 86, 72, 66, 88, 139, 250]),
        RateRow([3000000, 15000000, NONE, NONE, NONE, NONE], [233, 201, 142, 103, 31, 68, 193, 106]),
        RateRow([6000000, 60000000, NONE, NONE, NONE, NONE], [153, 124, 67, 20, 75, 183, 152, 97]),
        RateRow([1000000, 5000000, 200000, 1250000, NONE, NONE], [72, 169, 19, 115, 245, 128, 141, 173]),
        RateRow([1800000, 9000000, 360000, 2250000, NONE, NONE], [124, 25, 206, 226, 129, 79, 32, 35]),
        RateRow([3000000, 15000000, 600000, 3750000, NONE, NONE], [143, 207, 24, 57, 51, 106, 217, 151]),
        RateRow([6000000, 60000000, 1200000, 7500000, NONE, NONE], [251, 202, 95, 228, 11, 100, 169, 124]),
        RateRow([10000000, 10000000, NONE, NONE, NONE, NONE], [207, 112, 34, 152, 41, 188, 244, 129]),
        RateRow([2400000, 12000000, NONE, NONE, NONE, NONE], [56, 47, 70, 99, 110, 220, 244, 139]),
        RateRow([1200000, 6000000, 240000, 1500000, NONE, NONE], [117, 213, 109, 196, 109, 102, 127, 88]),
        RateRow([2400000, 12000000, 480000, 3000000, NONE, NONE], [9, 16, 51, 160, 131, 5, 74, 165]),
        RateRow([1200000, 6000000, 240000, NONE, NONE, NONE], [116, 199, 195, 199, 31, 6, 254, 147]),
        RateRow([2400000, 12000000, 480000, NONE, NONE, NONE], [111, 253, 217, 62, 159, 90, 33, 92]),
        RateRow([3000000, 15000000, 600000, NONE, NONE, NONE], [219, 117, 28, 242, 76, 73, 246, 175]),
        RateRow([500000, 2000000, NONE, NONE, NONE, NONE], [161, 130, 1, 137, 85, 89, 60, 9]),
        RateRow([150000, 1200000, NONE, NONE, NONE, NONE], [96, 117, 239, 52, 141, 101, 81, 36]),
        RateRow([500000, 6000000, NONE, NONE, NONE, NONE], [248, 117, 199, 231, 216, 173, 130, 178]),
        RateRow([3810000, 3060000, NONE, NONE, NONE, NONE], [85, 96, 109, 243, 68, 82, 205, 49]),
        RateRow([430000, 1660000, NONE, NONE, NONE, NONE], [179, 23, 232, 182, 90, 247, 19, 86]),
        RateRow([520000, 1990000, NONE, NONE, NONE, NONE], [51, 148, 37, 194, 123, 124, 160, 84]),
        RateRow([75000, 600000, NONE, NONE, NONE, NONE], [131, 47, 23, 43, 2, 35, 223, 110]),
        RateRow([120000, 960000, NONE, NONE, NONE, NONE], [220, 139, 94, 205, 161, 195, 160, 182]),
        RateRow([75000, 600000, 15000, 93750, NONE, NONE], [13, 190, 44, 174, 59, 59, 5, 3]),
        RateRow([120000, 960000, 24000, 150000, NONE, NONE], [178, 104, 76, 206, 107, 48, 122, 137]),
        RateRow([200000, 1600000, NONE, NONE, NONE, NONE], [145, 68, 28, 23, 129, 138, 161, 253]),
        RateRow([600000, 4800000, NONE, NONE, NONE, NONE], [9, 230, 172, 243, 133, 190, 185, 108]),
        RateRow([200000, 1600000, 40000, 250000, NONE, NONE], [229, 158, 206, 146, 235, 76, 90, 251]),
        RateRow([300000, 2400000, 60000, 375000, NONE, NONE], [134, 54, 130, 0, 125, 180, 134, 219]),
        RateRow([600000, 4800000, 120000, 750000, NONE, NONE], [99, 1, 242, 118, 190, 179, 4, 77]),
        RateRow([200000, 4800000, NONE, NONE, NONE, NONE], [216, 55, 92, 254, 71, 111, 59, 69]),
        RateRow([200000, 4800000, 40000, 250000, NONE, NONE], [119, 83, 65, 104, 59, 166, 72, 42]),
        RateRow([800000, 2400000, NONE, NONE, NONE, NONE], [5, 129, 37, 140, 252, 101, 174, 122]),
        RateRow([330000, 2750000, NONE, NONE, NONE, NONE], [19, 53, 38, 246, 201, 182, 225, 89]),
        RateRow([330000, 2750000, 82500, 330000, NONE, NONE], [151, 139, 119, 244, 247, 152, 19, 226]),
        RateRow([60000, 240000, NONE, NONE, NONE, NONE], [6, 72, 92, 124, 45, 206, 158, 45]),
        RateRow([60000, 240000, 15000, NONE, NONE, NONE], [127, 189, 139, 2, 77, 90, 173, 110]),
        RateRow([60000, 240000, 15000, 60000, NONE, NONE], [127, 189, 139, 2, 77, 90, 173, 110]),
        RateRow([35000, 140000, NONE, NONE, NONE, NONE], [45, 246, 197, 115, 212, 226, 208, 5]),
        RateRow([35000, 140000, 8750, NONE, NONE, NONE], [13, 96, 110, 120, 216, 255, 238, 225]),
        RateRow([35000, 140000, 8750, 35000, NONE, NONE], [13, 96, 110, 120, 216, 255, 238, 225]),
        RateRow([2500000, 12500000, NONE, NONE, NONE, NONE], [68, 102, 222, 5, 148, 56, 10, 123]),
        RateRow([800000, 3200000, 200000, NONE, NONE, NONE], [150, 72, 19, 208, 28, 146, 84, 28]),
        RateRow([800000, 3200000, 200000, 800000, NONE, NONE], [150, 72, 19, 208, 28, 146, 84, 28]),
        RateRow([63000, 252000, 15750, NONE, NONE, NONE], [87, 196, 143, 212, 16, 7, 120, 104]),
        RateRow([63000, 252000, 15750, 63000, NONE, NONE], [87, 196, 143, 212, 16, 7, 120, 104]),
        RateRow([37000, 148000, 9250, NONE, NONE, NONE], [119, 152, 96, 91, 126, 14, 32, 96]),
        RateRow([37000, 148000, 9250, 37000, NONE, NONE], [119, 152, 96, 91, 126, 14, 32, 96]),
        RateRow([840000, 3360000, 210000, NONE, NONE, NONE], [151, 168, 251, 78, 249, 151, 208, 159]),
        RateRow([840000, 3360000, 210000, 840000, NONE, NONE], [151, 168, 251, 78, 249, 151, 208, 159]),
        RateRow([64000, 256000, 16000, NONE, NONE, NONE], [115, 109, 83, 38, 249, 11, 10, 13]),
        RateRow([64000, 256000, 16000, 64000, NONE, NONE], [115, 109, 83, 38, 249, 11, 10, 13]),
        RateRow([374000, 3157000, 93500, NONE, NONE, NONE], [101, 209, 99, 165, 176, 183, 88, 18]),
        RateRow([374000, 3157000, 93500, 374000, NONE, NONE], [101, 209, 99, 165, 176, 183, 88, 18]),
        RateRow([69000, 276000, 17250, NONE, NONE, NONE], [234, 198, 125, 39, 14, 215, 104, 9]),
        RateRow([69000, 276000, 17250, 69000, NONE, NONE], [234, 198, 125, 39, 14, 215, 104, 9]),
        RateRow([40000, 160000, 10000, NONE, NONE, NONE], [240, 65, 131, 100, 115, 187, 61, 47]),
        RateRow([40000, 160000, 10000, 40000, NONE, NONE], [240, 65, 131, 100, 115, 187, 61, 47]),
        RateRow([920000, 3680000, 230000, NONE, NONE, NONE], [161, 135, 53, 25, 219, 159, 34, 205]),
        RateRow([920000, 3680000, 230000, 920000, NONE, NONE], [161, 135, 53, 25, 219, 159, 34, 205]),
        RateRow([300000, 2500000, 75000, NONE, NONE, NONE], [245, 204, 89, 14, 239, 205, 209, 156]),
        RateRow([300000, 2500000, 75000, 300000, NONE, NONE], [245, 204, 89, 14, 239, 205, 209, 156]),
        RateRow([396000, 3311000, 99000, NONE, NONE, NONE], [29, 207, 230, 134, 209, 226, 7, 126]),
        RateRow([396000, 3311000, 99000, 396000, NONE, NONE], [29, 207, 230, 134, 209, 226, 7, 126]),
        RateRow([330000, 2750000, 82500, NONE, NONE, NONE], [151, 139, 119, 244, 247, 152, 19, 226]),
        RateRow([2500000, 12500000, 625000, 2500000, NONE, NONE], [90, 139, 179, 250, 38, 173, 171, 167]),
        RateRow([8000000, 24000000, NONE, NONE, NONE, NONE], [135, 93, 48, 88, 16, 87, 186, 50]),
        RateRow([800000, 4000000, 80000, 1000000, 1600000, NONE], [250, 193, 17, 206, 123, 235, 89, 190]),
        RateRow([400000, 2000000, NONE, NONE, NONE, NONE], [81, 213, 11, 204, 81, 60, 147, 135]),
        RateRow([400000, 2000000, 40000, 500000, 800000, NONE], [2, 192, 40, 253, 11, 250, 26, 224]),
        RateRow([3000000, 15000000, 300000, 3750000, 6000000, NONE], [78, 176, 152, 77, 168, 32, 189, 119]),
        RateRow([1500000, 7500000, 150000, 1875000, 3000000, NONE], [250, 56, 0, 107, 49, 204, 106, 129]),
        RateRow([250000, 1250000, 30000, 300000, 500000, NONE], [117, 232, 132, 50, 225, 41, 77, 116]),
        RateRow([250000, 1250000, NONE, NONE, NONE, NONE], [73, 5, 220, 242, 46, 19, 64, 1]),
        RateRow([125000, 625000, NONE, NONE, NONE, NONE], [217, 210, 129, 128, 228, 44, 209, 55]),
        RateRow([125000, 625000, 15000, 150000, 250000, NONE], [22, 156, 189, 249, 252, 122, 57, 8]),
        RateRow([15000000, 75000000, NONE, NONE, NONE, NONE], [180, 61, 89, 73, 24, 187, 225, 252]),
        RateRow([15000000, 75000000, 1500000, 18750000, 30000000, NONE], [67, 90, 174, 79, 112, 141, 99, 123]),
        RateRow([7500000, 37500000, NONE, NONE, NONE, NONE], [193, 210, 38, 51, 140, 254, 2, 29]),
        RateRow([7500000, 37500000, 750000, 9375000, 15000000, NONE], [225, 206, 177, 57, 247, 119, 100, 181]),
        RateRow([10000000, 50000000, 1000000, 12500000, 20000000, NONE], [247, 167, 62, 209, 52, 204, 22, 217]),
        RateRow([5000000, 25000000, 500000, 6250000, 10000000, NONE], [190, 50, 49, 41, 92, 106, 161, 234]),
        RateRow([10000000, 50000000, 250000, 12500000, 20000000, NONE], [188, 36, 170, 247, 208, 54, 215, 80]),
        RateRow([5000000, 25000000, 125000, 6250000, 10000000, NONE], [184, 146, 19, 14, 34, 153, 139, 147]),
        RateRow([8000000, 40000000, 200000, 10000000, 16000000, NONE], [2, 9, 19, 38, 161, 241, 169, 188]),
        RateRow([1000000, 5000000, 100000, 1250000, 2000000, NONE], [93, 218, 120, 193, 226, 95, 171, 68]),
        RateRow([500000, 2500000, 50000, 625000, 1000000, NONE], [64, 174, 140, 126, 62, 82, 180, 248]),
        RateRow([100000, 500000, 10000, 125000, 200000, NONE], [221, 229, 122, 64, 217, 79, 84, 37]),
        RateRow([50000, 250000, 5000, 62500, 100000, NONE], [157, 12, 31, 49, 90, 184, 232, 164]),
        RateRow([250000, 1250000, 25000, 312500, 500000, NONE], [21, 135, 32, 229, 64, 96, 67, 115]),
        RateRow([5000000, 25000000, 1500000, 18750000, 10000000, NONE], [197, 83, 6, 56, 29, 80, 33, 95]),
        RateRow([2500000, 12500000, 750000, 9375000, 5000000, NONE], [140, 179, 156, 30, 239, 151, 23, 255]),
        RateRow([2500000, 12500000, 250000, 3125000, 5000000, NONE], [22, 49, 173, 174, 236, 242, 199, 126]),
        RateRow([10000000, 37500000, 1000000, 12500000, 20000000, NONE], [127, 183, 74, 208, 49, 153, 99, 225]),
        RateRow([5000000, 18750000, 500000, 6250000, 10000000, NONE], [86, 119, 223, 21, 7, 108, 73, 111]),
        RateRow([30000000, 150000000, 3000000, 37500000, 60000000, NONE], [96, 114, 14, 35, 39, 200, 89, 118]),
        RateRow([4000000, 20000000, 200000, 5000000, 8000000, NONE], [57, 232, 71, 35, 131, 208, 137, 50]),
        RateRow([2000000, 10000000, 100000, 2500000, 4000000, NONE], [138, 172, 223, 2, 140, 111, 198, 89]),
        RateRow([8000000, 40000000, 400000, 10000000, 16000000, NONE], [237, 19, 98, 195, 245, 175, 159, 112]),
        RateRow([8000000, 40000000, 400000, 10000000, NONE, NONE], [176, 41, 4, 85, 42, 220, 68, 244]),
        RateRow([6000000, 22500000, 600000, 7500000, 12000000, NONE], [61, 30, 150, 97, 105, 254, 120, 226]),
        RateRow([3000000, 11250000, 300000, 3750000, 6000000, NONE], [119, 149, 214, 219, 232, 203, 166, 238]),
        RateRow([2000000, 10000000, 200000, 2500000, 4000000, NONE], [239, 147, 172, 233, 245, 78, 157, 184]),
        RateRow([140000, 560000, 14000, 140000, NONE, NONE], [129, 153, 75, 13, 60, 32, 105, 111]),
        RateRow([500000, 2500000, 100000, NONE, NONE, NONE], [85, 123, 162, 197, 189, 9, 152, 114]),
        RateRow([250000, 2000000, 50000, NONE, NONE, NONE], [130, 2, 200, 221, 181, 91, 5, 83]),
        RateRow([500000, 4000000, 50000, NONE, NONE, NONE], [48, 132, 188, 55, 142, 149, 89, 218]),
        RateRow([75000, 300000, 15000, NONE, NONE, NONE], [35, 11, 141, 43, 165, 18, 152, 131]),
        RateRow([100000, 800000, 15000, NONE, NONE, NONE], [94, 229, 119, 165, 171, 117, 159, 92]),
        RateRow([500000, 3000000, 100000, NONE, NONE, NONE], [250, 169, 167, 222, 111, 220, 128, 46]),
        RateRow([1000000, 6000000, 200000, NONE, NONE, NONE], [150, 19, 35, 58, 223, 122, 242, 13]),
        RateRow([500000, 4000000, 100000, NONE, NONE, NONE], [218, 88, 160, 83, 191, 123, 39, 74]),
        RateRow([100000, 400000, 20000, NONE, NONE, NONE], [157, 201, 212, 154, 237, 30, 54, 128]),
        RateRow([200000, 800000, 40000, NONE, NONE, NONE], [84, 140, 39, 10, 237, 124, 222, 147]),
        RateRow([2500000, 10000000, NONE, NONE, NONE, NONE], [111, 238, 91, 63, 158, 97, 55, 194]),
        RateRow([150000, 600000, NONE, NONE, NONE, NONE], [50, 238, 85, 150, 114, 223, 95, 179]),
        RateRow([37500, 150000, NONE, NONE, NONE, NONE], [181, 11, 115, 236, 138, 0, 254, 228]),
        RateRow([270000, 1100000, 70000, NONE, NONE, NONE], [164, 65, 170, 47, 250, 82, 130, 70]),
        RateRow([135000, 550000, 35000, NONE, NONE, NONE], [170, 165, 59, 187, 250, 124, 57, 58]),
        RateRow([560000, 1680000, 70000, NONE, NONE, NONE], [25, 76, 16, 17, 165, 109, 40, 24]),
        RateRow([280000, 420000, 28000, NONE, NONE, NONE], [154, 210, 138, 139, 53, 241, 176, 60]),
        RateRow([140000, 280000, 28000, NONE, NONE, NONE], [213, 243, 176, 33, 188, 20, 76, 12]),
        RateRow([140000, 280000, 2800, NONE, NONE, NONE], [41, 242, 203, 200, 152, 232, 85, 147]),
        RateRow([150000, 600000, 3000, NONE, NONE, NONE], [214, 142, 190, 98, 78, 142, 150, 105]),
        RateRow([300000, 1200000, 6000, NONE, NONE, NONE], [167, 184, 154, 115, 184, 98, 0, 189]),
        RateRow([1000000, 4000000, 20000, NONE, NONE, NONE], [209, 81, 165, 116, 115, 85, 107, 48]),
        RateRow([2000000, 8000000, 40000, NONE, NONE, NONE], [232, 35, 100, 213, 207, 64, 249, 115]),
        RateRow([550000, 2190000, 140000, NONE, NONE, NONE], [68, 164, 178, 68, 48, 39, 21, 163]),
        RateRow([400000, 1200000, 200000, 280000, NONE, NONE], [23, 146, 21, 235, 149, 18, 122, 178]),
        RateRow([220000, 660000, 7000, NONE, NONE, NONE], [72, 34, 25, 20, 22, 204, 6, 14]),
        RateRow([440000, 1320000, 14000, NONE, NONE, NONE], [241, 164, 160, 193, 165, 62, 127, 13]),
        RateRow([1000000, 2000000, 20000, NONE, NONE, NONE], [62, 187, 250, 199, 123, 184, 237, 198]),
        RateRow([1500000, 4500000, 50000, NONE, NONE, NONE], [171, 85, 236, 87, 217, 254, 178, 232]),
        RateRow([3000000, 9000000, 100000, NONE, NONE, NONE], [89, 84, 209, 190, 164, 146, 154, 162]),
        RateRow([1740000, 3480000, 145000, NONE, NONE, NONE], [86, 166, 196, 252, 11, 13, 107, 45]),
        RateRow([435000, 870000, 36250, NONE, NONE, NONE], [255, 208, 57, 211, 82, 1, 99, 229]),
        RateRow([435000, 870000, 3625, NONE, NONE, NONE], [174, 185, 156, 112, 15, 105, 222, 106]),
        RateRow([660000, 1980000, 22000, NONE, NONE, NONE], [164, 77, 227, 99, 168, 61, 149, 20]),
        RateRow([1320000, 3960000, 44000, NONE, NONE, NONE], [74, 69, 233, 85, 160, 6, 182, 168]),
        RateRow([3000000, 6000000, 25000, NONE, NONE, NONE], [77, 127, 223, 49, 1, 138, 221, 83]),
        RateRow([4500000, 13500000, 150000, NONE, NONE, NONE], [138, 169, 146, 99, 42, 77, 85, 66]),
        RateRow([9000000, 27000000, 300000, NONE, NONE, NONE], [13, 104, 111, 68, 90, 208, 117, 209]),
        RateRow([500000, 3000000, 50000, 500000, NONE, NONE], [203, 182, 92, 209, 190, 44, 46, 220]),
        RateRow([2000000, 12000000, 200000, 2000000, NONE, NONE], [186, 207, 160, 213, 199, 74, 170, 138]),
        RateRow([2000000, 12000000, 200000, NONE, NONE, NONE], [186, 207, 160, 213, 199, 74, 170, 138]),
        RateRow([4000000, 18000000, 400000, NONE, NONE, NONE], [17, 208, 219, 4, 102, 171, 162, 173]),
        RateRow([125000, 375000, NONE, NONE, NONE, NONE], [38, 244, 29, 152, 109, 235, 235, 176]),
        RateRow([75000, 300000, NONE, NONE, NONE, NONE], [210, 37, 222, 70, 187, 33, 109, 192]),
        RateRow([75000, 300000, 18750, NONE, NONE, NONE], [200, 158, 176, 201, 96, 144, 153, 141]),
        RateRow([37500, 150000, 9375, NONE, NONE, NONE], [33, 26, 249, 220, 141, 188, 188, 149]),
        RateRow([37500, 150000, 10000, NONE, NONE, NONE], [78, 195, 219, 20, 42, 138, 255, 164]),
        RateRow([18750, 75000, 5000, NONE, NONE, NONE], [66, 152, 110, 165, 233, 113, 49, 136]),
        RateRow([1250000, 5000000, NONE, NONE, NONE, NONE], [180, 238, 136, 192, 106, 136, 168, 119]),
        RateRow([1250000, 5000000, 312500, NONE, NONE, NONE], [10, 88, 79, 6, 4, 14, 29, 133]),
        RateRow([625000, 2500000, 156250, NONE, NONE, NONE], [129, 167, 38, 168, 24, 47, 102, 5]),
        RateRow([100000, 400000, 25000, NONE, NONE, NONE], [201, 67, 123, 30, 76, 206, 182, 128]),
        RateRow([50000, 200000, 12500, NONE, NONE, NONE], [112, 240, 45, 227, 179, 52, 40, 140]),
        RateRow([1250000, 10000000, NONE, NONE, NONE, NONE], [43, 197, 242, 130, 70, 240, 164, 50]),
        RateRow([2500000, 15000000, NONE, NONE, NONE, NONE], [103, 162, 101, 26, 95, 131, 188, 229]),
        RateRow([625000, 5000000, NONE, NONE, NONE, NONE], [105, 182, 63, 179, 99, 195, 61, 195]),
        RateRow([1250000, 7500000, NONE, NONE, NONE, NONE], [163, 192, 240, 67, 167, 82, 164, 128]),
        RateRow([300000, 2500000, 30000, NONE, NONE, NONE], [47, 172, 77, 61, 97, 232, 109, 183]),
        RateRow([150000, 1250000, 75000, NONE, NONE, NONE], [119, 2, 28, 237, 255, 113, 237, 174]),
        RateRow([150000, 1250000, 30000, NONE, NONE, NONE], [208, 220, 153, 251, 238, 213, 87, 106]),
        RateRow([300000, 30000000, 75000, NONE, NONE, NONE], [87, 41, 204, 64, 67, 217, 232, 0]),
        RateRow([150000, 15000000, 75000, NONE, NONE, NONE], [84, 210, 243, 170, 44, 246, 205, 71]),
        RateRow([100000, 400000, 10000, NONE, NONE, NONE], [185, 58, 51, 210, 34, 82, 140, 231]),
        RateRow([50000, 200000, 25000, NONE, NONE, NONE], [98, 35, 235, 226, 219, 99, 138, 154]),
        RateRow([500000, 10000000, NONE, NONE, NONE, NONE], [253, 101, 31, 94, 117, 222, 103, 248]),
        RateRow([150000, 600000, 37500, NONE, NONE, NONE], [52, 21, 49, 108, 126, 94, 51, 183]),
        RateRow([75000, 300000, 37500, NONE, NONE, NONE], [63, 7, 179, 76, 65, 37, 192, 136]),
        RateRow([250000, 5000000, NONE, NONE, NONE, NONE], [173, 159, 227, 139, 184, 105, 47, 175]),
        RateRow([1250000, 10000000, 310000, NONE, NONE, NONE], [76, 108, 16, 50, 192, 104, 4, 184]),
        RateRow([1250000, 10000000, 125000, NONE, NONE, NONE], [239, 177, 149, 70, 139, 98, 6, 239]),
        RateRow([2500000, 15000000, 250000, NONE, NONE, NONE], [193, 165, 95, 180, 209, 133, 231, 166]),
        RateRow([625000, 5000000, 310000, NONE, NONE, NONE], [248, 11, 153, 73, 131, 86, 226, 56]),
        RateRow([625000, 5000000, 125000, NONE, NONE, NONE], [43, 97, 208, 99, 233, 177, 5, 49]),
        RateRow([1250000, 7500000, 250000, NONE, NONE, NONE], [76, 5, 253, 36, 63, 189, 133, 255]),
        RateRow([1250000, 10000000, 125000, 375000, NONE, NONE], [157, 98, 124, 161, 200, 27, 118, 156]),
        RateRow([1000000, 20000000, NONE, NONE, NONE, NONE], [160, 129, 196, 5, 112, 132, 98, 130]),
        RateRow([500000, 60000000, NONE, NONE, NONE, NONE], [135, 99, 170, 121, 245, 161, 215, 169]),
        RateRow([250000, 30000000, NONE, NONE, NONE, NONE], [160, 60, 218, 181, 75, 18, 178, 255]),
        RateRow([250000, 60000000, NONE, NONE, NONE, NONE], [81, 146, 168, 46, 168, 247, 43, 240]),
        RateRow([125000, 30000000, NONE, NONE, NONE, NONE], [160, 23, 133, 198, 56, 36, 189, 106]),
        RateRow([250000, 1500000, 25000, 1000000, NONE, NONE], [189, 160, 1, 71, 84, 161, 142, 228]),
        RateRow([250000, 1500000, 25000, NONE, NONE, NONE], [210, 196, 93, 45, 92, 53, 239, 106]),
        RateRow([125000, 750000, 12500, 500000, NONE, NONE], [122, 199, 100, 82, 234, 225, 70, 151]),
        RateRow([125000, 750000, 12500, NONE, NONE, NONE], [132, 150, 10, 0, 135, 255, 114, 7]),
        RateRow([125000, 15000000, NONE, NONE, NONE, NONE], [127, 93, 10, 28, 167, 17, 55, 14]),
        RateRow([500000, 3000000, 50000, NONE, NONE, NONE], [203, 182, 92, 209, 190, 44, 46, 220]),
        RateRow([750000, 4500000, NONE, NONE, NONE, NONE], [181, 97, 153, 101, 153, 163, 64, 41]),
        RateRow([1000000, 6000000, 100000, NONE, NONE, NONE], [38, 182, 137, 132, 129, 15, 182, 138]),
        RateRow([2000000, 9000000, 200000, NONE, NONE, NONE], [132, 88, 152, 35, 111, 224, 85, 94]),
        RateRow([2000000, 9000000, 400000, NONE, NONE, NONE], [33, 216, 24, 51, 139, 45, 4, 74]),
        RateRow([1500000, 9000000, 150000, NONE, NONE, NONE], [67, 227, 122, 144, 135, 160, 125, 41]),
        RateRow([750000, 4500000, 75000, NONE, NONE, NONE], [175, 102, 68, 245, 16, 100, 178, 49]),
        RateRow([150000, 1250000, 15000, NONE, NONE, NONE], [228, 103, 52, 121, 98, 156, 35, 9]),
        RateRow([3500000, 21000000, NONE, NONE, NONE, NONE], [235, 99, 132, 73, 129, 232, 219, 136]),
        RateRow([2000000, 12000000, NONE, NONE, NONE, NONE], [6, 122, 108, 17, 201, 149, 253, 125]),
        RateRow([1500000, 7500000, 150000, NONE, NONE, NONE], [137, 212, 142, 136, 216, 154, 105, 170]),
        RateRow([750000, 3750000, 75000, NONE, NONE, NONE], [69, 165, 83, 60, 161, 209, 181, 153]),
        RateRow([375000, 1875000, 37500, NONE, NONE, NONE], [103, 3, 33, 46, 29, 179, 24, 28]),
        RateRow([250000, 3000000, NONE, NONE, NONE, NONE], [37, 112, 104, 104, 37, 3, 139, 64]),
        RateRow([500000, 9000000, NONE, NONE, NONE, NONE], [211, 164, 226, 116, 100, 223, 134, 113]),
        RateRow([250000, 4500000, NONE, NONE, NONE, NONE], [236, 167, 78, 1, 103, 151, 139, 13]),
        RateRow([300000, 1200000, 75000, NONE, NONE, NONE], [234, 43, 149, 124, 15, 84, 199, 131]),
        RateRow([150000, 600000, 75000, NONE, NONE, NONE], [56, 238, 47, 231, 28, 176, 235, 47]),
        RateRow([250000, 1500000, 50000, NONE, NONE, NONE], [61, 218, 194, 181, 202, 148, 0, 16]),
        RateRow([2000000, 120000000, NONE, NONE, NONE, NONE], [21, 6, 183, 78, 72, 121, 141, 6]),
        RateRow([1000000, 60000000, NONE, NONE, NONE, NONE], [35, 138, 143, 91, 30, 60, 8, 122]),
        RateRow([2000000, 10000000, 100000, NONE, NONE, NONE], [206, 121, 248, 192, 23, 25, 233, 213]),
        RateRow([4000000, 20000000, 200000, NONE, NONE, NONE], [70, 233, 27, 57, 179, 11, 56, 255]),
        RateRow([1000000, 5000000, 50000, NONE, NONE, NONE], [219, 5, 128, 91, 132, 7, 248, 135]),
        RateRow([150000, 0, NONE, NONE, NONE, NONE], [155, 64, 99, 116, 20, 159, 233, 150]),
        RateRow([75000, 0, NONE, NONE, NONE, NONE], [50, 57, 73, 134, 60, 4, 207, 168]),
        RateRow([200000, 0, NONE, NONE, NONE, NONE], [132, 245, 42, 31, 35, 232, 126, 4]),
        RateRow([100000, 0, NONE, NONE, NONE, NONE], [248, 250, 80, 226, 100, 92, 236, 241]),
        RateRow([75000, 300000, 20000, NONE, NONE, NONE], [56, 33, 215, 167, 45, 197, 75, 42]),
        RateRow([150000, 1250000, 37500, NONE, NONE, NONE], [61, 154, 247, 72, 207, 205, 69, 230]),
        RateRow([1500000, 30000000, NONE, NONE, NONE, NONE], [30, 107, 92, 248, 134, 81, 164, 10]),
        RateRow([750000, 15000000, NONE, NONE, NONE, NONE], [74, 255, 141, 249, 245, 122, 67, 45]),
        RateRow([1500000, 17500000, NONE, NONE, NONE, NONE], [180, 70, 142, 49, 212, 94, 17, 177]),
        RateRow([2500000, 10000000, 625000, NONE, NONE, NONE], [218, 70, 19, 52, 198, 220, 249, 58]),
        RateRow([1000000, 5000000, 100000, NONE, NONE, NONE], [0, 85, 215, 120, 12, 175, 90, 56]),
        RateRow([500000, 2500000, 50000, NONE, NONE, NONE], [67, 36, 231, 109, 54, 40, 152, 205]),
        RateRow([650000, 650000, NONE, NONE, NONE, NONE], [240, 70, 106, 222, 133, 74, 45, 73]),
        RateRow([150000, 600000, 15000, NONE, NONE, NONE], [81, 118, 67, 251, 230, 208, 101, 163]),
        RateRow([750000, 2950000, 15000, NONE, NONE, NONE], [75, 2, 243, 254, 72, 205, 37, 124]),
        RateRow([1250000, 4250000, NONE, NONE, NONE, NONE], [32, 4, 135, 98, 79, 143, 1, 81]),
        RateRow([1250000, 4250000, 150000, NONE, NONE, NONE], [53, 84, 209, 56, 199, 194, 7, 7]),
        RateRow([100000, 200000, 2000, NONE, NONE, NONE], [195, 132, 101, 18, 151, 231, 130, 61]),
        RateRow([300000, 1200000, NONE, NONE, NONE, NONE], [146, 84, 207, 76, 17, 158, 11, 213]),
        RateRow([200000, 1100000, NONE, NONE, NONE, NONE], [196, 212, 238, 134, 211, 197, 0, 91]),
        RateRow([400000, 2200000, NONE, NONE, NONE, NONE], [61, 228, 197, 198, 5, 73, 94, 38]),
        RateRow([300000, 1200000, 30000, 375000, NONE, NONE], [79, 58, 176, 185, 245, 126, 20, 50]),
        RateRow([600000, 2400000, 30000, 375000, NONE, NONE], [238, 213, 1, 209, 24, 223, 87, 96]),
        RateRow([600000, 2400000, 60000, 375000, NONE, NONE], [53, 41, 79, 222, 71, 243, 14, 133]),
        RateRow([300000, 1200000, 60000, 375000, NONE, NONE], [163, 41, 154, 118, 83, 221, 203, 47]),
        RateRow([300000, 1200000, 60000, NONE, NONE, NONE], [199, 178, 223, 227, 162, 174, 92, 171]),
        RateRow([600000, 2400000, 120000, NONE, NONE, NONE], [93, 193, 167, 79, 253, 107, 174, 99]),
        RateRow([2100000, 8400000, 210000, 2625000, NONE, NONE], [186, 97, 228, 136, 7, 31, 43, 62]),
        RateRow([4200000, 16800000, 210000, 2625000, NONE, NONE], [215, 91, 50, 103, 130, 51, 250, 141]),
        RateRow([2100000, 8400000, 420000, 2625000, NONE, NONE], [10, 31, 170, 220, 197, 203, 84, 188]),
        RateRow([4200000, 16800000, 420000, 2625000, NONE, NONE], [189, 130, 214, 73, 101, 43, 178, 40]),
        RateRow([2100000, 8400000, 420000, NONE, NONE, NONE], [17, 81, 234, 19, 72, 93, 209, 239]),
        RateRow([4200000, 16800000, 840000, NONE, NONE, NONE], [183, 147, 177, 177, 159, 243, 77, 37]),
        RateRow([300000, 900000, 30000, NONE, NONE, NONE], [225, 65, 70, 92, 137, 186, 192, 200]),
        RateRow([300000, 900000, NONE, NONE, NONE, NONE], [64, 116, 172, 123, 205, 175, 222, 44]),
        RateRow([100000, 300000, NONE, NONE, NONE, NONE], [154, 240, 152, 147, 153, 34, 172, 211]),
        RateRow([1400000, 4400000, 140000, NONE, NONE, NONE], [246, 192, 207, 103, 189, 32, 212, 191]),
        RateRow([2000000, 5000000, NONE, NONE, NONE, NONE], [219, 156, 4, 181, 247, 105, 143, 224]),
        RateRow([500000, 1500000, NONE, NONE, NONE, NONE], [149, 173, 81, 200, 8, 108, 163, 69]),
        RateRow([200000, 200000, 20000, NONE, NONE, NONE], [3, 159, 238, 197, 241, 229, 68, 247]),
        RateRow([100000, 100000, 10000, NONE, NONE, NONE], [45, 224, 2, 135, 132, 18, 233, 74]),
        RateRow([40000, 40000, NONE, NONE, NONE, NONE], [25, 253, 202, 13, 82, 4, 0, 46]),
        RateRow([150000, 150000, 15000, NONE, NONE, NONE], [147, 17, 218, 85, 20, 100, 217, 153]),
        RateRow([100000, 100000, NONE, NONE, NONE, NONE], [250, 43, 127, 205, 94, 50, 63, 2]),
        RateRow([100000, 0, 10000, NONE, NONE, NONE], [25, 7, 46, 61, 136, 237, 69, 235]),
        RateRow([2000000, 6000000, 200000, 2000000, NONE, NONE], [71, 111, 158, 176, 128, 187, 96, 243]),
        RateRow([500000, 1500000, 50000, NONE, NONE, NONE], [44, 72, 15, 40, 221, 26, 70, 136]),
        RateRow([680000, 2090000, 70000, NONE, NONE, NONE], [184, 135, 95, 35, 66, 190, 70, 252]),
        RateRow([1360000, 4180000, 140000, NONE, NONE, NONE], [219, 69, 251, 147, 122, 65, 178, 214]),
        RateRow([150000, 150000, NONE, NONE, NONE, NONE], [214, 161, 108, 0, 56, 95, 102, 4]),
        RateRow([250000, 250000, NONE, NONE, NONE, NONE], [224, 244, 107, 210, 203, 24, 188, 212]),
        RateRow([700000, 700000, NONE, NONE, NONE, NONE], [187, 25, 16, 195, 44, 234, 235, 85]),
        RateRow([570000, 2300000, NONE, NONE, NONE, NONE], [133, 109, 193, 139, 187, 62, 47, 153]),
        RateRow([600000, 2500000, 150000, NONE, NONE, NONE], [51, 81, 249, 122, 173, 155, 135, 85]),
        RateRow([600000, 3000000, 100000, NONE, NONE, NONE], [38, 200, 4, 45, 183, 221, 233, 245]),
        RateRow([950000, 4000000, 160000, NONE, NONE, NONE], [96, 140, 193, 192, 158, 115, 105, 98]),
        RateRow([950000, 4000000, 190000, NONE, NONE, NONE], [200, 101, 56, 248, 60, 147, 172, 156]),
        RateRow([1900000, 8000000, 380000, NONE, NONE, NONE], [78, 33, 174, 223, 58, 157, 123, 143]),
        RateRow([1150000, 8000000, 150000, NONE, NONE, NONE], [171, 254, 100, 207, 184, 187, 26, 231]),
        RateRow([2400000, 10000000, 600000, NONE, NONE, NONE], [2, 124, 176, 39, 40, 176, 213, 234]),
        RateRow([3000000, 15000000, 300000, NONE, NONE, NONE], [46, 2, 214, 61, 107, 122, 19, 193]),
        RateRow([3000000, 15000000, 300000, 3000000, 6000000, NONE], [215, 119, 137, 145, 223, 97, 33, 40]),
        RateRow([2000000, 10000000, 200000, 2000000, 4000000, NONE], [184, 206, 29, 235, 86, 38, 144, 73]),
        RateRow([4000000, 20000000, 200000, 4000000, 8000000, NONE], [162, 244, 98, 170, 80, 78, 7, 252]),
        RateRow([3000000, 15000000, 300000, 3000000, NONE, NONE], [46, 2, 214, 61, 107, 122, 19, 193]),
        RateRow([1000000, 3000000, NONE, NONE, NONE, NONE], [186, 212, 4, 175, 16, 28, 86, 208]),
        RateRow([200000, 2000000, NONE, NONE, NONE, NONE], [179, 229, 136, 114, 105, 248, 5, 31]),
        RateRow([20000000, 100000000, 2000000, NONE, NONE, NONE], [229, 188, 31, 80, 209, 189, 98, 178]),
        RateRow([400000, 400000, NONE, NONE, NONE, NONE], [135, 92, 246, 29, 224, 184, 238, 79]),
        RateRow([500000, 500000, NONE, NONE, NONE, NONE], [250, 49, 213, 225, 245, 206, 33, 184]),
        RateRow([200000, 200000, NONE, NONE, NONE, NONE], [197, 108, 171, 203, 68, 170, 102, 87]),
        RateRow([5000000, 15000000, NONE, NONE, NONE, NONE], [150, 148, 136, 193, 230, 9, 108, 50]),
        RateRow([5000000, 10000000, 1250000, NONE, NONE, NONE], [218, 16, 5, 51, 65, 86, 124, 236]),
        RateRow([1500000, 6000000, 375000, NONE, NONE, NONE], [70, 155, 73, 232, 136, 167, 197, 212]),
        RateRow([1500000, 6000000, NONE, NONE, NONE, NONE], [122, 60, 199, 54, 1, 234, 219, 203]),
        RateRow([750000, 3000000, NONE, NONE, NONE, NONE], [255, 173, 174, 13, 105, 31, 101, 84]),
        RateRow([750000, 3000000, 187500, NONE, NONE, NONE], [214, 97, 36, 147, 135, 106, 163, 143]),
        RateRow([3000000, 12000000, NONE, NONE, NONE, NONE], [254, 184, 166, 27, 58, 123, 150, 16]),
        RateRow([2000000, 2000000, NONE, NONE, NONE, NONE], [91, 155, 134, 50, 245, 234, 210, 144]),
        RateRow([20000000, 20000000, NONE, NONE, NONE, NONE], [253, 127, 109, 193, 3, 21, 134, 168]),
        RateRow([1000000, 1000000, NONE, NONE, NONE, NONE], [60, 147, 219, 3, 79, 197, 157, 237]),
        RateRow([3000000, 6000000, NONE, NONE, NONE, NONE], [169, 162, 172, 207, 170, 102, 56, 198]),
        RateRow([3750000, 15000000, NONE, NONE, NONE, NONE], [181, 247, 67, 101, 248, 212, 181, 59]),
        RateRow([1500000, 2000000, NONE, NONE, NONE, NONE], [34, 120, 194, 1, 102, 172, 143, 124]),
        RateRow([500000, 1500000, 1250000, NONE, NONE, NONE], [73, 2, 137, 87, 241, 204, 7, 69]),
        RateRow([250000, 750000, 625000, NONE, NONE, NONE], [111, 201, 185, 192, 55, 78, 59, 222]),
        RateRow([250000, 750000, NONE, NONE, NONE, NONE], [165, 41, 96, 9, 216, 230, 143, 27]),
        RateRow([1000000, 2000000, NONE, NONE, NONE, NONE], [135, 62, 87, 204, 174, 107, 92, 48]),
        RateRow([500000, 1000000, NONE, NONE, NONE, NONE], [60, 14, 173, 120, 4, 159, 3, 79]),
        RateRow([3000000, 4000000, NONE, NONE, NONE, NONE], [175, 149, 192, 194, 219, 254, 190, 92]),
        RateRow([750000, 1000000, NONE, NONE, NONE, NONE], [19, 68, 225, 243, 31, 160, 81, 35]),
        RateRow([10000000, 30000000, NONE, NONE, NONE, NONE], [111, 221, 54, 20, 167, 112, 191, 136]),
        RateRow([30000000, 60000000, NONE, NONE, NONE, NONE], [80, 89, 92, 140, 46, 92, 10, 95]),
        RateRow([15000000, 30000000, NONE, NONE, NONE, NONE], [78, 41, 19, 230, 68, 252, 76, 231]),
        RateRow([30000000, 60000000, 15000000, 30000000, NONE, NONE], [43, 153, 156, 101, 106, 33, 203, 42]),
        RateRow([2000000, 8000000, NONE, NONE, NONE, NONE], [241, 187, 244, 188, 192, 126, 193, 216]),
        RateRow([2000000, 8000000, 500000, NONE, NONE, NONE], [138, 162, 124, 108, 73, 53, 106, 252]),
        RateRow([1000000, 4000000, 250000, NONE, NONE, NONE], [78, 224, 8, 145, 251, 3, 37, 198]),
        RateRow([3500000, 14000000, 875000, NONE, NONE, NONE], [192, 214, 15, 71, 241, 115, 125, 163]),
        RateRow([400000, 1600000, 100000, NONE, NONE, NONE], [209, 201, 141, 123, 139, 193, 108, 3]),
        RateRow([200000, 800000, 50000, NONE, NONE, NONE], [88, 123, 227, 182, 0, 222, 250, 72]),
        RateRow([700000, 2800000, 175000, NONE, NONE, NONE], [186, 150, 241, 73, 212, 168, 135, 66]),
        RateRow([60000000, 120000000, NONE, NONE, NONE, NONE], [79, 69, 255, 67, 32, 24, 187, 183]),
        RateRow([75000000, 150000000, NONE, NONE, NONE, NONE], [134, 108, 29, 117, 128, 203, 206, 228]),
        RateRow([75000000, 150000000, 37500000, NONE, NONE, NONE], [59, 24, 92, 114, 193, 29, 131, 51]),
        RateRow([37500000, 75000000, NONE, NONE, NONE, NONE], [73, 12, 203, 202, 146, 124, 82, 57]),
        RateRow([37500000, 75000000, 18750000, NONE, NONE, NONE], [144, 44, 117, 82, 105, 166, 182, 186]),
        RateRow([10000000, 30000000, 5000000, 10000000, NONE, NONE], [52, 126, 242, 72, 5, 229, 235, 24]),
        RateRow([2500000, 10000000, 1250000, NONE, NONE, NONE], [157, 214, 56, 246, 236, 149, 138, 106]),
        RateRow([1250000, 5000000, 625000, NONE, NONE, NONE], [93, 6, 33, 172, 161, 221, 71, 103]),
        RateRow([4250000, 17000000, 2125000, NONE, NONE, NONE], [232, 96, 143, 141, 116, 242, 90, 93]),
        RateRow([8750000, 26250000, NONE, NONE, NONE, NONE], [56, 204, 140, 84, 160, 114, 75, 175]),
        RateRow([250000, 1000000, 125000, NONE, NONE, NONE], [131, 5, 201, 19, 96, 69, 34, 61]),
        RateRow([150000, 600000, 75000, 150000, NONE, NONE], [56, 238, 47, 231, 28, 176, 235, 47]),
        RateRow([600000, 2400000, 300000, NONE, NONE, NONE], [106, 0, 76, 189, 112, 3, 13, 145]),
        RateRow([600000, 12000000, NONE, NONE, NONE, NONE], [204, 140, 191, 63, 220, 66, 46, 124]),
        RateRow([5000000, 20000000, 2500000, NONE, NONE, NONE], [108, 126, 147, 224, 57, 190, 31, 87]),
        RateRow([6000000, 18000000, NONE, NONE, NONE, NONE], [167, 235, 241, 138, 248, 180, 133, 184]),
        RateRow([625000, 5000000, 62500, NONE, NONE, NONE], [183, 172, 14, 29, 237, 89, 84, 149]),
        RateRow([2500000, 20000000, 250000, NONE, NONE, NONE], [43, 104, 12, 194, 23, 81, 180, 74]),
        RateRow([1250000, 10000000, 130000, NONE, NONE, NONE], [85, 131, 158, 132, 230, 11, 30, 166]),
        RateRow([625000, 5000000, 65000, NONE, NONE, NONE], [250, 2, 199, 26, 227, 144, 8, 239]),
        RateRow([1250000, 10000000, 125000, 1250000, NONE, NONE], [239, 177, 149, 70, 139, 98, 6, 239]),
        RateRow([250000, 2000000, 25000, NONE, NONE, NONE], [230, 27, 55, 137, 236, 197, 180, 69]),
        RateRow([125000, 1000000, 12500, NONE, NONE, NONE], [122, 109, 108, 176, 69, 155, 97, 34]),
        RateRow([1750000, 14000000, 175000, NONE, NONE, NONE], [180, 100, 61, 245, 89, 42, 152, 41]),
        RateRow([875000, 7000000, 87500, NONE, NONE, NONE], [194, 124, 93, 155, 60, 114, 143, 236]),
        RateRow([3500000, 28000000, 350000, NONE, NONE, NONE], [48, 61, 165, 194, 184, 47, 47, 8]),
        RateRow([1750000, 14000000, 175000, 1750000, NONE, NONE], [180, 100, 61, 245, 89, 42, 152, 41]),
        RateRow([21000000, 168000000, NONE, NONE, NONE, NONE], [37, 59, 37, 217, 100, 23, 112, 119]),
        RateRow([10500000, 84000000, NONE, NONE, NONE, NONE], [217, 93, 170, 75, 240, 21, 45, 55]),
        RateRow([5000000, 22500000, 500000, NONE, NONE, NONE], [148, 176, 92, 149, 38, 140, 121, 133]),
        RateRow([1250000, 7500000, 125000, NONE, NONE, NONE], [90, 254, 219, 142, 51, 207, 118, 70]),
        RateRow([2500000, 11250000, 250000, NONE, NONE, NONE], [51, 124, 73, 115, 29, 202, 230, 124]),
        RateRow([5000000, 30000000, 500000, NONE, NONE, NONE], [198, 74, 145, 197, 155, 130, 127, 17]),
        RateRow([8000000, 15000000, 2000000, NONE, NONE, NONE], [111, 233, 229, 179, 45, 244, 82, 111]),
        RateRow([375000, 2250000, 37500, NONE, NONE, NONE], [31, 255, 200, 126, 145, 111, 201, 158]),
        RateRow([200000, 1250000, 20000, NONE, NONE, NONE], [187, 152, 38, 173, 98, 255, 150, 213]),
        RateRow([100000, 625000, 10000, NONE, NONE, NONE], [211, 202, 156, 165, 162, 121, 139, 82]),
        RateRow([30000000, 180000000, NONE, NONE, NONE, NONE], [5, 222, 210, 230, 128, 123, 155, 193]),
        RateRow([60000000, 270000000, NONE, NONE, NONE, NONE], [137, 15, 207, 68, 53, 255, 175, 124]),
        RateRow([15000000, 90000000, NONE, NONE, NONE, NONE], [253, 8, 122, 23, 172, 78, 111, 203]),
        RateRow([30000000, 135000000, NONE, NONE, NONE, NONE], [154, 226, 73, 104, 138, 222, 45, 251]),
        RateRow([10000000, 45000000, 1000000, NONE, NONE, NONE], [62, 87, 210, 28, 209, 51, 30, 201]),
        RateRow([12500000, 75000000, 1250000, NONE, NONE, NONE], [153, 212, 230, 186, 6, 209, 235, 138]),
        RateRow([6250000, 37500000, 625000, NONE, NONE, NONE], [36, 56, 198, 155, 111, 161, 179, 40]),
        RateRow([5000000, 30000000, 500000, 6250000, 12500000, NONE], [13, 92, 157, 114, 221, 128, 156, 106]),
        RateRow([10000000, 45000000, 1000000, 12500000, 25000000, NONE], [58, 246, 125, 184, 47, 154, 36, 80]),
        RateRow([4000000, 20000000, 400000, 5000000, 10000000, NONE], [113, 92, 12, 171, 73, 35, 111, 144]),
        RateRow([8000000, 30000000, 800000, 10000000, 20000000, NONE], [242, 233, 34, 125, 87, 47, 139, 59]),
        RateRow([2500000, 15000000, 250000, 3125000, 6250000, NONE], [209, 211, 84, 181, 66, 114, 182, 26]),
        RateRow([5000000, 22500000, 500000, 6250000, 12500000, NONE], [114, 231, 89, 89, 149, 51, 237, 59]),
        RateRow([2000000, 10000000, 200000, 2500000, 5000000, NONE], [188, 186, 12, 206, 52, 41, 193, 195]),
        RateRow([4000000, 15000000, 400000, 5000000, 10000000, NONE], [237, 226, 82, 1, 168, 189, 235, 171]),
        RateRow([10000000, 60000000, 1000000, 12500000, 25000000, NONE], [69, 235, 190, 62, 96, 53, 68, 144]),
        RateRow([8000000, 40000000, 800000, 10000000, 20000000, NONE], [29, 183, 237, 44, 160, 102, 63, 187]),
        RateRow([12500000, 75000000, 1250000, 15625000, 31250000, NONE], [96, 32, 38, 134, 38, 232, 143, 193]),
        RateRow([6250000, 37500000, 625000, 7812500, 15625000, NONE], [201, 1, 33, 142, 175, 177, 89, 10]),
        RateRow([1000000, 6000000, 100000, 1250000, 2500000, NONE], [45, 88, 163, 213, 46, 34, 197, 12]),
        RateRow([2000000, 9000000, 200000, 2500000, 5000000, NONE], [9, 189, 234, 75, 47, 225, 89, 116]),
        RateRow([200000, 1200000, 20000, 250000, 500000, NONE], [22, 14, 102, 95, 4, 63, 175, 140]),
        RateRow([400000, 1800000, 40000, 500000, 1000000, NONE], [82, 6, 240, 125, 141, 28, 166, 130]),
        RateRow([500000, 3000000, 50000, 625000, 1250000, NONE], [163, 185, 22, 47, 127, 112, 195, 146]),
        RateRow([1000000, 4500000, 100000, 1250000, 2500000, NONE], [54, 102, 181, 35, 193, 175, 65, 237]),
        RateRow([100000, 600000, 10000, 125000, 250000, NONE], [110, 230, 227, 31, 31, 57, 43, 111]),
        RateRow([200000, 900000, 20000, 250000, 500000, NONE], [16, 166, 55, 142, 237, 219, 145, 166]),
        RateRow([2000000, 12000000, 200000, 2500000, 5000000, NONE], [175, 60, 41, 0, 163, 7, 220, 35]),
        RateRow([400000, 2400000, 40000, 500000, 1000000, NONE], [62, 169, 202, 250, 247, 27, 111, 204]),
        RateRow([4000000, 18000000, 400000, 5000000, 10000000, NONE], [174, 183, 225, 76, 67, 8, 70, 0]),
        RateRow([1250000, 7500000, 125000, 1562500, 3125000, NONE], [47, 14, 167, 198, 22, 139, 204, 90]),
        RateRow([2500000, 11250000, 250000, 3125000, 6250000, NONE], [15, 110, 162, 40, 248, 198, 81, 90]),
        RateRow([4000000, 24000000, 400000, 5000000, 10000000, NONE], [86, 119, 165, 183, 28, 192, 66, 250]),
        RateRow([10000000, 10000000, 1250000, NONE, NONE, NONE], [100, 58, 172, 53, 160, 165, 56, 26]),
        RateRow([2500000, 2000000, 250000, NONE, NONE, NONE], [196, 135, 186, 118, 251, 253, 139, 71]),
        RateRow([125000, 1000000, NONE, NONE, NONE, NONE], [83, 36, 130, 67, 81, 98, 135, 128]),
        RateRow([450000, 3600000, 45000, NONE, NONE, NONE], [7, 167, 199, 249, 130, 244, 13, 237]),
        RateRow([50000, 400000, 5000, NONE, NONE, NONE], [140, 56, 176, 23, 128, 226, 220, 183]),
        RateRow([25000, 200000, NONE, NONE, NONE, NONE], [102, 216, 179, 75, 122, 169, 188, 231]),
        RateRow([25000, 200000, 2500, NONE, NONE, NONE], [198, 161, 245, 151, 68, 206, 241, 131]),
        RateRow([15000000, 120000000, NONE, NONE, NONE, NONE], [33, 51, 91, 66, 27, 17, 253, 223]),
        RateRow([7500000, 60000000, NONE, NONE, NONE, NONE], [63, 160, 235, 147, 249, 144, 173, 92]),
        RateRow([2000000, 10000000, 100000, 2500000, 5000000, NONE], [32, 86, 243, 97, 21, 119, 139, 80]),
        RateRow([4000000, 15000000, 200000, 5000000, 10000000, NONE], [251, 149, 119, 128, 0, 71, 82, 191]),
        RateRow([1000000, 5000000, 50000, 1250000, 2500000, NONE], [171, 132, 104, 83, 91, 61, 176, 234]),
        RateRow([2000000, 7500000, 100000, 2500000, 5000000, NONE], [195, 180, 0, 174, 248, 239, 244, 97]),
        RateRow([4000000, 20000000, 200000, 5000000, 10000000, NONE], [9, 75, 64, 205, 51, 100, 216, 101]),
        RateRow([2000000, 10000000, 100000, 2500000, NONE, NONE], [15, 26, 55, 3, 5, 85, 234, 134]),
        RateRow([500000, 2500000, 25000, 625000, 1250000, NONE], [125, 31, 184, 66, 23, 75, 192, 126]),
        RateRow([1000000, 3750000, 50000, 1250000, 2500000, NONE], [105, 230, 98, 139, 105, 255, 180, 166]),
        RateRow([10000000, 50000000, 1000000, 12500000, 25000000, NONE], [30, 99, 209, 200, 165, 6, 142, 11]),
        RateRow([20000000, 75000000, 2000000, 25000000, 50000000, NONE], [14, 9, 146, 41, 85, 230, 106, 129]),
        RateRow([5000000, 25000000, 500000, 6250000, 12500000, NONE], [207, 29, 19, 200, 43, 148, 1, 214]),
        RateRow([10000000, 37500000, 1000000, 12500000, 25000000, NONE], [209, 146, 163, 247, 152, 78, 70, 173]),
        RateRow([20000000, 100000000, 2000000, 25000000, 50000000, NONE], [195, 22, 181, 197, 11, 135, 121, 45]),
        RateRow([10000000, 50000000, 1000000, 12500000, NONE, NONE], [55, 223, 195, 250, 41, 54, 166, 138]),
        RateRow([20000000, 100000000, 2000000, 25000000, NONE, NONE], [101, 77, 214, 119, 79, 60, 57, 105]),
        RateRow([100000, 500000, 10000, 125000, 250000, NONE], [206, 23, 224, 216, 61, 241, 49, 131]),
        RateRow([200000, 750000, 20000, 250000, 500000, NONE], [83, 250, 203, 176, 26, 10, 64, 113]),
        RateRow([50000, 250000, 5000, 62500, 125000, NONE], [159, 137, 14, 1, 146, 168, 242, 24]),
        RateRow([100000, 375000, 10000, 125000, 250000, NONE], [68, 116, 242, 210, 162, 39, 237, 7]),
        RateRow([200000, 1000000, 20000, 250000, 500000, NONE], [212, 247, 232, 100, 185, 188, 253, 13]),
        RateRow([100000, 500000, 10000, 125000, NONE, NONE], [100, 83, 145, 23, 138, 213, 92, 5]),
        RateRow([15000000, 75000000, 1500000, 18750000, NONE, NONE], [44, 142, 120, 236, 224, 250, 34, 96]),
        RateRow([30000000, 112500000, 3000000, 37500000, NONE, NONE], [161, 224, 92, 40, 207, 97, 156, 144]),
        RateRow([1000000, 5000000, 100000, 1250000, 2500000, NONE], [242, 78, 151, 21, 41, 34, 6, 3]),
        RateRow([2000000, 7500000, 200000, 2500000, 5000000, NONE], [79, 148, 78, 122, 14, 198, 52, 227]),
        RateRow([2000000, 10000000, 200000, 2500000, NONE, NONE], [55, 165, 187, 210, 252, 240, 90, 147]),
        RateRow([600000, 2400000, NONE, NONE, NONE, NONE], [180, 251, 46, 125, 223, 108, 80, 93]),
        RateRow([5000000, 40000000, 1250000, NONE, NONE, NONE], [35, 51, 141, 85, 210, 82, 8, 175]),
        RateRow([2000000, 8000000, 200000, NONE, NONE, NONE], [254, 108, 216, 216, 85, 135, 58, 117]),
        RateRow([5000000, 30000000, 1250000, NONE, NONE, NONE], [251, 142, 255, 25, 105, 175, 237, 182]),
        RateRow([2500000, 15000000, 625000, NONE, NONE, NONE], [169, 234, 37, 177, 254, 192, 92, 129]),
        RateRow([39000, 180000, NONE, NONE, NONE, NONE], [204, 135, 168, 173, 47, 182, 255, 20]),
        RateRow([29000, 140000, NONE, NONE, NONE, NONE], [144, 37, 24, 35, 163, 151, 231, 1]),
        RateRow([75000, 300000, 37000, NONE, NONE, NONE], [171, 206, 186, 5, 34, 78, 96, 228]),
        RateRow([4000000, 16000000, 400000, NONE, NONE, NONE], [182, 48, 206, 24, 4, 66, 234, 142]),
        RateRow([4000000, 24000000, 400000, NONE, NONE, NONE], [130, 62, 37, 63, 102, 45, 122, 45]),
        RateRow([600000, 2400000, 60000, NONE, NONE, NONE], [146, 213, 115, 185, 242, 91, 231, 30]),
        RateRow([5000000, 25000000, 500000, NONE, NONE, NONE], [184, 3, 224, 243, 93, 76, 222, 166]),
        RateRow([15000000, 60000000, NONE, NONE, NONE, NONE], [254, 113, 46, 86, 48, 95, 0, 192]),
        RateRow([15000000, 60000000, 7500000, NONE, NONE, NONE], [182, 106, 158, 97, 162, 56, 231, 19]),
        RateRow([7500000, 30000000, NONE, NONE, NONE, NONE], [63, 80, 90, 157, 253, 55, 196, 93]),
        RateRow([7500000, 30000000, 3750000, NONE, NONE, NONE], [70, 40, 6, 55, 247, 23, 148, 216]),
        RateRow([1100000, 4400000, 550000, NONE, NONE, NONE], [238, 132, 70, 99, 102, 209, 212, 80]),
        RateRow([550000, 2200000, 275000, NONE, NONE, NONE], [29, 219, 16, 232, 115, 105, 196, 253]),
        RateRow([150000000, 600000000, NONE, NONE, NONE, NONE], [207, 134, 51, 35, 208, 43, 152, 110]),
        RateRow([75000000, 300000000, NONE, NONE, NONE, NONE], [44, 120, 237, 52, 38, 126, 236, 197]),
        RateRow([10000000, 40000000, 2500000, NONE, NONE, NONE], [98, 144, 133, 184, 32, 181, 176, 147]),
        RateRow([1100000, 4400000, NONE, NONE, NONE, NONE], [172, 253, 115, 254, 34, 9, 102, 4]),
        RateRow([550000, 2200000, NONE, NONE, NONE, NONE], [83, 38, 146, 82, 34, 247, 132, 239]),
        RateRow([1100000, 4400000, 550000, 1100000, NONE, NONE], [238, 132, 70, 99, 102, 209, 212, 80]),
        RateRow([20000000, 80000000, NONE, NONE, NONE, NONE], [62, 49, 20, 61, 51, 9, 169, 46]),
        RateRow([10000000, 40000000, NONE, NONE, NONE, NONE], [178, 151, 156, 138, 212, 246, 249, 158]),
        RateRow([1100000, 4400000, 275000, NONE, NONE, NONE], [163, 99, 120, 101, 99, 221, 124, 213]),
        RateRow([550000, 2200000, 137500, NONE, NONE, NONE], [242, 31, 21, 134, 179, 225, 132, 200]),
        RateRow([550000, 2200000, 138000, NONE, NONE, NONE], [25, 169, 192, 84, 221, 51, 165, 230]),
        RateRow([1100000, 4400000, 275000, 1100000, NONE, NONE], [163, 99, 120, 101, 99, 221, 124, 213]),
        RateRow([130000, 0, NONE, NONE, NONE, NONE], [142, 95, 176, 62, 102, 147, 110, 234]),
        RateRow([65000, 0, NONE, NONE, NONE, NONE], [168, 5, 14, 118, 254, 85, 211, 10]),
        RateRow([20000, 0, NONE, NONE, NONE, NONE], [99, 224, 86, 205, 111, 32, 71, 70]),
        RateRow([10000, 0, NONE, NONE, NONE, NONE], [39, 72, 95, 128, 137, 200, 204, 163]),
        RateRow([50000, 0, NONE, NONE, NONE, NONE], [86, 156, 244, 146, 241, 174, 96, 50]),
        RateRow([300000, 2500000, NONE, NONE, NONE, NONE], [204, 1, 128, 109, 227, 121, 108, 45]),
        RateRow([2500000, 12500000, 625000, NONE, NONE, NONE], [90, 139, 179, 250, 38, 173, 171, 167]),
        RateRow([3000000, 15000000, 300000, 3750000, NONE, NONE], [83, 198, 44, 57, 2, 88, 3, 87]),
        RateRow([10000000, 50000000, 250000, 12500000, NONE, NONE], [61, 119, 127, 247, 211, 222, 234, 200]),
        RateRow([5000000, 25000000, 125000, 6250000, NONE, NONE], [229, 67, 74, 195, 180, 234, 179, 128]),
        RateRow([5000000, 25000000, 500000, 6250000, NONE, NONE], [47, 219, 130, 239, 138, 98, 162, 110]),
        RateRow([1000000, 5000000, 100000, 1250000, NONE, NONE], [97, 229, 86, 215, 222, 192, 54, 188]),
        RateRow([500000, 2500000, 50000, 625000, NONE, NONE], [185, 147, 1, 229, 44, 205, 206, 38]),
        RateRow([7500000, 37500000, 750000, 9375000, NONE, NONE], [65, 135, 218, 197, 248, 10, 249, 213]),
        RateRow([2500000, 12500000, 250000, 3125000, NONE, NONE], [189, 7, 14, 140, 105, 134, 29, 97]),
        RateRow([30000000, 150000000, 3000000, 37500000, NONE, NONE], [254, 30, 36, 54, 219, 196, 232, 155]),
        RateRow([4000000, 20000000, 200000, 5000000, NONE, NONE], [162, 144, 169, 214, 168, 104, 200, 113]),
        RateRow([6000000, 22500000, 600000, 7500000, NONE, NONE], [56, 39, 81, 66, 121, 76, 136, 253]),
        RateRow([1500000, 7500000, 150000, 1875000, NONE, NONE], [229, 181, 158, 235, 50, 142, 204, 206]),
        RateRow([3000000, 11250000, 300000, 3750000, NONE, NONE], [51, 96, 70, 76, 171, 116, 7, 237]),
        RateRow([1000000, 5000000, 50000, 1250000, NONE, NONE], [176, 1, 139, 167, 235, 112, 87, 64]),
        RateRow([420000, 1250000, NONE, NONE, NONE, NONE], [150, 14, 167, 94, 208, 245, 29, 203]),
        RateRow([500000, 4000000, NONE, NONE, NONE, NONE], [80, 186, 140, 198, 163, 76, 209, 179]),
        RateRow([100000, 800000, NONE, NONE, NONE, NONE], [100, 25, 80, 208, 171, 174, 255, 247]),
        RateRow([1000000, 6000000, NONE, NONE, NONE, NONE], [100, 144, 32, 215, 24, 153, 218, 66]),
        RateRow([100000, 200000, NONE, NONE, NONE, NONE], [37, 154, 117, 238, 250, 23, 217, 109]),
        RateRow([300000, 1500000, 150000, NONE, NONE, NONE], [228, 228, 51, 43, 67, 228, 87, 95]),
        RateRow([380000, 890000, NONE, NONE, NONE, NONE], [40, 229, 255, 39, 240, 99, 25, 75]),
        RateRow([320000, 890000, NONE, NONE, NONE, NONE], [207, 215, 45, 148, 89, 50, 26, 62]),
        RateRow([257400, 1028700, NONE, NONE, NONE, NONE], [177, 74, 222, 84, 32, 58, 170, 12]),
        RateRow([300000, 880000, NONE, NONE, NONE, NONE], [51, 114, 193, 14, 174, 201, 46, 240]),
        RateRow([290000, 1140000, 110000, NONE, NONE, NONE], [40, 67, 116, 116, 1, 65, 94, 99]),
        RateRow([250000, 1000000, 110000, NONE, NONE, NONE], [208, 150, 159, 18, 94, 184, 7, 40]),
        RateRow([210000, 790000, 130000, NONE, NONE, NONE], [130, 33, 214, 51, 104, 103, 48, 186]),
        RateRow([250000, 950000, 130000, NONE, NONE, NONE], [156, 16, 170, 112, 119, 138, 17, 223]),
        RateRow([550000, 1650000, NONE, NONE, NONE, NONE], [21, 3, 230, 71, 231, 208, 25, 135]),
        RateRow([270000, 1000000, NONE, NONE, NONE, NONE], [47, 254, 120, 254, 160, 227, 249, 149]),
        RateRow([450000, 2150000, NONE, NONE, NONE, NONE], [199, 238, 110, 253, 155, 253, 211, 251]),
        RateRow([700000, 2500000, NONE, NONE, NONE, NONE], [247, 75, 103, 143, 156, 16, 123, 166]),
        RateRow([500000, 2150000, NONE, NONE, NONE, NONE], [113, 7, 85, 9, 26, 82, 109, 64]),
        RateRow([500000, 2150000, 350000, NONE, NONE, NONE], [95, 197, 91, 108, 112, 85, 229, 218]),
        RateRow([180000, 180000, NONE, NONE, NONE, NONE], [188, 203, 127, 194, 187, 25, 197, 239]),
        RateRow([120000, 180000, NONE, NONE, NONE, NONE], [232, 31, 139, 107, 35, 18, 39, 233]),
        RateRow([230000, 900000, NONE, NONE, NONE, NONE], [150, 162, 12, 190, 62, 148, 90, 176]),
        RateRow([228800, 343200, NONE, NONE, NONE, NONE], [39, 5, 128, 154, 45, 64, 98, 10]),
        RateRow([260000, 380000, 130000, NONE, NONE, NONE], [169, 127, 198, 122, 157, 251, 69, 207]),
        RateRow([270000, 410000, NONE, NONE, NONE, NONE], [220, 160, 91, 106, 122, 64, 53, 222]),
        RateRow([44800, 80000, 1600, NONE, NONE, NONE], [39, 177, 185, 124, 163, 255, 63, 246]),
        RateRow([34400, 80000, 1600, NONE, NONE, NONE], [153, 66, 24, 215, 88, 240, 218, 70]),
        RateRow([35200, 11200, 1600, NONE, NONE, NONE], [192, 87, 219, 184, 125, 37, 6, 42]),
        RateRow([210000, 840000, 4200, NONE, NONE, NONE], [151, 36, 146, 181, 55, 34, 104, 29]),
        RateRow([11000, 200000, 2000, NONE, NONE, NONE], [204, 176, 40, 225, 43, 85, 62, 36]),
        RateRow([50000, 150000, 4000, NONE, NONE, NONE], [197, 8, 107, 48, 22, 34, 57, 40]),
        RateRow([98300, 196600, 19700, NONE, NONE, NONE], [11, 202, 79, 191, 84, 191, 55, 57]),
        RateRow([91000, 182000, 18200, NONE, NONE, NONE], [191, 136, 116, 31, 225, 176, 161, 200]),
        RateRow([140000, 280000, 30000, NONE, NONE, NONE], [139, 255, 110, 56, 172, 135, 216, 201]),
        RateRow([105000, 210000, 21000, NONE, NONE, NONE], [65, 179, 215, 158, 38, 202, 117, 237]),
        RateRow([150000, 150000, 42000, NONE, NONE, NONE], [232, 100, 149, 163, 4, 255, 225, 78]),
        RateRow([140000, 280000, 70000, NONE, NONE, NONE], [0, 126, 218, 93, 102, 203, 1, 30]),
        RateRow([140000, 280000, 50000, NONE, NONE, NONE], [98, 226, 24, 197, 212, 100, 117, 24]),
        RateRow([48000, 144000, 12000, NONE, NONE, NONE], [106, 239, 174, 177, 80, 100, 170, 0]),
        RateRow([215600, 646800, 6860, NONE, NONE, NONE], [113, 58, 250, 130, 183, 227, 152, 183]),
        RateRow([422472, 844944, 35206, NONE, NONE, NONE], [30, 83, 152, 172, 171, 151, 16, 221]),
        RateRow([955260, 1910520, 79605, NONE, NONE, NONE], [34, 189, 67, 227, 81, 73, 124, 159]),
        RateRow([1416000, 2832000, 118000, NONE, NONE, NONE], [237, 43, 191, 205, 42, 8, 134, 158]),
        RateRow([300000, 2500000, 75000, 383300, NONE, NONE], [214, 17, 164, 242, 204, 235, 96, 75]),
        RateRow([300000, 2500000, 30000, 83333, NONE, NONE], [104, 189, 53, 127, 162, 245, 101, 98]),
        RateRow([100000, 400000, 10000, 83333, NONE, NONE], [50, 16, 0, 28, 79, 38, 208, 202]),
        RateRow([50000, 200000, 10000, 41667, NONE, NONE], [166, 243, 248, 245, 89, 138, 248, 144]),
        RateRow([300000, 2500000, 75000, 383000, NONE, NONE], [238, 42, 111, 98, 82, 235, 131, 11]),
        RateRow([150000, 3500000, NONE, NONE, NONE, NONE], [159, 233, 190, 228, 158, 191, 196, 105]),
        RateRow([150000, 1250000, 30000, 41667, NONE, NONE], [99, 83, 76, 248, 189, 217, 113, 156]),
        RateRow([1250000, 10000000, 310000, 1625000, NONE, NONE], [42, 2, 248, 1, 72, 110, 88, 38]),
        RateRow([2500000, 15000000, 250000, 375000, NONE, NONE], [71, 106, 252, 172, 68, 200, 196, 0]),
        RateRow([625000, 5000000, 125000, 187500, NONE, NONE], [78, 254, 181, 253, 38, 89, 126, 215]),
        RateRow([1250000, 7500000, 250000, 187500, NONE, NONE], [66, 10, 2, 191, 210, 23, 2, 142]),
        RateRow([250000, 1500000, 25000, 83333, NONE, NONE], [161, 184, 89, 206, 211, 241, 146, 120]),
        RateRow([125000, 750000, 12500, 41667, NONE, NONE], [99, 7, 31, 59, 137, 169, 63, 198]),
        RateRow([2000000, 12000000, 200000, 375000, NONE, NONE], [94, 151, 163, 53, 165, 242, 121, 86]),
        RateRow([4000000, 18000000, 400000, 375000, NONE, NONE], [197, 220, 152, 168, 247, 118, 63, 239]),
        RateRow([1000000, 6000000, NONE, 187500, NONE, NONE], [160, 147, 235, 93, 147, 20, 84, 95]),
        RateRow([2000000, 9000000, NONE, 187500, NONE, NONE], [77, 17, 55, 245, 90, 202, 133, 236]),
        RateRow([1500000, 9000000, 150000, 83333, NONE, NONE], [0, 60, 164, 39, 229, 231, 170, 119]),
        RateRow([150000, 1250000, 15000, 41667, NONE, NONE], [84, 22, 252, 75, 246, 75, 44, 43]),
        RateRow([750000, 4500000, 75000, 41667, NONE, NONE], [114, 125, 181, 1, 253, 240, 50, 218]),
        RateRow([750000, 3750000, 75000, 41667, NONE, NONE], [83, 126, 119, 24, 234, 60, 42, 153]),
        RateRow([375000, 1875000, 37500, 41667, NONE, NONE], [184, 148, 2, 250, 188, 126, 173, 181]),
        RateRow([825000, 4125000, 82500, 41667, NONE, NONE], [134, 185, 201, 188, 86, 118, 54, 60]),
        RateRow([500000, 3000000, 50000, 83333, NONE, NONE], [233, 142, 212, 80, 135, 68, 7, 229]),
        RateRow([250000, 1500000, NONE, 41667, NONE, NONE], [80, 157, 128, 221, 131, 179, 14, 109]),
        RateRow([2000000, 10000000, 100000, 187500, NONE, NONE], [97, 11, 50, 208, 28, 40, 202, 178]),
        RateRow([1000000, 5000000, 50000, 187500, NONE, NONE], [39, 136, 91, 240, 112, 59, 181, 39]),
        RateRow([1500000, 9000000, NONE, NONE, NONE, NONE], [131, 38, 148, 57, 48, 231, 225, 9]),
        RateRow([800000, 800000, NONE, NONE, NONE, NONE], [239, 58, 24, 197, 226, 211, 184, 243]),
        RateRow([70000, 70000, NONE, NONE, NONE, NONE], [253, 4, 102, 18, 165, 126, 75, 251]),
        RateRow([50000, 100000, NONE, NONE, NONE, NONE], [152, 114, 106, 182, 52, 171, 82, 151]),
        RateRow([50000, 150000, NONE, NONE, NONE, NONE], [194, 10, 230, 74, 4, 190, 0, 218]),
        RateRow([80000, 350000, 40000, NONE, NONE, NONE], [188, 143, 227, 143, 55, 152, 221, 242]),
        RateRow([20000, 40000, NONE, NONE, NONE, NONE], [198, 79, 151, 52, 145, 8, 110, 117]),
        RateRow([40000, 50000, 20000, NONE, NONE, NONE], [88, 98, 18, 224, 203, 9, 139, 0]),
        RateRow([60000, 120000, NONE, NONE, NONE, NONE], [145, 47, 47, 21, 159, 90, 84, 124]),
        RateRow([60000, 330000, NONE, NONE, NONE, NONE], [53, 154, 35, 196, 157, 161, 158, 130]),
        RateRow([90000, 300000, 50000, NONE, NONE, NONE], [195, 72, 219, 160, 138, 239, 133, 101]),
        RateRow([76500, 255000, 42500, NONE, NONE, NONE], [14, 186, 170, 89, 231, 171, 23, 120]),
        RateRow([150000, 600000, 42500, NONE, NONE, NONE], [212, 107, 222, 218, 6, 161, 140, 172]),
        RateRow([120000, 360000, 90000, NONE, NONE, NONE], [188, 162, 101, 53, 154, 46, 5, 200]),
        RateRow([90000, 340000, 50000, NONE, NONE, NONE], [53, 109, 9, 249, 109, 146, 129, 36]),
        RateRow([200000, 400000, 50000, NONE, NONE, NONE], [230, 205, 54, 151, 45, 201, 219, 132]),
        RateRow([150000, 400000, 60000, NONE, NONE, NONE], [170, 191, 246, 63, 244, 191, 49, 177]),
        RateRow([100000, 280000, NONE, NONE, NONE, NONE], [185, 85, 195, 245, 124, 12, 203, 241]),
        RateRow([20000, 30000, NONE, NONE, NONE, NONE], [110, 29, 210, 164, 66, 22, 34, 75]),
        RateRow([50000, 80000, 25000, NONE, NONE, NONE], [168, 6, 0, 159, 112, 222, 141, 207]),
        RateRow([5000, 10000, NONE, NONE, NONE, NONE], [57, 105, 2, 237, 2, 66, 92, 78]),
        RateRow([27000, 201000, NONE, NONE, NONE, NONE], [9, 14, 69, 49, 82, 74, 96, 164]),
        RateRow([10000, 20000, NONE, NONE, NONE, NONE], [202, 182, 19, 11, 68, 72, 70, 154]),
        RateRow([50900, 335000, NONE, NONE, NONE, NONE], [223, 116, 57, 102, 113, 199, 40, 153]),
        RateRow([50000, 240000, NONE, NONE, NONE, NONE], [62, 193, 102, 110, 103, 178, 78, 193]),
        RateRow([100000, 320000, NONE, NONE, NONE, NONE], [167, 184, 72, 194, 203, 25, 124, 104]),
        RateRow([450000, 900000, NONE, NONE, NONE, NONE], [253, 145, 53, 218, 89, 164, 0, 6]),
        RateRow([590000, 790000, 295000, NONE, NONE, NONE], [190, 118, 182, 126, 236, 197, 10, 129]),
        RateRow([187500, 652500, 50000, NONE, NONE, NONE], [182, 48, 136, 111, 17, 122, 124, 98]),
        RateRow([350000, 1000000, 170000, NONE, NONE, NONE], [124, 211, 48, 235, 90, 155, 111, 208]),
        RateRow([80000, 300000, NONE, NONE, NONE, NONE], [171, 177, 184, 224, 238, 17, 48, 92]),
        RateRow([50000, 50000, NONE, NONE, NONE, NONE], [204, 11, 135, 29, 30, 11, 66, 9]),
        RateRow([300000, 1200000, 40000, NONE, NONE, NONE], [180, 32, 247, 216, 252, 175, 204, 213]),
        RateRow([70000, 140000, NONE, NONE, NONE, NONE], [116, 49, 75, 236, 24, 124, 115, 93]),
        RateRow([620000, 620000, NONE, NONE, NONE, NONE], [138, 34, 254, 127, 96, 120, 132, 11]),
        RateRow([300000, 1650000, NONE, NONE, NONE, NONE], [207, 128, 71, 70, 133, 142, 208, 1]),
        RateRow([255000, 1000000, 30000, NONE, NONE, NONE], [226, 104, 247, 186, 145, 176, 196, 109]),
        RateRow([255000, 1020000, 30000, NONE, NONE, NONE], [250, 64, 77, 40, 247, 155, 166, 128]),
        RateRow([290000, 950000, 30000, NONE, NONE, NONE], [251, 101, 198, 247, 210, 19, 8, 76]),
        RateRow([300000, 1200000, 30000, NONE, NONE, NONE], [97, 126, 184, 136, 143, 22, 157, 216]),
        RateRow([150000, 900000, 50000, NONE, NONE, NONE], [210, 84, 181, 80, 53, 205, 10, 91]),
        RateRow([270000, 950000, 30000, NONE, NONE, NONE], [209, 189, 171, 186, 58, 39, 168, 243]),
        RateRow([295000, 1200000, 60000, NONE, NONE, NONE], [152, 178, 134, 41, 164, 211, 77, 58]),
        RateRow([270000, 1080000, 54000, NONE, NONE, NONE], [53, 210, 150, 107, 145, 56, 231, 241]),
        RateRow([224000, 880000, 44800, NONE, NONE, NONE], [181, 237, 164, 76, 89, 7, 66, 96]),
        RateRow([400000, 2000000, 40000, NONE, NONE, NONE], [138, 143, 186, 71, 80, 22, 139, 220]),
        RateRow([2000000, 6000000, 200000, NONE, NONE, NONE], [71, 111, 158, 176, 128, 187, 96, 243]),
        RateRow([700000, 2100000, 70000, NONE, NONE, NONE], [123, 121, 87, 66, 123, 145, 40, 24]),
        RateRow([10000, 19000, NONE, NONE, NONE, NONE], [216, 212, 79, 63, 101, 71, 157, 121]),
        RateRow([29000, 30000, NONE, NONE, NONE, NONE], [199, 240, 141, 142, 140, 134, 247, 99]),
        RateRow([200000, 600000, NONE, NONE, NONE, NONE], [106, 163, 127, 227, 105, 242, 9, 53]),
        RateRow([200000, 600000, 20000, NONE, NONE, NONE], [145, 8, 163, 113, 246, 237, 58, 41]),
        RateRow([50000, 90000, NONE, NONE, NONE, NONE], [242, 63, 24, 37, 224, 198, 45, 192]),
        RateRow([50000, 80000, NONE, NONE, NONE, NONE], [210, 157, 144, 49, 209, 54, 222, 189]),
        RateRow([351000, 555000, NONE, NONE, NONE, NONE], [140, 189, 186, 121, 45, 217, 250, 104]),
        RateRow([75000, 200000, NONE, NONE, NONE, NONE], [94, 99, 123, 233, 228, 208, 109, 23]),
        RateRow([93750, 250000, NONE, NONE, NONE, NONE], [164, 29, 38, 233, 242, 224, 181, 148]),
        RateRow([100000, 300000, 10000, NONE, NONE, NONE], [156, 108, 10, 163, 64, 22, 108, 84]),
        RateRow([900000, 900000, NONE, NONE, NONE, NONE], [83, 28, 224, 123, 174, 237, 245, 95]),
        RateRow([600000, 2500000, NONE, NONE, NONE, NONE], [176, 89, 57, 143, 92, 40, 211, 136]),
        RateRow([600000, 2500000, 60000, 600000, NONE, NONE], [185, 237, 254, 112, 213, 83, 110, 11]),
        RateRow([400000, 1900000, 90000, NONE, NONE, NONE], [185, 201, 105, 161, 238, 43, 51, 205]),
        RateRow([500000, 2500000, 150000, NONE, NONE, NONE], [131, 117, 238, 150, 231, 130, 206, 68]),
        RateRow([532000, 3325000, 209000, NONE, NONE, NONE], [221, 118, 242, 48, 226, 41, 95, 194]),
        RateRow([680000, 3410000, 340000, NONE, NONE, NONE], [104, 113, 128, 129, 102, 66, 14, 239]),
        RateRow([650000, 3410000, 150000, NONE, NONE, NONE], [55, 73, 233, 194, 214, 56, 91, 100]),
        RateRow([750000, 3500000, 160000, NONE, NONE, NONE], [144, 227, 171, 69, 113, 55, 39, 224]),
        RateRow([671200, 3350000, 180000, NONE, NONE, NONE], [207, 1, 148, 211, 168, 213, 130, 66]),
        RateRow([239000, 11936000, 210000, NONE, NONE, NONE], [150, 94, 243, 87, 142, 77, 151, 49]),
        RateRow([2000000, 10000000, 200000, NONE, NONE, NONE], [72, 46, 217, 147, 103, 150, 61, 96]),
        RateRow([2280000, 11400000, 228000, NONE, NONE, NONE], [64, 202, 153, 170, 246, 142, 103, 159]),
        RateRow([917000, 6000000, 226000, NONE, NONE, NONE], [110, 107, 86, 197, 161, 176, 140, 242]),
        RateRow([70000, 200000, 40000, NONE, NONE, NONE], [122, 196, 101, 26, 1, 176, 198, 115]),
        RateRow([100000, 400000, 80000, NONE, NONE, NONE], [94, 219, 153, 71, 95, 167, 136, 25]),
        RateRow([150000, 500000, 20000, NONE, NONE, NONE], [52, 11, 140, 164, 36, 3, 150, 109]),
        RateRow([60000, 240000, 12000, NONE, NONE, NONE], [104, 56, 244, 195, 61, 174, 252, 63]),
        RateRow([90000, 450000, NONE, NONE, NONE, NONE], [58, 86, 103, 64, 240, 237, 80, 114]),
        RateRow([80000, 450000, NONE, NONE, NONE, NONE], [15, 52, 197, 69, 219, 177, 177, 70]),
        RateRow([85000, 400000, NONE, NONE, NONE, NONE], [254, 199, 67, 135, 111, 116, 115, 160]),
        RateRow([100000, 400000, 30000, NONE, NONE, NONE], [116, 225, 115, 81, 162, 159, 63, 36]),
        RateRow([250000, 2000000, 30000, NONE, NONE, NONE], [10, 48, 180, 209, 176, 229, 214, 115]),
        RateRow([200000, 1200000, 20000, 250000, NONE, NONE], [149, 35, 15, 167, 250, 155, 130, 23]),
        RateRow([400000, 1800000, 40000, 500000, NONE, NONE], [47, 217, 84, 57, 6, 163, 14, 62]),
        RateRow([100000, 600000, 10000, 125000, NONE, NONE], [153, 196, 180, 194, 128, 123, 160, 37]),
        RateRow([200000, 900000, 20000, 250000, NONE, NONE], [133, 185, 246, 45, 199, 143, 4, 57]),
        RateRow([4000000, 15000000, 400000, 5000000, NONE, NONE], [188, 75, 77, 73, 240, 226, 210, 102]),
        RateRow([4000000, 20000000, 400000, 5000000, NONE, NONE], [36, 101, 152, 247, 254, 74, 70, 38]),
        RateRow([8000000, 30000000, 800000, 10000000, NONE, NONE], [27, 27, 64, 208, 113, 249, 34, 59]),
        RateRow([4000000, 18000000, 400000, 5000000, NONE, NONE], [109, 53, 126, 221, 209, 251, 144, 215]),
        RateRow([1000000, 6000000, 100000, 1250000, NONE, NONE], [118, 27, 160, 97, 181, 176, 146, 141]),
        RateRow([2000000, 9000000, 200000, 2500000, NONE, NONE], [211, 0, 205, 62, 112, 21, 218, 155]),
        RateRow([50000, 400000, 10000, NONE, NONE, NONE], [1, 187, 229, 87, 248, 243, 58, 29]),
        RateRow([4000000, 15000000, 200000, 5000000, NONE, NONE], [173, 99, 189, 249, 30, 100, 223, 129]),
        RateRow([2000000, 7500000, 100000, 2500000, NONE, NONE], [142, 151, 201, 136, 15, 141, 198, 73]),
        RateRow([500000, 2500000, 25000, 625000, NONE, NONE], [36, 177, 222, 253, 29, 69, 177, 23]),
        RateRow([1000000, 3750000, 50000, 1250000, NONE, NONE], [33, 95, 79, 241, 114, 115, 182, 54]),
        RateRow([20000000, 75000000, 2000000, 25000000, NONE, NONE], [233, 130, 157, 245, 87, 191, 114, 203]),
        RateRow([10000000, 37500000, 1000000, 12500000, NONE, NONE], [136, 154, 184, 134, 200, 212, 28, 38]),
        RateRow([200000, 750000, 20000, 250000, NONE, NONE], [217, 124, 91, 91, 193, 192, 18, 105]),
        RateRow([50000, 250000, 5000, 62500, NONE, NONE], [155, 110, 204, 184, 19, 151, 213, 121]),
        RateRow([100000, 375000, 10000, 125000, NONE, NONE], [234, 166, 7, 22, 62, 167, 31, 59]),
        RateRow([2000000, 7500000, 200000, 2500000, NONE, NONE], [224, 248, 81, 226, 154, 103, 248, 140]),
        RateRow([100000, 500000, NONE, NONE, NONE, NONE], [241, 153, 38, 128, 202, 98, 107, 105]),
        RateRow([29600, 136000, NONE, NONE, NONE, NONE], [235, 9, 149, 231, 82, 121, 37, 45]),
        RateRow([39000, 190000, 3900, 39000, NONE, NONE], [116, 104, 13, 15, 113, 65, 67, 2]),
        RateRow([18000, 90000, 9000, NONE, NONE, NONE], [44, 138, 132, 115, 64, 183, 167, 249]),
        RateRow([30000, 140000, 9000, NONE, NONE, NONE], [48, 138, 49, 237, 238, 120, 121, 157]),
        RateRow([24000, 112000, NONE, NONE, NONE, NONE], [195, 103, 165, 105, 69, 181, 200, 14]),
        RateRow([120000, 390000, NONE, NONE, NONE, NONE], [43, 178, 220, 35, 161, 243, 42, 235]),
        RateRow([360000, 400000, NONE, NONE, NONE, NONE], [50, 249, 39, 214, 60, 149, 121, 227]),
        RateRow([40000, 100000, NONE, NONE, NONE, NONE], [139, 156, 150, 61, 124, 154, 182, 60]),
        RateRow([60000, 150000, NONE, NONE, NONE, NONE], [64, 245, 12, 173, 143, 250, 94, 114]),
        RateRow([660000, 1000000, NONE, NONE, NONE, NONE], [157, 229, 49, 190, 63, 102, 160, 29]),
        RateRow([600000, 600000, NONE, NONE, NONE, NONE], [203, 183, 61, 112, 25, 117, 194, 53]),
        RateRow([400000, 1200000, 160000, NONE, NONE, NONE], [187, 8, 218, 12, 63, 142, 68, 64]),
        RateRow([260000, 780000, 52000, 325000, NONE, NONE], [73, 11, 127, 194, 38, 26, 107, 95]),
        RateRow([780000, 2340000, 156000, 975000, NONE, NONE], [9, 255, 117, 134, 135, 199, 154, 135]),
        RateRow([260000, 780000, NONE, NONE, NONE, NONE], [155, 167, 189, 118, 201, 47, 229, 217]),
        RateRow([260000, 780000, NONE, 325000, NONE, NONE], [173, 191, 32, 39, 221, 3, 57, 224]),
        RateRow([800000, 1000000, 400000, NONE, NONE, NONE], [8, 90, 202, 238, 106, 215, 209, 131]),
        RateRow([120000, 240000, NONE, NONE, NONE, NONE], [23, 66, 249, 8, 41, 135, 244, 184]),
        RateRow([100000, 220000, NONE, NONE, NONE, NONE], [17, 56, 236, 145, 194, 15, 57, 145]),
        RateRow([130000, 600000, NONE, NONE, NONE, NONE], [15, 141, 48, 244, 47, 156, 229, 229]),
        RateRow([90000, 100000, NONE, NONE, NONE, NONE], [197, 1, 132, 52, 145, 39, 47, 192]),
        RateRow([90000, 550000, NONE, NONE, NONE, NONE], [209, 123, 183, 72, 223, 215, 173, 76]),
        RateRow([450000, 3500000, NONE, NONE, NONE, NONE], [107, 244, 204, 219, 55, 227, 118, 64]),
        RateRow([80000, 290000, NONE, NONE, NONE, NONE], [10, 120, 9, 186, 229, 70, 0, 111]),
        RateRow([120000, 500000, NONE, NONE, NONE, NONE], [226, 130, 181, 74, 159, 237, 151, 207]),
        RateRow([48150, 193050, NONE, NONE, NONE, NONE], [114, 221, 152, 90, 31, 255, 183, 187]),
        RateRow([90000, 300000, NONE, NONE, NONE, NONE], [18, 32, 183, 163, 103, 133, 198, 60]),
        RateRow([80000, 400000, NONE, NONE, NONE, NONE], [159, 222, 25, 60, 46, 234, 135, 47]),
        RateRow([80000, 280000, NONE, NONE, NONE, NONE], [78, 119, 70, 212, 130, 249, 25, 59]),
        RateRow([140000, 400000, 90000, NONE, NONE, NONE], [123, 144, 121, 96, 36, 170, 79, 95]),
        RateRow([260000, 2080000, NONE, NONE, NONE, NONE], [233, 180, 194, 199, 24, 106, 178, 247]),
        RateRow([195000, 1560000, NONE, NONE, NONE, NONE], [66, 3, 78, 145, 204, 22, 41, 89]),
        RateRow([270000, 2160000, NONE, NONE, NONE, NONE], [72, 186, 160, 84, 101, 172, 199, 78]),
        RateRow([140000, 1000000, 50000, NONE, NONE, NONE], [252, 22, 69, 109, 0, 155, 215, 230]),
        RateRow([150000, 1000000, 50000, NONE, NONE, NONE], [197, 70, 156, 229, 220, 76, 102, 213]),
        RateRow([162500, 1300000, 50000, NONE, NONE, NONE], [160, 82, 235, 230, 185, 253, 190, 57]),
        RateRow([390000, 2340000, NONE, NONE, NONE, NONE], [112, 87, 45, 186, 155, 254, 21, 148]),
        RateRow([500000, 3600000, 300000, NONE, NONE, NONE], [15, 47, 251, 98, 90, 115, 30, 145]),
        RateRow([390000, 2340000, 300000, NONE, NONE, NONE], [176, 105, 58, 235, 16, 179, 181, 58]),
        RateRow([100000, 150000, NONE, NONE, NONE, NONE], [248, 61, 78, 62, 218, 28, 55, 115]),
        RateRow([65000, 260000, NONE, NONE, NONE, NONE], [51, 42, 186, 206, 92, 7, 88, 188]),
        RateRow([260000, 1560000, NONE, NONE, NONE, NONE], [40, 101, 176, 177, 87, 150, 104, 51]),
        RateRow([325000, 1950000, NONE, NONE, NONE, NONE], [151, 150, 61, 239, 87, 16, 197, 199]),
        RateRow([300000, 1800000, NONE, 375000, NONE, NONE], [63, 13, 125, 196, 179, 44, 91, 235]),
        RateRow([375000, 2250000, NONE, 468750, NONE, NONE], [250, 236, 178, 155, 13, 176, 196, 125]),
        RateRow([289000, 2400000, NONE, NONE, NONE, NONE], [101, 87, 177, 231, 249, 155, 233, 252]),
        RateRow([450000, 2700000, 25000, NONE, NONE, NONE], [206, 189, 192, 230, 100, 177, 150, 2]),
        RateRow([140000, 1000000, NONE, NONE, NONE, NONE], [221, 78, 240, 185, 40, 221, 164, 112]),
        RateRow([100000, 950000, 50000, NONE, NONE, NONE], [236, 169, 153, 162, 32, 122, 211, 96]),
        RateRow([100000, 950000, NONE, NONE, NONE, NONE], [239, 68, 78, 2, 201, 237, 87, 57]),
        RateRow([750000, 3000000, NONE, 937500, NONE, NONE], [109, 100, 238, 245, 49, 55, 232, 87]),
        RateRow([1040000, 6240000, NONE, 1300000, NONE, NONE], [92, 205, 87, 128, 226, 2, 182, 75]),
        RateRow([325000, 1950000, NONE, 406250, NONE, NONE], [202, 31, 226, 241, 239, 247, 243, 225]),
        RateRow([1300000, 3900000, NONE, 1625000, NONE, NONE], [198, 76, 85, 31, 242, 148, 240, 42]),
        RateRow([30000, 130000, 6000, 38000, NONE, NONE], [35, 31, 170, 62, 53, 194, 223, 98]),
        RateRow([1250000, 3750000, 250000, 1562500, NONE, NONE], [105, 53, 72, 148, 218, 76, 23, 203]),
        RateRow([1475000, 4425000, 295000, 1843750, NONE, NONE], [211, 142, 144, 193, 181, 32, 44, 207]),
        RateRow([2000000, 6000000, 250000, NONE, NONE, NONE], [127, 147, 162, 127, 249, 137, 149, 135]),
        RateRow([240000, 2200000, 50000, NONE, NONE, NONE], [153, 220, 1, 138, 113, 125, 11, 107]),
        RateRow([425000, 2550000, 85000, 531250, NONE, NONE], [127, 74, 200, 77, 130, 119, 205, 91]),
        RateRow([160000, 2000000, 40000, 200000, NONE, NONE], [144, 61, 207, 107, 88, 241, 52, 233]),
        RateRow([4000000, 12000000, 500000, NONE, NONE, NONE], [174, 77, 202, 51, 141, 109, 101, 110]),
        RateRow([35000, 138000, NONE, NONE, NONE, NONE], [96, 242, 228, 238, 185, 141, 186, 31]),
        RateRow([220000, 1800000, NONE, NONE, NONE, NONE], [221, 109, 121, 184, 21, 39, 141, 52]),
        RateRow([300000, 1000000, 100000, NONE, NONE, NONE], [194, 237, 175, 44, 188, 97, 5, 199]),
        RateRow([70000, 280000, NONE, NONE, NONE, NONE], [90, 130, 166, 107, 175, 176, 185, 148]),
        RateRow([195000, 975000, 39000, 243750, NONE, NONE], [65, 171, 146, 3, 81, 239, 249, 128]),
        RateRow([325000, 1625000, 65000, 406250, NONE, NONE], [156, 237, 29, 158, 58, 139, 166, 168]),
        RateRow([520000, 2600000, 104000, 650000, NONE, NONE], [110, 147, 247, 188, 38, 166, 84, 248]),
        RateRow([110000, 800000, 70000, NONE, NONE, NONE], [51, 216, 57, 68, 59, 13, 241, 183]),
        RateRow([120000, 800000, 70000, NONE, NONE, NONE], [142, 202, 218, 90, 31, 126, 78, 60]),
        RateRow([650000, 3250000, 130000, 812500, NONE, NONE], [215, 95, 197, 125, 235, 7, 10, 66]),
        RateRow([780000, 3900000, NONE, NONE, NONE, NONE], [34, 200, 119, 164, 2, 123, 115, 35]),
        RateRow([90000, 1100000, NONE, NONE, NONE, NONE], [106, 186, 96, 34, 136, 225, 219, 152]),
        RateRow([97500, 780000, NONE, NONE, NONE, NONE], [77, 47, 132, 174, 168, 116, 98, 251]),
        RateRow([200000, 880000, 110000, NONE, NONE, NONE], [225, 163, 110, 67, 60, 7, 158, 48]),
        RateRow([210000, 1900000, 100000, NONE, NONE, NONE], [254, 98, 197, 89, 109, 22, 3, 40]),
        RateRow([260000, 2600000, NONE, NONE, NONE, NONE], [168, 135, 55, 189, 84, 108, 25, 44]),
        RateRow([130000, 520000, NONE, NONE, NONE, NONE], [101, 251, 158, 54, 152, 169, 136, 117]),
        RateRow([200000, 700000, NONE, NONE, NONE, NONE], [111, 87, 211, 180, 182, 97, 137, 154]),
        RateRow([130000, 1560000, NONE, NONE, NONE, NONE], [39, 157, 76, 122, 29, 127, 80, 47]),
        RateRow([290000, 1000000, NONE, NONE, NONE, NONE], [17, 101, 65, 12, 20, 208, 27, 166]),
        RateRow([104000, 416000, NONE, NONE, NONE, NONE], [242, 22, 198, 13, 164, 3, 212, 216]),
        RateRow([80000, 500000, NONE, NONE, NONE, NONE], [102, 0, 128, 142, 11, 151, 122, 178]),
        RateRow([250000, 750000, 120000, NONE, NONE, NONE], [50, 13, 48, 21, 176, 122, 18, 11]),
        RateRow([117000, 1365000, NONE, NONE, NONE, NONE], [114, 218, 207, 198, 122, 24, 138, 81]),
        RateRow([150000, 200000, NONE, NONE, NONE, NONE], [183, 254, 43, 248, 233, 231, 43, 73]),
        RateRow([90000, 300000, 20000, NONE, NONE, NONE], [154, 103, 224, 242, 219, 204, 22, 36]),
        RateRow([100000, 300000, 20000, NONE, NONE, NONE], [34, 129, 218, 97, 77, 145, 73, 155]),
        RateRow([200000, 1150000, 40000, NONE, NONE, NONE], [229, 146, 70, 46, 208, 94, 69, 6]),
        RateRow([1000000, 2700000, 100000, NONE, NONE, NONE], [6, 165, 5, 157, 97, 248, 158, 109]),
        RateRow([140000, 570000, NONE, NONE, NONE, NONE], [158, 144, 35, 176, 40, 25, 210, 52]),
        RateRow([44000, 177000, NONE, NONE, NONE, NONE], [175, 118, 46, 240, 250, 78, 77, 230]),
        RateRow([74000, 295000, NONE, NONE, NONE, NONE], [212, 236, 157, 134, 218, 116, 36, 186]),
        RateRow([63000, 210000, 21000, NONE, NONE, NONE], [219, 57, 56, 73, 27, 48, 0, 47]),
        RateRow([180000, 600000, 60000, NONE, NONE, NONE], [146, 177, 41, 116, 161, 34, 106, 3]),
        RateRow([2000000, 10000000, NONE, NONE, NONE, NONE], [94, 236, 79, 153, 68, 177, 239, 166]),
        RateRow([300000, 500000, NONE, NONE, NONE, NONE], [25, 68, 28, 70, 253, 131, 61, 236]),
        RateRow([1250000, 2500000, 200000, NONE, NONE, NONE], [75, 245, 152, 148, 46, 231, 65, 191]),
        RateRow([2500000, 5000000, 400000, NONE, NONE, NONE], [131, 37, 220, 78, 98, 154, 231, 162]),
        RateRow([1000000, 2000000, 160000, NONE, NONE, NONE], [45, 65, 166, 70, 189, 204, 18, 146]),
        RateRow([2000000, 4000000, 320000, NONE, NONE, NONE], [184, 167, 119, 115, 175, 180, 195, 167]),
        RateRow([2000000, 6000000, 300000, NONE, NONE, NONE], [251, 177, 106, 192, 213, 242, 23, 93]),
        RateRow([4000000, 12000000, 600000, NONE, NONE, NONE], [224, 73, 111, 110, 203, 1, 54, 178]),
        RateRow([2000000, 6000000, 500000, NONE, NONE, NONE], [215, 12, 45, 11, 67, 73, 29, 154]),
        RateRow([4000000, 12000000, 1000000, NONE, NONE, NONE], [216, 210, 53, 27, 147, 13, 252, 172]),
        RateRow([1600000, 4800000, 400000, NONE, NONE, NONE], [82, 209, 154, 226, 17, 51, 36, 126]),
        RateRow([3200000, 9600000, 800000, NONE, NONE, NONE], [254, 150, 213, 76, 69, 41, 252, 139]),
        RateRow([200000, 500000, 50000, NONE, NONE, NONE], [189, 199, 231, 235, 86, 172, 95, 9]),
        RateRow([400000, 1000000, 50000, NONE, NONE, NONE], [148, 42, 171, 102, 49, 15, 128, 243]),
        RateRow([1000000, 2000000, 200000, NONE, NONE, NONE], [204, 54, 131, 63, 247, 126, 195, 142]),
        RateRow([2000000, 4000000, 400000, NONE, NONE, NONE], [133, 229, 29, 82, 78, 148, 45, 55]),
        RateRow([200000, 1500000, 20000, NONE, NONE, NONE], [212, 228, 238, 200, 1, 95, 118, 159]),
        RateRow([119000, 238000, 2550, NONE, NONE, NONE], [35, 221, 176, 34, 236, 79, 243, 55]),
        RateRow([400000, 2000000, 80000, NONE, NONE, NONE], [212, 2, 21, 245, 246, 99, 150, 244]),
        RateRow([435000, 870000, 3600, NONE, NONE, NONE], [204, 239, 89, 5, 110, 140, 31, 59]),
        RateRow([4350000, 8700000, 36000, NONE, NONE, NONE], [95, 15, 26, 210, 214, 112, 182, 232]),
        RateRow([600000, 2200000, 110000, NONE, NONE, NONE], [208, 112, 161, 53, 144, 159, 18, 78]),
        RateRow([125000, 850000, 60000, NONE, NONE, NONE], [43, 12, 220, 212, 119, 169, 93, 111]),
        RateRow([130000, 850000, 25000, NONE, NONE, NONE], [102, 28, 129, 183, 212, 101, 146, 219]),
        RateRow([200000, 1100000, 30000, NONE, NONE, NONE], [173, 132, 94, 195, 194, 31, 190, 107]),
        RateRow([600000, 1800000, 110000, NONE, NONE, NONE], [147, 85, 30, 143, 206, 86, 159, 137]),
        RateRow([430000, 1740000, 80000, NONE, NONE, NONE], [103, 149, 38, 55, 121, 59, 215, 217]),
        RateRow([550000, 2200000, 110000, NONE, NONE, NONE], [228, 188, 210, 87, 131, 158, 150, 60]),
        RateRow([440000, 1760000, 44000, 440000, NONE, NONE], [108, 15, 252, 110, 110, 93, 115, 163]),
        RateRow([300000, 900000, 50000, NONE, NONE, NONE], [61, 16, 149, 21, 66, 88, 31, 149]),
        RateRow([300000, 900000, 55000, NONE, NONE, NONE], [57, 253, 226, 236, 215, 40, 100, 56]),
        RateRow([400000, 1750000, 80000, NONE, NONE, NONE], [103, 213, 242, 119, 195, 122, 70, 236]),
        RateRow([540000, 1980000, 99000, NONE, NONE, NONE], [140, 125, 124, 92, 101, 87, 113, 215]),
        RateRow([60000, 400000, 10000, NONE, NONE, NONE], [225, 80, 126, 215, 254, 29, 220, 112]),
        RateRow([60500, 400000, 10000, NONE, NONE, NONE], [163, 152, 221, 58, 237, 151, 186, 67]),
        RateRow([600000, 1920000, 120000, NONE, NONE, NONE], [135, 195, 176, 154, 239, 197, 252, 211]),
        RateRow([1000000, 3200000, 200000, NONE, NONE, NONE], [65, 202, 47, 3, 60, 36, 159, 218]),
        RateRow([980000, 3080000, 182000, NONE, NONE, NONE], [27, 75, 115, 117, 92, 220, 70, 183]),
        RateRow([966000, 3036000, 179400, NONE, NONE, NONE], [255, 242, 17, 108, 46, 97, 250, 50]),
        RateRow([1400000, 4400000, 260000, NONE, NONE, NONE], [16, 10, 164, 150, 17, 100, 42, 147]),
        RateRow([620000, 2420000, 140000, NONE, NONE, NONE], [85, 34, 48, 58, 48, 22, 245, 224]),
        RateRow([623000, 1271000, 210000, NONE, NONE, NONE], [100, 164, 92, 133, 28, 152, 56, 195]),
        RateRow([79000, 1400000, 78000, NONE, NONE, NONE], [152, 72, 44, 219, 15, 65, 184, 178]),
        RateRow([75000, 250000, 15000, NONE, NONE, NONE], [198, 94, 125, 33, 140, 112, 143, 220]),
        RateRow([150000, 500000, 30000, NONE, NONE, NONE], [235, 31, 176, 196, 211, 85, 101, 196]),
        RateRow([48000, 160000, 6000, NONE, NONE, NONE], [239, 2, 172, 102, 111, 242, 78, 255]),
        RateRow([50000, 180000, 10000, NONE, NONE, NONE], [171, 10, 239, 235, 150, 93, 147, 82]),
        RateRow([61000, 124000, 26000, NONE, NONE, NONE], [196, 152, 246, 200, 76, 35, 176, 251]),
        RateRow([370000, 1250000, 90000, NONE, NONE, NONE], [2, 176, 66, 161, 237, 76, 47, 125]),
        RateRow([370000, 1250000, 75000, NONE, NONE, NONE], [245, 23, 184, 165, 49, 218, 116, 37]),
        RateRow([2800000, 8800000, 560000, NONE, NONE, NONE], [4, 37, 157, 123, 224, 23, 117, 249]),
        RateRow([450000, 2000000, 100000, NONE, NONE, NONE], [85, 150, 9, 228, 112, 117, 20, 92]),
        RateRow([1200000, 4000000, 240000, NONE, NONE, NONE], [63, 4, 9, 174, 30, 239, 149, 52]),
        RateRow([250000, 2500000, 62500, NONE, NONE, NONE], [5, 91, 121, 155, 109, 75, 15, 165]),
        RateRow([2050000, 9590000, 410000, NONE, NONE, NONE], [211, 86, 254, 196, 178, 225, 145, 251]),
        RateRow([3570000, 8570000, 710000, NONE, NONE, NONE], [206, 100, 168, 217, 196, 145, 30, 110]),
        RateRow([360000, 1150000, 70000, NONE, NONE, NONE], [222, 89, 87, 199, 145, 204, 170, 30]),
        RateRow([5210000, 16440000, 1040000, NONE, NONE, NONE], [92, 32, 25, 207, 29, 222, 136, 115]),
        RateRow([96000, 288000, 19000, NONE, NONE, NONE], [184, 47, 235, 221, 129, 208, 83, 117]),
        RateRow([190000, 1130000, 40000, NONE, NONE, NONE], [119, 55, 238, 202, 109, 52, 153, 93]),
        RateRow([185000, 1110000, 37000, NONE, NONE, NONE], [15, 140, 236, 174, 174, 112, 52, 20]),
        RateRow([1000000, 2700000, 50000, NONE, NONE, NONE], [157, 214, 237, 170, 113, 232, 198, 180]),
        RateRow([1430000, 10000000, 290000, NONE, NONE, NONE], [34, 20, 23, 221, 37, 68, 26, 181]),
        RateRow([1430000, 15000000, 290000, NONE, NONE, NONE], [44, 206, 111, 253, 56, 155, 11, 99]),
        RateRow([1500000, 3500000, 300000, NONE, NONE, NONE], [134, 2, 148, 85, 187, 162, 165, 55]),
        RateRow([1500000, 10000000, 300000, NONE, NONE, NONE], [34, 246, 26, 221, 242, 81, 240, 241]),
        RateRow([140000, 580000, 35000, 140000, NONE, NONE], [213, 193, 183, 155, 163, 120, 30, 94]),
        RateRow([834000, 2501000, 42000, 834000, NONE, NONE], [102, 175, 243, 142, 245, 70, 9, 181]),
        RateRow([2000000, 10000000, 2000000, 10000000, NONE, NONE], [16, 235, 223, 52, 205, 51, 225, 71]),
        RateRow([2000000, 10000000, 2000000, NONE, NONE, NONE], [94, 236, 79, 153, 68, 177, 239, 166]),
        RateRow([3000000, 15000000, 750000, NONE, NONE, NONE], [217, 19, 224, 166, 135, 135, 159, 243]),
        RateRow([5000000, 25000000, NONE, NONE, NONE, NONE], [120, 198, 38, 156, 75, 202, 70, 145]),
        RateRow([5000000, 25000000, 1250000, 25000000, NONE, NONE], [123, 156, 253, 9, 254, 36, 85, 30]),
        RateRow([5000000, 25000000, 1250000, NONE, NONE, NONE], [214, 193, 207, 2, 70, 242, 147, 219]),
        RateRow([300000, 500000, 75000, NONE, NONE, NONE], [218, 67, 138, 199, 84, 95, 73, 163]),
        RateRow([300000, 500000, 75000, 500000, NONE, NONE], [156, 86, 69, 83, 22, 0, 122, 185]),
        RateRow([600000, 4000000, NONE, NONE, NONE, NONE], [194, 186, 210, 0, 169, 60, 76, 46]),
        RateRow([600000, 4000000, 150000, 4000000, NONE, NONE], [232, 150, 227, 220, 215, 207, 36, 222]),
        RateRow([600000, 4000000, 150000, NONE, NONE, NONE], [34, 30, 227, 116, 69, 0, 47, 194]),
        RateRow([3000000, 15000000, 750000, 15000000, NONE, NONE], [228, 51, 186, 248, 202, 183, 146, 129]),
        RateRow([4000000, 12000000, 400000, NONE, NONE, NONE], [39, 43, 8, 59, 233, 25, 19, 226]),
        RateRow([1600000, 4800000, 240000, NONE, NONE, NONE], [28, 6, 211, 203, 105, 68, 67, 250]),
        RateRow([3200000, 9600000, 480000, NONE, NONE, NONE], [206, 61, 64, 167, 46, 150, 52, 35]),
        RateRow([5000000, 15000000, 5000000, 15000000, NONE, NONE], [254, 240, 191, 119, 246, 235, 19, 75]),
        RateRow([5000000, 15000000, 5000000, NONE, NONE, NONE], [150, 148, 136, 193, 230, 9, 108, 50]),
        RateRow([800000, 4000000, 160000, NONE, NONE, NONE], [56, 250, 188, 99, 212, 17, 79, 181]),
        RateRow([1000000, 3000000, 200000, NONE, NONE, NONE], [234, 152, 185, 119, 85, 208, 62, 56]),
        RateRow([2000000, 6000000, 400000, NONE, NONE, NONE], [224, 235, 255, 185, 95, 250, 39, 83]),
        RateRow([1305000, 2610000, 10800, NONE, NONE, NONE], [75, 252, 68, 15, 63, 1, 219, 219]),
        RateRow([70000, 210000, NONE, NONE, NONE, NONE], [215, 15, 16, 230, 151, 189, 224, 198]),
        RateRow([100000, 100000, 10000, 100000, NONE, NONE], [45, 224, 2, 135, 132, 18, 233, 74]),
        RateRow([1100000, 4500000, 220000, NONE, NONE, NONE], [131, 135, 95, 11, 58, 196, 145, 26]),
        RateRow([0, 0, 0, 0, NONE, NONE], [199, 2, 219, 174, 128, 1, 158, 251]),
        RateRow([2200000, 8900000, 450000, NONE, NONE, NONE], [36, 175, 81, 181, 38, 50, 110, 64]),
        RateRow([600000, 1800000, NONE, NONE, NONE, NONE], [7, 137, 141, 185, 116, 39, 227, 184]),
        RateRow([40000, 400000, 4000, NONE, NONE, NONE], [229, 212, 53, 219, 103, 107, 197, 211]),
        RateRow([70000, 400000, 10000, NONE, NONE, NONE], [217, 37, 157, 10, 209, 45, 132, 250]),
        RateRow([30000, 30000, NONE, NONE, NONE, NONE], [140, 79, 253, 118, 243, 29, 173, 46]),
        RateRow([8000000, 28000000, 2000000, NONE, NONE, NONE], [48, 229, 1, 157, 154, 101, 122, 147]),
        RateRow([400000, 1400000, 115000, NONE, NONE, NONE], [119, 35, 183, 45, 79, 213, 209, 128]),
        RateRow([800000, 2800000, 230000, NONE, NONE, NONE], [99, 16, 28, 238, 62, 212, 223, 6]),
    ],
    schedules: &[
        Schedule { name: "deepseek-night-2025", windows: &[(990, 30)], weekday_offset: 0, rules: &[
            ScheduleRule { from: 1740587400, until: 1757088000, weekdays: 0b1111111, calendar: None },
        ] },
        Schedule { name: "deepseek-peak", windows: &[(60, 240), (360, 600)], weekday_offset: 480, rules: &[
            ScheduleRule { from: 1786896000, until: 1787414400, weekdays: 0b1111111, calendar: None },
            ScheduleRule { from: 1787414400, until: 1789747200, weekdays: 0b11111, calendar: None },
            ScheduleRule { from: 1789747200, until: 4294967295, weekdays: 0b11111, calendar: Some(0) },
        ] },
    ],
    calendars: &[
        Calendar { name: "cn-public", offset: 480, first_day: 20454, last_day: 20818, days_off: &[20454, 20455, 20456, 20499, 20500, 20501, 20502, 20503, 20504, 20505, 20506, 20507, 20547, 20548, 20549, 20574, 20575, 20576, 20577, 20578, 20623, 20624, 20625, 20721, 20722, 20723, 20727, 20728, 20729, 20730, 20731, 20732, 20733] },
    ],
};
