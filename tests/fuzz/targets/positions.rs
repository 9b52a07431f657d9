#![no_main]

ludotheque_fuzz::target!(positions);
