/**
 * A demo in real time, whose spectator follows Brann, Arsenal and Norway. A team that the spectator does not follow
 * scores 93 s after the opening, Brann after 118 s and 229 s. So even on a slow machine a test can open several tabs
 * before these goals; then it puts the clock forward.
 */
export const laterGoals = 'seed=61&speed=1';

export const first = 'Mål! Brann 1–0 Strømsgodset, Emil Gulbrandsen, 36. minutt';

export const brannsMatch = '500009';

/** A goal needs a longer timeout than other changes of the page. */
export const untilGoal = { timeout: 30_000 };
