//! Every game behind one door: text in, values out. All of it runs and is tested natively.

#[cfg(test)]
mod typescript;
#[cfg(test)]
pub(crate) use typescript::alias;
