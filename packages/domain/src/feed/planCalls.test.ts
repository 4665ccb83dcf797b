import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompetitionCode, MatchId, MatchStatus } from '../match/Match.ts';
import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';
import type { CallSituation, ProviderCall, WatchedMatch } from './CallSituation.ts';
import { callKey, callsForVanished, planCalls } from './planCalls.ts';

const now = '2026-11-21T15:10:00.000Z' as UtcInstant;
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const inMs = (ms: number): UtcInstant => instantAt(epochMs(now) + ms);

function match(id: string, changes: Partial<WatchedMatch> = {}): WatchedMatch {
  return {
    id: id as MatchId,
    utcKickoff: '2026-11-21T15:00:00.000Z' as UtcInstant,
    status: 'IN_PLAY',
    competition: 'PL' as CompetitionCode,
    endedAt: null,
    lacksDetail: false,
    ...changes,
  };
}

const budget = { perMinute: 10, left: 10, leftToday: null, madeAt: [], waitUntil: null };
/** Every list that is always kept fresh is fresh, so that only the calls that a test is about are due. */
const allFresh: ReadonlyMap<string, UtcInstant> = new Map(
  [
    'days:2026-11-21:2026-11-22',
    'days:2026-11-14:2026-11-20',
    'days:2026-11-23:2026-11-29',
    'days:2026-11-30:2026-12-05',
    'competition:PL',
    'competition:BL1',
  ].map((key) => [key, now]),
);

function situation(changes: Partial<CallSituation>): CallSituation {
  return {
    now,
    budget,
    lists: 'days',
    openDays: { from: -1, to: 1 },
    hasStatistics: false,
    matches: [],
    laterToday: [],
    competitions: [],
    askedAt: allFresh,
    failures: new Map(),
    nextPlanMs: 0,
    ...changes,
  };
}

function planned(changes: Partial<CallSituation>): readonly string[] {
  return planCalls(situation(changes)).map(callKey);
}

const today = 'days:2026-11-21:2026-11-21';

test('FEED-14 one list has all matches in play, also when they are of two days', () => {
  const late = match('13', { utcKickoff: '2026-11-20T23:30:00.000Z' as UtcInstant });
  const twelve = Array.from({ length: 12 }, (_, index) => match(String(index)));
  expect(planned({ matches: twelve })).toEqual([today]);
  expect(planned({ matches: [...twelve, late] })).toEqual(['days:2026-11-20:2026-11-21']);
});

test('FEED-14 a list has at most ten days', () => {
  const old = (utcKickoff: string): WatchedMatch => match(utcKickoff, { utcKickoff: utcKickoff as UtcInstant });
  const matches = [match('1'), old('2026-11-11T12:00:00.000Z'), old('2026-11-12T12:00:00.000Z')];
  expect(planned({ matches })).toEqual(['days:2026-11-21:2026-11-21', 'days:2026-11-11:2026-11-12']);
  expect(planned({ matches: [match('1'), old('2026-11-12T23:00:00.000Z')] })).toEqual(['days:2026-11-12:2026-11-21']);
});

test('FEED-14 a provider that lists competitions is asked for each one with a match in play', () => {
  const matches = [match('1'), match('2', { competition: 'BL1' as CompetitionCode }), match('3')];
  expect(planned({ lists: 'competition', matches, askedAt: new Map() })).toEqual(['competition:PL', 'competition:BL1']);
});

