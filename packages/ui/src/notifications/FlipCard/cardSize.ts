/** A phone on its side: wide, with no height to spare. */
const onItsSide = '(min-width: 560px) and (max-height: 480px)';
const tablet = '(min-width: 768px)';

/** The card is upright and small on a phone; these are the others. All is measured in letters, so that it grows with them. */
export const cardSize = {
  /** One line across. */
  wide: `@media ${tablet}, ${onItsSide}`,
  /** The same, and low. */
  low: `@media ${onItsSide}, ${tablet} and (max-height: 480px)`,
} as const;
