import { availableParallelism } from 'node:os'

/**
 * How often a failed test is tried again: once where nobody watches, so that a shared machine's bad second stops
 * nobody's work. What passes only then is counted and named at the end of the run.
 */
export const retry = process.env.CI ? 1 : 0

/**
 * Files of tests at a time. Each project must say so: the default leaves one core free, which on two cores means one
 * file, though a test that waits for PostgreSQL leaves one free, too.
 */
export const maxWorkers = Math.max(2, availableParallelism())
