import { expect, test, vi } from 'vitest';
import { SafeStorage } from './SafeStorage.ts';

const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});

function refuse(): never {
  throw new DOMException('Access is denied for this document', 'SecurityError');
}

test('a text that the browser can store is stored there', () => {
  new SafeStorage(() => localStorage).setItem('key', 'text');
  expect(localStorage.getItem('key')).toBe('text');
  const next = new SafeStorage(() => localStorage);
  expect(next.getItem('key')).toBe('text');
  next.removeItem('key');
  expect(localStorage.getItem('key')).toBeNull();
  expect(next.getItem('key')).toBeNull();
});

test('if the browser refuses storage, a text lasts as long as the page, and that is logged once', () => {
  complaints.mockClear();
  const storage = new SafeStorage(refuse);
  expect(storage.getItem('key')).toBeNull();
  expect(storage.setItem('key', 'text')).toBe(false);
  expect(storage.getItem('key')).toBe('text');
  storage.removeItem('key');
  expect(storage.getItem('key')).toBeNull();
  expect(storage.keys('k')).toEqual([]);
  expect(complaints).toHaveBeenCalledOnce();
});

test('if the storage is full, the newest text counts, not the older one that is still stored', () => {
  let isFull = true;
  const kept = new Map([['key', 'old']]);
  const storage = new SafeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => (isFull ? refuse() : void kept.set(key, value)),
    removeItem: (key) => void kept.delete(key),
  }));
  storage.setItem('key', 'new');
  expect(storage.getItem('key')).toBe('new');
  isFull = false;
  storage.setItem('key', 'newer');
  expect(storage.getItem('key')).toBe('newer');
  expect(kept.get('key')).toBe('newer');
});

test('a removed text does not come back, even if the storage was full before', () => {
  const kept = new Map([['key', 'old']]);
  const storage = new SafeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: refuse,
    removeItem: (key) => void kept.delete(key),
  }));
  storage.setItem('key', 'new');
  storage.removeItem('key');
  expect(storage.getItem('key')).toBeNull();
  expect(kept.size).toBe(0);
});

test('the stored keys are listed by their beginning', () => {
  localStorage.clear();
  const storage = new SafeStorage(() => localStorage);
  for (const key of ['private:1', 'private:2', 'theme']) expect(storage.setItem(key, 'text')).toBe(true);
  expect(storage.keys('private:').toSorted()).toEqual(['private:1', 'private:2']);
});
