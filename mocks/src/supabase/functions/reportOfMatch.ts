import type { LiveEventRow, ProviderMatch, ProviderMatchReport } from '@tribunen/contract';
import { addDays, instantAt, osloDayOf } from '@tribunen/domain';
import type { FunctionContext } from './EdgeFunction.ts';

const longestBack = 21;
const longestAhead = 21;

/**
 * One match with all that is told of it: the match as its day lists it, and what the rows of `live_events_new` say.
 *
 * @returns null where no list has a match of that id
 * @example
 * reportOfMatch(500_001, context)?.goals;
 */
export function reportOfMatch(id: number, context: FunctionContext): ProviderMatchReport | null {
  const match = findMatch(id, context);
  if (match === null) return null;
  const rows = context.database.live_events_new
    .rows((row) => row.match_id === String(id))
    .toSorted((a, b) => Date.parse(a.occurred_at) - Date.parse(b.occurred_at));
  return {
    ...match,
    goals: rows.flatMap((row) => toGoal(row) ?? []),
    bookings: rows.flatMap((row) => toBooking(row) ?? []),
    substitutions: rows.filter(({ event_type }) => event_type === 'SUBSTITUTION').map(toSubstitution),
    events: [],
    referees: [],
  };
}

/** Today first: it is what is mostly asked for. */
function findMatch(id: number, { matches, wallNow }: FunctionContext): ProviderMatch | null {
  const today = osloDayOf(instantAt(wallNow));
  for (let distance = 0; distance <= Math.max(longestBack, longestAhead); distance += 1) {
    for (const day of distance === 0 ? [today] : [addDays(today, -distance), addDays(today, distance)]) {
      const found = matches.listDay(day, wallNow).find((match) => match.id === id);
      if (found !== undefined) return found;
    }
  }
  return null;
}

type Goal = NonNullable<ProviderMatchReport['goals']>[number];
type Booking = NonNullable<ProviderMatchReport['bookings']>[number];
type Substitution = NonNullable<ProviderMatchReport['substitutions']>[number];

const goalTypes = new Map([
  ['GOAL', 'REGULAR'],
  ['OWN_GOAL', 'OWN'],
  ['PENALTY', 'PENALTY'],
]);
const cards = new Map([
  ['YELLOW_CARD', 'YELLOW'],
  ['YELLOW_RED_CARD', 'YELLOW_RED'],
  ['RED_CARD', 'RED'],
]);

function toGoal(row: LiveEventRow): Goal | null {
  const type = goalTypes.get(row.event_type);
  if (type === undefined) return null;
  return {
    ...happening(row),
    type,
    scorer: { id: row.person_id, name: row.person_name },
    assist: row.assist_name === null ? null : { id: row.assist_id, name: row.assist_name },
    score: { home: row.score_home, away: row.score_away },
  };
}

function toBooking(row: LiveEventRow): Booking | null {
  const card = cards.get(row.event_type);
  return card === undefined ? null : { ...happening(row), card, player: { id: row.person_id, name: row.person_name } };
}

/** Of a substitution's row the person goes off and the assist comes on. */
function toSubstitution(row: LiveEventRow): Substitution {
  return {
    ...happening(row),
    playerOut: { id: row.person_id, name: row.person_name },
    playerIn: { id: row.assist_id, name: row.assist_name },
  };
}

function happening({
  minute,
  injury_time,
  team_id,
  team_name,
}: LiveEventRow): Pick<Goal, 'minute' | 'injuryTime' | 'team'> {
  return { minute, injuryTime: injury_time, team: { id: team_id, name: team_name } };
}
