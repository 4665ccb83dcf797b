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
});

const pass = (ms: number) => vi.advanceTimersByTime(ms);

/** Opens a tab, which thereby becomes the front. */
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

test('a source pauses as long as the backend demands, and the others do not', () => {
  const rests = open();
  pass(100);
  rests.rest('date-delta', 20_000);
  expect(rests.left('date-delta')).toBe(20_000);
  expect(rests.left('version')).toBe(0);
  pass(20_000);
  expect(rests.left('date-delta')).toBe(0);
});

test('a shorter pause does not end a longer one', () => {
  const rests = open();
  rests.rest('date-delta', 20_000);
  rests.rest('date-delta', 1000);
  expect(rests.left('date-delta')).toBe(20_000);
});

test('a tab that was open when the backend demanded a pause keeps it', () => {
  const other = open();
  const front = open();
  pass(100);
  front.rest('date-delta', 20_000);
  opened[1]?.page.close();
  pass(1000);
  expect(other.left('date-delta')).toBeGreaterThan(18_000);
});

test('a tab that is opened during a pause waits a moment when it becomes the front, and then keeps the pause', () => {
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
