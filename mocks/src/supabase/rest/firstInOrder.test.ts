import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstInOrder } from './firstInOrder.ts';
import { parseOrder } from './parseOrder.ts';

const order = parseOrder('minute.desc,team', 'events', { minute: 'int4', team: 'text', at: 'int4' });
const rows = fc
  .array(fc.record({ minute: fc.option(fc.nat(9)), team: fc.constantFrom('Brann', 'Viking') }), { maxLength: 60 })
  .map((events) => events.map((event, at) => ({ ...event, at })));

test('the first rows are those that sorting all rows would put first, and equal rows keep their order', () => {
  fc.assert(
    fc.property(rows, fc.nat(70), (all, count) => {
      expect(firstInOrder(all, order, count)).toEqual(all.toSorted(order).slice(0, count));
    }),
    { seed: 20_261_121 },
  );
});
