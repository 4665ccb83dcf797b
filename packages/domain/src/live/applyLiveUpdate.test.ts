import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import type { Match, MatchStatus } from '../match/Match.ts';
import type { MatchParts } from '../match/MatchParts.ts';
import { shownScore } from '../match/shownScore.ts';
import { instantAt } from '../time/instant.ts';
import { applyLiveUpdate } from './applyLiveUpdate.ts';
import type { LiveUpdate, MatchState } from './LiveUpdate.ts';

const at = (second: number) => instantAt(Date.parse('2026-11-21T15:00:00Z') + second * 1000);
const live = (home: number, away: number, parts: Partial<MatchParts> = {}) =>
  exampleMatch({ status: 'IN_PLAY', minute: 10, score: { fullTime: { home, away } }, updatedAt: at(0), ...parts });
const state = (
  home: number,
  away: number,
  second: number,
  rest: Partial<MatchState> = {},
): LiveUpdate & { kind: 'state' } => ({
  kind: 'state',
  matchId: exampleMatch().id,
  status: 'IN_PLAY',
  minute: 11,
  injuryTime: null,
  score: { home, away },
  updatedAt: at(second),
  ...rest,
});
const list = (...matches: readonly Match[]): LiveUpdate => ({ kind: 'list', matches });
const score = (matches: readonly Match[]) => matches.map((match) => match.score.fullTime);

test('LIVE-1 a newer state sets status, clocks, score and time', () => {
  const [match] = applyLiveUpdate([live(0, 0)], state(1, 0, 5, { injuryTime: 2 }));
  expect(match).toEqual({ ...live(1, 0, { minute: 11, injuryTime: 2, updatedAt: at(5) }), listedAt: at(0) });
});

test('LIVE-1 a state starts a match that has not begun', () => {
  const [match] = applyLiveUpdate([exampleMatch({ updatedAt: null })], state(0, 0, 5));
  expect(match).toMatchObject({ status: 'IN_PLAY', minute: 11, score: { fullTime: { home: 0, away: 0 } } });
});

test('LIVE-1 a finished match has no clocks', () => {
  const [match] = applyLiveUpdate([live(1, 0)], state(1, 0, 5, { status: 'FINISHED', minute: 90 }));
  expect(match?.status).toBe('FINISHED');
  expect(match).not.toHaveProperty('minute');
  expect(match).not.toHaveProperty('injuryTime');
});

test('LIVE-1 a state leaves the parts of the score that it does not have', () => {
  const halfTime = { home: 1, away: 0 };
  const [match] = applyLiveUpdate([live(1, 0, { score: { fullTime: halfTime, halfTime } })], state(2, 0, 5));
  expect(match?.score).toMatchObject({ fullTime: { home: 2, away: 0 }, halfTime });
});

test('LIVE-2 a state that is older changes nothing', () => {
  const matches = [live(1, 0)];
  expect(applyLiveUpdate(matches, state(2, 0, -5))).toBe(matches);
});

test('LIVE-2 of two states of the same time the later one counts, and a state with the same content changes nothing', () => {
  const after = [state(1, 0, 0), state(1, 1, 0), state(0, 1, 0)].reduce<readonly Match[]>(applyLiveUpdate, [
    live(0, 0, { minute: 11 }),
  ]);
  expect(score(after)).toEqual([{ home: 0, away: 1 }]);
  expect(applyLiveUpdate(after, state(0, 1, 0))).toBe(after);
  expect(applyLiveUpdate(after, state(0, 1, 0, { minute: null }))).toBe(after);
});

test('LIVE-2 a list of the same time as a state brings the fields that states lack, and leaves the state', () => {
  const [match] = [state(1, 0, 5), list(live(0, 0, { venue: 'Emirates', updatedAt: at(5) }))].reduce<readonly Match[]>(
    applyLiveUpdate,
    [live(0, 0)],
  );
  expect(match).toMatchObject({ venue: 'Emirates', score: { fullTime: { home: 1, away: 0 } }, minute: 11 });
});

const afterExtraTime = { home: 3, away: 3 };
const goals = { regularTime: { home: 2, away: 2 }, extraTime: { home: 1, away: 1 } };
const extraTime = live(3, 3, { score: { duration: 'EXTRA_TIME', fullTime: afterExtraTime, ...goals } });
const shootOut = (second: number) =>
  exampleMatch({
    status: 'FINISHED',
    score: {
      duration: 'PENALTY_SHOOTOUT',
      fullTime: { home: 7, away: 5 },
      ...goals,
      penalties: { home: 4, away: 2 },
    },
    venue: 'Lusail',
    updatedAt: at(second),
  });

test.each([8, 10, 12])(
  'LIVE-2 the shoot-out is known whichever comes first, the state of second 10 or the list of %d',
  (second) => {
    const ended = state(3, 3, 10, { status: 'FINISHED' });
    const stateFirst = [ended, list(shootOut(second))].reduce<readonly Match[]>(applyLiveUpdate, [extraTime]);
    const listFirst = [list(shootOut(second)), ended].reduce<readonly Match[]>(applyLiveUpdate, [extraTime]);
    expect(stateFirst).toEqual(listFirst);
    expect(stateFirst.map(shownScore)).toEqual([
      { ...afterExtraTime, penalties: { home: 4, away: 2 }, afterExtraTime: true, winner: 'home' },
    ]);
    expect(stateFirst[0]?.venue).toBe('Lusail');
  },
);

