import { expect, test } from 'vitest';
import { refuseUnfiltered } from './refuseUnfiltered.ts';

const asked = (method: string, query: string) => refuseUnfiltered(method, new URLSearchParams(query))?.status;

test('an update or delete of all rows is refused', async () => {
  expect(asked('DELETE', '')).toBe(400);
  expect(asked('PATCH', 'select=id&order=id&limit=1')).toBe(400);
  expect(await refuseUnfiltered('PATCH', new URLSearchParams())?.json()).toMatchObject({
    code: '21000',
    message: 'UPDATE requires a WHERE clause',
  });
});

test('an update or delete with a filter passes', () => {
  expect(asked('DELETE', 'id=eq.7')).toBeUndefined();
  expect(asked('PATCH', 'or=(id.eq.7,id.eq.8)&select=id')).toBeUndefined();
});

test('a read or an insert needs no filter', () => {
  expect(asked('GET', '')).toBeUndefined();
  expect(asked('POST', '')).toBeUndefined();
});
