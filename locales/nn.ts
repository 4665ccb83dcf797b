import { admin } from './nn/admin.ts';
import { demo } from './nn/demo.ts';
import { first } from './nn/first.ts';
import { later } from './nn/later.ts';

/** Nynorsk. */
export const nn = { ...first, ...later, ...admin, demo } as const;
