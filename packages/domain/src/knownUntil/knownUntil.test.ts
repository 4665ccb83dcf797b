import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import { shownScore } from '../match/shownScore.ts';
import { withState } from '../live/withState.ts';
import type { GoalEvent, MatchEvent } from '../report/MatchEvent.ts';
import type { MatchReport } from '../report/MatchReport.ts';
import { toUserId } from '../people/UserId.ts';
import { instantAt, type UtcInstant } from '../time/instant.ts';
import { addDays } from '../time/addDays.ts';
import { osloDayOf } from '../time/osloDayOf.ts';
import { type Knowing, knownUntil, longestDelay } from './knownUntil.ts';
import { hiddenBy, type HiddenGroup, hiddenGroupKey, isSameGroup } from './HiddenGroup.ts';
import { lagOf } from './lagOf.ts';
import { hiddenMatch, matchBefore, matchBegun } from './matchUnknown.ts';
import { reportAsOf } from './reportAsOf.ts';
import { sharedDelay } from './sharedDelay.ts';

const kickoff = instantAt(Date.parse('2026-11-21T15:00:00Z'));
const later = (seconds: number): UtcInstant => instantAt(Date.parse(kickoff) + seconds * 1000);
const anyKnowing: fc.Arbitrary<Knowing> = fc.oneof(
  fc.constant<Knowing>({ kind: 'now' }),
  fc.constant<Knowing>({ kind: 'hidden' }),
  fc.integer({ min: 0, max: longestDelay }).map((seconds): Knowing => ({ kind: 'delayed', seconds })),
);
const anySeconds = fc.integer({ min: -10_000, max: 10_000 });

test.each<[Knowing, number, number]>([
  [{ kind: 'now' }, 600, 600],
  [{ kind: 'delayed', seconds: 38 }, 600, 562],
  [{ kind: 'hidden' }, 600, 0],
  [{ kind: 'hidden' }, -600, -600],
])('KNOWN-1 with %o a match is known until its moment', (knowing, now, until) => {
  expect(knownUntil(knowing, later(now), kickoff)).toBe(later(until));
});

test('KNOWN-1 nothing is shown before its time, and a shown state stays', () => {
  fc.assert(
    fc.property(anyKnowing, anySeconds, anySeconds, (knowing, one, other) => {
      const [before, after] = [Math.min(one, other), Math.max(one, other)].map(later);
      if (before === undefined || after === undefined) return;
      expect(knownUntil(knowing, before, kickoff) <= before).toBe(true);
      expect(knownUntil(knowing, before, kickoff) <= knownUntil(knowing, after, kickoff)).toBe(true);
    }),
    { seed: 18 },
  );
});

const ended = exampleMatch({
  status: 'FINISHED',
  score: { fullTime: { home: 4, away: 3 }, halfTime: { home: 1, away: 0 }, penalties: { home: 5, away: 4 } },
  redCards: { home: 1, away: 0 },
});

test('KNOWN-2 a match whose result is hidden is as before its kick-off in every field, and is marked', () => {
  const planned = exampleMatch({ status: 'TIMED', updatedAt: null });
  expect(hiddenMatch(ended)).toEqual({ ...planned, listedAt: null, isHidden: true });
});

test('KNOWN-2 a match that has not begun, or was called off, stays as it is', () => {
  for (const status of ['SCHEDULED', 'TIMED', 'POSTPONED', 'CANCELED']) {
    const match = exampleMatch({ status });
    expect(hiddenMatch(match)).toBe(match);
    expect(matchBefore(match)).toBe(match);
  }
});

test('KNOWN-3 a match of which only the beginning may be known has no score, no minute and no card', () => {
  const begun = matchBegun(ended);
  expect([begun.status, shownScore(begun), begun.redCards, begun.updatedAt]).toEqual([
    'IN_PLAY',
    null,
    { home: 0, away: 0 },
    null,
  ]);
});

const event = (id: string, minute: number, rest: object): MatchEvent =>
  ({
    id,
    minute,
    extraTime: null,
    playerName: id,
    assistName: null,
    description: null,
    occurredAtUtc: null,
    ...rest,
  }) as MatchEvent;
const goal = (id: string, minute: number, teamSide: 'home' | 'away', cancelled = false): MatchEvent =>
  event(id, minute, { type: 'GOAL', goal: 'regular', cancelled, teamSide } satisfies Partial<GoalEvent>);

const now = '2026-11-21T16:40:00Z';
const live = exampleMatch({ status: 'IN_PLAY', minute: 70, score: { fullTime: { home: 2, away: 1 } }, updatedAt: now });
const nobody = { formation: null, lineup: [], bench: [] };
const report: MatchReport = {
  match: live,
  events: [
    goal('a', 10, 'home'),
    event('card', 20, { type: 'YELLOW_CARD', teamSide: 'away' }),
    goal('annulled', 55, 'away', true),
    goal('b', 60, 'away'),
    event('late', 69, { type: 'RED_CARD', secondYellow: false, teamSide: 'home' }),
    goal('c', 70, 'home'),
  ],
  abandoned: [],
  lineUps: { home: nobody, away: nobody },
  referee: 'Espen Eskås',
  shots: [],
};
type DueParts = Parameters<typeof reportAsOf>[2];
const everything: DueParts = { isDue: () => true, measured: { abandoned: [], shots: [] } };
const nothing: DueParts = { isDue: () => false, measured: {} };
const asOf = (state: Partial<Parameters<typeof withState>[1]>, due = everything) =>
  reportAsOf(
    report,
    withState(live, {
      status: 'IN_PLAY',
      minute: 65,
      injuryTime: null,
      score: { home: 1, away: 1 },
      updatedAt: later(5000),
      ...state,
    }),
    due,
  );
