import { act, render, renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { ledgerQuery } from './ledgerQuery.ts';
import { useChange } from './useChange.ts';
import { ExampleRows } from '../testing/ExampleRows.ts';
import { useRows } from './useRows.ts';

interface Line {
  readonly id: string;
  readonly text: string;
}

const line = (id: string, text = id): Line => ({ id, text });
/** A table of lines, whose answers and socket the test controls. */
function openTable(rows: readonly Line[] = []) {
  const socket = new ExampleRows<Line>();
  const answers: (() => void)[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const table = {
    rows,
    loads: 0,
    subscriptions: 0,
    isHeld: false,
    listening: () => socket.listeners,
    up: () => socket.up(),
    down: () => socket.down(),
    write: (row: Line) => socket.write('UPDATE', row),
    insert: (row: Line) => socket.write('INSERT', row),
    remove: (id: string) => socket.remove(id),
    /** Answers the loads under way, with the rows that they read when they began. */
    answer: async () => {
      await act(async () => answers.splice(0).forEach((answer) => answer()));
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    },
  };
  const query = ledgerQuery<readonly Line[], Line>({
    queryKey: ['private', 'ola', 'lines'],
    load: async () => {
      table.loads += 1;
      const read = table.rows;
      if (table.isHeld) await new Promise<void>((answer) => answers.push(answer));
      return read;
    },
    apply: (lines, changed) => lines.map((each) => (each.id === changed.id ? changed : each)),
    staleTime: Infinity,
  });
  const subscribe: typeof socket.subscribe = (listener) => {
    table.subscriptions += 1;
    return socket.subscribe(listener);
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return { table, query, subscribe, wrapper, queryClient };
}

async function openScreen(rows: readonly Line[] = [line('a'), line('b')]) {
  const { table, query, subscribe, wrapper, queryClient } = openTable(rows);
  const { result, unmount } = renderHook(() => useRows({ query, subscribe }), { wrapper });
  const texts = () => result.current.data?.map(({ text }) => text);
  await waitFor(() => expect(texts()).toEqual(rows.map(({ text }) => text)));
  return { table, texts, unmount, queryClient, query };
}

test('a new row comes last, and a row that changes keeps its place', async () => {
  const { table, texts } = await openScreen();
  table.insert(line('c'));
  table.write(line('a', 'A'));
  await waitFor(() => expect(texts()).toEqual(['A', 'b', 'c']));
});

test('a row that is loaded and also arrives by the socket, or arrives twice, is listed once', async () => {
  const { table, texts } = await openScreen();
  table.insert(line('b'));
  table.insert(line('c'));
  table.insert(line('c'));
  await waitFor(() => expect(texts()).toEqual(['a', 'b', 'c']));
});

test('a change of an unknown row adds it, and a deleted row is removed', async () => {
  const { table, texts } = await openScreen();
  table.write(line('c'));
  table.remove('a');
  table.remove('nothing');
  await waitFor(() => expect(texts()).toEqual(['b', 'c']));
});

test('whenever the subscription comes up, the missed rows are loaded', async () => {
  const { table, texts } = await openScreen();
  table.up();
  await waitFor(() => expect(table.loads).toBe(2));
  table.down();
  table.rows = [line('b'), line('c')];
  expect(texts()).toEqual(['a', 'b']);
  table.up();
  await waitFor(() => expect(texts()).toEqual(['b', 'c']));
});

test('the result of a load that began before the subscription came up is not used, not even of the first load', async () => {
  const { table, query, subscribe, wrapper } = openTable([]);
  table.isHeld = true;
  const { result } = renderHook(() => useRows({ query, subscribe }), { wrapper });
  await waitFor(() => expect(table.loads).toBe(1));
  table.rows = [line('written before the subscription was up')];
  table.up();
  await waitFor(() => expect(table.loads).toBe(2));
  await table.answer();
  await waitFor(() => expect(result.current.data).toEqual(table.rows));
});

test('an answer that is older than a row neither removes the row nor restores a deleted one', async () => {
  const { table, texts } = await openScreen();
  table.isHeld = true;
  table.up();
  await waitFor(() => expect(table.loads).toBe(2));
  table.insert(line('c'));
  table.write(line('b', 'B'));
  table.remove('a');
  await waitFor(() => expect(texts()).toEqual(['B', 'c']));
  await table.answer();
  expect(texts()).toEqual(['B', 'c']);
});

test('an answer that is older than a row is never shown without the row', async () => {
  const { table, query, subscribe, wrapper } = openTable([line('a')]);
  const seen: string[] = [];
  function Screen() {
    const { data = [] } = useRows({ query, subscribe });
    seen.push(data.map(({ text }) => text).join());
    return null;
  }
  render(<Screen />, { wrapper });
  await waitFor(() => expect(seen.at(-1)).toBe('a'));
  table.isHeld = true;
  table.up();
  await waitFor(() => expect(table.loads).toBe(2));
  table.insert(line('b'));
  await waitFor(() => expect(seen.at(-1)).toBe('a,b'));
  const from = seen.length;
  await table.answer();
  expect(new Set(seen.slice(from))).toEqual(new Set(seen.length > from ? ['a,b'] : []));
});

test('a row that arrives during the first load is merged into its answer', async () => {
  const { table, query, subscribe, wrapper } = openTable([line('a')]);
  table.isHeld = true;
  const { result } = renderHook(() => useRows({ query, subscribe }), { wrapper });
  await waitFor(() => expect(table.loads).toBe(1));
  table.insert(line('b'));
  await table.answer();
  await waitFor(() => expect(result.current.data?.map(({ id }) => id)).toEqual(['a', 'b']));
});

test('an answer overrides the rows that arrived before its request', async () => {
  const { table, texts } = await openScreen();
  table.insert(line('c'));
  table.isHeld = true;
  table.up();
  await waitFor(() => expect(table.loads).toBe(2));
  table.write(line('b', 'B'));
  await table.answer();
  table.rows = [line('b', 'newer')];
  table.up();
  await waitFor(() => expect(table.loads).toBe(3));
  await table.answer();
  await waitFor(() => expect(texts()).toEqual(['newer']));
});

test('CHANGE-4 a change under way stays applied when a row arrives', async () => {
  const { table, query, subscribe, wrapper } = openTable([line('a')]);
  let end: () => void = () => {};
  const { result } = renderHook(
    () => ({
      rows: useRows({ query, subscribe }).data,
      change: useChange({ query, call: () => new Promise<void>((done) => (end = done)), onFailed: () => {} }),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.rows).toEqual([line('a')]));
  act(() => result.current.change(line('a', 'mine')));
  table.write(line('a', 'theirs'));
  await waitFor(() => expect(result.current.rows).toEqual([line('a', 'mine')]));
  await act(async () => end());
});

test('a row does not change the age of the data', async () => {
  const { table, texts, queryClient, query } = await openScreen();
  const loadedAt = queryClient.getQueryState(query.queryKey)?.dataUpdatedAt;
  vi.setSystemTime(Date.now() + 60_000);
  table.insert(line('c'));
  await waitFor(() => expect(texts()).toContain('c'));
  expect(queryClient.getQueryState(query.queryKey)?.dataUpdatedAt).toBe(loadedAt);
  vi.useRealTimers();
});

test('a flood of rows is rendered twice: the first row at once, and the rows of the next moment together', async () => {
  const { table, query, subscribe, wrapper } = openTable([line('a')]);
  let renders = 0;
  const { result } = renderHook(
    () => {
      renders += 1;
      return useRows({ query, subscribe });
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.data).toBeDefined());
  const before = renders;
  for (let n = 0; n < 500; n += 1) table.insert(line(`row ${n}`));
  await waitFor(() => expect(result.current.data).toHaveLength(501));
  expect(renders - before).toBe(2);
});

test('screens that show the same rows share one subscription, and the last one ends it', async () => {
  const { table, query, subscribe, wrapper } = openTable([line('a')]);
  const one = renderHook(() => useRows({ query, subscribe }), { wrapper });
  const other = renderHook(() => useRows({ query, subscribe }), { wrapper });
  await waitFor(() => expect(other.result.current.data).toBeDefined());
  expect(table.subscriptions).toBe(1);
  one.unmount();
  expect(table.listening()).toBe(1);
  table.insert(line('b'));
  await waitFor(() => expect(other.result.current.data).toHaveLength(2));
  other.unmount();
  expect(table.listening()).toBe(0);
});

test('strict mode leaves one subscription open', async () => {
  const { table, query, subscribe, wrapper: Wrapper } = openTable([line('a')]);
  const { unmount } = renderHook(() => useRows({ query, subscribe }), {
    wrapper: ({ children }) => (
      <StrictMode>
        <Wrapper>{children}</Wrapper>
      </StrictMode>
    ),
  });
  await waitFor(() => expect(table.listening()).toBe(1));
  unmount();
  expect(table.listening()).toBe(0);
});

test('a row that arrives after the data were deleted does not bring them back', async () => {
  const { table, queryClient, query } = await openScreen();
  act(() => queryClient.removeQueries({ queryKey: query.queryKey }));
  table.insert(line('c'));
  expect(queryClient.getQueryData(query.queryKey)).toBeUndefined();
});
