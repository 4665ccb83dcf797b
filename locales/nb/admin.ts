import { budgets } from './budgets.ts';
import { desk } from './desk.ts';
import { warmResults } from './warmResults.ts';

/** The words of the administrators' screens, loaded with them. */
export const admin = { budgets, desk, warmResults } as const;
