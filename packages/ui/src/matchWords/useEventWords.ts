import type { MatchEvent } from '@tribunen/domain';
import { useFormats } from '../i18n/useFormats.ts';
import { useWords } from '../i18n/useWords.ts';

/** The words that describe an event. */
export interface EventWords {
  /** What happened: «Selvmål», «Gult kort». */
  readonly kind: string;
  /** The player who scored, was booked or went off. */
  readonly player: string;
  /** A line under the player: «assist: Berg», «Mål på straffe»; null for none. */
  readonly remark: string | null;
}

/**
 * The words of an event.
 *
 * @example
 * const wordsOf = useEventWords();
 * wordsOf(goal); // { kind: 'Mål', player: 'Erling Haaland', remark: 'assist: Antonio Nusa' }
 */
export function useEventWords(): (event: MatchEvent) => EventWords {
  const { t } = useWords();
  const { phrases } = useFormats();
  const kindOf = (event: MatchEvent): string => {
    switch (event.type) {
      case 'GOAL':
        return event.goal === 'own-goal'
          ? t(($) => $.matchDetail.events.ownGoal)
          : event.goal === 'penalty'
            ? t(($) => $.matchDetail.events.penalty)
            : t(($) => $.matchDetail.events.goal);
      case 'YELLOW_CARD':
        return t(($) => $.matchDetail.events.yellow);
      case 'RED_CARD':
        return event.secondYellow ? t(($) => $.matchDetail.events.secondYellow) : t(($) => $.matchDetail.events.red);
      case 'SUBSTITUTION':
        return t(($) => $.matchDetail.events.substitution);
    }
  };
  const remarkOf = (event: MatchEvent, kind: string): string | null => {
    if (event.type !== 'GOAL') return event.type === 'SUBSTITUTION' ? null : kind;
    const remarks = [
      ...(event.goal === 'regular' ? [] : [kind]),
      ...(event.assistName === null ? [] : [t(($) => $.matchDetail.events.assist, { name: event.assistName })]),
    ];
    return remarks.length === 0 ? null : phrases(remarks);
  };
  return (event) => {
    const kind = kindOf(event);
    return {
      kind,
      player: event.playerName ?? t(($) => $.commonLater.unknownPlayer),
      remark: remarkOf(event, kind),
    };
  };
}