test.each<[string, Partial<WatchedMatch>, number | null]>([
  ['in play', {}, 10 * second],
  ['at half-time', { status: 'PAUSED' }, 10 * second],
  ['a minute from its kick-off', { status: 'TIMED', utcKickoff: inMs(minute) }, 10 * second],
  ['late to begin', { status: 'TIMED', utcKickoff: inMs(-3 * hour) }, 10 * second],
  ['ten minutes from its kick-off', { status: 'SCHEDULED', utcKickoff: inMs(10 * minute) }, minute],
  ['just over a minute from its kick-off', { status: 'TIMED', utcKickoff: inMs(minute + 1) }, minute],
  ['in play for four hours', { utcKickoff: inMs(-4 * hour) }, minute],
  ['over for less than half an hour', { status: 'FINISHED', endedAt: inMs(1 - 30 * minute) }, minute],
  ['over for half an hour', { status: 'FINISHED', endedAt: inMs(-30 * minute) }, null],
  ['over, nobody knows since when', { status: 'FINISHED' }, null],
  ['more than ten minutes from its kick-off', { status: 'TIMED', utcKickoff: inMs(10 * minute + 1) }, null],
  ['more than three hours late', { status: 'TIMED', utcKickoff: inMs(-3 * hour - 1) }, null],
  ['postponed', { status: 'POSTPONED' }, null],
  ['not reported on', { status: 'UNREPORTED', utcKickoff: inMs(1 - 3 * hour) }, minute],
  ['not reported on for three hours', { status: 'UNREPORTED', utcKickoff: inMs(-3 * hour) }, null],
])('FEED-15 the list of a match that is %s is as fresh as that needs', (_, changes, everyMs) => {
  const matches = [match('1', changes)];
  const asked = (ms: number): readonly string[] =>
    planned({ matches, askedAt: new Map([...allFresh, [today, inMs(-ms)]]) });
  if (everyMs === null) {
    expect(asked(24 * hour)).toEqual([]);
    return;
  }
  expect(asked(everyMs)).toEqual([today]);
  expect(asked(everyMs - 1)).toEqual([]);
});

test('FEED-15 the match that needs the freshest state decides how often its list is called, and affects no other list', () => {
  const soon = { status: 'TIMED', utcKickoff: inMs(5 * minute) } as const;
  const askedAgo = (ms: number, ...keys: readonly string[]): ReadonlyMap<string, UtcInstant> =>
    new Map([...allFresh, ...keys.map((key) => [key, inMs(-ms)] as const)]);
  expect(planned({ matches: [match('1', soon), match('2')], askedAt: askedAgo(10 * second, today) })).toEqual([today]);
  const near = ['BL1', 'SA', 'PD', 'FL1', 'DED', 'PPL'].map((code) =>
    match(code, { ...soon, competition: code as CompetitionCode }),
  );
  const keys = ['competition:PL', ...near.map(({ competition }) => `competition:${competition}`)];
  const inCompetitions = (ms: number): readonly string[] =>
    planned({ lists: 'competition', matches: [...near, match('1')], askedAt: askedAgo(ms, ...keys) });
  // Lists with a match that is near do not lengthen the interval of a list with a match in play.
  expect(inCompetitions(10 * second)).toEqual(['competition:PL']);
  expect(inCompetitions(minute - 1)).toEqual(['competition:PL']);
  expect(inCompetitions(minute)).toContain('competition:BL1');
});

test('FEED-16 of two calls that were never made, the one with the shorter interval comes first', () => {
  const toCome = match('1', { status: 'TIMED', utcKickoff: inMs(hour), lacksDetail: true });
  expect(planned({ matches: [toCome], askedAt: new Map() }).slice(0, 3)).toEqual([
    'days:2026-11-21:2026-11-22',
    'match:1',
    'days:2026-11-14:2026-11-20',
  ]);
});

test('FEED-16 a list of another competition leaves enough calls for a match in play', () => {
  const madeAt = Array.from({ length: 9 }, () => inMs(-30 * second));
  const competitions = ['SA' as CompetitionCode];
  const plan = (left: number, made: readonly UtcInstant[]): readonly string[] =>
    planned({ lists: 'competition', competitions, matches: [match('1')], budget: { ...budget, left, madeAt: made } });
  expect(plan(1, madeAt)).toEqual([]);
  expect(plan(10, [])).toEqual(['competition:SA']);
});

