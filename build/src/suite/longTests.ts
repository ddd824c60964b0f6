/**
 * The names of tests that take minutes: they kill, flood, build or start one process after the other. `npm test` leaves
 * them out, `npm test -- --long` runs them.
 */
export const LONG_TEST = /\.long\.(test|spec)\./

/** The tag of journeys that are treated alike in a file of others (`e2e/portal/long.ts`). */
export const LONG_TAG = '@long'
