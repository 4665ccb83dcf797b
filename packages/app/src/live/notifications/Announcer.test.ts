import { epochMs, instantAt, type LiveEvent, type MatchId, type Notification } from '@tribunen/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../LiveLog.ts';
import { SharedTabs } from '../tabs/SharedTabs.ts';
import { exampleNotification } from '../../testing/exampleEvent.ts';
import { ExampleBrowser, type ExampleTab } from '../../testing/exampleTabsPort.ts';
import { Announcer } from './Announcer.ts';
import { FlipCardQueue } from './cards/FlipCardQueue.ts';

let browser: ExampleBrowser;
let allowed: boolean;
/** The cards and sounds of all tabs, in order: `A card e1`, `B sound GOAL`. */
let announced: string[];
let opened: Tab[];
let muted: MatchId | null;
let delaySeconds: number;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T14:30:00Z') });
  browser = new ExampleBrowser((task) => setTimeout(task, 5));
  allowed = false;
  announced = [];
  opened = [];
  muted = null;
  delaySeconds = 0;
});
afterEach(() => {
  for (const tab of opened) tab.end();
  vi.advanceTimersByTime(10);
  if (vi.getTimerCount() > 0) throw new Error('a timer is left');
});

/** A tab with its announcer, as in the app. */
class Tab {
  readonly page: ExampleTab;
  readonly tabs: SharedTabs;
  readonly cards: FlipCardQueue;
  readonly announcer: Announcer;
  readonly #listeners = new Set<() => void>();

  constructor(name: string, { visible }: { readonly visible: boolean }) {
    this.page = browser.openTab({ visible });
    this.tabs = new SharedTabs(this.page.port);
    const clock = { now: () => instantAt(Date.now()) };
    this.cards = new FlipCardQueue({
      clock,
      onShown: (notification) => {
        announced.push(`${name} card ${notification.id}`);
        this.announcer.onShown(notification);
      },
    });
    this.announcer = new Announcer({
      cards: this.cards,
      sound: { play: (type) => announced.push(`${name} sound ${type}`) },
      webNotifications: {
        show: ({ id }) => {
          if (allowed) announced.push(`${name} web ${id}`);
          return allowed;
        },
      },
      mayAnnounce: (match) => match !== muted,
      waitMs: (_match, at) => Math.max(epochMs(at) + delaySeconds * 1000 - Date.now(), 0),
      tabs: this.tabs,
      world: {
        isVisible: () => this.page.isVisible,
        onChange: (listener) => {
          this.#listeners.add(listener);
          return () => this.#listeners.delete(listener);
        },
      },
      clock,
      log: silentLog,
    });
    this.tabs.start();
    this.tabs.join('marte');
    this.announcer.start();
    opened.push(this);
  }

