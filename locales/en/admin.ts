import { desk } from './desk.ts';
import { warmResults } from './warmResults.ts';

/** The words of the administrators' screens, loaded with them. */
export const admin = { desk, warmResults } as const;
