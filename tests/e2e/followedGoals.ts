/**
 * A demo in real time, whose spectator follows Brann, Arsenal and Norway. A goal is scored in another match 93 s after
 * the opening, and Brann scores after 118 s and 229 s. So even on a slow machine a test has time to open several tabs
 * before the first goal. A test that waits for a goal puts the clock forward.
 */
export const laterGoals = 'seed=61&speed=1';

export const first = 'Mål! Brann 1–0 Strømsgodset, Emil Gulbrandsen, 36. minutt';

/** Brann's match. */
export const brannsMatch = '500009';

/** The timeout for a goal, longer than for an immediate change of the page. */
export const untilGoal = { timeout: 30_000 };
