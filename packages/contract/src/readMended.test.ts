import { array, boolean, check, nullish, number, object, pipe, string } from 'valibot';
import { expect, test } from 'vitest';
import { readMended } from './readMended.ts';

const schema = object({
  id: number(),
  venue: nullish(string()),
  score: nullish(object({ home: number(), away: number() })),
  goals: nullish(array(object({ minute: nullish(number()), team: object({ id: number() }) }))),
});
const match = {
  id: 7,
  venue: 'Brann stadion',
  score: { home: 1, away: 0 },
  goals: [
    { minute: 12, team: { id: 1 } },
    { minute: 30, team: { id: 2 } },
  ],
};
const read = (changes: object) => readMended('a provider', schema, { ...match, ...changes });

test('what can be read is as it was, and nothing is reported', () => {
  expect(read({})).toEqual({ ok: true, value: match, faults: [] });
});

test('a field that cannot be read is null, and is reported with its path', () => {
  expect(read({ venue: 5 })).toMatchObject({
    ok: true,
    value: { ...match, venue: null },
    faults: [{ where: 'a provider', path: 'venue' }],
  });
});

test('without a field that has to be there its item is left out, and no neighbour', () => {
  const [first, second] = match.goals;
  expect(read({ goals: [{ ...first, team: { id: 'Brann' } }, second] })).toMatchObject({ value: { goals: [second] } });
  expect(read({ goals: [null, second, 'a goal'] })).toMatchObject({ value: { goals: [second] } });
  expect(read({ score: { home: '1' } })).toMatchObject({ value: { score: null, goals: match.goals } });
  expect(read({ score: ['1', '0'] })).toMatchObject({ value: { score: null, goals: match.goals } });
});

test('each of several faults is reported, and costs its own field alone', () => {
  const [first] = match.goals;
  const mended = read({
    venue: {},
    goals: [{ ...first, minute: 'HT', team: null }, first, { minute: {}, team: { id: 3 } }],
  });
  expect(mended).toMatchObject({ value: { venue: null, goals: [first, { minute: null, team: { id: 3 } }] } });
  expect(mended.ok && mended.faults?.length).toBe(4);
});

test('two faults of one value cost it once', () => {
  const strict = object({
    name: nullish(
      pipe(
        string(),
        check((text) => text.length > 3, 'too short'),
        check((text) => text.startsWith('a'), 'no a'),
      ),
    ),
    is: boolean(),
  });
  expect(readMended('', strict, { name: 'xy', is: true })).toMatchObject({ ok: true, value: { name: null, is: true } });
});

test('a value without what it has to have is refused, and what was handed in stays as it was', () => {
  const given = { ...match, id: null };
  expect(readMended('a provider', schema, given)).toMatchObject({ ok: false, fault: { path: 'id' } });
  expect(readMended('a provider', schema, undefined)).toMatchObject({ ok: false, fault: { path: '' } });
  expect(given).toEqual({ ...match, id: null });
});
