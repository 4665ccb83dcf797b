import { edited } from './contradictions.ts';
import { type DayFault, isBetween } from './faults.ts';

const minute = 60_000;
const ofFree = { plan: 'free', provider: 'api-football' } as const;
const ofPaid = { plan: 'paid', provider: 'api-football' } as const;
/** The minutes after `mainKickOff` in which no call of the day is left: from 19:00 in Norway until midnight in UTC. */
const usedUp = { from: 120, to: 480 };

/** Refuses as API-Football does: with HTTP 200. */
function refusal(errors: object): Response {
  return Response.json({ errors, response: [] });
}

interface Fixtures {
  readonly response?: readonly {
    readonly goals: { readonly home: number | null; readonly away: number | null };
    readonly events?: readonly { readonly type: string; readonly team: { readonly id: number } }[];
    readonly teams: { readonly home: { readonly id: number } };
  }[];
}

/** Leaves out the latest goal of each match, with its event. */
async function withoutLatestGoal(answer: Response): Promise<Response> {
  const body: Fixtures = await answer.json();
  const response = body.response?.map((match) => {
    const latest = match.events?.findLast(({ type }) => type === 'Goal');
    if (latest === undefined) return match;
    const side = latest.team.id === match.teams.home.id ? 'home' : 'away';
    const goals = { ...match.goals, [side]: (match.goals[side] ?? 0) - 1 };
    return { ...match, goals, events: match.events?.filter((event) => event !== latest) };
  });
  return Response.json({ ...body, response }, { headers: answer.headers });
}

const outage: DayFault['handle'] = (answer, since) =>
  isBetween(since, 20, 30) ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(answer);
const suspended: DayFault['handle'] = (answer, since) =>
  Promise.resolve(isBetween(since, 20, 80) ? refusal({ access: 'Your account is suspended.' }) : answer);
const flapping: DayFault['handle'] = (answer, _since, _call, { number }) =>
  number % 3 === 0 ? withoutLatestGoal(answer) : Promise.resolve(answer);
/** Makes football-data.org report one home goal too many, and a kick-off an hour too late. */
const contradicted: DayFault['handle'] = (answer, _since, _call, { path }) =>
  path.startsWith('/v4/')
    ? edited(answer, (match) => ({
        ...match,
        utcDate: new Date(Date.parse(match.utcDate) + 60 * minute).toISOString(),
        score: {
          ...match.score,
          fullTime: { home: (match.score.fullTime.home ?? 0) + 1, away: match.score.fullTime.away ?? 0 },
        },
      }))
    : Promise.resolve(answer);

/** The Norwegian days of API-Football: with each plan, and with the faults that it has shown. */
export const norwegianDays: readonly DayFault[] = [
  { ...ofFree, name: 'API-Football, free plan, Sunday' },
  { ...ofPaid, name: 'API-Football, paid plan, Sunday' },
  { ...ofFree, name: 'API-Football, free plan, Saturday', norwegianDay: 'saturday' },
  { ...ofPaid, name: 'API-Football, paid plan, Saturday', norwegianDay: 'saturday' },
  { ...ofFree, name: 'API-Football, free plan, Sunday, an outage of ten minutes', handle: outage },
  {
    ...ofPaid,
    name: 'API-Football, paid plan, Saturday, an outage of ten minutes',
    norwegianDay: 'saturday',
    handle: outage,
  },
  { ...ofFree, name: 'API-Football, free plan, Sunday, the key is suspended for an hour', handle: suspended },
  {
    ...ofPaid,
    name: 'API-Football, paid plan, Saturday, the key is suspended for an hour',
    norwegianDay: 'saturday',
    handle: suspended,
  },
  {
    ...ofFree,
    name: 'API-Football, free plan, Sunday, somebody else uses up the calls of the day at 19:00',
    handle: (answer, since) =>
      Promise.resolve(
        isBetween(since, usedUp.from, usedUp.to)
          ? refusal({ requests: 'You have reached the request limit for the day' })
          : answer,
      ),
  },
  {
    ...ofFree,
    name: 'API-Football, free plan, Sunday, somebody else uses forty calls before the first kick-off',
    callsBefore: 40,
  },
  { ...ofFree, name: 'API-Football, free plan, Sunday, every third answer lacks the latest goal', handle: flapping },
  {
    ...ofPaid,
    name: 'API-Football, paid plan, Saturday, every third answer lacks the latest goal',
    norwegianDay: 'saturday',
    handle: flapping,
  },
  {
    ...ofFree,
    name: 'API-Football, free plan, Sunday, football-data.org contradicts every score',
    isContradicted: true,
    handle: contradicted,
  },
  {
    ...ofPaid,
    name: 'API-Football, paid plan, Saturday, football-data.org contradicts every score',
    norwegianDay: 'saturday',
    isContradicted: true,
    handle: contradicted,
  },
];
