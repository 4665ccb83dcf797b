import { instantAt, type LiveEvent, type Notification } from '@tribunen/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../live/LiveLog.ts';
import { SharedTabs } from '../tabs/SharedTabs.ts';
import { exampleNotification } from '../testing/exampleEvent.ts';
import { ExampleBrowser, type ExampleTab } from '../testing/exampleTabsPort.ts';
import { Announcer } from './Announcer.ts';
import { FlipCardQueue } from './cards/FlipCardQueue.ts';

let browser: ExampleBrowser;
let allowed: boolean;
/** What the spectator saw and heard, in every tab: `A card e1`, `B sound GOAL`. */
let told: string[];
let opened: Tab[];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T14:30:00Z') });
  browser = new ExampleBrowser((task) => setTimeout(task, 5));
  allowed = false;
  told = [];
  opened = [];
});
afterEach(() => {
  for (const tab of opened) tab.end();
  vi.advanceTimersByTime(10);
  if (vi.getTimerCount() > 0) throw new Error('a timer is left');
  vi.useRealTimers();
});

/** A tab with its announcer, as the app has it. */
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
        told.push(`${name} card ${notification.id}`);
        this.announcer.onShown(notification);
      },
    });
    this.announcer = new Announcer({
      cards: this.cards,
      sound: { play: (type) => told.push(`${name} sound ${type}`) },
      webNotifications: {
        show: ({ id }) => {
          if (allowed) told.push(`${name} web ${id}`);
          return allowed;
        },
      },
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

/** Every tab's engine decides the same. */
function fall(notification: Notification, tabs: readonly Tab[] = opened): void {
  for (const { announcer } of tabs) announcer.announce(notification);
}

const second = (id: string): Notification => goal(id, { minute: 20, score: { home: 2, away: 0 } });

test('a goal is one sound and one card, at once, in the tab in front', () => {
  open('A');
  open('B');
  fall(goal('e1'));
  expect(told).toEqual(['B card e1', 'B sound GOAL']);
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(2);
});

test('NOTIFY-27 one goal that two tabs know by two rows is told once', () => {
  const a = open('A');
  const b = open('B');
  a.announcer.announce(goal('row 1'));
  b.announcer.announce(goal('row 2', { eventType: 'SCORE_CHANGE', personName: null }));
  vi.advanceTimersByTime(10_000);
  b.close();
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual(['B card row 2', 'B sound GOAL']);
});

test('a goal that falls while a new tab in front cannot announce yet is told there as soon as it can', () => {
  open('A');
  const page = browser.openTab();
  const front = new SharedTabs(page.port);
  front.start();
  front.join('marte');
  vi.advanceTimersByTime(100);
  fall(goal('e1'));
  vi.advanceTimersByTime(3000);
  expect(told).toEqual([]);
  front.stop();
  open('B');
  expect(told).toEqual(['B card e1', 'B sound GOAL']);
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(2);
});

test('a front that is closed between a goal and its telling leaves it to the next', () => {
  const a = open('A', { visible: false });
  const b = open('B');
  b.close();
  fall(goal('e1'), [a]);
  vi.advanceTimersByTime(1000);
  a.show();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['A sound GOAL', 'A card e1']);
});

test('cards that the closed front had waiting are shown by the next, and are not heard again', () => {
  const a = open('A');
  const b = open('B');
  fall(goal('e1'));
  fall(second('e2'));
  vi.advanceTimersByTime(1000);
  b.close();
  a.show();
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual(['B card e1', 'B sound GOAL', 'B sound GOAL', 'A card e2']);
});

test('who turns to another tab sees there what waits, and not again in the first', () => {
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
  expect(told).toEqual(['B card e1', 'B sound GOAL', 'B sound GOAL', 'A card e2']);
});

test('a tab that comes to the front waits for what the last may have said', () => {
  const a = open('A');
  const b = open('B');
  a.show();
  // The lock is on its way: both think what they thought.
  fall(goal('e1'));
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual(['B card e1', 'B sound GOAL']);
  expect(b.tabs.isFront()).toBe(false);
});

test('NOTIFY-20 in a hidden tab a goal is heard, and shown as a web notification where that is allowed', () => {
  allowed = true;
  const a = open('A');
  a.hide();
  fall(goal('e1'));
  expect(told).toEqual(['A web e1', 'A sound GOAL']);
  a.show();
  vi.advanceTimersByTime(10_000);
  expect(told).toHaveLength(2);
});

test('NOTIFY-21 without web notifications it waits for the tab to be seen, and is not heard again', () => {
  const a = open('A');
  a.hide();
  fall(goal('e1'));
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual(['A sound GOAL']);
  a.show();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['A sound GOAL', 'A card e1']);
});

