import fc from 'fast-check'

/**
 * The same cases in each run, so that a change is judged by what it changed. `PROPERTY_SEED=$RANDOM npm test` looks
 * at others.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_001) })
