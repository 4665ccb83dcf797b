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

test('a readable value is unchanged, and nothing is reported', () => {
  expect(read({})).toEqual({ ok: true, value: match, faults: [] });
});

test('an unreadable field becomes null, and is reported with its path', () => {
  expect(read({ venue: 5 })).toMatchObject({
    ok: true,
    value: { ...match, venue: null },
    faults: [{ where: 'a provider', path: 'venue' }],
  });
});

test('an item without a required field is left out, and its neighbours stay', () => {
  const [first, second] = match.goals;
  expect(read({ goals: [{ ...first, team: { id: 'Brann' } }, second] })).toMatchObject({ value: { goals: [second] } });
  expect(read({ goals: [null, second, 'a goal'] })).toMatchObject({ value: { goals: [second] } });
  expect(read({ score: { home: '1' } })).toMatchObject({ value: { score: null, goals: match.goals } });
  expect(read({ score: ['1', '0'] })).toMatchObject({ value: { score: null, goals: match.goals } });
});

test('each of several faults is reported, and loses only its own field', () => {
  const [first] = match.goals;
  const mended = read({
    venue: {},
    goals: [{ ...first, minute: 'HT', team: null }, first, { minute: {}, team: { id: 3 } }],
  });
  expect(mended).toMatchObject({ value: { venue: null, goals: [first, { minute: null, team: { id: 3 } }] } });
  expect(mended.ok && mended.faults?.length).toBe(4);
});

test('two faults in one value lose it once', () => {
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

test('a value without a required part is refused, and the given value is not changed', () => {
  const given = { ...match, id: null };
  expect(readMended('a provider', schema, given)).toMatchObject({ ok: false, fault: { path: 'id' } });
  expect(readMended('a provider', schema, undefined)).toMatchObject({ ok: false, fault: { path: '' } });
  expect(given).toEqual({ ...match, id: null });
});