test('FEED-15 lists with a match in play are called as often as the budget allows for all of them, the oldest first', () => {
  const codes = ['PL', 'BL1', 'SA', 'PD'] as CompetitionCode[];
  const matches = codes.map((competition) => match(competition, { competition }));
  const askedAt = new Map(codes.map((code, index) => [`competition:${code}`, inMs((index - 40) * second)] as const));
  expect(planned({ lists: 'competition', matches, askedAt, budget: { ...budget, left: 2 } })).toEqual([
    'competition:PL',
    'competition:BL1',
  ]);
  // Four lists share eight calls a minute, so each is called every thirty seconds.
  const recently = new Map(codes.map((code, index) => [`competition:${code}`, inMs((index - 31) * second)] as const));
  expect(planned({ lists: 'competition', matches, askedAt: recently })).toEqual(['competition:PL', 'competition:BL1']);
  expect(planned({ lists: 'competition', matches, askedAt: recently, budget: { ...budget, perMinute: 1 } })).toEqual(
    [],
  );
});

test.each<[string, Partial<WatchedMatch>, number]>([
  ['in play for a minute', { utcKickoff: inMs(-minute) }, minute],
  ['in play for twenty minutes', { utcKickoff: inMs(-20 * minute) }, 10 * minute],
  ['to come in an hour', { status: 'TIMED', utcKickoff: inMs(hour) }, 10 * minute],
  ['just over', { status: 'FINISHED', endedAt: inMs(-minute) }, minute],
  ['over', { status: 'FINISHED', endedAt: inMs(-30 * minute) }, 10 * minute],
])('FEED-16 a match that is %s is asked for alone while it lacks details', (_, changes, everyMs) => {
  const matches = [match('1', { ...changes, lacksDetail: true })];
  const asked = (ms: number): readonly string[] =>
    planned({ matches, askedAt: new Map([...allFresh, [today, now], ['match:1', inMs(-ms)]]) });
  expect(asked(everyMs)).toEqual(['match:1']);
  expect(asked(everyMs - 1)).toEqual([]);
});

test('FEED-16 line-ups are not asked for earlier than an hour before the kick-off, nor with the last 1,200 calls of the day', () => {
  const lacking = (utcKickoff: UtcInstant, leftToday: number | null = null): readonly string[] =>
    planned({
      matches: [match('1', { status: 'TIMED', utcKickoff, lacksDetail: true })],
      budget: { ...budget, leftToday },
    });
  expect(lacking(inMs(hour))).toEqual(['match:1']);
  expect(lacking(inMs(hour + 1))).toEqual([]);
  expect([lacking(inMs(hour), 1201), lacking(inMs(hour), 1200)]).toEqual([['match:1'], []]);
});

test('FEED-16 FEED-23 sixty matches whose line-ups never come use less than a third of a day of 7,500 calls', () => {
  const askedAt = new Map<string, UtcInstant>();
  let [left, ofMatches] = [7500, 0];
  for (let ms = -hour; ms < 2 * hour; ms += 15 * second) {
    const matches = Array.from({ length: 60 }, (_, index) =>
      match(String(index), { utcKickoff: now, lacksDetail: true, status: ms < 0 ? 'TIMED' : 'IN_PLAY' }),
    );
    const calls = planCalls(
      situation({
        now: inMs(ms),
        matches,
        lists: 'live',
        hasStatistics: true,
        askedAt,
        budget: { perMinute: 120, left: 120, leftToday: left, madeAt: [], waitUntil: null },
      }),
    );
    for (const call of calls) askedAt.set(callKey(call), inMs(ms));
    left -= calls.length;
    ofMatches += calls.filter(({ kind }) => kind === 'match').length;
  }
  expect(ofMatches).toBeLessThan(2500);
});

test.each<[string, Partial<WatchedMatch>, readonly string[]]>([
  ['in play', {}, ['match:1']],
  ['just over', { status: 'FINISHED', endedAt: inMs(-minute) }, ['match:1']],
  ['over', { status: 'FINISHED', endedAt: inMs(-30 * minute) }, []],
  ['to come', { status: 'TIMED', utcKickoff: inMs(hour) }, []],
  ['forgotten in play', { utcKickoff: inMs(-4 * hour) }, []],
])('FEED-23 the statistics of a match that is %s', (_, changes, calls) => {
  const plan = (ms: number, more: Partial<CallSituation> = {}): readonly string[] =>
    planned({
      hasStatistics: true,
      matches: [match('1', changes)],
      askedAt: new Map([...allFresh, [today, now], ['days:2026-11-21:2026-11-22', now], ['match:1', inMs(-ms)]]),
      ...more,
    }).filter((call) => call === 'match:1');
  expect(plan(5 * minute)).toEqual(calls);
  expect(plan(5 * minute - 1)).toEqual([]);
  expect(plan(5 * minute, { hasStatistics: false })).toEqual([]);
  expect(plan(5 * minute, { budget: { ...budget, leftToday: 2001 } })).toEqual(calls);
  expect(plan(5 * minute, { budget: { ...budget, leftToday: 2000 } })).toEqual([]);
});

