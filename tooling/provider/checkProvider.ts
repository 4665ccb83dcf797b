import { apiFixture, apiSquad, apiStandings } from '@tribunen/contract';
import { apiLeagues } from '@tribunen/edge';
import {
  array,
  type GenericSchema,
  type InferOutput,
  nullish,
  number,
  object,
  parse,
  safeParse,
  string,
  unknown,
} from 'valibot';

export interface ProviderCheck {
  readonly url: string;
  readonly key: string;
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Waits between two calls, because the plan allows ten a minute. */
  readonly pause: () => Promise<void>;
}

/** A call, its answer, and how the answer differs from what the adapter expects; null if it does not differ. */
export interface CheckedCall {
  readonly name: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly differs: string | null;
}

const envelope = object({ errors: nullish(unknown()), response: unknown() });
const league = object({ league: object({ id: number(), name: string() }) });
const matches = array(unknown());
const account = object({
  subscription: object({ plan: string() }),
  requests: object({ current: number(), limit_day: number() }),
});
const { lineups, statistics } = apiFixture.entries;
const norwegian = apiLeagues.filter(({ competition: { code } }) => /^(?:TIP|OBL|NMC|TOP|D1K)$/.test(code));

/**
 * Makes the fifteen calls that test the assumptions of the adapter for API-Football, and compares each answer with what
 * the adapter expects.
 */
export async function checkProvider({
  url,
  key,
  fetch: ask,
  now,
  pause,
}: ProviderCheck): Promise<readonly CheckedCall[]> {
  const checked: CheckedCall[] = [];
  const today = new Date(now()).toISOString().slice(0, 10);
  const ofNorway = norwegian.map(({ league: id }) => id).join('-');
  const call = async (
    name: string,
    path: string,
    differenceOf: (body: unknown) => string | null,
    by = key,
  ): Promise<unknown> => {
    if (checked.length > 0) await pause();
    const response = await ask(`${url}/${path}`, { headers: { 'x-apisports-key': by } }).catch(() => Response.error());
    const answer: unknown = await response.json().catch(() => null);
    const read = safeParse(envelope, answer);
    const differs = read.success ? differenceOf(answer) : `no envelope, status ${response.status}`;
    checked.push({ name, path, body: answer, headers: Object.fromEntries(response.headers), differs });
    return read.success ? read.output.response : null;
  };
  const known = safeParse(account, await call('status', 'status', (body) => unlike(account, body)));
  const isFree = !known.success || /free/i.test(known.output.subscription.plan);
  await call('leagues of Norway', 'leagues?code=NO&current=true', leaguesMissing);
  const day = await call('matches of today', `fixtures?date=${today}`, unreadable);
  const live = await call('matches in play', `fixtures?live=${ofNorway}`, unreadable);
  const id = firstOf(live) ?? firstOf(day) ?? 1;
  await call('line-ups', `fixtures/lineups?fixture=${id}`, (body) => unlike(lineups, body));
  await call('statistics', `fixtures/statistics?fixture=${id}`, (body) => unlike(statistics, body));
  await call('one match', `fixtures?id=${id}`, unreadable);
  await call('squad', 'players/squads?team=327', (body) => unlike(array(apiSquad), body));
  await call('table of this year', `standings?league=103&season=${today.slice(0, 4)}`, (body) =>
    isFree ? (reasonsOf(body).includes('plan') ? null : 'no refusal by «plan»') : unlike(array(apiStandings), body),
  );
  await call(
    'wrong key',
    'status',
    (body) => (reasonsOf(body).includes('token') ? null : 'no refusal by «token»'),
    'wrong',
  );
  await call('all leagues', 'leagues?current=true', refused);
  for (const time of [1, 2, 3, 4]) {
    await call(
      `matches in play, ${time} of 4`,
      `fixtures?live=${ofNorway}`,
      (body) => unreadable(body) ?? unlisted(body),
    );
  }
  return checked;
}

function refused(body: unknown): string | null {
  const reasons = reasonsOf(body);
  return reasons.length === 0 ? null : `refused by «${reasons.join(', ')}»`;
}

function reasonsOf(body: unknown): readonly string[] {
  const { errors } = parse(envelope, body);
  if (Array.isArray(errors)) return errors.flatMap((each) => Object.keys(Object(each)));
  return Object.keys(Object(errors ?? {}));
}

/** Why the provider refused the call, or the first three matches that the contract cannot read; null if all is well. */
function unreadable(body: unknown): string | null {
  const why = refused(body);
  if (why !== null) return why;
  const listed = safeParse(matches, parse(envelope, body).response);
  if (!listed.success) return 'no list of matches';
  const faults = listed.output.flatMap((match, place) => {
    const read = safeParse(apiFixture, match);
    return read.success ? [] : [`match ${place}: ${read.issues[0].message}`];
  });
  return faults.length === 0 ? null : faults.slice(0, 3).join('; ');
}

/** Why the provider refused the call, or how its answer differs from the schema; null if all is well. */
function unlike(schema: GenericSchema, body: unknown): string | null {
  const why = refused(body);
  if (why !== null) return why;
  const read = safeParse(schema, parse(envelope, body).response);
  return read.success ? null : read.issues[0].message;
}

/** The matches in play whose list of goals does not add up to the score; null if there are none. */
function unlisted(body: unknown): string | null {
  const unequal = readable(body).flatMap(({ fixture: { id }, goals, events }) => {
    const scored = (goals?.home ?? 0) + (goals?.away ?? 0);
    const listed = (events ?? []).filter(
      ({ type, detail, comments }) =>
        type === 'Goal' && detail !== 'Missed Penalty' && !/shoot-?out/i.test(comments ?? ''),
    ).length;
    return listed === scored ? [] : [`match ${id} lists ${listed} of ${scored} goals`];
  });
  return unequal.length === 0 ? null : unequal.join('; ');
}

function readable(body: unknown): readonly InferOutput<typeof apiFixture>[] {
  const listed = safeParse(matches, parse(envelope, body).response);
  return (listed.success ? listed.output : []).flatMap((match) => {
    const read = safeParse(apiFixture, match);
    return read.success ? [read.output] : [];
  });
}

function leaguesMissing(body: unknown): string | null {
  const why = refused(body);
  if (why !== null) return why;
  const listed = safeParse(array(league), parse(envelope, body).response);
  if (!listed.success) return 'no list of leagues';
  const ids = new Set(listed.output.map(({ league: { id } }) => id));
  const missing = norwegian.filter(({ league: id }) => !ids.has(id));
  return missing.length === 0
    ? null
    : `lacks ${missing.map(({ league: id, competition }) => `${id} (${competition.name})`).join(', ')}`;
}

/**
 * The first match of a Norwegian league in a list; null if there is none. A match abroad does not show what the
 * provider reports of the Norwegian leagues.
 */
function firstOf(response: unknown): number | null {
  const first = readable({ response }).find(({ league: { id } }) => norwegian.some(({ league: ours }) => ours === id));
  return first?.fixture.id ?? null;
}
