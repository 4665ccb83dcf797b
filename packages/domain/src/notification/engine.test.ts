import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleFollow } from '../follow/exampleFollow.ts';
import type { Follow } from '../follow/Follow.ts';
import type { MatchId } from '../match/Match.ts';
import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';
import {
  type EngineDecision,
  type EngineStep,
  enginePollSince,
  type NotificationEngine,
  runEngine,
  type RunningEngine,
  STOPPED_ENGINE,
} from './engine.ts';
import { exampleLiveEvent } from './exampleLiveEvent.ts';
import type { LiveEvent, LiveEventId } from './LiveEvent.ts';

const start = '2026-11-21T15:00:00.000Z' as UtcInstant;
const m1 = 'm1' as MatchId;

function at(seconds: number): UtcInstant {
  return instantAt(epochMs(start) + seconds * 1000);
}

function follow(displayName: string, notifications = true): Follow {
  return exampleFollow({ entityId: displayName, displayName, notifications });
}

const followed = [follow('Brann')];

/** A goal with a team name and no id, ten seconds after the start. */
function goal(id: string, changes: Partial<Omit<LiveEvent, 'id'>> = {}): LiveEvent {
  const facts = { minute: 12, teamId: null, personId: null, competitionId: null, score: { home: 1, away: 0 } };
  return exampleLiveEvent(id, { ...facts, occurredAt: at(10), ...changes });
}

/** A running engine after the steps. As its runner does, it keeps the engine after each step for the next one. */
function engineAfter(...steps: readonly EngineStep[]): RunningEngine {
  const started: NotificationEngine = runEngine(STOPPED_ENGINE, {
    kind: 'start',
    follows: followed,
    chosen: [],
    now: start,
  }).engine;
  const engine = steps.reduce((before, step) => runEngine(before, step).engine, started);
  if (engine.status === 'stopped') throw new Error('the engine has stopped');
  return engine;
}

const caughtUp: EngineStep = { kind: 'caught-up' };

function arriving(
  events: readonly LiveEvent[],
  now = at(11),
  origin: 'backfill' | 'poll' | 'realtime' = 'poll',
): EngineStep {
  return { kind: 'events', origin, events, now };
}

function handledBy(engine: NotificationEngine): number {
  return engine.status === 'stopped' ? 0 : engine.handled.reduce((sum, { size }) => sum + size, 0);
}

function outcomes(decisions: readonly EngineDecision[]): string[] {
  return decisions.map((decision) =>
    decision.kind === 'notify'
      ? decision.notification.id
      : decision.kind === 'drop'
        ? decision.reason
        : `${decision.card} back`,
  );
}

function notifiedOf(engine: NotificationEngine, events: readonly LiveEvent[], now = at(11)): string[] {
  return outcomes(runEngine(engine, arriving(events, now)).decisions);
}

test('NOTIFY-10 a start while it runs changes nothing, and a stop clears everything', () => {
  const running = engineAfter(caughtUp, arriving([goal('e1')]));
  expect(runEngine(running, { kind: 'start', follows: [], chosen: [], now: at(5) }).engine).toBe(running);
  expect(runEngine(running, { kind: 'stop' }).engine).toBe(STOPPED_ENGINE);
});

test.each<EngineStep>([
  { kind: 'stop' },
  { kind: 'configure', follows: followed, chosen: [], beginsAt: null },
  caughtUp,
  { kind: 'clear-memory', now: start },
  arriving([goal('e1')]),
])('NOTIFY-10 a stopped engine does nothing at $kind', (step) => {
  expect(runEngine(STOPPED_ENGINE, step)).toEqual({ engine: STOPPED_ENGINE, decisions: [] });
});

test('NOTIFY-11 a new configuration counts from then on and forgets nothing', () => {
  const before = engineAfter(caughtUp, arriving([goal('e1')]));
  const { engine } = runEngine(before, { kind: 'configure', follows: [follow('Molde')], chosen: [], beginsAt: null });
  const molde = goal('e3', { teamName: 'Molde', homeTeam: 'Molde', matchId: 'm2' as MatchId });
  expect(notifiedOf(engine, [goal('e1'), goal('e2', { minute: 20 }), molde])).toEqual([
    'duplicate',
    'not-followed',
    'e3',
  ]);
  expect(engine).toMatchObject({ phase: 'watching', cursors: before.cursors });
});

