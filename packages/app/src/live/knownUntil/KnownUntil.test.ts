import {
  eventsOf,
  instantAt,
  type Knowing,
  type LiveEvent,
  type Match,
  type MatchReport,
  type MatchState,
  shownScore,
  stateOf,
} from '@tribunen/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleEvent } from '../../testing/exampleEvent.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { KnownUntil } from './KnownUntil.ts';

const start = Date.parse('2026-11-21T15:30:00.000Z');
const at = (seconds: number) => instantAt(start + seconds * 1000);
const live = (seconds: number, home: number, away = 0): Match =>
  exampleMatch({
    status: 'IN_PLAY',
    minute: 30,
    score: { fullTime: { home, away } },
    updatedAt: at(seconds),
  });
const state = (seconds: number, home: number): MatchState => {
  const known = stateOf(live(seconds, home));
  if (known === null) throw new Error('the example has a time');
  return known;
};
const goalsOf = (match: Match | undefined) => (match === undefined ? null : (shownScore(match)?.home ?? null));

let knowing: Knowing = { kind: 'delayed', seconds: 40 };
let due: MatchState[] = [];
let holdsFriends = false;
/** By how much the device's clock is behind the server's. */
let behindMs = 0;
const open = (shown: readonly Match[] = []) =>
  new KnownUntil(
    {
      knowingOf: () => knowing,
      hidesResults: () => false,
      longestDelay: () => 38,
      holdsFriends: () => holdsFriends,
      now: () => Date.now(),
      behindMs: () => behindMs,
      onDue: (one) => due.push(one),
    },
    shown,
  );

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  knowing = { kind: 'delayed', seconds: 40 };
  due = [];
  holdsFriends = false;
  behindMs = 0;
});
test('KNOWN-1 a state of the socket passes when it is due, and in order', () => {
  const gate = open([live(-100, 0)]);
  expect(gate.states([state(0, 1)])).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(gate.states([state(10, 2)])).toEqual([]);
  vi.advanceTimersByTime(29_000);
  expect(due).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(due.map(({ score }) => score.home)).toEqual([1]);
  vi.advanceTimersByTime(10_000);
  expect(due.map(({ score }) => score.home)).toEqual([1, 2]);
});

test('KNOWN-1 one timer waits for all states of all matches, and of those of a match that are due together the last passes', () => {
  const matches = [1, 2, 3].map((id) => exampleMatch({ id, updatedAt: at(-100) }));
  const gate = open(matches);
  const before = vi.getTimerCount();
  for (let second = 0; second < 20; second += 1) {
    for (const { id } of matches) gate.states([{ ...state(second, second), matchId: id }]);
  }
  expect(vi.getTimerCount()).toBe(before + 1);
  vi.setSystemTime(start + 100_000);
  vi.runOnlyPendingTimers();
  expect(due.map(({ matchId, score }) => [matchId, score.home])).toEqual(matches.map(({ id }) => [id, 19]));
  expect(vi.getTimerCount()).toBe(before);
});

test('KNOWN-3 an answer shows the last state that was due, and the newer state follows when it is due', () => {
  const gate = open([live(-100, 0)]);
  expect(gate.matches([live(-10, 1)]).map(goalsOf)).toEqual([0]);
  vi.advanceTimersByTime(30_000);
  expect(due.map(({ score }) => score.home)).toEqual([1]);
  expect(gate.matches([live(-10, 1)]).map(goalsOf)).toEqual([1]);
});

test('KNOWN-3 a page that opens within the delay shows that the match is in play, but no score', () => {
  const [match] = open().matches([live(-10, 1)]);
  expect([match?.status, goalsOf(match)]).toEqual(['IN_PLAY', null]);
});

test('KNOWN-3 a match that kicked off within the delay has not begun', () => {
  const kickoff = exampleMatch({ status: 'IN_PLAY', minute: 1, utcKickoff: at(-20), updatedAt: at(-10) });
  expect(
    open()
      .matches([kickoff])
      .map(({ status }) => status),
  ).toEqual(['TIMED']);
});

test.each([600, -600])(
  'KNOWN-1 a device whose clock is %i seconds behind the server’s waits as long as another',
  (seconds) => {
    behindMs = seconds * 1000;
    const gate = open([live(-1000, 0)]);
    expect(gate.states([state(seconds, 1)])).toEqual([]);
    const pass = vi.fn();
    gate.event(goal(seconds), pass);
    vi.advanceTimersByTime(39_999);
    expect([due, pass.mock.calls]).toEqual([[], []]);
    vi.advanceTimersByTime(1);
    expect(due.map(({ score }) => score.home)).toEqual([1]);
    expect(pass).toHaveBeenCalledOnce();
  },
);

