import type { LiveEventRow } from '@tribunen/contract';
import { instantAt } from '@tribunen/domain';
import { apiFootball, FeedStore, footballDataOrg, type JobName, jobs, officialFantasy } from '@tribunen/edge';
import { ApiFootballStandIn, FootballDataStandIn } from '@tribunen/football';
import { type PlayedMatch, toLiveEventRows, toLiveMatchRow } from '@tribunen/football/simulator';
import { callProcedure } from '../rls/callProcedure.ts';
import type { Postgres } from '../rls/Postgres.ts';
import type { DayFault } from './faults.ts';
import { type MatchDay, mainKickOff } from './twelveMatches.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const perMinute = { free: 10, paid: 30 };
/** The numbers of calls that API-Football allows in a minute and in a day. */
export const ofApiFootball = { perMinute: { free: 10, paid: 300 }, perDay: { free: 100, paid: 7500 } };
/**
 * The parts of the day that can be simulated, around the twelve matches that kick off together at `mainKickOff`. A day
 * of API-Football is always run as a whole.
 */
const parts = {
  day: { from: mainKickOff - 160 * minute, to: mainKickOff + 390 * minute },
  hour: { from: mainKickOff - 10 * minute, to: mainKickOff + 75 * minute },
  /** The second half of those matches, and half an hour after it. */
  end: { from: mainKickOff + 60 * minute, to: mainKickOff + 150 * minute },
};
/** How long a simulated call takes. It is above zero, because two answers of one run must not have the same time. */
const callMs = 50;
/** The interval between two runs of the jobs on a day of API-Football, before the first match and after the last. */
const quietStep = 30 * minute;

/** What a spectator saw of a day, and the load on the provider. */
export interface DayFigures {
  readonly calls: number;
  /** The calls of the first day in UTC, including those that somebody else has made before the run. */
  readonly callsOfDay: number;
  /** The most calls in any sixty seconds. */
  readonly busiestMinute: number;
  readonly refused: number;
  /** The age of the newest answer in seconds, at each second with a match in play. */
  readonly ages: readonly number[];
  /** The seconds until the next answer, measured at every fifth second of play of each match. */
  readonly waits: readonly number[];
  /** The delay from a goal at the provider to its row, in seconds. */
  readonly delays: readonly number[];
  readonly goals: number;
  /** Goals of the simulator that never got a row, for example because they were taken back before any request. */
  readonly unseen: number;
  /** Rows of goals that stand for no goal of the simulator, such as a second row for one goal. */
  readonly wrong: number;
  /** Corrections of goals that still count, and of cards that were really given. */
  readonly falseCorrections: number;
  /** Second rows for one goal, which would announce the goal again. */
  readonly announcedTwice: number;
  /** Red cards that count in the end and were not announced, or were announced and do not count. */
  readonly wrongCards: number;
  /** Events of one answer that are not in the order of the match's clock. */
  readonly disordered: number;
  /** Matches whose final score is not the provider's. */
  readonly wrongScores: number;
  readonly logged: readonly string[];
}

/**
 * Runs the jobs by their schedules on a simulated clock, with the database's own procedures and a stand-in for the
 * provider.
 */