test('NOTIFY-29 a new follow counts for events from then on, and nothing is forgotten', () => {
  const before = engineAfter(caughtUp, arriving([goal('e1')]));
  const { engine } = runEngine(before, { kind: 'configure', follows: followed, chosen: [], beginsAt: at(100) });
  expect(engine).toMatchObject({ startedAt: at(100), polledTo: at(100), phase: 'catching-up' });
  const found = { kind: 'events', origin: 'backfill', now: at(110) } as const;
  const [old, news] = [goal('e2', { minute: 20, occurredAt: at(99) }), goal('e3', { minute: 30, occurredAt: at(101) })];
  const { decisions } = runEngine(engine, { ...found, events: [goal('e1'), old, news] });
  expect(outcomes(decisions)).toEqual(['duplicate', 'before-start', 'e3']);
});

test('NOTIFY-12 without follows the engine runs and announces nothing', () => {
  const { engine } = runEngine(engineAfter(caughtUp), { kind: 'configure', follows: [], chosen: [], beginsAt: null });
  expect(engine).toMatchObject({ panic: true });
  expect(notifiedOf(engine, [goal('e1')])).toEqual(['panic']);
});

test('NOTIFY-12 with follows whose notifications are off the engine does not panic, and no event passes the follows', () => {
  const { engine } = runEngine(engineAfter(caughtUp), {
    kind: 'configure',
    follows: [follow('Brann', false)],
    chosen: [],
    beginsAt: null,
  });
  expect(engine).toMatchObject({ panic: false });
  expect(notifiedOf(engine, [goal('e1')])).toEqual(['not-followed']);
});

test('NOTIFY-13 a duplicate is dropped first, whatever its source', () => {
  const { engine, decisions } = runEngine(
    engineAfter(caughtUp),
    arriving([goal('e1'), goal('e1')], at(11), 'realtime'),
  );
  expect(outcomes(decisions)).toEqual(['e1', 'duplicate']);
  expect(notifiedOf(engine, [goal('e1')], at(500))).toEqual(['duplicate']);
  expect(decisions[1]).toEqual({ kind: 'drop', id: 'e1', reason: 'duplicate' });
});

test('NOTIFY-13 the cursor moves to the latest event, whether or not it is followed or announced', () => {
  const strangers = { teamName: 'Odd', homeTeam: 'Odd', awayTeam: 'Molde' };
  const engine = engineAfter(
    arriving([
      goal('e1', { ...strangers, occurredAt: at(30) }),
      goal('e2', { eventType: 'CORNER', occurredAt: at(20) }),
      goal('e3', { matchId: 'm2' as MatchId, occurredAt: at(-60) }),
    ]),
  );
  expect(engine.cursors).toEqual(
    new Map([
      ['m1', at(30)],
      ['m2', at(-60)],
    ]),
  );
});

test('NOTIFY-13 then follows decide, then the kind of event', () => {
  const events = [
    goal('e1', { teamName: 'Odd', homeTeam: 'Odd', awayTeam: 'Molde', eventType: 'CORNER' }),
    goal('e2', { eventType: 'CORNER' }),
    goal('e3', { eventType: 'RED_CARD' }),
    goal('e4'),
  ];
  const { decisions } = runEngine(engineAfter(caughtUp), arriving(events));
  expect(outcomes(decisions)).toEqual(['not-followed', 'other-event', 'e3', 'e4']);
  expect(decisions.map((decision) => (decision.kind === 'notify' ? decision.notification.type : null))).toEqual([
    null,
    null,
    'RED',
    'GOAL',
  ]);
});

test('NOTIFY-14 the first backfill and poll move cursors and announce nothing from before the start', () => {
  const old = goal('old', { occurredAt: at(-1) });
  const started = engineAfter();
  expect(outcomes(runEngine(started, arriving([old], at(1), 'backfill')).decisions)).toEqual(['before-start']);
  expect(outcomes(runEngine(started, arriving([old], at(1), 'poll')).decisions)).toEqual(['before-start']);
  const silent = runEngine(started, arriving([old], at(1), 'backfill')).engine;
  expect(silent).toMatchObject({ cursors: new Map([[m1, at(-1)]]) });
  expect(notifiedOf(runEngine(silent, caughtUp).engine, [old])).toEqual(['duplicate']);
});