test('KNOWN-2 no source ever shows the reader anything of a match with a hidden result', () => {
  knowing = { kind: 'hidden' };
  const gate = open([live(-100, 0)]);
  const pass = vi.fn();
  expect(gate.states([state(0, 1)])).toEqual([]);
  gate.event(goal(0), pass);
  vi.advanceTimersByTime(600_000);
  expect(gate.events([goal(0)])).toEqual([]);
  expect(gate.matches([live(0, 1)]).map(goalsOf)).toEqual([null]);
  expect([due, pass.mock.calls]).toEqual([[], []]);
});

test('KNOWN-6 an event is announced when it is due, unless its match was hidden meanwhile', () => {
  const gate = open();
  const pass = vi.fn();
  gate.event(goal(0), pass);
  vi.advanceTimersByTime(39_999);
  expect(pass).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(pass).toHaveBeenCalledOnce();
  gate.event(goal(40), pass);
  knowing = { kind: 'hidden' };
  vi.advanceTimersByTime(60_000);
  expect(pass).toHaveBeenCalledOnce();
});

test('KNOWN-1 waiting states pass at once when the reader ends the delay', () => {
  const gate = open([live(-100, 0)]);
  gate.states([state(0, 1)]);
  knowing = { kind: 'now' };
  gate.release();
  expect(due.map(({ score }) => score.home)).toEqual([1]);
});

test('KNOWN-1 after a shorter delay is chosen, the states that are due by it pass', () => {
  const gate = open([live(-100, 0)]);
  const pass = vi.fn();
  gate.states([state(0, 1)]);
  gate.event(goal(0), pass);
  vi.advanceTimersByTime(10_000);
  knowing = { kind: 'delayed', seconds: 5 };
  gate.release();
  expect(due.map(({ score }) => score.home)).toEqual([1]);
  vi.advanceTimersByTime(1000);
  expect(pass).toHaveBeenCalledOnce();
});

const nobody = { formation: null, lineup: [], bench: [] };
const { homeTeam, awayTeam } = live(0, 0);
type Bookings = NonNullable<Parameters<typeof eventsOf>[0]['bookings']>;
const card = (minute: number, name: string): Bookings[number] => ({
  minute,
  card: 'RED',
  team: homeTeam,
  player: { name },
});
const reportOf = (match: Match, bookings: Bookings, more: Partial<MatchReport> = {}): MatchReport => ({
  match,
  events: eventsOf({ homeTeam, awayTeam, bookings }),
  lineUps: { home: nobody, away: nobody },
  referee: null,
  ...more,
});
const booked = ({ events }: MatchReport) => events.map(({ playerName }) => playerName);

test('KNOWN-4 a card that changes no state waits from the answer that brings it, and then stays', () => {
  const match = live(-100, 0);
  const gate = open([match]);
  // Of the first report, the cards before the minute that is shown are known.
  expect(booked(gate.report(reportOf(match, [card(12, 'Berg'), card(30, 'Lie')])))).toEqual(['Berg']);
  vi.advanceTimersByTime(20_000);
  // A card can be listed late, under an earlier minute.
  const report = reportOf(match, [card(12, 'Berg'), card(29, 'Moe'), card(30, 'Lie')]);
  expect(booked(gate.report(report))).toEqual(['Berg']);
  vi.advanceTimersByTime(20_000);
  expect(booked(gate.report(report))).toEqual(['Berg', 'Lie']);
  vi.advanceTimersByTime(19_999);
  expect(booked(gate.report(report))).toEqual(['Berg', 'Lie']);
  vi.advanceTimersByTime(1);
  expect(booked(gate.report(report))).toEqual(['Berg', 'Moe', 'Lie']);
  knowing = { kind: 'delayed', seconds: 180 };
  expect(booked(gate.report(report))).toEqual(['Berg', 'Moe', 'Lie']);
});

test('KNOWN-4 the cards before the break stay in the report when the match has no minute', () => {
  const match = live(-100, 0);
  const gate = open([match]);
  gate.report(reportOf(match, [card(12, 'Berg'), card(70, 'Lie')]));
  vi.advanceTimersByTime(60_000);
  const pause = exampleMatch({ status: 'PAUSED', score: { fullTime: { home: 0, away: 0 } }, updatedAt: at(-50) });
  expect(booked(gate.report(reportOf(pause, [card(12, 'Berg'), card(70, 'Lie')])))).toEqual(['Berg', 'Lie']);
});

test('KNOWN-4 a report without a delay is the answer itself, and its cards stay under a later delay', () => {
  knowing = { kind: 'now' };
  const match = live(0, 0);
  const gate = open([match]);
  const report = reportOf(match, [card(30, 'Lie')]);
  expect(gate.report(report)).toBe(report);
  knowing = { kind: 'delayed', seconds: 40 };
  expect(booked(gate.report(report))).toEqual(['Lie']);
});