test('NOTIFY-21 a goal that comes to light long after makes no sound', () => {
  open('A');
  fall(goal('e1', { occurredAt: instantAt(Date.now() - 600_000) }));
  expect(told).toEqual(['A card e1']);
});

test('a goal that a wrong clock took for long past is heard in the tab that is looked at next', () => {
  const a = open('A');
  const b = open('B', { visible: false });
  a.hide();
  const news = goal('e1');
  const now = Date.now();
  vi.setSystemTime(now + 1_800_000);
  fall(news);
  vi.setSystemTime(now);
  expect(told).toEqual([]);
  b.show();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['B card e1', 'B sound GOAL']);
});

test('a goal that another tab has shown before this one knows of it is not told', () => {
  const a = open('A');
  const b = open('B');
  fall(goal('e1'), [b]);
  vi.advanceTimersByTime(1000);
  a.show();
  vi.advanceTimersByTime(1000);
  fall(goal('e1'), [a]);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['B card e1', 'B sound GOAL']);
});

test('NOTIFY-21 a card that waits in a hidden tab is shown by a tab that is opened after the goal, and not again', () => {
  const a = open('A');
  a.hide();
  fall(goal('e1'));
  vi.advanceTimersByTime(30_000);
  const b = open('B');
  expect(told).toEqual(['A sound GOAL', 'B card e1']);
  vi.advanceTimersByTime(10_000);
  b.hide();
  a.show();
  vi.advanceTimersByTime(10_000);
  expect(told).toHaveLength(2);
});

test('a goal that one tab alone has heard of is shown by whichever the user looks at', () => {
  const a = open('A');
  a.hide();
  const b = open('B', { visible: false });
  fall(goal('e1'), [a]);
  vi.advanceTimersByTime(1000);
  a.close();
  b.show();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['A sound GOAL', 'B card e1']);
});

test('whether a card tells of a goal is known in every tab, while it waits and for two minutes after it fell', () => {
  const a = open('A');
  a.hide();
  const isGoal = ({ id }: Notification): boolean => id === 'e1';
  expect(a.announcer.hasCardOf(isGoal)).toBe(false);
  fall(goal('e1'));
  expect(a.announcer.hasCardOf(isGoal)).toBe(true);
  const b = open('B');
  expect(told).toEqual(['A sound GOAL', 'B card e1']);
  expect([a, b].map(({ announcer }) => announcer.hasCardOf(isGoal))).toEqual([true, true]);
  vi.advanceTimersByTime(120_000);
  expect([a, b].map(({ announcer }) => announcer.hasCardOf(isGoal))).toEqual([false, false]);
});

test('after stop nothing is told', () => {
  const a = open('A');
  a.announcer.stop();
  fall(goal('e1'));
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
});

test('a goal that falls while the user turns to another tab and back at once is heard all the same', () => {
  const a = open('A');
  const b = open('B', { visible: false });
  b.show();
  vi.advanceTimersByTime(100);
  fall(goal('e1'));
  a.show();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['A card e1', 'A sound GOAL']);
});