test('NOTIFY-14 a goal since the start is announced, even if the first backfill finds it', () => {
  expect(
    outcomes(runEngine(engineAfter(), arriving([goal('e1', { occurredAt: start })], at(1), 'backfill')).decisions),
  ).toEqual(['e1']);
});

test('NOTIFY-14 an event from the socket is announced however late', () => {
  const late = goal('late', { occurredAt: at(-600) });
  expect(outcomes(runEngine(engineAfter(), arriving([late], at(1), 'realtime')).decisions)).toEqual(['late']);
  expect(outcomes(runEngine(engineAfter(caughtUp), arriving([late], at(1), 'realtime')).decisions)).toEqual(['late']);
});

test('NOTIFY-14 after the catch-up, an event from up to five minutes before the start is announced', () => {
  const found = [
    goal('late', { occurredAt: at(-300) }),
    goal('old', { occurredAt: at(-300.001), score: { home: 0, away: 1 } }),
  ];
  expect(notifiedOf(engineAfter(caughtUp), found)).toEqual(['late', 'before-start']);
});

test('NOTIFY-14 a start that a wrong clock put into the future is corrected by the first poll', () => {
  const ahead = engineAfter({ kind: 'polled', events: [], now: at(-3600) }, caughtUp);
  expect(notifiedOf(ahead, [goal('e1', { occurredAt: at(-3590) })], at(-3580))).toEqual(['e1']);
});

test('NOTIFY-14 a start that a wrong clock put into the past moves once the clock is known to be wrong', () => {
  const behind = engineAfter({ kind: 'move-start', byMs: 600_000 });
  const found = [
    goal('old', { occurredAt: at(599) }),
    goal('new', { occurredAt: at(600), score: { home: 0, away: 1 } }),
  ];
  expect(outcomes(runEngine(behind, arriving(found, at(601), 'backfill')).decisions)).toEqual(['before-start', 'new']);
});

test('NOTIFY-15 a goal with a GOAL and a SCORE_CHANGE row is one notification, in either order and however late', () => {
  const change = goal('e2', { eventType: 'SCORE_CHANGE', personName: null });
  expect(notifiedOf(engineAfter(caughtUp), [goal('e1'), change])).toEqual(['e1', 'same-goal']);
  expect(notifiedOf(engineAfter(caughtUp), [change, goal('e1')])).toEqual(['e2', 'same-goal']);
  expect(notifiedOf(engineAfter(caughtUp, arriving([goal('e1')])), [change], at(600))).toEqual(['same-goal']);
});

test('NOTIFY-5 a goal that is taken back and scored again is announced again, also when no source gives the minute', () => {
  const first = goal('m1:goal:home:1', { minute: null });
  const again = goal('m1:goal:home:2', { minute: null, occurredAt: at(10 + 180) });
  const change = goal('e3', { minute: null, eventType: 'SCORE_CHANGE', occurredAt: at(10 + 181) });
  const received = ['m1:goal:home:1', 'm1:goal:home:2', 'same-goal'];
  expect(notifiedOf(engineAfter(caughtUp), [first, again, change])).toEqual(received.with(1, 'within-five-seconds'));
  const engine = engineAfter(caughtUp, arriving([first]));
  expect(notifiedOf(engine, [again, change], at(191))).toEqual(received.slice(1));
});

test('NOTIFY-15 a goal from before the start is not announced by its second row either', () => {
  const silent = engineAfter(arriving([goal('old', { occurredAt: at(-1) })], at(1), 'backfill'), caughtUp);
  expect(notifiedOf(silent, [goal('e2', { eventType: 'SCORE_CHANGE' })])).toEqual(['same-goal']);
});

