import { afterEach, expect, test, vi } from 'vitest';
import { keptMotion, motionKey } from '../../lib/appearance/keptMotion.ts';
import { MotionStore } from './MotionStore.ts';

const started: MotionStore[] = [];

afterEach(() => {
  for (const store of started.splice(0)) store.stop();
  localStorage.clear();
  document.documentElement.removeAttribute('data-motion');
});

function open(storage: () => Storage = () => localStorage): MotionStore {
  const store = new MotionStore(storage, document);
  store.start();
  started.push(store);
  return store;
}

const motionOfPage = () => document.documentElement.getAttribute('data-motion');

test('reduced motion applies to the page, and is remembered until the user leaves the choice to the device again', () => {
  const store = open();
  expect(store.current()).toBe('system');
  store.choose('reduced');
  expect(motionOfPage()).toBe('reduced');
  expect(keptMotion(localStorage)).toBe('reduced');
  expect(open().current()).toBe('reduced');
  store.choose('system');
  expect(motionOfPage()).toBeNull();
  expect(localStorage.getItem(motionKey)).toBeNull();
});

test('the page applies a choice of another tab, and ignores an invalid stored value', () => {
  const store = open();
  localStorage.setItem(motionKey, 'reduced');
  dispatchEvent(new StorageEvent('storage', { key: motionKey }));
  expect(store.current()).toBe('reduced');
  localStorage.setItem(motionKey, '{"evil":1}');
  dispatchEvent(new StorageEvent('storage', { key: motionKey }));
  expect(store.current()).toBe('system');
});

test('if the browser refuses storage motion can still be reduced, and the reason is logged once', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = open(() => {
    throw new DOMException('Access is denied for this document', 'SecurityError');
  });
  store.choose('reduced');
  expect(motionOfPage()).toBe('reduced');
  expect(complaints).toHaveBeenCalledOnce();
  complaints.mockRestore();
});
