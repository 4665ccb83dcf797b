import { beforeEach, expect, test, vi } from 'vitest';
import { LiveLogBook } from './LiveLogBook.ts';

beforeEach(() => vi.useFakeTimers({ now: 1000 }));
const open = (limit = 5000): LiveLogBook => new LiveLogBook({ now: () => Date.now(), tab: 'one', limit });

test('an entry contains its time and its tab', () => {
  const book = open();
  book.note({ source: 'version', kind: 'request', what: 'boot/version' });
  expect(book.entries()).toEqual([{ at: 1000, tab: 'one', source: 'version', kind: 'request', what: 'boot/version' }]);
});

test('it keeps the last entries and counts the dropped ones', () => {
  const book = open(4);
  for (let nth = 0; nth < 11; nth += 1) book.note({ source: 'a', kind: 'state', what: String(nth) });
  expect(book.entries().map(({ what }) => what)).toEqual(['7', '8', '9', '10']);
  expect(book.dropped()).toBe(7);
});

test('a reader is called once for many entries, and the list it has read does not change', () => {
  const book = open();
  const reader = vi.fn();
  const end = book.subscribe(reader);
  reader.mockClear();
  const before = book.page();
  for (let nth = 0; nth < 100; nth += 1) book.note({ source: 'a', kind: 'state', what: 'b' });
  expect(book.page()).toBe(before);
  vi.advanceTimersByTime(250);
  expect(reader).toHaveBeenCalledTimes(1);
  expect(book.page()).toHaveLength(100);
  book.note({ source: 'a', kind: 'state', what: 'b' });
  end();
  expect(vi.getTimerCount()).toBe(0);
});

test('without readers no timer runs', () => {
  open().note({ source: 'a', kind: 'state', what: 'b' });
  expect(vi.getTimerCount()).toBe(0);
});
