import { type Follow, type Match, type MatchId, type OsloDay, paneMatch } from '@tribunen/domain';
import { useState } from 'react';

/**
 * The match beside the list (MATCH-36). It stays while the day is shown, so that a kick-off or a final whistle does not
 * close a chat in which the spectator is writing. It also stays while another day loads.
 *
 * @param follows null until they are loaded
 */
export function usePaneMatch(
  day: OsloDay,
  matches: readonly Match[] | null,
  follows: readonly Follow[] | null,
): MatchId | null {
  const [kept, keep] = useState<{ readonly day: OsloDay; readonly id: MatchId | null } | null>(null);
  const isStored = kept?.day === day && matches?.some(({ id }) => id === kept.id) === true;
  if (!isStored && matches !== null && follows !== null) {
    const id = paneMatch(matches, follows)?.id ?? null;
    if (kept?.day !== day || kept.id !== id) keep({ day, id });
  }
  return kept?.id ?? null;
}
