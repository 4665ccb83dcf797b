import type { Football, ProviderMatch, ProviderMatchReport } from '@tribunen/contract';
import { addDays, epochMs, instantAt, type OsloDay, osloDayOf } from '@tribunen/domain';
import { CallCounter } from './CallCounter.ts';

export interface FootballDataOptions {
  /** The football at a moment, in milliseconds since 1970. */
  readonly football: (now: number) => Football;
  readonly now: () => number;
  readonly plan: 'free' | 'paid';
  readonly perMinute: number;
}

type Unfolded = Readonly<Record<'goals' | 'bookings' | 'subs' | 'lineups', boolean>>;

/** Stands in for football-data.org, version 4: its addresses, its plans, its counter and its refusals. */
export class FootballDataStandIn {
  readonly #options: FootballDataOptions;
  /** The counter of each key, because each customer has a separate budget. */
  readonly #counters = new Map<string, CallCounter>();

  constructor(options: FootballDataOptions) {
    this.#options = options;
  }

  /** The answer to a request. */
  async answer(request: Request): Promise<Response> {
    const now = this.#options.now();
    const key = request.headers.get('x-auth-token');
    const { isAllowed, left, resetSeconds } = this.#counterOf(key ?? '').count(now);
    const headers = { 'x-requests-available-minute': String(left), 'x-requestcounter-reset': String(resetSeconds) };
    const refuse = (status: number, message: string): Response =>
      Response.json({ message, errorCode: status }, { status, headers });
    if (key === null) return refuse(403, 'The resource you are looking for is restricted.');
    if (!isAllowed) return refuse(429, `You reached your request limit. Wait ${resetSeconds} seconds.`);
    const found = await this.#find(new URL(request.url), this.#unfoldedBy(request.headers), now);
    return found === null
      ? refuse(404, 'The resource you are looking for does not exist.')
      : Response.json(found, { headers });
  }

  #counterOf(key: string): CallCounter {
    const counter = this.#counters.get(key) ?? new CallCounter(this.#options.perMinute);
    this.#counters.set(key, counter);
    return counter;
  }

  #unfoldedBy(headers: Headers): Unfolded {
    const isIncluded = (list: string): boolean =>
      this.#options.plan === 'paid' && headers.get(`x-unfold-${list}`) === 'true';
    return {
      goals: isIncluded('goals'),
      bookings: isIncluded('bookings'),
      subs: isIncluded('subs'),
      lineups: isIncluded('lineups'),
    };
  }

  async #find({ pathname, searchParams }: URL, unfolded: Unfolded, now: number): Promise<object | null> {
    const football = this.#options.football(now);
    const [, version, area, id = '', list = ''] = pathname.split('/');
    if (version !== 'v4') return null;
    const listed = (matches: readonly ProviderMatch[]): Promise<object[]> =>
      Promise.all(
        matches.map(async ({ bookings, ...match }) => {
          const report = await this.#report(football, match.id, unfolded);
          return this.#byPlan(report ?? { ...match, bookings }, unfolded);
        }),
      );
    if (area === 'matches' && id !== '') {
      const report = await football.match(Number(id));
      return report === null ? null : this.#byPlan(report, unfolded);
    }
    if (area === 'matches') {
      const [from, to] = [searchParams.get('dateFrom') ?? '', searchParams.get('dateTo') ?? ''];
      const matches = await matchesBetween(football, Date.parse(from), Date.parse(to));
      return { resultSet: { count: matches.length }, matches: await listed(matches) };
    }
    if (area !== 'competitions') return null;
    if (id === '') return { competitions: await football.competitions() };
    if (list === 'standings') return football.standingsOf(id);
    if (list === 'scorers') return football.scorersOf(id);
    if (list === 'matches') {
      const season = await football.seasonOf(id);
      return season === null ? null : { competition: season.competition, matches: await listed(season.matches) };
    }
    if (list !== 'teams') return null;
    const teams = await football.teamsOf(id);
    return teams === null ? null : { teams: await Promise.all(teams.map((team) => football.team(Number(team.id)))) };
  }

  /** The details of a listed match, if the plan includes them and the request asks for them. */
  #report(football: Football, id: number, { goals }: Unfolded): Promise<ProviderMatchReport | null> {
    return goals ? football.match(id) : Promise.resolve(null);
  }

  /** The fields of a match that the plan includes: the free plan has neither the minute nor the events. */
  #byPlan(match: ProviderMatchReport, { goals, bookings, subs, lineups }: Unfolded): object {
    const { minute, injuryTime, events: _events, shots: _shots, homeTeam, awayTeam, ...facts } = match;
    const team = ({
      lineup,
      bench,
      formation,
      statistics: _statistics,
      ...known
    }: ProviderMatchReport['homeTeam']): object => (lineups ? { ...known, lineup, bench, formation } : known);
    const { goals: scored, bookings: booked, substitutions, ...summary } = facts;
    return {
      ...summary,
      ...(this.#options.plan === 'paid' && { minute, injuryTime }),
      ...(goals && { goals: scored }),
      ...(bookings && { bookings: booked }),
      ...(subs && { substitutions }),
      homeTeam: team(homeTeam),
      awayTeam: team(awayTeam),
    };
  }
}

/**
 * The provider counts days in UTC, and Oslo's days begin earlier. A match early on an Oslo day may therefore belong to
 * the UTC day before.
 */
async function matchesBetween(football: Football, from: number, to: number): Promise<readonly ProviderMatch[]> {
  if (Number.isNaN(from + to) || to <= from) return [];
  const days: OsloDay[] = [];
  for (let day = osloDayOf(instantAt(from)); day <= osloDayOf(instantAt(to)); day = addDays(day, 1)) days.push(day);
  const lists = await Promise.all(days.map((day) => football.matchesOn(day)));
  return lists.flat().filter(({ utcDate }) => {
    const kickOff = epochMs(instantAt(Date.parse(utcDate)));
    return kickOff >= from && kickOff < to;
  });
}
