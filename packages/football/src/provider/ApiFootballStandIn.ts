import type { Football, ProviderGoal, ProviderMatchReport } from '@tribunen/contract';
import { addDays, instantAt, osloDayOf } from '@tribunen/domain';
import { CallCounter } from './CallCounter.ts';
import { toApiStatistics } from './toApiStatistics.ts';

export interface ApiFootballOptions {
  /** The football at a moment, in milliseconds since 1970. */
  readonly football: (now: number) => Football;
  readonly now: () => number;
  readonly perMinute: number;
  readonly perDay: number;
}

const dayMs = 24 * 60 * 60_000;
const leagues: Readonly<Record<string, number>> = { TIP: 103, OBL: 104, TOP: 725, PL: 39, WC: 1 };
const inPlay = new Set(['IN_PLAY', 'PAUSED', 'LIVE']);
const statuses: Readonly<Record<string, string>> = {
  SCHEDULED: 'TBD',
  TIMED: 'NS',
  PAUSED: 'HT',
  FINISHED: 'FT',
  POSTPONED: 'PST',
  SUSPENDED: 'SUSP',
  CANCELED: 'CANC',
  AWARDED: 'AWD',
};

/**
 * Stands in for API-Football, version 3: matches in play, of a day or by id, its counters, and refusals that come with
 * HTTP 200.
 */
export class ApiFootballStandIn {
  readonly #options: ApiFootballOptions;
  readonly #minute: CallCounter;
  #day = 0;
  #callsOfDay = 0;

  constructor(options: ApiFootballOptions) {
    this.#options = options;
    this.#minute = new CallCounter(options.perMinute);
  }

  /** The answer to a request. */
  async answer(request: Request): Promise<Response> {
    const now = this.#options.now();
    const day = Math.floor(now / dayMs);
    if (day !== this.#day) [this.#day, this.#callsOfDay] = [day, 0];
    this.#callsOfDay += 1;
    const { isAllowed, left } = this.#minute.count(now);
    const leftToday = Math.max(0, this.#options.perDay - this.#callsOfDay);
    const headers = { 'x-ratelimit-remaining': `${left}`, 'x-ratelimit-requests-remaining': `${leftToday}` };
    const send = (response: readonly object[], errors: object = []): Response =>
      Response.json({ errors, results: response.length, response }, { headers });
    if (this.#callsOfDay > this.#options.perDay)
      return send([], { requests: 'You have reached the request limit for the day' });
    if (!isAllowed) return send([], { rateLimit: 'Too many requests.' });
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith('/fixtures')) return send([], { plan: 'Free plans do not have access to this season' });
    return send(await this.#fixtures(searchParams, now));
  }

  async #fixtures(asked: URLSearchParams, now: number): Promise<readonly object[]> {
    const football = this.#options.football(now);
    const id = asked.get('id');
    if (id !== null) {
      const match = await football.match(Number(id));
      return match === null ? [] : [{ ...toFixture(match, true), statistics: toApiStatistics(match) }];
    }
    const live = asked.get('live');
    const isLive = live !== null;
    const watched = new Set(live?.split('-').map(Number));
    const day = asked.get('date') ?? new Date(now).toISOString().slice(0, 10);
    const first = osloDayOf(instantAt(Date.parse(day)));
    const lists = await Promise.all([first, addDays(first, 1)].map((each) => football.matchesOn(each)));
    const matches = lists
      .flat()
      .filter(({ status, utcDate, competition: { code } }) =>
        isLive ? inPlay.has(status) && watched.has(leagues[code] ?? 0) : utcDate.startsWith(day),
      );
    const reports = await Promise.all(matches.map((match) => football.match(match.id)));
    return reports.flatMap((match) => (match === null ? [] : [toFixture(match, isLive)]));
  }
}

function toFixture(match: ProviderMatchReport, hasEvents: boolean): object {
  const { id, utcDate, status, minute = null, injuryTime = null, matchday, homeTeam, awayTeam, score } = match;
  const isFirstHalf = (minute ?? 0) <= 45;
  const short = statuses[status] ?? (isFirstHalf ? '1H' : '2H');
  return {
    fixture: { id, date: utcDate.replace('Z', '+00:00'), status: { short, elapsed: minute, extra: injuryTime } },
    league: { id: leagues[match.competition.code] ?? 0, round: `Regular Season - ${matchday ?? 1}` },
    teams: { home: { id: homeTeam.id, name: homeTeam.name }, away: { id: awayTeam.id, name: awayTeam.name } },
    goals: score.fullTime,
    score: { halftime: score.halfTime ?? null, fulltime: null, extratime: null, penalty: null },
    ...(hasEvents && { events: eventsOf(match) }),
  };
}

function eventsOf({ goals, bookings, substitutions, homeTeam, awayTeam }: ProviderMatchReport): readonly object[] {
  const time = ({ minute = null, injuryTime = null }: Pick<ProviderGoal, 'minute' | 'injuryTime'>) => ({
    time: { elapsed: minute, extra: injuryTime },
  });
  const details: Readonly<Record<string, string>> = { OWN: 'Own Goal', PENALTY: 'Penalty', YELLOW: 'Yellow Card' };
  return [
    ...(goals ?? []).map((goal, place) => ({
      ...time(goal),
      // The team that the goal counts for, also if it is an own goal.
      team: (goal.score?.home ?? 0) > (goals?.[place - 1]?.score?.home ?? 0) ? homeTeam : awayTeam,
      player: goal.scorer,
      assist: goal.assist,
      type: 'Goal',
      detail: details[goal.type ?? ''] ?? 'Normal Goal',
    })),
    ...(bookings ?? []).map((card) => ({
      ...time(card),
      team: card.team,
      player: card.player,
      type: 'Card',
      detail: details[card.card ?? ''] ?? 'Red Card',
    })),
    ...(substitutions ?? []).map((change) => ({
      ...time(change),
      team: change.team,
      player: change.playerOut,
      assist: change.playerIn,
      type: 'subst',
      detail: 'Substitution',
    })),
  ];
}
