import type { ProviderMatchReport } from '@tribunen/contract';
import type { Side } from '@tribunen/domain';
import { positionWords } from '../../seed/positionWords.ts';
import type { SquadPlayer } from '../../seed/SquadPlayer.ts';
import type { FeedEvent } from '../script/feedEventsOf.ts';
import { bookingsOf } from './bookingsOf.ts';
import { matchStateAt } from './matchStateAt.ts';
import type { PlayedMatch, SimulatedMatch } from './SimulatedMatch.ts';
import { statisticsAt } from './statisticsAt.ts';
import { toLiveEventRows } from './toLiveEventRows.ts';
import { toProviderMatch } from './toProviderMatch.ts';
import { toReportedShots } from './toReportedShots.ts';

/** Teams hand in their line-ups an hour before kick-off. */
const lineUpsKnownMs = 60 * 60_000;

/**
 * All details of a match at a moment, as football-data.org would give them: goals, bookings, substitutions and
 * line-ups, and also the live feed's events. It has line-ups from an hour before kick-off on.
 *
 * @param now milliseconds since 1970
 */
export function toMatchReport(match: SimulatedMatch, now: number): ProviderMatchReport {
  const summary = toProviderMatch(match, now);
  if (match.kind === 'postponed') return { ...summary, goals: [], bookings: [], substitutions: [], events: [] };
  const { moment } = matchStateAt(match, now);
  const statistics = statisticsAt(match, now);
  const reported = match.feedEvents.slice(0, moment?.reported ?? 0);
  return {
    ...summary,
    // From an hour before kick-off on, the report contains invented line-ups and cards, even if the result is real.
    simulated: now >= match.kickOff - lineUpsKnownMs,
    homeTeam: { ...summary.homeTeam, ...lineUpOf(match, 'home', now), statistics: statistics?.home ?? null },
    awayTeam: { ...summary.awayTeam, ...lineUpOf(match, 'away', now), statistics: statistics?.away ?? null },
    goals: goalsOf(match, reported),
    bookings: bookingsOf(match, reported),
    substitutions: reported.flatMap((each) =>
      each.event.type === 'substitution'
        ? [{ ...clockOf(match, each), playerOut: named(each.event.off), playerIn: named(each.event.on) }]
        : [],
    ),
    events: toLiveEventRows(match, now).map((row, index) => ({
      type: goalWord(reported[index]) ?? row.event_type,
      minute: row.minute,
      injuryTime: row.injury_time,
      team: { id: row.team_id, name: row.team_name },
      player: { id: row.person_id, name: row.person_name },
      assist: row.assist_id === null ? null : { id: row.assist_id, name: row.assist_name },
      occurredAt: row.occurred_at,
    })),
    shots: toReportedShots(match, moment?.happened ?? 0),
    referees: [],
  };
}

/** The report's word for a goal. In the live feed every goal is a `GOAL`; a report has a word for each kind. */
function goalWord(feedEvent: FeedEvent | undefined): string | null {
  if (feedEvent?.event.type !== 'goal') return null;
  return feedEvent.event.kind === 'PENALTY' ? 'PENALTY_GOAL' : feedEvent.event.kind;
}

/** The goals of a report. Cancelled goals are left out, because they are among the events. */
function goalsOf(match: PlayedMatch, reported: readonly FeedEvent[]): NonNullable<ProviderMatchReport['goals']> {
  const standing: FeedEvent[] = [];
  for (const each of reported) {
    if (each.event.type === 'goal') standing.push(each);
    if (each.event.type === 'goal-cancelled') {
      standing.splice(
        standing.findLastIndex(({ event }) => event.side === each.event.side),
        1,
      );
    }
  }
  return standing.flatMap((each) => {
    const { event, score } = each;
    if (event.type !== 'goal') return [];
    const type = event.kind === 'GOAL' ? 'REGULAR' : event.kind === 'OWN_GOAL' ? 'OWN' : 'PENALTY';
    const assist = event.assist === null ? null : named(event.assist);
    return [{ ...clockOf(match, each), type, scorer: named(event.scorer), assist, score }];
  });
}

function clockOf(
  match: PlayedMatch,
  { event, minute, injuryTime }: FeedEvent,
): { minute: number; injuryTime: number | null; team: { id: number; name: string } } {
  const { id, name } = match[event.side];
  return { minute, injuryTime, team: { id, name } };
}

function named({ id, name }: SquadPlayer): { id: number; name: string } {
  return { id, name };
}

function lineUpOf(match: PlayedMatch, side: Side, now: number): Partial<ProviderMatchReport['homeTeam']> {
  if (now < match.kickOff - lineUpsKnownMs) return { formation: null, lineup: [], bench: [] };
  const { formation, starting, bench } = match.script.lineUps[side];
  return {
    formation,
    lineup: starting.map(({ player, position }, slotIndex) => ({
      ...named(player),
      position,
      shirtNumber: player.shirtNumber,
      slotIndex,
    })),
    bench: bench.map((player) => ({
      ...named(player),
      position: positionWords[player.line],
      shirtNumber: player.shirtNumber,
    })),
  };
}
