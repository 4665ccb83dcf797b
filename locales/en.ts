import { admin } from './en/admin.ts';
import { demo } from './en/demo.ts';
import { first } from './en/first.ts';
import { later } from './en/later.ts';

/** English, as it is written in Britain. The specification's own English texts stand to the letter. */
export const en = { ...first, ...later, ...admin, demo } as const;
