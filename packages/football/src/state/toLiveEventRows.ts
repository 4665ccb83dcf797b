import type { LiveEventRow } from '@tribunen/contract';
import { instantAt } from '@tribunen/domain';
import type { SquadPlayer } from '../../seed/SquadPlayer.ts';
import type { ReportedScriptEvent } from '../script/isReported.ts';
import type { FeedEvent } from '../script/feedEventsOf.ts';
import { matchStateAt } from './matchStateAt.ts';
import { wallTimeOf } from './reachedMoments.ts';
import type { PlayedMatch, SimulatedMatch } from './SimulatedMatch.ts';

type People = Pick<LiveEventRow, 'person_id' | 'person_name' | 'assist_id' | 'assist_name'>;

/**
 * The rows of `live_events_new` for a match up to a moment, in order, in the provider's words. An own goal is reported
 * for the side for which it counts, with the name of its scorer. In a substitution the player named as `person` went
 * off, and the player named as `assist` came on.
 *
 * @param now milliseconds since 1970
 * @param from the number of rows that are known already and left out
 */
export function toLiveEventRows(match: SimulatedMatch, now: number, from = 0): LiveEventRow[] {
  if (match.kind === 'postponed') return [];
  const reported = matchStateAt(match, now).moment?.reported ?? 0;
  return match.feedEvents.slice(from, reported).map((event, index) => toRow(match, event, from + index));
}

function toRow(match: PlayedMatch, { event, at, minute, injuryTime, score }: FeedEvent, number: number): LiveEventRow {
  const team = match[event.side];
  const happened = instantAt(wallTimeOf(match, { at }));
  return {
    id: `${match.id}-${number + 1}`,
    match_id: String(match.id),
    event_type: wordFor(event),
    minute,
    injury_time: injuryTime,
    team_id: team.id,
    team_name: team.name,
    ...peopleOf(event),
    home_team: match.home.name,
    away_team: match.away.name,
    score_home: score.home,
    score_away: score.away,
    payload: detailOf(event),
    occurred_at: happened,
    created_at: happened,
  };
}

/**
 * The event type that subscribers listen for: every goal is a `GOAL`, penalties and own goals included, and a second
 * yellow card is a `RED_CARD`. The payload has the kind.
 */
function wordFor(event: ReportedScriptEvent): string {
  switch (event.type) {
    case 'goal':
      return 'GOAL';
    case 'goal-cancelled':
      return 'VAR';
    case 'shot':
      return 'PENALTY_MISSED';
    case 'booking':
      return event.card === 'YELLOW' ? 'YELLOW_CARD' : 'RED_CARD';
    case 'substitution':
      return 'SUBSTITUTION';
  }
}

function peopleOf(event: ReportedScriptEvent): People {
  switch (event.type) {
    case 'goal':
      return people(event.scorer, event.assist);
    case 'goal-cancelled':
      return people(event.scorer);
    case 'shot':
    case 'booking':
      return people(event.player);
    case 'substitution':
      return people(event.off, event.on);
  }
}

function people(person: SquadPlayer, assist: SquadPlayer | null = null): People {
  return {
    person_id: person.id,
    person_name: person.name,
    assist_id: assist?.id ?? null,
    assist_name: assist?.name ?? null,
  };
}

function detailOf(event: ReportedScriptEvent): LiveEventRow['payload'] {
  switch (event.type) {
    case 'goal':
      return { kind: event.kind, place: event.place };
    case 'goal-cancelled':
      return { decision: 'GOAL_CANCELLED' };
    case 'shot':
      return { outcome: event.outcome, place: event.place };
    case 'booking':
      return { card: event.card };
    case 'substitution':
      return { injured: event.injured };
  }
}