test('NOTIFY-16 a notification like an earlier one is dropped within five seconds and announced after five', () => {
  const red = goal('e1', { eventType: 'RED_CARD', score: { home: null, away: null } });
  const again = { ...red, id: 'e2' as LiveEventId };
  const engine = engineAfter(caughtUp, arriving([red], at(11)));
  expect(notifiedOf(engine, [again], at(15.999))).toEqual(['within-five-seconds']);
  expect(notifiedOf(engine, [again], at(16))).toEqual(['e2']);
});

test('NOTIFY-16 two goals to two scores are two goals, even with the same scorer and minute', () => {
  const second = { score: { home: 2, away: 0 } };
  expect(notifiedOf(engineAfter(caughtUp), [goal('e1'), goal('e2', second)])).toEqual(['e1', 'e2']);
  expect(notifiedOf(engineAfter(caughtUp), [goal('e1'), goal('e2', { score: { home: 1, away: 1 } })])).toEqual([
    'e1',
    'e2',
  ]);
  const scoreless = { score: { home: null, away: null } };
  expect(notifiedOf(engineAfter(caughtUp), [goal('e1'), goal('e2', scoreless)])).toEqual(['e1', 'within-five-seconds']);
  expect(notifiedOf(engineAfter(caughtUp), [goal('e1', scoreless), goal('e2')])).toEqual(['e1', 'within-five-seconds']);
});

test('NOTIFY-16 two rows of a red card with the same score are one red card', () => {
  const red = { eventType: 'RED_CARD' };
  expect(notifiedOf(engineAfter(caughtUp), [goal('e1', red), goal('e2', red)])).toEqual(['e1', 'within-five-seconds']);
});

test('NOTIFY-34 an event whose minute or person is added later is announced once', () => {
  for (const eventType of ['GOAL', 'RED_CARD']) {
    const first = goal('e1', { eventType, minute: null, personId: null, personName: null });
    const amended = goal('e1', { eventType, minute: 67 });
    const engine = engineAfter(caughtUp, arriving([first], at(11)));
    expect(notifiedOf(engine, [amended], at(60))).toEqual(['amended']);
    expect(notifiedOf(engineAfter(caughtUp), [first, amended])).toEqual(['e1', 'amended']);
    const later = engineAfter(caughtUp, arriving([first], at(11)), arriving([amended], at(60)));
    expect(notifiedOf(later, [first, amended], at(61))).toEqual(['duplicate', 'duplicate']);
  }
});

test('NOTIFY-24 clearing the memory keeps the events that a cursor or the poll can still bring back', () => {
  const otherMatch = goal('far', { matchId: 'm2' as MatchId, occurredAt: at(5000), minute: 80 });
  const events = [
    goal('early', { occurredAt: at(10) }),
    goal('last', { minute: 40, occurredAt: at(3000) }),
    otherMatch,
  ];
  const engine = engineAfter(caughtUp, arriving(events), { kind: 'polled', events, now: at(5100) });
  const cleared = runEngine(engine, { kind: 'clear-memory', now: at(5100) }).engine;
  expect(cleared).toMatchObject({ cursors: engine.cursors, recent: new Map() });
  const answer = notifiedOf(cleared, [goal('last', { minute: 40, occurredAt: at(3000) }), otherMatch], at(5101));
  expect(answer).toEqual(['duplicate', 'duplicate']);
  // Each event by its duplicate key and by its id.
  expect(handledBy(engine)).toBe(6);
  expect(handledBy(cleared)).toBe(4);
  expect(cleared.status === 'running' && cleared.goals.size).toBe(2);
});

test('NOTIFY-24 a forgotten event is not announced again when a snapshot brings it once more', () => {
  const early = goal('early', { occurredAt: at(10) });
  const last = goal('last', { minute: 40, occurredAt: at(3000) });
  const announced = engineAfter(caughtUp, arriving([early, last]), { kind: 'polled', events: [last], now: at(5100) });
  const cleared = runEngine(announced, { kind: 'clear-memory', now: at(5100) }).engine;
  const later = runEngine(cleared, { kind: 'clear-memory', now: at(6900) }).engine;
  for (const engine of [cleared, later]) {
    expect(notifiedOf(engine, [early, last], at(7000))).toEqual(['long-past', 'duplicate']);
    expect(notifiedOf(engine, [goal('new', { minute: 90, occurredAt: at(6990) })], at(7000))).toEqual(['new']);
  }
});

