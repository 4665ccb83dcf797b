import { instantAt } from '@tribunen/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { browserPrefetchWorld } from './browserPrefetchWorld.ts';

afterEach(() => vi.restoreAllMocks());

test('without a network nothing is loaded ahead, and the listener is called when it returns', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const world = browserPrefetchWorld(() => instantAt(0));
  const changed = vi.fn<() => void>();
  const end = world.onChange(changed);
  expect(world.mayPrefetch()).toBe(true);
  onLine.mockReturnValue(false);
  expect(world.mayPrefetch()).toBe(false);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(changed).toHaveBeenCalledOnce();
  end();
  window.dispatchEvent(new Event('online'));
  expect(changed).toHaveBeenCalledOnce();
});
