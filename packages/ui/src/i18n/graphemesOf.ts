const segmenter = new Intl.Segmenter();

/**
 * A text split into letters as a reader counts them: an emoji, or a letter with its marks, is one.
 *
 * @example
 * graphemesOf('🇳🇴!'); // ['🇳🇴', '!']
 */
export function graphemesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
