import { type FantasyGameweek, roundTells, toMatchId } from '@tribunen/domain';
import { useState } from 'react';
import { useServices } from '../../services/useServices.ts';
import { useLately } from '../../lib/state/useLately.ts';
import { useMatchesByIds } from '../../data/matches/useMatchesByIds.ts';
import { useObserved } from '../../lib/state/useObserved.ts';
import { longestOf } from '../../live/knownUntil/KnownChoices.ts';
import { useKnowledge } from '../../live/knownUntil/useKnowledge.ts';

/** The most matches that a round can have. */
const mostMatches = 30;

/**
 * Whether the points of a round are hidden, because they could give away what the reader has chosen not to know
 * (KNOWN-11). Points that are not loaded yet could too.
 *
 * @param gameweek undefined until it is loaded
 */
export function useHiddenRound(gameweek: FantasyGameweek | undefined) {
  const choices = useObserved(useKnowledge().choices);
  const [isShown, setShown] = useState(false);
  const ids = choices.hidden
    .slice(-mostMatches)
    .map(toMatchId)
    .filter((id) => id !== null);
  const matches = useMatchesByIds(isShown ? [] : ids);
  const { now } = useServices();
  const delaySeconds = longestOf(choices, now());
  const mayTell = ids.length > 0 || choices.groups.length > 0 || delaySeconds > 0;
  const isBehind = gameweek === undefined || roundTells(gameweek, { hidden: [], groups: [], delaySeconds });
  // After the final whistle the reader still sees the last minutes. A match whose points are settled ended hours ago.
  const isRecent = gameweek?.fixtures.some(({ phase }) => phase === 'over') === true;
  const wasBehind = useLately(isBehind, isRecent ? delaySeconds * 1000 : 0);
  const tells = (): boolean =>
    wasBehind ||
    gameweek === undefined ||
    matches.size < ids.length ||
    roundTells(gameweek, { hidden: [...matches.values()], groups: choices.groups, delaySeconds });
  return { isHidden: !isShown && mayTell && tells(), show: () => setShown(true) };
}
