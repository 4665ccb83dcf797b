import { expect, test } from 'vitest';
import { demoFollows } from '../../demoSpectator.ts';
import { openTestNetwork } from '../../testing/openTestNetwork.ts';
import { heapOrder } from './heapOrder.ts';

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
