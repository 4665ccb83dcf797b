import { afterEach, expect, test, vi } from 'vitest';
import { DemoMemory } from './DemoMemory.ts';
import { TabStorage } from './testing/TabStorage.ts';

afterEach(() => void vi.restoreAllMocks());

test('a tab that opens its first demo remembers nothing', () => {
  expect(new DemoMemory(new TabStorage(), 'kampdag').recall()).toEqual({ world: null, beginsAnew: false });
});

test('a reload finds the world that the tab was in', () => {
  const storage = new TabStorage();
  new DemoMemory(storage, 'kampdag').keep('a world');
  expect(new DemoMemory(storage, 'kampdag').recall()).toMatchObject({ world: 'a world', beginsAnew: false });
});

test('a tab that changes to another scenario remembers nothing', () => {
  const storage = new TabStorage();
  new DemoMemory(storage, 'kampdag').keep('a world');
  expect(new DemoMemory(storage, 'utlogget').recall().world).toBeNull();
});

test('a restart is remembered until the next world begins', () => {
  const storage = new TabStorage();
  new DemoMemory(storage, 'kampdag').keep('a world');
  new DemoMemory(storage, 'kampdag').beginAnew();
  const next = new DemoMemory(storage, 'kampdag');
  expect(next.recall().beginsAnew).toBe(true);
  next.keep('a new world');
  expect(next.recall().beginsAnew).toBe(false);
});

test('malformed stored data is logged once, and the demo starts without it', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const storage = new TabStorage();
  storage.setItem('tribunen-demo', '{"scenario":');
  expect(new DemoMemory(storage, 'kampdag').recall().world).toBeNull();
  expect(report).toHaveBeenCalledOnce();
});

test('full storage is logged, and the demo continues', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const storage = new TabStorage();
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  new DemoMemory(storage, 'kampdag').keep('a world');
  expect(report).toHaveBeenCalledOnce();
});
