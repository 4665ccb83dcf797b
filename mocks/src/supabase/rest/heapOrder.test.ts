import { expect, test } from 'vitest';
import { demoFollows } from '../../demoSpectator.ts';
import { openTestNetwork } from '../../testing/openTestNetwork.ts';
import { heapOrder } from './heapOrder.ts';

const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);

test('rows stand as the seed has it, wherever they come from', () => {
  const byOne = demoFollows.toSorted(heapOrder(1));
  expect(demoFollows.toReversed().toSorted(heapOrder(1))).toEqual(byOne);
  expect(structuredClone(demoFollows).toSorted(heapOrder(1))).toEqual(byOne);
  const orders = [1, 2, 3, 4].map((seed) => ids(demoFollows.toSorted(heapOrder(seed))).join());
  expect(new Set(orders).size).toBe(4);
});

test('a row that is changed moves, and the others stay as they were to each other', () => {
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

test('REST gives rows that nobody has ordered in no order of their making, and those that are equal by an order neither', async () => {
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
