import { actions } from './actions.ts';
import { fields } from './fields.ts';
import { layers } from './layers.ts';
import { marks } from './marks.ts';
import type { PartPages } from './PartPage.ts';
import { states } from './states.ts';

/** The page of each part, by the title of its stories. */
export const partPages: PartPages = { ...actions, ...layers, ...marks, ...states, ...fields };

/** The date on which the pages were last compared with the code. */
export const partsReviewed = '2026-11-27';
