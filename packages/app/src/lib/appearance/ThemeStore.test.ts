import { grounds } from '@tribunen/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptTheme, themeKey } from './theme.ts';
import { ThemeStore } from './ThemeStore.ts';

const complaints = vi.spyOn(console, 'error');
const started: ThemeStore[] = [];

beforeEach(() => {
  complaints.mockImplementation(() => {});
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="" />`;
});
afterEach(() => {
  for (const store of started.splice(0)) store.stop();
  localStorage.clear();
  document.head.innerHTML = '';
  document.documentElement.removeAttribute('data-theme');
  complaints.mockReset();
});

function open(storage: () => Storage = () => localStorage): ThemeStore {
  const store = new ThemeStore(storage, document);
  store.start();
  started.push(store);
  return store;
}

function refused(): never {
  throw new DOMException('Access is denied for this document', 'SecurityError');
}

const themeOfPage = () => document.documentElement.getAttribute('data-theme');
const frameColours = () =>
  [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => meta.getAttribute('content'));

test('a chosen theme applies to the page and is remembered', () => {
  open().choose('light');
  expect(themeOfPage()).toBe('light');
  expect(keptTheme(localStorage)).toBe('light');
  expect(open().current()).toBe('light');
});

test('the browser’s frame has the background colour of the chosen theme, or follows the device when none is chosen', () => {
  const store = open();
  expect(frameColours()).toEqual([grounds.dark, grounds.light]);
  store.choose('light');
  expect(frameColours()).toEqual([grounds.light, grounds.light]);
  store.choose('dark');
  expect(frameColours()).toEqual([grounds.dark, grounds.dark]);
  store.choose('system');
  expect(frameColours()).toEqual([grounds.dark, grounds.light]);
});

test('a theme chosen in another tab applies here too', () => {
  const store = open();
  const heard = vi.fn<() => void>();
  store.subscribe(heard);
  localStorage.setItem(themeKey, 'light');
  dispatchEvent(new StorageEvent('storage', { key: themeKey }));
  expect(store.current()).toBe('light');
  expect(themeOfPage()).toBe('light');
  expect(heard).toHaveBeenCalledOnce();
});

test('if the browser refuses storage a theme can still be chosen, and the reason is logged once', () => {
  const store = open(refused);
  expect(store.current()).toBe('system');
  store.choose('light');
  expect(store.current()).toBe('light');
  expect(themeOfPage()).toBe('light');
  expect(complaints).toHaveBeenCalledOnce();
});
