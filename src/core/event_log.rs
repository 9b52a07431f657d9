//! What happens in a move, each event with the rule that made it happen.

use std::hash::{Hash, Hasher};

use serde::Serialize;

use super::RuleRef;

/// An event and the rule that made it happen. As JSON the rule is one more field of the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EventRecord<E> {
    /// What happened.
    #[serde(flatten)]
    pub event: E,
    /// The rule that made it happen.
    pub rule: RuleRef,
}

/// The event alone: hardly any happens by two rules.
impl<E: Hash> Hash for EventRecord<E> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.event.hash(state);
    }
}

/// Where a move writes what happened; disabled where nobody reads it, as in search.
#[derive(Clone, Debug)]
pub struct EventLog<E>(Option<Vec<EventRecord<E>>>);

impl<E> EventLog<E> {
    /// A log that keeps every event.
    pub const fn recording() -> Self {
        Self(Some(Vec::new()))
    }

    /// A log that keeps nothing.
    pub const fn disabled() -> Self {
        Self(None)
    }

    /// Whether events are kept: where making one is work, ask first.
    pub const fn is_recording(&self) -> bool {
        self.0.is_some()
    }

    /// Writes an event and the rule that made it happen.
    #[inline]
    pub fn push(&mut self, rule: RuleRef, event: E) {
        if let Some(events) = &mut self.0 {
            events.push(EventRecord { event, rule });
        }
    }

    /// Everything that was written.
    pub fn events(&self) -> &[EventRecord<E>] {
        self.0.as_deref().unwrap_or_default()
    }

    /// Forgets what was written after the first `count` events.
    pub fn truncate(&mut self, count: usize) {
        if let Some(events) = &mut self.0 {
            events.truncate(count);
        }
    }
}
