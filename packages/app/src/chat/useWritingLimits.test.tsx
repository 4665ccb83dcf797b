import { type ChatRoom, instantAt, type WritingLimits } from '@tribunen/domain';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { writingLimitsApi } from '../api/writingLimitsApi.ts';
import { fakeApi, fakeServices, WithServices } from '../testing/fakeServices.tsx';
import { useWritingLimits } from './useWritingLimits.ts';

const start = Date.parse('2026-11-21T17:00:00Z');
const room: ChatRoom = { teamId: 3, teamName: 'Molde', matchId: null, since: null };
const none: WritingLimits = { slowSeconds: null, shutOut: null };

beforeEach(() => void vi.useFakeTimers({ now: start }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(...answers: readonly WritingLimits[]) {
  const services = fakeServices(fakeApi());
  const limits = vi.fn(() => Promise.resolve(answers[Math.min(limits.mock.calls.length, answers.length) - 1] ?? none));
  writingLimitsApi.replace(services.access, { limits });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <WithServices services={services} routes={[{ path: '/', element: <>{children}</> }]} at="/" />
  );
  const { result } = renderHook(() => useWritingLimits('u1', room), { wrapper });
  // The code of the limits is loaded late.
  await vi.waitFor(() => expect(limits).toHaveBeenCalledOnce());
  await pass(100);
  return { shown: () => result.current, limits };
}

test('DESK-2 the limit of a slow chat is read once, and not again', async () => {
  const { shown, limits } = await open({ slowSeconds: 30, shutOut: null });
  expect(shown()).toMatchObject({ slowSeconds: 30, shutOut: null });
  await pass(600_000);
  expect(limits).toHaveBeenCalledOnce();
});

test('DESK-3 the chat is open again when a shut-out ends', async () => {
  const shutOut = { reason: 'Trusler', until: instantAt(start + 90_000) };
  const { shown } = await open({ slowSeconds: null, shutOut }, { slowSeconds: null, shutOut }, none);
  expect(shown().shutOut).toEqual(shutOut);
  await pass(89_000);
  expect(shown().shutOut).toEqual(shutOut);
  await pass(4000);
  expect(shown().shutOut).toBeNull();
});

test('DESK-3 the chat is open again within a minute after an administrator has lifted a shut-out', async () => {
  const { shown } = await open({ slowSeconds: null, shutOut: { reason: 'Trusler', until: null } }, none);
  expect(shown().shutOut?.until).toBeNull();
  await pass(60_000);
  expect(shown().shutOut).toBeNull();
});