test('LIVE-2 a list that is older than a state leaves the state', () => {
  const [match] = [state(1, 0, 10, { minute: 30 }), list(live(0, 0, { venue: 'Emirates', updatedAt: at(5) }))].reduce<
    readonly Match[]
  >(applyLiveUpdate, [live(0, 0)]);
  expect(match).toMatchObject({ status: 'IN_PLAY', minute: 30, score: { fullTime: { home: 1, away: 0 } } });
  expect(match).toMatchObject({ venue: 'Emirates', updatedAt: at(10), listedAt: at(5) });
});

test('LIVE-3 a list without a time brings the fields that states lack, until another list does', () => {
  const untimed = live(0, 0, { updatedAt: null });
  const scored = applyLiveUpdate([untimed], state(1, 0, 5));
  const after = applyLiveUpdate(scored, list(live(0, 0, { updatedAt: null, venue: 'Emirates' })));
  expect(after[0]).toMatchObject({ venue: 'Emirates', score: { fullTime: { home: 1, away: 0 } }, updatedAt: at(5) });
});

test('LIVE-3 a newer state may lower the score: that is a correction', () => {
  expect(score(applyLiveUpdate([live(1, 0)], state(0, 0, 5)))).toEqual([{ home: 0, away: 0 }]);
});

test('LIVE-3 a list without a time takes no goal back', () => {
  const matches = [live(1, 1, { updatedAt: null })];
  expect(applyLiveUpdate(matches, list(live(0, 1, { updatedAt: null })))).toBe(matches);
  expect(applyLiveUpdate(matches, list(live(1, 0, { updatedAt: null })))).toBe(matches);
  expect(applyLiveUpdate(matches, list(exampleMatch({ updatedAt: null })))).toBe(matches);
  expect(score(applyLiveUpdate(matches, list(live(1, 2, { updatedAt: null }))))).toEqual([{ home: 1, away: 2 }]);
});

test('LIVE-3 a match without a score has no goal to lose, and one at nil–nil keeps its score', () => {
  const [venue] = applyLiveUpdate(
    [exampleMatch({ updatedAt: null })],
    list(exampleMatch({ updatedAt: null, venue: 'Emirates' })),
  );
  expect(venue?.venue).toBe('Emirates');
  const goalless = [live(0, 0, { updatedAt: null })];
  expect(applyLiveUpdate(goalless, list(exampleMatch({ updatedAt: null })))).toBe(goalless);
});

test('LIVE-3 a list without a time gives way to a state with a time, and not the other way round', () => {
  const untimed = live(1, 0, { updatedAt: null });
  expect(score(applyLiveUpdate([untimed], state(0, 0, 5)))).toEqual([{ home: 0, away: 0 }]);
  const timed = [live(1, 0)];
  expect(applyLiveUpdate(timed, list(live(3, 0, { updatedAt: null })))).toBe(timed);
});

test('LIVE-3 a first score is set in a match that had none', () => {
  const matches = [exampleMatch({ updatedAt: null })];
  expect(score(applyLiveUpdate(matches, list(live(0, 0, { updatedAt: null }))))).toEqual([{ home: 0, away: 0 }]);
});

test('LIVE-4 a state of a match that is not in the list is ignored', () => {
  const matches = [exampleMatch({ id: 'other' })];
  expect(applyLiveUpdate(matches, state(1, 0, 5))).toBe(matches);
});

test('LIVE-5 a match that is not touched stays the same object', () => {
  const matches = [exampleMatch({ id: 'before' }), live(0, 0), exampleMatch({ id: 'after' })];
  const after = applyLiveUpdate(matches, state(1, 0, 5));
  expect(after).not.toBe(matches);
  expect(after.map((match, i) => match === matches[i])).toEqual([true, false, true]);
});

test('LIVE-5 many states have the same effect as each after the other', () => {
  const matches = [live(0, 0), live(0, 0, { id: '1002' })];
  const other = exampleMatch({ id: '1002' }).id;
  const states = [state(1, 0, 5), state(0, 1, 6, { matchId: other }), state(0, 0, 1)];
  const after = applyLiveUpdate(matches, { kind: 'states', states });
  expect(score(after)).toEqual([
    { home: 1, away: 0 },
    { home: 0, away: 1 },
  ]);
  expect(applyLiveUpdate(after, { kind: 'states', states })).toBe(after);
  expect(applyLiveUpdate(after, { kind: 'states', states: [] })).toBe(after);
});

test('LIVE-5 a list updates and adds matches, and removes none', () => {
  const kept = exampleMatch({ id: 'kept' });
  const added = exampleMatch({ id: 'added' });
  const fresh = live(2, 0, { updatedAt: at(9) });
  expect(applyLiveUpdate([kept, live(1, 0)], list(fresh, added))).toEqual([kept, fresh, added]);
});

