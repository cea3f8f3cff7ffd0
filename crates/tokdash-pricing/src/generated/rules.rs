// Made from data/prices.json 2026.11.30-1 by the example generate_table. Do not edit.

use crate::Mode;
use crate::matching::VariantAction;

pub(crate) const NOT_A_MODEL: &[&str] = &[
    "",
    "unknown",
    "auto",
    "default",
    "<synthetic>",
    "synthetic",
    "none",
    "null",
];
pub(crate) const PATH_WORDS: &[&str] = &[
    "models",
    "model",
];
pub(crate) const EFFORTS: &[&str] = &[
    "minimal",
    "none",
    "low",
    "medium",
    "high",
    "xhigh",
    "max",
    "thinking",
];
pub(crate) const LATEST: &[&str] = &[
    "latest",
    "stable",
];
pub(crate) const SELF_HOSTED: &[&str] = &[
    "ollama",
    "lmstudio",
    "lm-studio",
    "llamacpp",
    "llama-cpp",
    "vllm",
    "sglang",
    "tgi",
    "mlx",
    "koboldcpp",
    "localai",
    "local",
    "localhost",
    "self-hosted",
    "selfhosted",
    "onprem",
    "on-prem",
];
pub(crate) const SUBSCRIPTIONS: &[&str] = &[
    "coding-plan",
    "token-plan",
];
pub(crate) const COLON_VARIANTS: &[(&str, VariantAction)] = &[
    ("beta", VariantAction::Strip),
    ("exacto", VariantAction::ExactOnly),
    ("extended", VariantAction::Strip),
    ("floor", VariantAction::Unpriced),
    ("free", VariantAction::Free),
    ("nitro", VariantAction::Unpriced),
    ("online", VariantAction::Unpriced),
    ("thinking", VariantAction::Strip),
];
pub(crate) const MODE_SUFFIXES: &[(&str, Mode)] = &[
    ("fast", Mode::Fast),
    ("thinking", Mode::Thinking),
];
