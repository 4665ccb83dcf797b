import type { BootstrapStatic, ProviderMatch } from '@tribunen/contract';

/** A gameweek of the demo: the matches of one round of the league. */
export interface FantasyWeek {
  readonly event: BootstrapStatic['events'][number];
  readonly matches: readonly ProviderMatch[];
}

/** In the official game ninety minutes; in the demo a round may kick off while the one before is played. */
const deadlineMs = 60_000;

/**
 * The gameweeks of a league's season, by deadline, with the current one and the next marked.
 *
 * @param matches of the season, by kick-off
 * @param now milliseconds since 1970
 * @example
 * fantasyRounds(matches.matchesOf('PL', now), now).find(({ event }) => event.is_current);
 */
export function fantasyRounds(matches: readonly ProviderMatch[], now: number): readonly FantasyWeek[] {
  const played = matches.filter(({ status }) => status !== 'POSTPONED');
  const weeks = [...new Set(played.map(({ matchday }) => matchday ?? 0))].map((id) => {
    const ofRound = played.filter(({ matchday }) => (matchday ?? 0) === id);
    const deadline = Math.min(...ofRound.map(({ utcDate }) => Date.parse(utcDate))) - deadlineMs;
    return { id, deadline, matches: ofRound };
  });
  const inOrder = weeks.toSorted((a, b) => a.deadline - b.deadline);
  const current = inOrder.findLast(({ deadline }) => deadline <= now);
  const next = inOrder.find(({ deadline }) => deadline > now);
  return inOrder.map((week) => ({
    event: {
      id: week.id,
      name: `Gameweek ${week.id}`,
      deadline_time: new Date(week.deadline).toISOString(),
      is_current: week === current,
      is_next: week === next,
      finished: week.matches.every(({ status }) => status === 'FINISHED'),
    },
    matches: week.matches,
  }));
}
