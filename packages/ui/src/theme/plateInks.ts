import { css } from 'styled-components';
import { theme } from './theme.ts';
import { dark } from './tokens.ts';

/** For the element around text on the scoreboard's plates: they are near-black in both themes, so the text needs the dark theme's inks. */
export const plateInks = css`
  --surface: ${theme.colour.plate};
  --text: ${theme.colour.plateInk};
  --text-2: ${theme.colour.plateDim};
  --live: ${dark.live};
  --turf: ${dark.turf};
`;
