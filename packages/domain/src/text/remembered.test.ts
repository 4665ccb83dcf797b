import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('an answer is computed once, until more than twenty thousand texts are known', () => {
  const asked: string[] = [];
  const lengthOf = remembered((text) => asked.push(text) && text.length);
  expect([lengthOf('Brann'), lengthOf('Brann'), asked]).toEqual([5, 5, ['Brann']]);
  for (let n = 1; n < 20_000; n += 1) lengthOf(String(n));
  lengthOf('Brann');
  expect(asked).toHaveLength(20_000);
  lengthOf('Viking');
  expect([lengthOf('Brann'), asked.slice(-2)]).toEqual([5, ['Viking', 'Brann']]);
});