test('KNOWN-4 a goal stays until its annulment is due', () => {
  const match = live(-100, 1);
  const gate = open([match]);
  const goals = [{ minute: 20, type: 'REGULAR', team: homeTeam, scorer: { name: 'Berg' } }];
  const events = eventsOf({ homeTeam, awayTeam, goals });
  gate.report(reportOf(match, [], { events }));
  const annulled = events.map((event) => (event.type === 'GOAL' ? { ...event, cancelled: true } : event));
  const report = reportOf(live(0, 0), [], { events: annulled });
  const isAnnulled = () => gate.report(report).events.map((event) => event.type === 'GOAL' && event.cancelled);
  expect(isAnnulled()).toEqual([false]);
  vi.advanceTimersByTime(40_000);
  expect(isAnnulled()).toEqual([true]);
});

test('KNOWN-4 a delayed list and report count a red card when it is due', () => {
  const sentOff = { ...live(-100, 0), redCards: { home: 1, away: 0 } };
  const gate = open([live(-100, 0)]);
  const reds = () =>
    [...gate.matches([sentOff]), gate.report(reportOf(sentOff, [])).match].map((one) => one.redCards.home);
  expect(reds()).toEqual([0, 0]);
  vi.advanceTimersByTime(39_999);
  expect(reds()).toEqual([0, 0]);
  vi.advanceTimersByTime(1);
  expect(reds()).toEqual([1, 1]);
});

test('KNOWN-4 a state that is due brings no red card that the page received after it', () => {
  const gate = open([live(-100, 0)]);
  gate.states([state(0, 1)]);
  vi.advanceTimersByTime(20_000);
  gate.matches([{ ...live(0, 1), redCards: { home: 1, away: 0 } }]);
  vi.advanceTimersByTime(20_000);
  expect(
    gate.matches([{ ...live(0, 1), redCards: { home: 1, away: 0 } }]).map((one) => [goalsOf(one), one.redCards.home]),
  ).toEqual([[1, 0]]);
});

test('KNOWN-4 a delayed report has the statistics of an answer that is due', () => {
  const gate = open();
  const report = (seconds: number, shots: number): MatchReport =>
    reportOf(live(seconds, 0), [], {
      statistics: { clock: null, figures: [{ key: 'shots', home: shots, away: 0 }] },
    });
  const shotsIn = ({ statistics }: MatchReport) => statistics?.figures[0]?.home ?? null;
  expect(shotsIn(gate.report(report(-100, 3)))).toBeNull();
  vi.advanceTimersByTime(20_000);
  expect(shotsIn(gate.report(report(-100, 4)))).toBeNull();
  vi.advanceTimersByTime(20_000);
  expect(shotsIn(gate.report(report(-100, 5)))).toBe(3);
});

test('KNOWN-5 the lag counts from the last goal, whether the reader knows of it or not', () => {
  const gate = open();
  const match = live(-100, 0);
  gate.matches([match]);
  gate.states([state(0, 1)]);
  vi.advanceTimersByTime(37_000);
  expect(gate.lag(match, 0)).toBe(37);
});

test('KNOWN-5 a picture that drifts from 37 to 52 s in a half is followed with an error of half a second after each press', () => {
  const gate = open();
  const match = live(-100, 0);
  gate.matches([match]);
  gate.states([state(-50, 0)]);
  // Six times in a half something happens that a viewer sees, and the viewer presses when the picture shows it.
  const happenings = [0, 540, 1080, 1620, 2160, 2700];
  const behind = (second: number): number => 37 + (15 * second) / 2700;
  let present = 0;
  const chosen = happenings.map((second, goals) => {
    vi.setSystemTime(start + second * 1000);
    gate.states([state(second, goals + 1)]);
    vi.setSystemTime(start + (second + behind(second)) * 1000);
    present = gate.lag(match, present) ?? Number.NaN;
    return present;
  });
  const errors = chosen.map((seconds, press) => Math.abs(seconds - behind(happenings[press] ?? 0)));
  expect(chosen).toEqual([37, 40, 43, 46, 49, 52]);
  expect(Math.max(...errors)).toBeLessThanOrEqual(0.5);
  // Just before the next press the picture has drifted by three seconds; after one press in the whole half, by fifteen.
  const before = happenings.slice(1).map((second, press) => behind(second) - (chosen[press] ?? 0));
  expect(Math.max(...before)).toBeCloseTo(3);
  expect(behind(2700) - (chosen[0] ?? 0)).toBe(15);
});

test('KNOWN-7 a message waits for as long as its reader’s delay', () => {
  const gate = open();
  const { id } = live(0, 0);
  expect(gate.waitMs(id, at(-15))).toBe(25_000);
  expect(gate.waitMs(id, at(-50))).toBe(0);
});

test('KNOWN-13 messages of friends and of the chats of teams wait for the longest delay, if the reader chooses that', () => {
  const gate = open();
  expect([gate.secondsBehind(null), gate.waitMs(null, at(-15))]).toEqual([0, 0]);
  holdsFriends = true;
  expect([gate.secondsBehind(null), gate.waitMs(null, at(-15))]).toEqual([38, 23_000]);
  expect(gate.waitMs(null, at(-15), 38)).toBe(0);
});

function goal(seconds: number): LiveEvent {
  return exampleEvent('goal', { matchId: live(0, 0).id, occurredAt: at(seconds) });
}