  show(): void {
    this.page.show();
    for (const listener of this.#listeners) listener();
  }

  hide(): void {
    this.page.hide();
    for (const listener of this.#listeners) listener();
  }

  close(): void {
    this.page.close();
    this.announcer.stop();
    this.tabs.stop();
  }

  end(): void {
    this.announcer.stop();
    this.tabs.stop();
    if (this.#listeners.size > 0) throw new Error('a listener is left');
  }
}

function open(name: string, how: { visible: boolean } = { visible: true }): Tab {
  const tab = new Tab(name, how);
  vi.advanceTimersByTime(1000);
  return tab;
}

function goal(id: string, changes: Partial<Omit<LiveEvent, 'id'>> = {}): Notification {
  return exampleNotification(id, { occurredAt: instantAt(Date.now()), ...changes });
}

/** Lets every tab's engine decide to announce the same goal. */
function fall(notification: Notification, tabs: readonly Tab[] = opened): void {
  for (const { announcer } of tabs) announcer.announce(notification);
}

const second = (id: string): Notification => goal(id, { minute: 20, score: { home: 2, away: 0 } });

test('a goal is one sound and one card, at once, in the tab in front', () => {
  open('A');
  open('B');
  fall(goal('e1'));
  expect(announced).toEqual(['B card e1', 'B sound GOAL']);
  vi.advanceTimersByTime(60_000);
  expect(announced).toHaveLength(2);
});

test('NOTIFY-27 a goal that two tabs have received as two rows is announced once', () => {
  const a = open('A');
  const b = open('B');
  a.announcer.announce(goal('row 1'));
  b.announcer.announce(goal('row 2', { eventType: 'SCORE_CHANGE', personName: null }));
  vi.advanceTimersByTime(10_000);
  b.close();
  vi.advanceTimersByTime(10_000);
  expect(announced).toEqual(['B card row 2', 'B sound GOAL']);
});

test('PUSH-14 a muted match causes neither card nor sound nor notice in any tab', () => {
  allowed = true;
  const tabs = [open('A'), open('B')];
  muted = goal('e1').matchId;
  fall(goal('e1'));
  for (const tab of tabs) tab.hide();
  fall(second('e2'));
  vi.advanceTimersByTime(10_000);
  expect(announced).toEqual([]);
  muted = null;
  fall(goal('e3', { minute: 60, score: { home: 3, away: 0 } }));
  vi.advanceTimersByTime(10_000);
  expect(announced).not.toEqual([]);
});

test('PUSH-14 a goal that waits for its card is dropped when its match is muted', () => {
  const a = open('A', { visible: false });
  fall(goal('e1'));
  expect(announced).toEqual(['A sound GOAL']);
  muted = goal('e1').matchId;
  a.announcer.dropMuted();
  a.show();
  vi.advanceTimersByTime(10_000);
  expect(announced).toEqual(['A sound GOAL']);
});

test('KNOWN-6 the card that is up comes down when its match is muted or its result is hidden, and no other does', () => {
  const a = open('A');
  fall(goal('e1'));
  a.announcer.dropMuted();
  expect(a.cards.shown.current()).not.toBeNull();
  muted = goal('e1').matchId;
  a.announcer.dropMuted();
  expect(a.cards.shown.current()).toBeNull();
});

test('KNOWN-1 a card that waits is held back by a delay that the reader chooses meanwhile, and comes without a second sound', () => {
  const a = open('A', { visible: false });
  fall(goal('e1'));
  expect(announced).toEqual(['A sound GOAL']);
  delaySeconds = 40;
  a.announcer.dropMuted();
  a.show();
  vi.advanceTimersByTime(30_000);
  expect(announced).toEqual(['A sound GOAL']);
  vi.advanceTimersByTime(11_000);
  expect(announced).toEqual(['A sound GOAL', 'A card e1']);
});

test('KNOWN-1 a goal that comes before its time is announced when it is due, by the delay that holds then', () => {
  open('A');
  delaySeconds = 40;
  fall(goal('e1'));
  vi.advanceTimersByTime(10_000);
  expect(announced).toEqual([]);
  delaySeconds = 5;
  vi.advanceTimersByTime(1000);
  expect(announced).toEqual(['A card e1', 'A sound GOAL']);
});

test('a goal during the start of a new front is announced there as soon as possible', () => {
  open('A');
  const page = browser.openTab();
  const front = new SharedTabs(page.port);
  front.start();
  front.join('marte');
  vi.advanceTimersByTime(100);
  fall(goal('e1'));
  vi.advanceTimersByTime(3000);
  expect(announced).toEqual([]);
  front.stop();
  open('B');
  expect(announced).toEqual(['B card e1', 'B sound GOAL']);
  vi.advanceTimersByTime(60_000);
  expect(announced).toHaveLength(2);
});

test('a front that is closed between a goal and its announcement leaves it to the next', () => {
  const a = open('A', { visible: false });
  const b = open('B');
  b.close();
  fall(goal('e1'), [a]);
  vi.advanceTimersByTime(1000);
  a.show();
  vi.advanceTimersByTime(1000);
  expect(announced).toEqual(['A sound GOAL', 'A card e1']);
});

test('cards that waited in a closed front are shown by the next, without another sound', () => {
  const a = open('A');
  const b = open('B');
  fall(goal('e1'));
  fall(second('e2'));
  vi.advanceTimersByTime(1000);
  b.close();
  a.show();
  vi.advanceTimersByTime(10_000);
  expect(announced).toEqual(['B card e1', 'B sound GOAL', 'B sound GOAL', 'A card e2']);
});

test('the tab that the spectator turns to shows what waits, and the first does not show it again', () => {
  const a = open('A');
  const b = open('B');
  fall(goal('e1'));
  fall(second('e2'));
  vi.advanceTimersByTime(1000);
  b.hide();
  a.show();
  vi.advanceTimersByTime(20_000);
  a.hide();
  b.show();
  vi.advanceTimersByTime(20_000);
  expect(announced).toEqual(['B card e1', 'B sound GOAL', 'B sound GOAL', 'A card e2']);
});

test('a tab that comes to the front waits for the last messages of the former front', () => {
  const a = open('A');
  const b = open('B');
  a.show();
  // The lock is being handed over, and neither tab knows yet.
  fall(goal('e1'));
  vi.advanceTimersByTime(10_000);
  expect(announced).toEqual(['B card e1', 'B sound GOAL']);
  expect(b.tabs.isFront()).toBe(false);
});

test('NOTIFY-20 a goal in a hidden tab plays a sound, and shows a web notification if that is allowed', () => {
  allowed = true;
  const a = open('A');
  a.hide();
  fall(goal('e1'));
  expect(announced).toEqual(['A web e1', 'A sound GOAL']);
  a.show();
  vi.advanceTimersByTime(10_000);
  expect(announced).toHaveLength(2);
});

test('NOTIFY-21 without web notifications the card of a goal waits until the tab is visible, and plays no second sound', () => {
  const a = open('A');
  a.hide();
  fall(goal('e1'));
  vi.advanceTimersByTime(60_000);
  expect(announced).toEqual(['A sound GOAL']);
  a.show();
  vi.advanceTimersByTime(1000);
  expect(announced).toEqual(['A sound GOAL', 'A card e1']);
});

test('NOTIFY-21 a goal that is found long afterwards plays no sound', () => {
  open('A');
  fall(goal('e1', { occurredAt: instantAt(Date.now() - 600_000) }));
  expect(announced).toEqual(['A card e1']);
});

test('a goal that a wrong clock dated long ago plays its sound in the next front', () => {
  const a = open('A');
  const b = open('B', { visible: false });
  a.hide();
  const news = goal('e1');
  const now = Date.now();
  vi.setSystemTime(now + 1_800_000);
  fall(news);
  vi.setSystemTime(now);
  expect(announced).toEqual([]);
  b.show();
  vi.advanceTimersByTime(1000);
  expect(announced).toEqual(['B card e1', 'B sound GOAL']);
});

test('a goal that another tab has shown before this one receives it is not announced', () => {
  const a = open('A');
  const b = open('B');
  fall(goal('e1'), [b]);
  vi.advanceTimersByTime(1000);
  a.show();
  vi.advanceTimersByTime(1000);
  fall(goal('e1'), [a]);
  vi.advanceTimersByTime(1000);
  expect(announced).toEqual(['B card e1', 'B sound GOAL']);
});

test('NOTIFY-21 a card that waits in a hidden tab is shown once, by a tab that is opened after the goal', () => {
  const a = open('A');
  a.hide();
  fall(goal('e1'));
  vi.advanceTimersByTime(30_000);
  const b = open('B');
  expect(announced).toEqual(['A sound GOAL', 'B card e1']);
  vi.advanceTimersByTime(10_000);
  b.hide();
  a.show();
  vi.advanceTimersByTime(10_000);
  expect(announced).toHaveLength(2);
});

test('a goal that only one tab received is shown in the tab that the user looks at', () => {
  const a = open('A');
  a.hide();
  const b = open('B', { visible: false });
  fall(goal('e1'), [a]);
  vi.advanceTimersByTime(1000);
  a.close();
  b.show();
  vi.advanceTimersByTime(1000);
  expect(announced).toEqual(['A sound GOAL', 'B card e1']);
});

test('every tab knows whether a goal has a card, while it waits and for two minutes after the goal', () => {
  const a = open('A');
  a.hide();
  const isGoal = ({ id }: Notification): boolean => id === 'e1';
  expect(a.announcer.hasCardOf(isGoal)).toBe(false);
  fall(goal('e1'));
  expect(a.announcer.hasCardOf(isGoal)).toBe(true);
  const b = open('B');
  expect(announced).toEqual(['A sound GOAL', 'B card e1']);
  expect([a, b].map(({ announcer }) => announcer.hasCardOf(isGoal))).toEqual([true, true]);
  vi.advanceTimersByTime(120_000);
  expect([a, b].map(({ announcer }) => announcer.hasCardOf(isGoal))).toEqual([false, false]);
});

test('after stop nothing is announced', () => {
  const a = open('A');
  a.announcer.stop();
  fall(goal('e1'));
  vi.advanceTimersByTime(1000);
  expect(announced).toEqual([]);
});

test('a goal plays its sound even if the user turns to another tab and back at once', () => {
  const a = open('A');
  const b = open('B', { visible: false });
  b.show();
  vi.advanceTimersByTime(100);
  fall(goal('e1'));
  a.show();
  vi.advanceTimersByTime(1000);
  expect(announced).toEqual(['A card e1', 'A sound GOAL']);
});

test('a goal that a wrong clock dated long ago plays its sound when its card appears', () => {
  const tab = open('A', { visible: false });
  const notification = goal('e1');
  const now = Date.now();
  vi.setSystemTime(now + 40 * 60_000);
  tab.announcer.announce(notification);
  vi.setSystemTime(now + 60_000);
  expect(announced).toEqual([]);
  tab.show();
  vi.advanceTimersByTime(1000);
  expect(announced).toEqual(['A card e1', 'A sound GOAL']);
});

test('PUSH-10 a goal that a notice of the service worker has announced on this device is not announced by any tab', () => {
  const hidden = open('A', { visible: false });
  allowed = true;
  hidden.announcer.noticed(goal('e1'));
  fall(goal('e1'));
  vi.advanceTimersByTime(1000);
  expect(announced).toEqual([]);
});
