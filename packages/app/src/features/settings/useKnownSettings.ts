import type { SettingsView } from '@tribunen/ui';
import { toMatchId } from '@tribunen/domain';
import { useMatchesByIds } from '../../data/matches/useMatchesByIds.ts';
import { useObserved } from '../../lib/state/useObserved.ts';
import { useKnowledge } from '../../live/knownUntil/useKnowledge.ts';

/** The reader's delays and hidden results, with their changes. */
export function useKnownSettings(): SettingsView['known'] {
  const knowledge = useKnowledge();
  const { delay, hidden, groups, holdsFriends } = useObserved(knowledge.choices);
  const ids = hidden.map(toMatchId).filter((id) => id !== null);
  const matches = useMatchesByIds(ids);
  return {
    delay,
    onDelay: knowledge.chooseDelay,
    holdsFriends,
    onHoldFriends: knowledge.holdFriends,
    hidden: ids.map((id) => ({ id, match: matches.get(id) ?? null })),
    onShow: knowledge.showResult,
    groups,
    onShowGroup: knowledge.showGroup,
  };
}