export async function runProviderDay(postgres: Postgres, matchDay: MatchDay, fault: DayFault): Promise<DayFigures> {
  const isApiFootball = fault.provider === 'api-football';
  const begins = Math.min(...matchDay.matches.map(({ kickOff }) => kickOff)) - quietStep;
  const ends = Math.max(...matchDay.matches.map(({ kickOff }) => kickOff)) + 150 * minute;
  const watched = isApiFootball ? { from: begins, to: ends } : parts[fault.part ?? 'hour'];
  const from = isApiFootball ? Math.floor(begins / day) * day : watched.from;
  const to = isApiFootball ? from + day + 2 * hour : watched.to;
  let now = from;
  let callsOfRun = 0;
  const ourNow = (): number => now + callsOfRun * callMs + (fault.skew?.(now - mainKickOff) ?? 0);
  const options = { ...matchDay, plan: fault.plan, perMinute: perMinute[fault.plan] };
  const openStandIn = (at: () => number): Pick<FootballDataStandIn, 'answer'> =>
    isApiFootball
      ? new ApiFootballStandIn({
          ...matchDay,
          perMinute: ofApiFootball.perMinute[fault.plan],
          perDay: ofApiFootball.perDay[fault.plan],
          now: at,
        })
      : new FootballDataStandIn({ ...options, now: at });
  const standIn = openStandIn(() => now);
  const beside = new FootballDataStandIn({ ...matchDay, plan: 'paid', perMinute: perMinute.paid, now: () => now });
  const calls: number[] = [];
  const callsOfDay = (): number => calls.filter((call) => call < from + day).length + (fault.callsBefore ?? 0);
  const numbers = new Map<string, number>();
  let [refused, besides, callsRead] = [0, 0, 0];
  const ask: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname: path } = new URL(request.url);
    const isBeside = isApiFootball && path.startsWith('/v4/');
    if (isBeside) besides += 1;
    else calls.push(now);
    callsOfRun += 1;
    const number = (numbers.get(request.url) ?? 0) + 1;
    numbers.set(request.url, number);
    const answer = await (isBeside ? beside : standIn).answer(request);
    answer.headers.set('date', new Date(now).toUTCString());
    const at = (since: number): Promise<Response> => openStandIn(() => mainKickOff + since).answer(request);
    const asked = { path, number, at };
    const handled = (await fault.handle?.(answer, now - mainKickOff, calls.length, asked)) ?? answer;
    if (handled.status === 429) refused += 1;
    return handled;
  };
  const world = { fetch: ask, now: ourNow };
  const url = 'https://provider.example.test';
  const openFootballData = (plan: DayFault['plan']) =>
    footballDataOrg({ url, key: 'key', plan, perMinute: perMinute[plan] }, world);
  const football = isApiFootball
    ? apiFootball({ url, key: 'key', plan: fault.plan, isNorwayOnly: fault.plan === 'free' }, world)
    : openFootballData(fault.plan);
  const providers = fault.isContradicted === true ? [football, openFootballData('paid')] : [football];
  const led = { ...matchDay, matches: matchDay.matches.filter(({ competition }) => football.has(competition.code)) };
  const store = new FeedStore(callProcedure(postgres), () => instantAt(ourNow()));
  const logged: string[] = [];
  const fantasy = [officialFantasy('fpl', url, world)];
  const run = (name: JobName): Promise<object | null> =>
    jobs[name]({ store, football: providers, fantasy, push: null, log: (line) => void logged.push(line) });
  for (let call = 0; call < (fault.callsBefore ?? 0); call += 1) await standIn.answer(new Request(`${url}/status`));
  const others = new Request(`${url}/v4/competitions`, { headers: { 'x-auth-token': 'key' } });

  const figures = { ages: new Array<number>(), seen: new Map<string, number>() };
  const played: number[] = [];
  const waits: number[] = [];
  let goodAt = from;
  let answeredAt = '';
  const isWatched = (): boolean => now >= watched.from && now < watched.to;
  for (; now < to; now += isWatched() ? 5 * second : quietStep) {
    callsOfRun = 0;
    if ((now - from) % minute === 0) {
      for (let call = 0; call < (fault.callsOfOthers ?? 0); call += 1) await standIn.answer(others);
      if (fault.refreshesSeasons === true && (now - from) % (10 * minute) === 0) {
        await postgres.exec(`delete from provider_answers where name like '%/season'`);
      }
      await run('sync-days');
    }
    const [near] = await read(postgres, 'select private.is_football_near($1) as value', [instantAt(ourNow())]);
    if (near === true) await run('sync-live');
    if (calls.length + besides > callsRead) {
      callsRead = calls.length + besides;
      const [answered] = await read(
        postgres,
        `select max(answered_at)::text as value from private.provider_calls
          where provider = $1 and (call like 'days:%' or call = 'live')`,
        [football.name],
      );
      if (answered !== answeredAt && typeof answered === 'string') {
        [goodAt, answeredAt] = [now, answered];
        waits.push(...played.splice(0).map((since) => (now - since) / second));
      }
      for (const id of await read(postgres, `select id as value from live_events_new where event_type = 'GOAL'`)) {
        if (typeof id === 'string' && !figures.seen.has(id)) figures.seen.set(id, now);
      }
    }
    played.push(...led.matches.filter((match) => toLiveMatchRow(match, now).status === 'IN_PLAY').map(() => now));
    const isInPlay = led.matches.some((match) => /LIVE|IN_PLAY|PAUSED/.test(toLiveMatchRow(match, now).status));
    if (isInPlay) for (let after = 0; after < 5; after += 1) figures.ages.push((now - goodAt) / second + after);
  }
  return {
    ...(await judge(postgres, led, { from, to: now - 5 * second, seen: figures.seen, fault })),
    ...(await judgeRows(postgres, led, now - 5 * second, fault)),
    ages: figures.ages,
    waits,
    calls: calls.length,
    callsOfDay: callsOfDay(),
    busiestMinute: busiest(calls),
    refused,
    logged,
  };
}

