import type { Hovered } from './HoverIntent.ts';

/**
 * Reports the name under the mouse, and null when the mouse has left it. The screen keeps the value in a state that is
 * undefined until the first name, so that it loads the card's code only then.
 */
export type Point<Subject> = (pointed: Hovered<Subject> | null) => void;