test('FEED-16 the lists of the days around today are kept fresh without any match too', () => {
  expect(planned({ askedAt: new Map() })).toEqual([
    'days:2026-11-21:2026-11-22',
    'days:2026-11-14:2026-11-20',
    'days:2026-11-23:2026-11-29',
    'days:2026-11-30:2026-12-05',
  ]);
  expect(planned({ now: inMs(5 * minute) })).toEqual(['days:2026-11-21:2026-11-22']);
  expect(planned({ now: inMs(hour) })).toEqual(['days:2026-11-21:2026-11-22', 'days:2026-11-14:2026-11-20']);
  expect(planned({ now: inMs(6 * hour) }).toSorted()).toHaveLength(4);
  expect(planned({ lists: 'competition', competitions: ['PL' as CompetitionCode], now: inMs(hour) })).toEqual([
    'competition:PL',
  ]);
});

test.each([
  [1, 5 * minute],
  [2, 10 * minute],
  [4, 40 * minute],
  [9, 6 * hour],
])('FEED-26 the list of a day that has failed %i times in a row is called again after %i ms', (failed, pauseMs) => {
  const asked = (ago: number): readonly string[] =>
    planned({
      lists: 'live',
      openDays: { from: 0, to: 0 },
      askedAt: new Map([[today, inMs(-ago)]]),
      failures: new Map([[today, failed]]),
    });
  expect(asked(pauseMs - 1)).toEqual([]);
  expect(asked(pauseMs)).toEqual([today]);
});

test('FEED-16 other due calls leave those that matches in play need in the coming minute', () => {
  const matches = [match('1')];
  const made = (...seconds: readonly number[]): readonly string[] => {
    const madeAt = seconds.map((ago) => inMs(-ago * second));
    const left = 10 - madeAt.length;
    return planned({ matches, askedAt: new Map(), budget: { ...budget, left, madeAt } });
  };
  const [first, next] = ['days:2026-11-21:2026-11-22', 'days:2026-11-14:2026-11-20'];
  // Six calls a minute are reserved for the list with the match in play.
  expect(made()).toEqual([today, first, next, 'days:2026-11-23:2026-11-29']);
  expect(made(0, 0)).toEqual([today, first]);
  expect(made(0, 0, 0, 0)).toEqual([today]);
  // Calls of the previous minute are free again when the list is due.
  expect(made(10, 20, 30, 40, 50)).toEqual([today, first, next, 'days:2026-11-23:2026-11-29']);
  expect(made(55, 55, 55, 55, 55, 55)).toEqual([today, first, next, 'days:2026-11-23:2026-11-29']);
});

test('FEED-15 a call that is due before half of the time until the next plan is made now', () => {
  const matches = [match('1')];
  const asked = (ms: number): readonly string[] =>
    planned({ matches, askedAt: new Map([...allFresh, [today, inMs(-ms)]]), nextPlanMs: 5 * second });
  expect(asked(7.5 * second)).toEqual([today]);
  expect(asked(7.5 * second - 1)).toEqual([]);
});

test('FEED-17 no call is made with an empty budget, or while the provider asks to wait', () => {
  const matches = [match('1')];
  expect(planned({ matches, budget: { ...budget, left: 0 } })).toEqual([]);
  expect(planned({ matches, budget: { ...budget, left: -1 } })).toEqual([]);
  expect(planned({ matches, budget: { ...budget, waitUntil: inMs(1) } })).toEqual([]);
  expect(planned({ matches, budget: { ...budget, waitUntil: now } })).toEqual([today]);
});

