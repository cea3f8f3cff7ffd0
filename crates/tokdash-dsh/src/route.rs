//! Which provider and model a log names, and where an event leaves that to the events before it.

use tokdash_core::Name;

/// The last route a log named, and the names it uses.
#[derive(Debug, Default)]
pub(crate) struct Route {
    provider: Option<Name>,
    model: Option<Name>,
    pub(crate) names: Names,
}

impl Route {
    pub(crate) fn follow(&mut self, (provider, model): (Option<&str>, Option<&str>)) {
        if let Some(provider) = provider {
            self.provider = Some(self.names.get(provider));
        }
        if let Some(model) = model {
            self.model = Some(self.names.get(model));
        }
    }

    /// The route an event names, completed by the last one that the log named.
    pub(crate) fn of(
        &mut self,
        (provider, model): (Option<&str>, Option<&str>),
    ) -> (Option<Name>, Option<Name>) {
        let provider = provider.map(|name| self.names.get(name)).or_else(|| self.provider.clone());
        let model = model.map(|name| self.names.get(name)).or_else(|| self.model.clone());
        (provider, model)
    }
}

/// Names shared by all samples of a log: there are few, and many samples.
#[derive(Debug, Default)]
pub(crate) struct Names(Vec<Name>);

impl Names {
    /// More names than a real log has; beyond it they are not shared, which costs memory alone.
    const MOST: usize = 32;

    pub(crate) fn get(&mut self, text: &str) -> Name {
        if let Some(name) = self.0.iter().find(|name| name.as_str() == text) {
            return name.clone();
        }
        let name = Name::from(text);
        if self.0.len() < Self::MOST {
            self.0.push(name.clone());
        }
        name
    }
}
