import type { FeedEvent, FeedPerson, GoalKind, Match, Team } from '@tribunen/domain';
import type { LiveEventRow } from './live_events_new.ts';

type Columns = Pick<
  LiveEventRow,
  'event_type' | 'person_id' | 'person_name' | 'assist_id' | 'assist_name' | 'score_home' | 'score_away' | 'payload'
>;

const goalWords: Readonly<Record<GoalKind, string>> = { regular: 'GOAL', 'own-goal': 'OWN_GOAL', penalty: 'PENALTY' };

/** These words contain no word of a red card, by which clients would announce one (NOTIFY-1). */
const cancelledWords = { red: 'CARD_CANCELLED', yellow: 'YELLOW_CARD_CANCELLED' } as const;

/**
 * The row of `live_events_new` for an event of the feed. Every goal is a `GOAL`, because clients listen for that, and
 * the payload has its kind once a source gives it (FEED-18). In a substitution the person went off, and the assist came
 * on. The payload of an event also says when its play was broken off.
 */
export function toLiveEventRow(event: FeedEvent, match: Match): LiveEventRow {
  const team = event.side === 'home' ? match.homeTeam : match.awayTeam;
  const { payload, ...columns } = columnsOf(event);
  return {
    id: event.id,
    match_id: match.id,
    minute: event.clock?.minute ?? null,
    injury_time: event.clock?.injuryTime ?? null,
    team_id: numberOf(team),
    team_name: team.name,
    home_team: match.homeTeam.name,
    away_team: match.awayTeam.name,
    ...columns,
    payload: { side: event.side, ...payload, ...(event.isAbandoned === true && { abandoned: true }) },
    occurred_at: event.occurredAt,
    created_at: event.occurredAt,
  };
}

function columnsOf(event: FeedEvent): Columns {
  switch (event.type) {
    case 'GOAL': {
      const { detail, score } = event;
      const payload = detail === null ? {} : { kind: goalWords[detail.kind] };
      const assist = detail?.assist ?? null;
      return { event_type: 'GOAL', ...people(detail?.scorer ?? null, assist), ...scoreOf(score), payload };
    }
    case 'GOAL_CANCELLED': {
      const payload = { decision: 'GOAL_CANCELLED', goal: event.goalId };
      return { event_type: 'VAR', ...people(event.scorer), ...scoreOf(event.score), payload };
    }
    case 'CARD_CANCELLED': {
      const payload = { cancels: event.cardId };
      return { event_type: cancelledWords[event.card], ...people(event.player), ...scoreOf(null), payload };
    }
    case 'YELLOW_CARD':
      return { event_type: 'YELLOW_CARD', ...people(event.player), ...scoreOf(null), payload: { card: 'YELLOW' } };
    case 'RED_CARD': {
      const payload = { card: event.secondYellow ? 'YELLOW_RED' : 'RED' };
      return { event_type: 'RED_CARD', ...people(event.player), ...scoreOf(null), payload };
    }
    case 'SUBSTITUTION':
      return { event_type: 'SUBSTITUTION', ...people(event.off, event.on), ...scoreOf(null), payload: {} };
  }
}

function people(
  person: FeedPerson | null,
  assist: FeedPerson | null = null,
): Pick<Columns, 'person_id' | 'person_name' | 'assist_id' | 'assist_name'> {
  return {
    person_id: person?.id ?? null,
    person_name: person?.name ?? null,
    assist_id: assist?.id ?? null,
    assist_name: assist?.name ?? null,
  };
}

function scoreOf(
  score: { readonly home: number; readonly away: number } | null,
): Pick<Columns, 'score_home' | 'score_away'> {
  return { score_home: score?.home ?? null, score_away: score?.away ?? null };
}

function numberOf({ id }: Team): number | null {
  const number = Number(id ?? Number.NaN);
  return Number.isSafeInteger(number) ? number : null;
}
