import { liveEventId, matchId, utcInstant } from '@tribunen/contract';
import type { LiveEvent, MatchState, Notification } from '@tribunen/domain';
import fc from 'fast-check';
import { parse } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExampleBrowser, type ExampleTab } from '../../testing/exampleTabsPort.ts';
import { SharedTabs } from './SharedTabs.ts';
import { envelopeOf } from './tabMessage.ts';
import type { TabMessage } from './Tabs.ts';

/** The messages on their way between the tabs, until the test delivers them. */
let underWay: (() => void)[] = [];
let browser: ExampleBrowser;

beforeEach(() => {
  underWay = [];
  browser = new ExampleBrowser((task) => underWay.push(task));
});
afterEach(() => vi.restoreAllMocks());

function settle(): void {
  for (let task = underWay.shift(); task !== undefined; task = underWay.shift()) task();
}

interface Open {
  readonly tab: ExampleTab;
  readonly tabs: SharedTabs;
  readonly heard: TabMessage[];
}

function open(how: { visible?: boolean; identity?: string } = {}): Open {
  const tab = browser.openTab(how);
  const tabs = new SharedTabs(tab.port);
  const heard: TabMessage[] = [];
  tabs.onMessage((message) => heard.push(message));
  tabs.start();
  tabs.join(how.identity ?? 'marte');
  return { tab, tabs, heard };
}

const fronts = (all: readonly Open[]): boolean[] => all.map(({ tabs }) => tabs.isFront());

const at = parse(utcInstant, '2026-11-21T14:30:00.000Z');
const facts = {
  matchId: parse(matchId, '500001'),
  minute: 30,
  homeTeam: 'Brann',
  awayTeam: null,
  occurredAt: at,
};
const score = { home: 1, away: 0 };

const state: MatchState = {
  matchId: facts.matchId,
  status: 'IN_PLAY',
  minute: 30,
  injuryTime: null,
  score,
  updatedAt: at,
};
const event: LiveEvent = {
  ...facts,
  id: parse(liveEventId, 'e1'),
  eventType: 'GOAL',
  injuryTime: null,
  teamId: '1',
  teamName: 'Brann',
  personId: null,
  personName: 'Finne',
  competitionId: '9',
  matchTeamIds: ['1', '2'],
  score,
};

/** A message about one goal, identified by its id. */
function announced(id: string): TabMessage {
  const event = { ...facts, id: parse(liveEventId, id), type: 'GOAL', homeScore: 1, awayScore: 0 } as const;
  const notification: Notification = { ...event, scoringSide: 'home', scorer: 'Finne', isFantasy: false };
  return { kind: 'announced', how: 'sounded', notification };
}

test('the only tab is the front, visible or not', () => {
  const hidden = open({ visible: false });
  settle();
  expect(hidden.tabs.isFront()).toBe(true);
});

test('the tab that the spectator turns to becomes the front, and the former front no longer is', () => {
  const first = open();
  settle();
  const seen: boolean[] = [];
  first.tabs.onFront((isFront) => seen.push(isFront));
  first.tab.hide();
  const second = open();
  settle();
  expect(fronts([first, second])).toEqual([false, true]);
  second.tab.hide();
  first.tab.show();
  settle();
  expect(fronts([first, second])).toEqual([true, false]);
  expect(seen).toEqual([false, true]);
});

test('of two windows side by side the one with the focus is the front', () => {
  const [left, right] = [open(), open()];
  left.tab.show();
  settle();
  expect(fronts([left, right])).toEqual([true, false]);
});

test('when the front is hidden, a visible window becomes the front', () => {
  const [left, right] = [open(), open()];
  settle();
  right.tab.hide();
  settle();
  expect(fronts([left, right])).toEqual([true, false]);
});

test('when all tabs are hidden the last front stays the front', () => {
  const [first, second] = [open(), open()];
  first.tab.show();
  settle();
  second.tab.hide();
  first.tab.hide();
  settle();
  expect(fronts([first, second])).toEqual([true, false]);
});

test('a front that is closed leaves the lock to another tab at once, to a visible one before a hidden one', () => {
  const front = open();
  const hidden = open({ visible: false });
  const visible = open();
  front.tab.show();
  settle();
  front.tab.close();
  settle();
  expect(fronts([hidden, visible])).toEqual([false, true]);
});

test('a tab that is hidden before it gets the lock leaves the lock to the visible one', () => {
  const seen = open();
  settle();
  const turning = open();
  turning.tab.hide();
  settle();
  expect(fronts([seen, turning])).toEqual([true, false]);
});

test('messages about the lock and about a tab may overtake each other', () => {
  const [seen, passing] = [open(), open({ visible: false })];
  settle();
  passing.tab.show();
  const [lost, held] = underWay.splice(0);
  held?.();
  passing.tab.hide();
  // The message that a hidden tab has the lock arrives before the one that it was lost.
  settle();
  lost?.();
  settle();
  expect(fronts([seen, passing])).toEqual([true, false]);
});

test('a frozen page takes no part until the browser resumes it', () => {
  const [kept, other] = [open(), open({ visible: false })];
  settle();
  kept.tab.freeze();
  settle();
  expect(fronts([kept, other])).toEqual([false, true]);
  other.tabs.send(announced('e1'));
  settle();
  expect(kept.heard).toEqual([]);
  kept.tab.thaw();
  kept.tab.show();
  settle();
  expect(fronts([kept, other])).toEqual([true, false]);
});

