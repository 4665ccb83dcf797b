import type { Mutant } from './Mutant.ts';

/** Deliberate bugs, each of which the laws must catch. */
export const mutants: readonly Mutant[] = [];