const anyMatch = fc
  .record({
    kickOffIn: fc.integer({ min: -5 * 60, max: 5 * 60 }),
    status: fc.constantFrom<MatchStatus>('TIMED', 'IN_PLAY', 'PAUSED', 'FINISHED', 'POSTPONED'),
    competition: fc.constantFrom('PL', 'BL1', 'SA'),
    lacksDetail: fc.boolean(),
  })
  .map(({ kickOffIn, competition, ...rest }) => ({
    ...rest,
    utcKickoff: inMs(kickOffIn * minute),
    competition: competition as CompetitionCode,
    endedAt: rest.status === 'FINISHED' ? now : null,
  }));

test('FEED-17 never more calls than are left, and none twice', () => {
  fc.assert(
    fc.property(
      fc.array(anyMatch, { maxLength: 20 }),
      fc.integer({ min: -2, max: 30 }),
      fc.constantFrom<CallSituation['lists']>('days', 'competition'),
      (matches, left, lists) => {
        const calls = planned({
          matches: matches.map((each, index) => match(String(index), each)),
          lists,
          budget: { ...budget, left },
          askedAt: new Map(),
        });
        expect(calls.length).toBeLessThanOrEqual(Math.max(0, left));
        expect(new Set(calls).size).toBe(calls.length);
      },
    ),
    { seed: 27, numRuns: 300 },
  );
});

/** An hour of a planner that runs every five seconds. No minute of the hour has more calls than the provider allows. */
function hourOf(
  matches: readonly WatchedMatch[],
  perMinute: number,
  lists: CallSituation['lists'],
): readonly (readonly [number, ProviderCall])[] {
  const askedAt = new Map<string, UtcInstant>();
  const calls: (readonly [number, ProviderCall])[] = [];
  for (let ms = 0; ms < hour; ms += 5 * second) {
    const madeAt = calls.filter(([at]) => at > ms - minute - second).map(([at]) => inMs(at));
    const left = perMinute - madeAt.length;
    const made = planCalls(
      situation({ now: inMs(ms), matches, lists, askedAt, budget: { ...budget, perMinute, left, madeAt } }),
    );
    expect(made.length).toBeLessThanOrEqual(left);
    for (const call of made) {
      askedAt.set(callKey(call), inMs(ms));
      calls.push([ms, call]);
    }
  }
  return calls;
}

test('FEED-15 FEED-16 under the free budget, twelve matches in play are all refreshed every ten seconds, and every other call gets its turn', () => {
  const matches = Array.from({ length: 12 }, (_, index) =>
    match(String(index), { utcKickoff: now, lacksDetail: true, competition: `C${index}` as CompetitionCode }),
  );
  const calls = hourOf(matches, 10, 'days');
  const times = (key: string): readonly number[] => calls.filter(([, call]) => callKey(call) === key).map(([ms]) => ms);
  const gaps = (key: string): readonly number[] => times(key).map((ms, index) => ms - (times(key)[index - 1] ?? 0));
  expect(Math.max(...gaps(today))).toBe(10 * second);
  for (const { id } of matches) expect(times(`match:${id}`).length, id).toBeGreaterThanOrEqual(4);
  expect(times('days:2026-11-21:2026-11-22').length).toBeGreaterThanOrEqual(3);
  expect(times('days:2026-11-30:2026-12-05')).toHaveLength(1);
});

test('FEED-15 with a provider that lists competitions, all twelve matches are refreshed in turn', () => {
  const matches = Array.from({ length: 12 }, (_, index) =>
    match(String(index), { utcKickoff: now, competition: `C${index}` as CompetitionCode }),
  );
  const calls = hourOf(matches, 10, 'competition');
  for (const { competition } of matches) {
    const times = calls.filter(([, call]) => callKey(call) === `competition:${competition}`).map(([ms]) => ms);
    const gaps = times.map((ms, index) => ms - (times[index - 1] ?? 0));
    expect(Math.max(...gaps), competition).toBeLessThanOrEqual(2.5 * minute);
    expect(times.length).toBeGreaterThanOrEqual(36);
  }
});

