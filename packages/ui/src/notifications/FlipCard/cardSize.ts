/** A phone in landscape: wide and low. */
const onItsSide = '(min-width: 560px) and (max-height: 480px)';
const tablet = '(min-width: 768px)';

/** The media queries of the large card; the small card is for phones. Both sizes are in em, so that they grow with the text. */
export const cardSize = {
  /** One line across. */
  wide: `@media ${tablet}, ${onItsSide}`,
} as const;
