import { actions } from './actions.tsx';
import type { DoDonts } from './DoDont.ts';
import { fields } from './fields.tsx';
import { layers } from './layers.tsx';
import { marks } from './marks.tsx';
import { states } from './states.tsx';

/** The right and the wrong use of each part, by the title of its stories. */
export const doDonts: DoDonts = { ...actions, ...layers, ...marks, ...states, ...fields };
