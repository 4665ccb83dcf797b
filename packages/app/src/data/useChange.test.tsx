import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { onlineManager, type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';
import { ledgerQuery } from './ledgerQuery.ts';
import { useChange } from './useChange.ts';

interface Put {
  readonly name: string;
  readonly value: number;
}
type Values = Readonly<Record<string, number>>;

const put = (values: Values, { name, value }: Put): Values => ({ ...values, [name]: value });
const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  cleanup();
  complaints.mockClear();
});

/** A call under way, which the test ends. */
interface Call {
  readonly change: Put;
  succeed(): void;
  fail(): void;
}

/** A screen that shows values and can change them, and a server that keeps them. */
async function open(queryClient: QueryClient = createQueryClient()) {
  const server = { values: { a: 1, b: 1 } as Values };
  const calls: Call[] = [];
  const loads: (() => void)[] = [];
  const failed: Put[] = [];
  let isHeld = false;
  const query = ledgerQuery<Values, Put>({
    queryKey: ['private', 'ola', 'values'],
    load: async () => {
      const { values } = server;
      if (isHeld) await new Promise<void>((answer) => loads.push(answer));
      return values;
    },
    apply: put,
    staleTime: Infinity,
  });
  const call = (change: Put): Promise<void> =>
    new Promise((resolve, reject) => {
      calls.push({
        change,
        succeed: () => {
          server.values = put(server.values, change);
          resolve();
        },
        fail: () => reject(new Error('no')),
      });
    });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({
      data: useQuery(query.options).data,
      change: useChange({ query, call, onFailed: (_error, change) => failed.push(change) }),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.data).toEqual({ a: 1, b: 1 }));
  return {
    queryClient,
    server,
    query,
    calls,
    failed,
    shown: () => result.current.data,
    change: (change: Put) => act(() => result.current.change(change)),
    /** From now on loads wait until the test answers them. */
    holdLoads: () => (isHeld = true),
    answerLoads: () =>
      act(async () => {
        for (const answer of loads.splice(0)) answer();
        await Promise.resolve();
      }),
    callNumber: async (number: number): Promise<Call> => {
      await waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(number));
      const found = calls[number - 1];
      if (found === undefined) throw new Error('There is no such call');
      return found;
    },
  };
}

test('CHANGE-1 a change shows before the server has answered', async () => {
  const screen = await open();
  screen.change({ name: 'a', value: 2 });
  await waitFor(() => expect(screen.shown()).toEqual({ a: 2, b: 1 }));
  expect(screen.server.values).toEqual({ a: 1, b: 1 });
});

test('CHANGE-2 a change that fails is undone and reported once, and later changes stay', async () => {
  const screen = await open();
  screen.change({ name: 'a', value: 2 });
  screen.change({ name: 'b', value: 3 });
  const first = await screen.callNumber(1);
  act(() => first.fail());
  const second = await screen.callNumber(2);
  expect(screen.shown()).toEqual({ a: 1, b: 3 });
  act(() => second.succeed());
  await waitFor(() => expect(screen.server.values).toEqual({ a: 1, b: 3 }));
  expect(screen.shown()).toEqual({ a: 1, b: 3 });
  expect(screen.failed).toEqual([{ name: 'a', value: 2 }]);
  expect(complaints).toHaveBeenCalledTimes(1);
});

test('without a network a call is sent at once and fails, because such a change does not wait for the network', async () => {
  onlineManager.setOnline(false);
  try {
    const screen = await open();
    screen.change({ name: 'a', value: 2 });
    const call = await screen.callNumber(1);
    act(() => call.fail());
    await waitFor(() => expect(screen.failed).toEqual([{ name: 'a', value: 2 }]));
    expect(screen.shown()).toEqual({ a: 1, b: 1 });
  } finally {
    onlineManager.setOnline(true);
  }
});

test('calls are sent one at a time, in the order in which the changes were made', async () => {
  const screen = await open();
  screen.change({ name: 'a', value: 2 });
  screen.change({ name: 'a', value: 3 });
  const first = await screen.callNumber(1);
  expect(screen.calls).toHaveLength(1);
  act(() => first.succeed());
  const second = await screen.callNumber(2);
  expect(second.change).toEqual({ name: 'a', value: 3 });
  expect(screen.shown()).toEqual({ a: 3, b: 1 });
});

test('CHANGE-4 a load that was read before the change does not undo it', async () => {
  const screen = await open();
  screen.holdLoads();
  void screen.queryClient.invalidateQueries({ queryKey: screen.query.queryKey });
  screen.change({ name: 'a', value: 2 });
  const first = await screen.callNumber(1);
  await screen.answerLoads();
  expect(screen.shown()).toEqual({ a: 2, b: 1 });
  act(() => first.succeed());
  await waitFor(() => expect(screen.queryClient.isFetching()).toBe(1));
  await screen.answerLoads();
  await waitFor(() => expect(screen.queryClient.isFetching()).toBe(0));
  expect(screen.shown()).toEqual({ a: 2, b: 1 });
});

test('CHANGE-4 an old answer that arrives after the change was confirmed is not shown', async () => {
  const screen = await open();
  screen.change({ name: 'a', value: 2 });
  const first = await screen.callNumber(1);
  screen.holdLoads();
  void screen.queryClient.refetchQueries({ queryKey: screen.query.queryKey });
  act(() => first.succeed());
  await waitFor(() => expect(screen.queryClient.isMutating()).toBe(0));
  await screen.answerLoads();
  await waitFor(() => expect(screen.queryClient.isFetching()).toBe(0));
  expect(screen.shown()).toEqual({ a: 2, b: 1 });
});

test('when every call has ended, the server’s data are shown', async () => {
  const screen = await open();
  screen.change({ name: 'a', value: 2 });
  const first = await screen.callNumber(1);
  screen.server.values = { a: 1, b: 9 };
  act(() => first.succeed());
  await waitFor(() => expect(screen.shown()).toEqual({ a: 2, b: 9 }));
});

test('a call that ends after the data were deleted does not bring them back', async () => {
  const queryClient = createQueryClient();
  const screen = await open(queryClient);
  screen.change({ name: 'a', value: 2 });
  const first = await screen.callNumber(1);
  cleanup();
  queryClient.removeQueries({ queryKey: screen.query.queryKey });
  act(() => first.succeed());
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(queryClient.getQueryData(screen.query.queryKey)).toBeUndefined();
});
