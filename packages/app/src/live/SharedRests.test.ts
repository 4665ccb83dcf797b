import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedTabs } from './tabs/SharedTabs.ts';
import { ExampleBrowser, type ExampleTab } from '../testing/exampleTabsPort.ts';
import { SharedRests } from './SharedRests.ts';

let browser: ExampleBrowser;
let opened: { readonly tabs: SharedTabs; readonly rests: SharedRests; readonly page: ExampleTab }[];

beforeEach(() => {
  vi.useFakeTimers();
  browser = new ExampleBrowser((task) => setTimeout(task, 5));
  opened = [];
});
afterEach(() => {
  for (const { tabs, rests } of opened) {
    rests.stop();
    tabs.stop();
  }
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTime(ms);

/** A tab that the spectator opens, so that it is in front. */
function open(): SharedRests {
  const page = browser.openTab();
  const tabs = new SharedTabs(page.port);
  const rests = new SharedRests(tabs);
  tabs.start();
  tabs.join('marte');
  rests.start();
  opened.push({ tabs, rests, page });
  return rests;
}

test('a source rests as long as the backend asks, and the others do not', () => {
  const rests = open();
  pass(100);
  rests.rest('date-delta', 20_000);
  expect(rests.left('date-delta')).toBe(20_000);
  expect(rests.left('version')).toBe(0);
  pass(20_000);
  expect(rests.left('date-delta')).toBe(0);
});

test('a shorter rest does not end a longer one', () => {
  const rests = open();
  rests.rest('date-delta', 20_000);
  rests.rest('date-delta', 1000);
  expect(rests.left('date-delta')).toBe(20_000);
});

test('a tab that was there when the backend asked keeps the rest', () => {
  const other = open();
  const front = open();
  pass(100);
  front.rest('date-delta', 20_000);
  opened[1]?.page.close();
  pass(1000);
  expect(other.left('date-delta')).toBeGreaterThan(18_000);
});

test('a tab that is opened during the rest waits a moment when it comes to the front, and keeps it', () => {
  const former = open();
  pass(100);
  former.rest('date-delta', 20_000);
  pass(5000);
  const front = open();
  pass(6);
  expect(front.left('date-delta')).toBeGreaterThan(0);
  expect(front.left('version')).toBeGreaterThan(0);
  pass(50);
  expect(front.left('date-delta')).toBeGreaterThan(14_000);
  expect(front.left('version')).toBe(0);
});