test('FEED-21 a provider with a list of all matches in play gets a call for it, and one for each day that its plan includes', () => {
  const live = { lists: 'live', askedAt: new Map<string, UtcInstant>(), matches: [match('1'), match('2')] } as const;
  expect(planned(live)).toEqual(['live', 'days:2026-11-20:2026-11-20', today, 'days:2026-11-22:2026-11-22']);
  expect(planned({ ...live, matches: [], openDays: { from: 0, to: 0 } })).toEqual([today]);
});

test('FEED-21 at three in the afternoon the list of matches in play leaves two calls for the calendar of a day, three for the end of each kick-off and three more', () => {
  const live = {
    lists: 'live',
    openDays: { from: 0, to: 0 },
    askedAt: new Map([[today, now]]),
    matches: [match('1')],
  } as const;
  const left = (leftToday: number) =>
    planned({ ...live, budget: { ...budget, leftToday, left: Math.min(10, leftToday) } });
  expect(left(9)).toEqual(['live']);
  const asked = new Map([
    ['live', inMs(-60_000)],
    [today, now],
  ]);
  const again = (leftToday: number) => planned({ ...live, askedAt: asked, budget: { ...budget, leftToday } });
  expect([again(300), again(9), again(8)]).toEqual([['live'], [], []]);
  const withLater = { ...live, laterToday: [inMs(3 * hour)] };
  expect(planned({ ...withLater, budget: { ...budget, leftToday: 12 } })).toEqual(['live']);
  expect(planned({ ...withLater, budget: { ...budget, leftToday: 11 } })).toEqual([]);
});

test.each([
  ['125 minutes after its kick-off, the list of its day is called every ten minutes', 125, 10, 300],
  [
    '105 minutes after its kick-off without a call left for matches in play, the list of its day is called every four',
    105,
    4,
    8,
  ],
])('FEED-22 while a match is in play %s', (_, from, every, leftToday) => {
  const after = (ms: number, matches: readonly WatchedMatch[] = [match('1', { utcKickoff: inMs(-from * minute) })]) =>
    planned({
      lists: 'live',
      openDays: { from: 0, to: 0 },
      matches,
      budget: { ...budget, leftToday },
      askedAt: new Map([
        ['live', now],
        [today, inMs(-ms)],
      ]),
    });
  expect(after(every * minute)).toEqual([today]);
  expect(after(every * minute - 1)).toEqual([]);
  expect(after(every * minute, [match('1', { utcKickoff: inMs(-(from - 1) * minute) })])).toEqual([]);
  expect(after(every * minute, [match('1', { utcKickoff: inMs(-4 * hour) })])).toEqual([]);
});

test('FEED-22 after a match vanishes from the list of those in play, the list of its day is called, once in two minutes', () => {
  const matches = [match('1'), match('2'), match('3', { status: 'FINISHED', endedAt: now })];
  const missing = (listed: readonly string[], askedAt: ReadonlyMap<string, UtcInstant> = new Map()) =>
    callsForVanished(new Set(listed), { matches, askedAt, now }).map(callKey);
  expect(missing(['1', '2'])).toEqual([]);
  expect(missing(['1'])).toEqual([today]);
  expect(missing([], new Map([[today, inMs(-119_000)]]))).toEqual([]);
  expect(missing([], new Map([[today, inMs(-120_000)]]))).toEqual([today]);
});

test('FEED-22 for a match that hangs in play after 125 minutes the list of its day is called once in five minutes, and not at all after four hours', () => {
  const missing = (sinceKickOff: number, askedAgo: number) =>
    callsForVanished(new Set(), {
      matches: [match('1', { utcKickoff: inMs(-sinceKickOff) })],
      askedAt: new Map([[today, inMs(-askedAgo)]]),
      now,
    }).map(callKey);
  expect(missing(125 * minute - 1, 2 * minute)).toEqual([today]);
  expect(missing(125 * minute, 5 * minute - 1)).toEqual([]);
  expect(missing(125 * minute, 5 * minute)).toEqual([today]);
  expect(missing(4 * hour, hour)).toEqual([]);
});
