/**
 * Loaded before every test file if `PROPERTY_SEED` is set, as in CI: property tests then try the same values in every run, so that a
 * change fails for what it changed. Without it each run tries new ones, and a failure prints its seed.
 */
import fc from 'fast-check'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED) })
