import { number, object } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readJson } from './readJson.ts';
import { StoredValue } from './StoredValue.ts';

const complaints = vi.spyOn(console, 'error');
const opened: StoredValue<string>[] = [];

beforeEach(() => {
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  for (const value of opened.splice(0)) value.stop();
  localStorage.clear();
  complaints.mockReset();
});

function open(storage: () => Storage = () => localStorage): StoredValue<string> {
  const value = new StoredValue(
    {
      key: 'team',
      storage,
      read: (text) => text ?? 'none',
      write: (team) => (team === 'none' ? null : team),
    },
    window,
  );
  value.start();
  opened.push(value);
  return value;
}

/** Another tab stores something. */
function store(key: string, text: string): void {
  localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent('storage', { key }));
}

test('listeners are called at a choice, and the choice is remembered when the page is opened again', () => {
  const value = open();
  const heard = vi.fn<() => void>();
  value.subscribe(heard);
  expect(value.current()).toBe('none');
  value.choose('Brann');
  expect(heard).toHaveBeenCalledOnce();
  expect(open().current()).toBe('Brann');
});

test('a choice without a stored form removes the stored text', () => {
  open().choose('Brann');
  open().choose('none');
  expect(localStorage.getItem('team')).toBeNull();
});

test('a listener that has stopped listening is not called', () => {
  const value = open();
  const heard = vi.fn<() => void>();
  value.subscribe(heard)();
  value.choose('Brann');
  expect(heard).not.toHaveBeenCalled();
});

test('a choice in another tab applies here, and the other tab’s other keys do not', () => {
  const value = open();
  store('another', 'Viking');
  expect(value.current()).toBe('none');
  store('team', 'Brann');
  expect(value.current()).toBe('Brann');
});

test('the choice is lost when another tab clears the storage', () => {
  const value = open();
  value.choose('Brann');
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(value.current()).toBe('none');
});

test('after its end it ignores other tabs', () => {
  const value = open();
  value.stop();
  store('team', 'Brann');
  expect(value.current()).toBe('none');
});

const refused = (): never => {
  throw new DOMException('Access is denied for this document', 'SecurityError');
};
const full = (): Storage => ({
  length: 0,
  key: () => null,
  getItem: () => null,
  removeItem: () => {},
  clear: () => {},
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

test.each([
  ['refused', refused],
  ['full', full],
])('where storage is %s a choice lasts as long as the page, and the reason is logged once', (_, storage) => {
  const value = open(storage);
  value.choose('Brann');
  value.choose('Viking');
  expect(value.current()).toBe('Viking');
  expect(complaints).toHaveBeenCalledOnce();
});

test('stored JSON is read by its schema, and anything else is null', () => {
  const schema = object({ volume: number() });
  expect(readJson(schema, '{"volume":1}')).toEqual({ volume: 1 });
  for (const text of ['{"volume":"høyt"}', '{volume', 'null', null]) expect(readJson(schema, text)).toBeNull();
});
