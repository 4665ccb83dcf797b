import type { Hovered } from './HoverIntent.ts';

/**
 * Says which name the mouse is on, and null when it has left the name. The screen keeps it in a state, which is undefined until the first name: so
 * long, no card's code is needed.
 */
export type Point<Subject> = (pointed: Hovered<Subject> | null) => void;