test('NOTIFY-24 a cursor of more than a day ago is dropped, with the events that it kept', () => {
  const day = 24 * 60 * 60;
  const engine = engineAfter(caughtUp, arriving([goal('e1', { occurredAt: at(0) })], at(1)));
  const held = runEngine(engine, { kind: 'clear-memory', now: at(day) }).engine;
  const given = runEngine(engine, { kind: 'clear-memory', now: at(day + 301) }).engine;
  expect(held).toMatchObject({ cursors: new Map([[m1, at(0)]]) });
  expect(given).toMatchObject({ cursors: new Map(), handled: [], goals: new Map() });
});

test('NOTIFY-24 a notification of the last seconds is remembered through a clearing', () => {
  const red = goal('e1', { eventType: 'RED_CARD' });
  const engine = engineAfter(caughtUp, arriving([red], at(11)));
  const cleared = runEngine(engine, { kind: 'clear-memory', now: at(12) }).engine;
  expect(notifiedOf(cleared, [{ ...red, id: 'e2' as LiveEventId }], at(13))).toEqual(['within-five-seconds']);
});

test('NOTIFY-26 the first poll requests events from the earliest cursor or five minutes before the start, whichever is earlier', () => {
  expect(enginePollSince(engineAfter(), at(1))).toBe(at(-300));
  expect(enginePollSince(engineAfter(), at(7200))).toBe(at(-300));
  const old = goal('old', { occurredAt: at(-3600) });
  expect(enginePollSince(engineAfter(arriving([old], at(1), 'backfill')), at(1))).toBe(at(-3600));
});

test('NOTIFY-26 later polls request events from the end of the last complete poll, however old the cursors and however long the pause', () => {
  const events = [goal('e1', { occurredAt: at(3000) }), goal('e2', { minute: 9, occurredAt: at(2000) })];
  const engine = engineAfter(arriving(events), { kind: 'polled', events, now: at(3001) }, caughtUp);
  expect(enginePollSince(engine, at(3003))).toBe(at(2703));
  expect(enginePollSince(engine, at(9000))).toBe(at(3000));
  const quiet = runEngine(engine, { kind: 'polled', events: [], now: at(9000) }).engine;
  expect(quiet).toMatchObject({ polledTo: at(3000) });
});

test('NOTIFY-26 an event dated in the future does not hide earlier events', () => {
  const ahead = [goal('e1', { occurredAt: at(9000) })];
  expect(engineAfter({ kind: 'polled', events: ahead, now: at(100) }).polledTo).toBe(start);
});

test('NOTIFY-26 the first poll knows a goal from minutes before the start, so that it is not announced when another source brings it later', () => {
  const seen = goal('seen', { occurredAt: at(-240) });
  const news = goal('news', { minute: 9, occurredAt: at(100) });
  const heardFirst = engineAfter(arriving([news], at(150), 'realtime'));
  const answer = [seen, news].filter(({ occurredAt }) => occurredAt >= enginePollSince(heardFirst, at(157)));
  const { engine } = runEngine(heardFirst, arriving(answer, at(157)));
  const watching = runEngine(engine, caughtUp).engine;
  expect(runEngine(watching, arriving([seen], at(158))).decisions).toMatchObject([{ reason: 'duplicate' }]);
});

/**
 * Events of two matches over ten minutes, with minute and score as in a real match: every goal has a score of its own.
 */
const anyFeed = fc
  .array(
    fc.record({
      match: fc.constantFrom('m1', 'm2'),
      type: fc.constantFrom('GOAL', 'OWN_GOAL', 'RED_CARD', 'CORNER'),
      team: fc.constantFrom('Brann', 'Viking'),
      second: fc.nat({ max: 600 }),
    }),
    { maxLength: 25 },
  )
  .map((feed) =>
    feed.map(({ match, type, team, second }, n) =>
      goal(`e${n}`, {
        matchId: match as MatchId,
        eventType: type,
        teamName: team,
        homeTeam: match === 'm1' ? 'Brann' : 'Odd',
        awayTeam: match === 'm1' ? 'Viking' : 'Start',
        personName: `p${n}`,
        minute: n,
        score: { home: n, away: 0 },
        occurredAt: at(second),
      }),
    ),
  );

