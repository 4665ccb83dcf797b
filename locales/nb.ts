import { admin } from './nb/admin.ts';
import { demo } from './nb/demo.ts';
import { first } from './nb/first.ts';
import { later } from './nb/later.ts';

/**
 * Bokmål, the source language: every other language `satisfies` its shape. One file per feature, in `nb/`. What the results screen and the
 * shell say is in `nb/first.ts`, the demo's bar in `nb/demo.ts`, the administrators' screens in `nb/admin.ts`, the rest in `nb/later.ts`.
 */
export const nb = { ...first, ...later, ...admin, demo } as const;
