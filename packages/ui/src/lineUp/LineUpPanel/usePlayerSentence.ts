import type { SubstitutionMinute } from '@tribunen/domain';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import type { MarkedPlayer } from '../sideLineUp.ts';

/**
 * Describes a player in one sentence, for screen readers: number and name, then the player's goals, cards and
 * substitutions.
 *
 * @example
 * const sentenceOf = usePlayerSentence();
 * sentenceOf({ player, marks }); // '9 Erling Haaland, 2 mål, ut i 82. minutt'
 */
export function usePlayerSentence(): (marked: MarkedPlayer) => string {
  const { t } = useWords();
  const { ordinal, phrases } = useFormats();
  const wentOn = ({ minute, extraTime }: SubstitutionMinute): string =>
    extraTime === null
      ? t(($) => $.lineUp.player.on, { minute: ordinal(minute) })
      : t(($) => $.lineUp.player.onAdded, { minute: ordinal(minute), extraTime });
  const wentOff = ({ minute, extraTime }: SubstitutionMinute): string =>
    extraTime === null
      ? t(($) => $.lineUp.player.off, { minute: ordinal(minute) })
      : t(($) => $.lineUp.player.offAdded, { minute: ordinal(minute), extraTime });
  return ({ player: { name, shirtNumber, captain }, marks: { goals, ownGoals, card, on, off } }) => {
    const parts = [
      shirtNumber === null ? name : t(($) => $.lineUp.player.numbered, { number: shirtNumber, name }),
      captain === true && t(($) => $.lineUp.player.captain),
      goals > 0 && t(($) => $.lineUp.player.goals, { count: goals }),
      ownGoals > 0 && t(($) => $.lineUp.player.ownGoals, { count: ownGoals }),
      card !== null && t(($) => $.lineUp.player[card]),
      on !== null && wentOn(on),
      off !== null && wentOff(off),
    ].filter((part) => part !== false);
    return phrases(parts);
  };
}
