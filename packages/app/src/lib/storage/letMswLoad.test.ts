import { expect, test, vi } from 'vitest';
import { letMswLoad } from './letMswLoad.ts';
import { SafeStorage } from './SafeStorage.ts';

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test('storages that the browser refuses can be read, and store nothing', () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  const page = Object.defineProperties(
    {},
    { localStorage: { get: refuse, configurable: true }, indexedDB: { get: refuse, configurable: true } },
  );
  letMswLoad(page);
  expect(Reflect.get(page, 'localStorage')).toEqual({});
  expect(Reflect.get(page, 'indexedDB')).toBeUndefined();
  const storage = new SafeStorage(() => Reflect.get(page, 'localStorage'));
  expect(storage.setItem('key', 'text')).toBe(false);
  expect(storage.getItem('key')).toBe('text');
  expect(complaints).toHaveBeenCalledOnce();
  complaints.mockRestore();
});

test('storages that work are not replaced', () => {
  const page = { localStorage, indexedDB: {} };
  const before = { ...page };
  letMswLoad(page);
  expect(page.localStorage).toBe(before.localStorage);
  expect(page.indexedDB).toBe(before.indexedDB);
});
