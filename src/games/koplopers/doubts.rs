//! What is wrong with data that anyone may have written. Looking does not stop at a fault: the first is noted, and whoever
//! asked gets that in the end. So what looks has no way out but its end, and is short.

use std::fmt::Display;

use crate::core::{Citation, Fault, Judged};

/// What is wrong first, if anything is.
#[derive(Debug, Default)]
pub(super) struct Doubts(Option<Fault>);

impl Doubts {
    /// Notes what is wrong with something by a rule, or by none, unless something holds.
    #[inline(never)]
    pub(super) fn require(&mut self, holds: bool, rule: impl Into<Option<Citation>>, what: &str, id: &dyn Display, wrong: &str) {
        if !holds && self.0.is_none() {
            self.0 = Some(Fault { rule: rule.into(), reason: format!("{what} {id} {wrong}").into() });
        }
    }

    /// Notes what a judge says.
    #[inline(never)]
    pub(super) fn hear(&mut self, judged: Judged) {
        if let (Err(ground), None) = (judged, &self.0) {
            self.0 = Some(ground.into());
        }
    }

    /// Goes on only if nothing has been wrong so far.
    #[inline(never)]
    pub(super) fn settle(&mut self) -> Result<(), Fault> {
        self.0.take().map_or(Ok(()), Err)
    }
}
