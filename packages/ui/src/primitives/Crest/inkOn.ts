import { contrastRatio } from '../../theme/contrastRatio.ts';

const white = '#FFFFFF';
const black = '#0B120E';

/** White or black, whichever is more readable on the colour. */
export function inkOn(colour: string): string {
  return contrastRatio(colour, white) >= contrastRatio(colour, black) ? white : black;
}