async function read(postgres: Postgres, sql: string, values: unknown[] = []): Promise<readonly unknown[]> {
  const { rows } = await postgres.query<{ value: unknown }>(sql, values);
  return rows.map(({ value }) => value);
}

function busiest(calls: readonly number[]): number {
  return Math.max(0, ...calls.map((call) => calls.filter((other) => other >= call && other < call + minute).length));
}

/** Compares the rows of goals and the final scores with the simulator's own events. */
async function judge(
  postgres: Postgres,
  { matches }: MatchDay,
  {
    from,
    to,
    seen,
    fault,
  }: {
    readonly from: number;
    readonly to: number;
    readonly seen: ReadonlyMap<string, number>;
    readonly fault: DayFault;
  },
): Promise<Pick<DayFigures, 'delays' | 'goals' | 'unseen' | 'wrong' | 'wrongScores'>> {
  const delays: number[] = [];
  let [goals, unseen, wrongScores] = [0, 0, 0];
  const expected = new Set<string>();
  for (const match of matches) {
    const fallen = { home: 0, away: 0 };
    const rows = truthOf(match, to, fault).filter(({ event_type }) => event_type === 'GOAL');
    for (const { team_id, created_at } of rows) {
      const side = team_id === match.home.id ? 'home' : 'away';
      fallen[side] += 1;
      const id = `${match.id}:goal:${side}:${fallen[side]}`;
      const at = Date.parse(created_at);
      const seenAt = seen.get(id);
      expected.add(id);
      if (at < from) continue;
      goals += 1;
      if (seenAt === undefined) unseen += 1;
      else delays.push((seenAt - at) / second);
    }
    const truth = toLiveMatchRow(match, lastPlay(match, to, fault));
    const stored = await read(
      postgres,
      `select coalesce(score_home, 0) || '–' || coalesce(score_away, 0) as value from live_matches_new where id = $1`,
      [String(match.id)],
    );
    const score = `${truth.score_home ?? 0}–${truth.score_away ?? 0}`;
    if (stored.length > 0 && stored[0] !== score) wrongScores += 1;
  }
  const wrong = [...seen.keys()].filter((id) => !expected.has(id)).length;
  return { delays, goals, unseen, wrong, wrongScores };
}

/** Converts a moment to the match's own time, which starts again if the match is played again. */
function lastPlay({ id }: PlayedMatch, to: number, { replay }: DayFault): number {
  return replay?.match === id && to >= mainKickOff + replay.beginsMs ? to - replay.beginsMs : to;
}

