import { expect, test } from 'vitest';
import { demoFollows } from '../../demoSpectator.ts';
import { openTestNetwork } from '../../testing/openTestNetwork.ts';
import { heapOrder } from './heapOrder.ts';

const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);

test('the order depends on the rows and the seed, not on where the rows come from', () => {
  const byOne = demoFollows.toSorted(heapOrder(1));
  expect(demoFollows.toReversed().toSorted(heapOrder(1))).toEqual(byOne);
  expect(structuredClone(demoFollows).toSorted(heapOrder(1))).toEqual(byOne);
  const orders = [1, 2, 3, 4].map((seed) => ids(demoFollows.toSorted(heapOrder(seed))).join());
  expect(new Set(orders).size).toBe(4);
});

test('a row that is changed moves, and the others keep their order', () => {
  const before = demoFollows.toSorted(heapOrder(1));
  const moved = demoFollows.filter(({ id }) => {
    const after = demoFollows.map((row) => (row.id === id ? { ...row, priority: 9 } : row)).toSorted(heapOrder(1));
    const others = (rows: readonly { readonly id: string }[]): readonly string[] =>
      ids(rows).filter((each) => each !== id);
    expect(others(after)).toEqual(others(before));
    return ids(after).join() !== ids(before).join();
  });
  expect(moved.length).toBeGreaterThan(1);
});

test('without an order in the request, and for equal rows, REST does not return rows in the order of their creation', async () => {
  const { spectator } = await openTestNetwork();
  const client = await spectator();
  const read = async (order?: string): Promise<unknown> => {
    const query = client.from('user_follows').select('id');
    return (await (order === undefined ? query : query.order(order))).data;
  };
  const unordered = demoFollows.toSorted(heapOrder(1)).map(({ id }) => ({ id }));
  expect(unordered).not.toEqual(demoFollows.map(({ id }) => ({ id })));
  expect(await read()).toEqual(unordered);
  expect(await read('user_id')).toEqual(unordered);
  expect(await read('priority')).toEqual(demoFollows.map(({ id }) => ({ id })));
});
