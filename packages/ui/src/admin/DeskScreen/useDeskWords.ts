import type { UtcInstant } from '@tribunen/domain';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';

/** Returns the desk's words for a time, and for a person who may have no name. */
export function useDeskWords() {
  const { t } = useWords();
  const { dateInFigures, time } = useFormats();
  return {
    when: (at: UtcInstant): string => t(($) => $.desk.when, { date: dateInFigures(at), time: time(at) }),
    nameOf: (name: string | null): string => name ?? t(($) => $.common.unknownUser),
  };
}