const ids = ({ events }: MatchReport) => events.map(({ id }) => id);

test('KNOWN-4 a report of which everything is due is whole', () => {
  expect(reportAsOf(report, live, everything)).toEqual(report);
  const over = { ...report, match: { ...ended, updatedAt: live.updatedAt } };
  expect(reportAsOf(over, over.match, nothing)).toEqual(over);
});

test('KNOWN-4 a report of a match in play has no goal that its own score lacks', () => {
  const ahead = { ...live, score: { ...live.score, fullTime: { home: 1, away: 0 } } };
  const cut = reportAsOf({ ...report, match: ahead }, ahead, everything);
  expect(cut.events.filter(({ type }) => type === 'GOAL').map(({ id }) => id)).toEqual(['a', 'annulled']);
});

test('KNOWN-4 a report has the goals of the known score, and of the rest what is due', () => {
  expect(ids(asOf({}))).toEqual(['a', 'card', 'annulled', 'b', 'late']);
  expect(ids(asOf({ score: { home: 1, away: 0 } }, nothing))).toEqual(['a']);
  expect(asOf({}, nothing).shots).toBeUndefined();
});

test('KNOWN-4 a report never loses an event when more of its match and of its events is due', () => {
  const dues = fc.record({ goals: fc.integer({ min: 0, max: 2 }), cards: fc.subarray(['card', 'late', 'annulled']) });
  fc.assert(
    fc.property(dues, dues, (one, other) => {
      const cards = new Set([...one.cards, ...other.cards]);
      const shown = (goals: number, due: ReadonlySet<string>) =>
        ids(asOf({ score: { home: goals, away: 0 } }, { isDue: ({ id }) => due.has(id), measured: {} }));
      const whole = shown(Math.max(one.goals, other.goals), cards);
      for (const id of shown(one.goals, new Set(one.cards))) expect(whole).toContain(id);
    }),
    { seed: 44 },
  );
});

test('KNOWN-4 a report of a match without a known score has the line-ups, and no event', () => {
  const hidden = reportAsOf(report, hiddenMatch(live), everything);
  expect([ids(hidden), hidden.referee, hidden.match.isHidden]).toEqual([[], 'Espen Eskås', true]);
});

test('KNOWN-5 a press at the moment when the picture shows a goal gives the delay of the picture', () => {
  expect(lagOf([later(0), later(100)], later(137.4), 0)).toBe(37);
  expect(lagOf([later(0)], later(181), 0)).toBeNull();
  expect(lagOf([later(60)], later(0), 0)).toBeNull();
  expect(lagOf([], later(0), 0)).toBeNull();
});

test('KNOWN-5 a picture 35 s behind that shows a goal has not shown the whistle 30 s after it', () => {
  const [goalAt, whistleAt] = [later(0), later(30)];
  expect(lagOf([goalAt, whistleAt], later(37), 35)).toBe(37);
  expect(lagOf([goalAt, whistleAt], later(66), 35)).toBe(36);
});

test('KNOWN-8 friends who sit together share the longest of their delays', () => {
  const [kari, ola] = ['kari', 'ola'].map(toUserId);
  if (kari === null || ola === null || kari === undefined || ola === undefined)
    throw new Error('The examples are no ids');
  expect(sharedDelay(20, [])).toBe(20);
  expect(sharedDelay(20, [{ userId: kari, seconds: 45 }])).toBe(45);
  expect(
    sharedDelay(60, [
      { userId: kari, seconds: 45 },
      { userId: ola, seconds: 0 },
    ]),
  ).toBe(60);
});

test('KNOWN-9 a match is hidden by either team, by its competition and by its day in Norway', () => {
  const match = exampleMatch({ utcKickoff: instantAt(Date.parse('2026-11-21T23:30:00Z')) });
  const from = osloDayOf(match.utcKickoff);
  const groups: readonly HiddenGroup[] = [
    { kind: 'team', id: match.homeTeam.id ?? '', name: 'Brann', from },
    { kind: 'team', id: match.awayTeam.id ?? '', name: 'Viking', from },
    { kind: 'competition', id: match.competition.id, name: 'Eliteserien', from },
    { kind: 'day', id: from },
  ];
  for (const group of groups) {
    expect(hiddenBy([group], match)).toBe(true);
    expect(groups.filter((other) => isSameGroup(group, other))).toEqual([group]);
  }
  const others: readonly HiddenGroup[] = [
    { kind: 'team', id: '999', name: 'Molde', from },
    { kind: 'competition', id: 'XX', name: 'Premier League', from },
    { kind: 'team', id: match.homeTeam.id ?? '', name: 'Brann', from: addDays(from, 1) },
    { kind: 'competition', id: match.competition.id, name: 'Eliteserien', from: addDays(from, 1) },
    { kind: 'day', id: osloDayOf(instantAt(Date.parse('2026-11-21T22:30:00Z'))) },
  ];
  expect(hiddenBy(others, match)).toBe(false);
  expect(hiddenBy([], match)).toBe(false);
});

test('PUSH-22 a hidden group has a key that no match has', () => {
  const day = osloDayOf(instantAt(0));
  const team = { kind: 'team', id: '900001', name: 'Brann', from: day } as const;
  expect([hiddenGroupKey(team), hiddenGroupKey({ kind: 'day', id: day })]).toEqual(['team:900001', `day:${day}`]);
});