test('LIVE-5 a list that names a match twice keeps the newer', () => {
  expect(applyLiveUpdate([], list(live(1, 0), live(2, 0, { updatedAt: at(9) })))).toEqual([
    live(2, 0, { updatedAt: at(9) }),
  ]);
  expect(applyLiveUpdate([], list(live(2, 0, { updatedAt: at(9) }), live(1, 0)))).toEqual([
    live(2, 0, { updatedAt: at(9) }),
  ]);
});

test('LIVE-5 the same list again gives the same array, with times or without', () => {
  const timed = [live(1, 0), exampleMatch({ id: '2' })];
  expect(applyLiveUpdate(timed, list(live(1, 0), exampleMatch({ id: '2' })))).toBe(timed);
  const untimed = [live(1, 0, { updatedAt: null })];
  expect(applyLiveUpdate(untimed, list(live(1, 0, { updatedAt: null })))).toBe(untimed);
  expect(applyLiveUpdate(untimed, list(live(1, 0, { updatedAt: null, venue: 'Emirates' })))[0]?.venue).toBe('Emirates');
  expect(applyLiveUpdate(untimed, list())).toBe(untimed);
});

const statuses: readonly MatchStatus[] = ['TIMED', 'IN_PLAY', 'PAUSED', 'FINISHED', 'SUSPENDED'];
const anyState = fc
  .record({
    second: fc.integer({ min: 1, max: 40 }),
    status: fc.constantFrom(...statuses),
    minute: fc.nat(90),
    home: fc.nat(3),
    away: fc.nat(3),
    id: fc.constantFrom('1001', '1002'),
  })
  .map(({ second, status, minute, home, away, id }) =>
    state(home, away, second, { status, minute, matchId: exampleMatch({ id }).id }),
  );
// Of two different states of the same second the order decides: `receiveState` handles those.
const anyStates = fc.uniqueArray(anyState, {
  selector: ({ matchId, updatedAt }) => matchId + updatedAt,
  maxLength: 12,
});

test('LIVE-2 updates in any order and with repeats give the same result', () => {
  const start = [live(0, 0), live(0, 0, { id: '1002' })];
  const shuffled = anyStates.chain((states) =>
    fc.tuple(fc.constant(states), fc.shuffledSubarray([...states, ...states], { minLength: states.length * 2 })),
  );
  fc.assert(
    fc.property(shuffled, ([states, again]) => {
      const inTime = states.toSorted((a, b) => (a.updatedAt < b.updatedAt ? -1 : 1));
      expect(again.reduce<readonly Match[]>(applyLiveUpdate, start)).toEqual(
        inTime.reduce<readonly Match[]>(applyLiveUpdate, start),
      );
    }),
    { seed: 30, numRuns: 200 },
  );
});

const anyListed = fc
  .record({
    second: fc.integer({ min: 1, max: 20 }),
    status: fc.constantFrom(...statuses),
    home: fc.nat(3),
    penalties: fc.option(fc.record({ home: fc.nat(5), away: fc.nat(5) })),
    matchday: fc.nat(9),
    id: fc.constantFrom('1001', '1002'),
  })
  .map(({ second, home, penalties, ...parts }) =>
    exampleMatch({
      ...parts,
      minute: 60,
      updatedAt: at(second),
      score: { duration: penalties && 'PENALTY_SHOOTOUT', fullTime: { home, away: 0 }, penalties },
    }),
  );
const anyLists = fc
  .uniqueArray(anyListed, { selector: ({ id, updatedAt }) => id + updatedAt, maxLength: 8 })
  .map((matches) => matches.map((match) => list(match)));

test('LIVE-2 lists and states in any order, with repeats and equal times, give the same result', () => {
  const start = [live(0, 0), live(0, 0, { id: '1002' })];
  const twoOrders = fc.tuple(anyStates, anyLists).chain(([states, lists]) => {
    const all = [...states, ...lists];
    return fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }));
  });
  fc.assert(
    fc.property(twoOrders, ([once, again]) => {
      expect(again.reduce<readonly Match[]>(applyLiveUpdate, start)).toEqual(
        once.reduce<readonly Match[]>(applyLiveUpdate, start),
      );
    }),
    { seed: 36, numRuns: 500 },
  );
});

test('LIVE-5 the result has each match once, in the order in which they first came', () => {
  const some = fc.array(
    fc
      .record({ id: fc.nat(6), home: fc.nat(3), second: fc.nat(9) })
      .map(({ id, home, second }) => live(home, 0, { id, updatedAt: at(second) })),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(some, some, (first, second) => {
      const both = applyLiveUpdate(applyLiveUpdate([], list(...first)), list(...second));
      expect(both.map(({ id }) => id)).toEqual([...new Set([...first, ...second].map(({ id }) => id))]);
      expect(applyLiveUpdate(both, list(...second))).toBe(both);
    }),
    { seed: 31, numRuns: 200 },
  );
});
