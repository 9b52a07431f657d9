//! The generator of bots and of random play; a table's chance never comes from here.

use super::Rng;

/// A small, fast generator: PCG-XSH-RR 64/32.
#[derive(Clone, Debug)]
pub struct Pcg {
    state: u64,
}

impl Pcg {
    const MULTIPLIER: u64 = 6_364_136_223_846_793_005;
    const INCREMENT: u64 = 1_442_695_040_888_963_407;

    /// The generator of this seed.
    pub const fn new(seed: u64) -> Self {
        let mut pcg = Self { state: seed.wrapping_add(Self::INCREMENT) };
        pcg.step();
        pcg
    }

    const fn step(&mut self) -> u64 {
        let old = self.state;
        self.state = old.wrapping_mul(Self::MULTIPLIER).wrapping_add(Self::INCREMENT);
        old
    }
}

impl Rng for Pcg {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        let old = self.step();
        let mixed = (((old >> 18) ^ old) >> 27) as u32;
        mixed.rotate_right((old >> 59) as u32)
    }
}
