import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';

/** Returns a function that writes stars, or an average, with one decimal; a dash where there are none. */
export function useWrittenStars(): (stars: number | undefined | null) => string {
  const { t } = useWords();
  const { oneDecimal } = useFormats();
  return (stars) => (stars === undefined || stars === null ? t(($) => $.scouting.stars.unset) : oneDecimal(stars));
}