test('tabs of two spectators are separate, and each spectator has a front', () => {
  const [marte, jonas] = [open({ identity: 'marte' }), open({ identity: 'jonas' })];
  settle();
  expect(fronts([marte, jonas])).toEqual([true, true]);
  marte.tabs.send(announced('e1'));
  settle();
  expect(jonas.heard).toEqual([]);
  jonas.tabs.join('marte');
  settle();
  expect(fronts([marte, jonas])).toEqual([false, true]);
  marte.tabs.send(announced('e2'));
  settle();
  expect(jonas.heard).toEqual([announced('e2')]);
});

test('a message reaches all other tabs unchanged, and not its sender', () => {
  const [speaker, listener] = [open(), open()];
  const messages: TabMessage[] = [
    { kind: 'states', states: [{ state, source: { kind: 'answer', askedAt: 1_795_271_400_000 } }] },
    { kind: 'states', states: [{ state, source: { kind: 'stream', name: 'live_matches_new' } }] },
    { kind: 'events', events: [event] },
    { kind: 'rest', source: 'date-delta', ms: 20_000 },
    announced('e1'),
  ];
  for (const message of messages) speaker.tabs.send(message);
  settle();
  expect(listener.heard).toEqual(messages);
  expect(speaker.heard).toEqual([]);
});

test('a message of another version, or a broken one, is dropped, and reported once', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const listener = open();
  const stranger = browser.openTab().port.enter('tribunen/marte', {
    onHeld: () => {},
    onLost: () => {},
    onData: () => {},
  });
  stranger.post({ version: 1, message: announced('e1') });
  stranger.post({ version: 2, message: { kind: 'events', events: [{ id: 'e1' }] } });
  stranger.post('hei');
  stranger.post(envelopeOf(announced('e2')));
  settle();
  expect(listener.heard).toEqual([announced('e2')]);
  expect(complain).toHaveBeenCalledTimes(1);
});

test('a stopped tab gives up the front and receives nothing; it can start again', () => {
  const [first, second] = [open(), open()];
  settle();
  second.tabs.stop();
  settle();
  expect(fronts([first, second])).toEqual([true, false]);
  first.tabs.send(announced('e1'));
  second.tab.show();
  settle();
  expect(second.heard).toEqual([]);
  expect(second.tabs.isFront()).toBe(false);
  second.tabs.start();
  settle();
  expect(fronts([first, second])).toEqual([false, true]);
});

test('in a browser without locks each tab is its own front', () => {
  const alone = new SharedTabs(null);
  alone.start();
  expect(alone.isFront()).toBe(false);
  alone.join('marte');
  alone.send(announced('e1'));
  expect(alone.isFront()).toBe(true);
  alone.stop();
  expect(alone.isFront()).toBe(false);
});

const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('open' as const), visible: fc.boolean() }),
    fc.record({
      do: fc.constantFrom('show', 'hide', 'freeze', 'thaw', 'close', 'stop', 'start'),
      tab: fc.nat({ max: 3 }),
    }),
    fc.record({ do: fc.constant('deliver' as const), which: fc.nat({ max: 20 }) }),
    fc.record({ do: fc.constant('settle' as const) }),
  ),
  { maxLength: 60, size: 'max' },
);

test('whatever happens, in whatever order messages arrive: once all is quiet there is one front, and it is visible if any tab is', () => {
  fc.assert(
    fc.property(steps, (all) => {
      underWay = [];
      browser = new ExampleBrowser((task) => underWay.push(task));
      const crowd: { part: Open; alive: boolean; frozen: boolean; stopped: boolean }[] = [];
      const expectOneFront = (): void => {
        settle();
        const taking = crowd.filter((one) => one.alive && !one.frozen && !one.stopped);
        const front = taking.filter(({ part }) => part.tabs.isFront());
        expect(front).toHaveLength(Math.min(1, taking.length));
        if (taking.some(({ part }) => part.tab.isVisible)) expect(front[0]?.part.tab.isVisible).toBe(true);
        const others = crowd.filter((one) => one.alive && !taking.includes(one));
        expect(others.some(({ part }) => part.tabs.isFront())).toBe(false);
      };
      for (const step of all) {
        if (step.do === 'open') {
          crowd.push({ part: open({ visible: step.visible }), alive: true, frozen: false, stopped: false });
        } else if (step.do === 'deliver') {
          underWay.splice(step.which % Math.max(1, underWay.length), 1)[0]?.();
        } else if (step.do === 'settle') {
          expectOneFront();
        } else {
          const one = crowd[step.tab];
          if (one?.alive !== true) continue;
          const { tab, tabs } = one.part;
          if (step.do === 'close') {
            one.alive = false;
            tab.close();
          } else if (step.do === 'stop' || step.do === 'start') {
            // A frozen page runs nothing.
            if (one.frozen) continue;
            one.stopped = step.do === 'stop';
            tabs[step.do]();
          } else if (step.do === 'freeze') {
            one.frozen = true;
            tab.freeze();
          } else if (step.do === 'thaw') {
            one.frozen = false;
            tab.thaw();
          } else if (!one.frozen) {
            tab[step.do]();
          }
        }
      }
      expectOneFront();
    }),
    { seed: 20261121, numRuns: 500 },
  );
});
