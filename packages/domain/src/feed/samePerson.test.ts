import { expect, test } from 'vitest';
import { person } from './exampleReports.ts';
import { mayBeSpelling, mergePerson, samePerson } from './samePerson.ts';

const name = (written: string) => ({ id: null, name: written }) as const;
const id = (number: number) => ({ id: number, name: null }) as const;

test('FEED-3 two people are compared by id where both have one, else by name; else it is unknown whether they are the same', () => {
  expect(samePerson(person(1, 'Berg'), person(1, 'Jonas Berg'))).toBe(true);
  expect(samePerson(person(1, 'Berg'), person(2, 'Berg'))).toBe(false);
  expect(samePerson(person(1, 'Berg'), name('BERG'))).toBe(true);
  expect(samePerson(name('Moe'), person(1, 'Berg'))).toBe(false);
  expect(samePerson(id(1), name('Berg'))).toBeNull();
  expect(samePerson(name('Berg'), id(1))).toBeNull();
  expect(samePerson(null, id(1))).toBeNull();
  expect(samePerson(id(1), null)).toBeNull();
});

test('FEED-7 the later report counts, and the earlier one fills in what is missing about the same person', () => {
  expect(mergePerson(null, id(1))).toEqual(id(1));
  expect(mergePerson(id(1), null)).toEqual(id(1));
  expect(mergePerson(null, null)).toBeNull();
  expect(mergePerson(person(1, 'Berg'), id(1))).toEqual(person(1, 'Berg'));
  expect(mergePerson(id(1), person(1, 'Berg'))).toEqual(person(1, 'Berg'));
  expect(mergePerson(person(1, 'Berg'), name('berg'))).toEqual(person(1, 'berg'));
  expect(mergePerson(name('berg'), name('Berg'))).toEqual(name('Berg'));
  expect(mergePerson(person(1, 'Berg'), person(2, 'Moe'))).toEqual(person(2, 'Moe'));
  expect(mergePerson(id(1), name('Moe'))).toEqual(name('Moe'));
});

test('FEED-9 a shortened first name may belong to the same person, another last name or initial does not, and two ids decide alone', () => {
  expect(mayBeSpelling(name('K. Moen'), name('Kristian Moen'))).toBe(true);
  expect(mayBeSpelling(person(1, 'K. Moen'), name('MOEN'))).toBe(true);
  expect(mayBeSpelling(name('Moen'), name('Kristian Moen'))).toBe(true);
  expect(mayBeSpelling(name('K. Moen'), name('Ola Moen'))).toBe(false);
  expect(mayBeSpelling(name('K. Moen'), name('K. Berg'))).toBe(false);
  expect(mayBeSpelling(person(1, 'K. Moen'), person(2, 'Kristian Moen'))).toBe(false);
  expect(mayBeSpelling(id(1), name('Moen'))).toBe(false);
  expect(mayBeSpelling(name('Moen'), id(1))).toBe(false);
  expect(mayBeSpelling(null, name('Moen'))).toBe(false);
  expect(mayBeSpelling(name('Moen'), null)).toBe(false);
});
