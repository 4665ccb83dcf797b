/*
 * The demo's spectator follows Brann, Arsenal and Norway. Seconds from the opening, at the demo's usual speed: a goal in
 * another match at 9.3, goals by Brann at 11.8 and 22.9.
 */
export const twoGoals = 'seed=61';
export const first = 'Mål! Brann 1–0 Strømsgodset, Emil Gulbrandsen, 36. minutt';

/** The two goals at 118 s and 229 s leave time to open several tabs, for a test that puts their clock forward. */
export const laterGoals = `${twoGoals}&speed=1`;

/** Brann's match. */
export const brannsMatch = '500009';

/** The timeout for a goal, longer than for an immediate change of the page. */
export const untilGoal = { timeout: 30_000 };
