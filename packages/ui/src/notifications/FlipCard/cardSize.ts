/** A phone on its side: wide, with no height to spare. */
const onItsSide = '(min-width: 560px) and (max-height: 480px)';
const tablet = '(min-width: 768px)';

/** The card is small on a phone; this is the other. Both are measured in letters, so that they grow with them. */
export const cardSize = {
  /** One line across. */
  wide: `@media ${tablet}, ${onItsSide}`,
} as const;
