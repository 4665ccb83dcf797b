import type { LiveEvent } from '@tribunen/domain';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleEvent } from '../../testing/exampleEvent.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { fakeApi, type FakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { useMatchEvents } from './useMatchEvents.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T14:30:00Z') }));
const match = exampleMatch();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(matchEvents: FakeApi['matchEvents']) {
  const listeners: Parameters<FakeApi['subscribeToLiveEvents']>[2][] = [];
  const subscribeToLiveEvents: FakeApi['subscribeToLiveEvents'] = (_channel, _types, listener) => {
    listeners.push(listener);
    return () => {};
  };
  const services = fakeServices(fakeApi({ matchEvents, subscribeToLiveEvents }));
  services.live.start();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <WithServices services={services} routes={[{ path: '/', element: children }]} at="/" />
  );
  const { result } = renderHook(() => useMatchEvents(match), { wrapper });
  await pass(0);
  const hear = (event: LiveEvent) => act(() => listeners.forEach(({ onEvent }) => onEvent(event)));
  return { ids: () => result.current.map(({ id }) => id), hear };
}

test('events of the match arrive from the feed, and do not delay the next load from the database', async () => {
  let stored = [exampleEvent('e1', { matchId: match.id })];
  const matchEvents = vi.fn<FakeApi['matchEvents']>(() => Promise.resolve(stored));
  const { ids, hear } = await open(matchEvents);
  expect(ids()).toEqual(['e1']);
  for (const id of ['e2', 'e3', 'e4']) {
    await pass(9000);
    hear(exampleEvent(id, { matchId: match.id }));
    hear(exampleEvent(`of another match than ${id}`));
    await pass(100);
  }
  expect(ids()).toEqual(['e1', 'e2', 'e3', 'e4']);
  expect(matchEvents).toHaveBeenCalledTimes(1);
  stored = [...stored, exampleEvent('e5', { matchId: match.id })];
  await pass(3000);
  expect(matchEvents).toHaveBeenCalledTimes(2);
  expect(ids()).toEqual(['e1', 'e5']);
});
