import { theme } from '../../theme/theme.ts';

/** Of a choice side by side, for its placeholder. */
export const segmentsHeight = `calc(${theme.touch} + 6px)`;
