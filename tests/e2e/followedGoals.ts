/**
 * A world in real time. The demo's spectator follows Brann, Arsenal and Norway. Seconds from the opening: a goal in another
 * match at 93, goals by Brann at 118 and 229. That leaves time to open several tabs, and nothing moves before, however
 * slow the machine: a test that waits for a goal puts the clock forward.
 */
export const laterGoals = 'seed=61&speed=1';

export const first = 'Mål! Brann 1–0 Strømsgodset, Emil Gulbrandsen, 36. minutt';

/** Brann's match. */
export const brannsMatch = '500009';

/** The timeout for a goal, longer than for an immediate change of the page. */
export const untilGoal = { timeout: 30_000 };
