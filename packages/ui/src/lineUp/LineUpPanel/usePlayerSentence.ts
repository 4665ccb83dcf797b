import type { SubstitutionMinute } from '@tribunen/domain';
import { useWords } from '../../i18n/useWords.ts';
import type { MarkedPlayer } from '../sideLineUp.ts';

/**
 * A player as a sentence, for screen readers: number and name, then what the match has brought them.
 *
 * @example
 * const sentenceOf = usePlayerSentence();
 * sentenceOf({ player, marks }); // '9 Erling Haaland, 2 mål, ut i 82. minutt'
 */
export function usePlayerSentence(): (marked: MarkedPlayer) => string {
  const { t } = useWords();
  return ({ player: { name, shirtNumber, captain }, marks: { goals, ownGoals, card, on, off } }) => {
    const minuteOf = ({ minute, extraTime }: SubstitutionMinute): string =>
      extraTime === null ? `${minute}` : `${minute}+${extraTime}`;
    return [
      shirtNumber === null ? name : t(($) => $.lineUp.player.numbered, { number: shirtNumber, name }),
      captain === true && t(($) => $.lineUp.player.captain),
      goals > 0 && t(($) => $.lineUp.player.goals, { count: goals }),
      ownGoals > 0 && t(($) => $.lineUp.player.ownGoals, { count: ownGoals }),
      card !== null && t(($) => $.lineUp.player[card]),
      on !== null && t(($) => $.lineUp.player.on, { minute: minuteOf(on) }),
      off !== null && t(($) => $.lineUp.player.off, { minute: minuteOf(off) }),
    ]
      .filter((part) => part !== false)
      .join(', ');
  };
}