function wanted({ eventType, homeTeam, teamName }: LiveEvent): boolean {
  return eventType !== 'CORNER' && (homeTeam === 'Brann' || teamName === 'Brann');
}

test('NOTIFY-13 in whatever order, how often and from whatever source events come, each wanted event is announced once', () => {
  const feedAndOrder = anyFeed.chain((feed) =>
    fc.tuple(
      fc.constant(feed),
      fc.array(
        fc.tuple(fc.nat({ max: Math.max(feed.length - 1, 0) }), fc.constantFrom('backfill', 'poll', 'realtime')),
      ),
    ),
  );
  fc.assert(
    fc.property(feedAndOrder, ([feed, arrivals]) => {
      let engine: NotificationEngine = engineAfter();
      const notified: string[] = [];
      const step = (one: EngineStep) => {
        const answer = runEngine(engine, one);
        engine = answer.engine;
        notified.push(
          ...answer.decisions.flatMap((decision) => (decision.kind === 'notify' ? [decision.notification.id] : [])),
        );
      };
      arrivals.forEach(([n, origin], tick) => {
        step(arriving(feed.slice(n, n + 2), at(700 + tick), origin));
      });
      step(arriving(feed, at(900)));
      const expected = feed.filter(wanted).map(({ id }) => String(id));
      expect(new Set(notified)).toEqual(new Set(expected));
      expect(notified).toHaveLength(expected.length);
    }),
    { seed: 4, numRuns: 200 },
  );
});

test('NOTIFY-24 however often the memory is cleared, and however the clock is set, an event that the poll brings again is not announced again', () => {
  const polled = fc.record({ kind: fc.constant('poll' as const), seconds: fc.integer({ min: 1, max: 600 }) });
  const cleared = fc.record({ kind: fc.constant('clear' as const), seconds: fc.integer({ min: 1, max: 1800 }) });
  const stepped = fc.record({ kind: fc.constant('step' as const), seconds: fc.integer({ min: -7200, max: 7200 }) });
  fc.assert(
    fc.property(
      anyFeed,
      fc.array(fc.oneof(polled, cleared, stepped), { minLength: 1, maxLength: 9 }),
      (feed, steps) => {
        let engine = engineAfter(arriving(feed, at(601)), { kind: 'polled', events: feed, now: at(601) }, caughtUp);
        let now = 601;
        let offset = 0;
        for (const { kind, seconds } of steps) {
          if (kind === 'step') offset = offset === 0 ? seconds : 0;
          else now += seconds;
          const shown = at(now + offset);
          const again = feed.filter(({ occurredAt }) => occurredAt >= enginePollSince(engine, shown));
          const poll = arriving(again, shown);
          if (kind === 'poll')
            expect(outcomes(runEngine(engine, poll).decisions)).toEqual(again.map(() => 'duplicate'));
          const after: readonly EngineStep[] =
            kind === 'clear'
              ? [{ kind: 'clear-memory', now: shown }]
              : [poll, { kind: 'polled', events: again, now: shown }];
          for (const step of after) {
            const next = runEngine(engine, step).engine;
            if (next.status === 'running') engine = next;
          }
        }
      },
    ),
    { seed: 4, numRuns: 300 },
  );
});

test('NOTIFY-36 a red card that the engine has handled is taken back once, and other corrections are not announced', () => {
  const red = goal('r1', { eventType: 'RED_CARD' });
  const back = goal('r1:cancelled', { eventType: 'CARD_CANCELLED', cancels: red.id });
  const unknown = goal('r2:cancelled', { eventType: 'CARD_CANCELLED', cancels: goal('r2').id });
  const yellow = goal('y1:cancelled', { eventType: 'YELLOW_CARD_CANCELLED', cancels: red.id });
  expect(notifiedOf(engineAfter(caughtUp), [red, back, back, unknown, yellow])).toEqual([
    'r1',
    'r1 back',
    'duplicate',
    'other-event',
    'other-event',
  ]);
});
