import { admin } from './en/admin.ts';
import { demo } from './en/demo.ts';
import { first } from './en/first.ts';
import { later } from './en/later.ts';

/** British English. The specification's own English texts are kept word for word. */
export const en = { ...first, ...later, ...admin, demo } as const;
