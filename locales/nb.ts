import { admin } from './nb/admin.ts';
import { demo } from './nb/demo.ts';
import { first } from './nb/first.ts';
import { later } from './nb/later.ts';

/**
 * Bokmål, the source language: every other language `satisfies` its shape. Each feature has a file in `nb/`. The words of the results screen and the
 * shell are in `nb/first.ts`, of the demo's bar in `nb/demo.ts`, of the administrators' screens in `nb/admin.ts`, and of the rest in `nb/later.ts`.
 */
export const nb = { ...first, ...later, ...admin, demo } as const;