/** The simulator's events of a match. If the match is played twice, they are the events of both times. */
function truthOf(match: PlayedMatch, to: number, fault: DayFault): readonly LiveEventRow[] {
  const { replay } = fault;
  if (replay?.match !== match.id) return toLiveEventRows(match, to);
  const before = toLiveEventRows(match, Math.min(to, mainKickOff + replay.brokenOffMs));
  if (to < mainKickOff + replay.beginsMs) return before;
  const later = (moment: string): string => new Date(Date.parse(moment) + replay.beginsMs).toISOString();
  const again = toLiveEventRows(match, lastPlay(match, to, fault));
  return [...before, ...again.map((row) => ({ ...row, created_at: later(row.created_at) }))];
}

/**
 * Compares the rows with the events: corrections, goals announced twice, red cards, and the order of events that
 * arrived together.
 */
async function judgeRows(
  postgres: Postgres,
  { matches }: MatchDay,
  to: number,
  fault: DayFault,
): Promise<Pick<DayFigures, 'falseCorrections' | 'announcedTwice' | 'wrongCards' | 'disordered'>> {
  const figures = { falseCorrections: 0, announcedTwice: 0, wrongCards: 0, disordered: 0 };
  for (const match of matches) {
    const truth = truthOf(match, to, fault);
    const { rows } = await postgres.query<LiveEventRow>(
      'select * from live_events_new where match_id = $1 order by occurred_at',
      [String(match.id)],
    );
    const ofType = (type: string): LiveEventRow[] => rows.filter(({ event_type }) => event_type === type);
    const given = new Set(truth.flatMap((row) => (row.event_type.endsWith('_CARD') ? [cardOf(row)] : [])));
    const taken = ofType('CARD_CANCELLED');
    const takenIds = new Set(taken.map(({ payload }) => payload?.['cancels']));
    const trueCorrections = truth.filter(({ event_type }) => event_type === 'VAR').length;
    figures.falseCorrections += Math.max(0, ofType('VAR').length - trueCorrections);
    // A player whose card was taken back may later get another card of the same colour.
    const counts = new Set(rows.flatMap((row) => (takenIds.has(row.id) ? [] : [cardOf(row)])));
    figures.falseCorrections += rows.filter(
      (row) => takenIds.has(row.id) && given.has(cardOf(row)) && !counts.has(cardOf(row)),
    ).length;
    const cancelled = new Set(ofType('VAR').map(({ payload }) => payload?.['goal']));
    const goals = ofType('GOAL').filter(({ id, person_id }) => person_id !== null && !cancelled.has(id));
    const keys = goals.map((row) => [row.payload?.['abandoned'], row.team_id, row.person_id, row.minute].join());
    figures.announcedTwice += keys.length - new Set(keys).size;
    if (fault.plan === 'paid' && rows.length > 0) {
      const standing = new Set(ofType('RED_CARD').flatMap((row) => (takenIds.has(row.id) ? [] : [cardOf(row)])));
      const reds = new Set([...given].filter((card) => card.startsWith('RED')));
      figures.wrongCards += [...standing, ...reds].filter((card) => standing.has(card) !== reds.has(card)).length;
    }
    const reported = rows.filter(({ event_type }) => !/VAR|CANCELLED/.test(event_type));
    figures.disordered += reported.filter((row, index) => isBefore(row, reported[index - 1])).length;
  }
  return figures;
}

function cardOf({ event_type, person_id }: LiveEventRow): string {
  return `${event_type} ${person_id}`;
}

/** Whether an event that is listed after another event of the same answer happened before it. */
function isBefore(row: LiveEventRow, other: LiveEventRow | undefined): boolean {
  if (other === undefined || row.minute === null || other.minute === null) return false;
  // Not `Date.parse(row.occurred_at)`: the driver gives a `Date`, and the text of a `Date` has no milliseconds.
  const apartMs = new Date(row.occurred_at).getTime() - new Date(other.occurred_at).getTime();
  const isEarlier = row.minute - other.minute || (row.injury_time ?? 0) - (other.injury_time ?? 0);
  return apartMs <= 1 && isEarlier < 0;
}
