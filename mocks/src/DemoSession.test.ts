import { expect, test, vi } from 'vitest';
import { DemoSession } from './DemoSession.ts';
import { TabStorage } from './testing/TabStorage.ts';

const session = { access_token: 'a token' };

test('the first tab of a world opens signed in, and the next tab uses the same session', () => {
  const storage = new TabStorage();
  const one = new DemoSession(storage, 'kampdag');
  one.enter({ id: 'a world', session });
  const other = new DemoSession(storage, 'kampdag');
  other.enter({ id: 'a world', session: { access_token: 'a later token' } });
  expect(JSON.parse(storage.getItem(other.key) ?? '')).toEqual(session);
});

test('a tab that joins a world whose user has signed out is signed out', () => {
  const storage = new TabStorage();
  const one = new DemoSession(storage, 'kampdag');
  one.enter({ id: 'a world', session });
  storage.removeItem(one.key);
  new DemoSession(storage, 'kampdag').enter({ id: 'a world', session });
  expect(storage.getItem(one.key)).toBeNull();
});

test('a new world begins without the session of the old one', () => {
  const storage = new TabStorage();
  const { key } = new DemoSession(storage, 'kampdag');
  storage.setItem(key, 'the session of an old world');
  new DemoSession(storage, 'kampdag').enter({ id: 'a world', session });
  expect(JSON.parse(storage.getItem(key) ?? '')).toEqual(session);
  new DemoSession(storage, 'kampdag').enter({ id: 'a later world', session: null });
  expect(storage.getItem(key)).toBeNull();
});

test('tabs of two scenarios do not share a session', () => {
  const storage = new TabStorage();
  const one = new DemoSession(storage, 'kampdag');
  const other = new DemoSession(storage, 'utlogget');
  one.enter({ id: 'a world', session });
  other.enter({ id: 'another world', session: null });
  expect(storage.getItem(one.key)).not.toBeNull();
  expect(other.key).not.toBe(one.key);
});

test('tabs of two users do not share a session', () => {
  const storage = new TabStorage();
  const marte = new DemoSession(storage, 'kampdag', 'marte');
  const jonas = new DemoSession(storage, 'kampdag', 'jonas');
  marte.enter({ id: 'a world', session });
  jonas.enter({ id: 'a world', session: { access_token: 'of Jonas' } });
  expect(JSON.parse(storage.getItem(marte.key) ?? '')).toEqual(session);
  expect(JSON.parse(storage.getItem(jonas.key) ?? '')).toEqual({ access_token: 'of Jonas' });
});

test('full storage is logged, and the demo opens all the same', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const storage = new TabStorage();
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const one = new DemoSession(storage, 'kampdag');
  one.enter({ id: 'a world', session });
  expect(report).toHaveBeenCalledOnce();
  expect(storage.getItem(one.key)).toBeNull();
  report.mockRestore();
});
