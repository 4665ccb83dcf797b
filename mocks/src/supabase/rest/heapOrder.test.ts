import { expect, test } from 'vitest';
import { demoFollows } from '../../demoSpectator.ts';
import { openTestNetwork } from '../../testing/openTestNetwork.ts';
import { heapOrder } from './heapOrder.ts';

test('if a request has no order, or its order leaves rows equal, REST does not return these rows in the order of creation', async () => {
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
