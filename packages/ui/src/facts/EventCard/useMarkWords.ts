import type { PitchMark } from '@tribunen/domain';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';

interface MarkWords {
  readonly minute: string;
  readonly player: string;
  /** The outcome, then the receiver and the expected goals, if they are known. */
  readonly how: readonly string[];
}

/**
 * The texts for an event.
 *
 * @example
 * const wordsOf = useMarkWords();
 * wordsOf(mark).how; // ['Mål', '0,44 xG']
 */
export function useMarkWords(): (mark: PitchMark) => MarkWords {
  const { t } = useWords();
  const { number } = useFormats();
  return ({ minute, player, look, receiver, xg }) => ({
    minute: t(($) => $.facts.minute, { minute }),
    player: player ?? t(($) => $.commonLater.unknownPlayer),
    how: [
      t(($) => $.facts.looks[look]),
      ...(receiver === null ? [] : [t(($) => $.facts.card.to, { player: receiver })]),
      ...(xg === null ? [] : [t(($) => $.facts.xg, { value: number(Math.round(xg * 100) / 100) })]),
    ],
  });
}
