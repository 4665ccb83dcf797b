import { profileRow } from '@tribunen/contract';
import { checkName, sanitiseText } from '@tribunen/domain';
import { safeParse } from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { openPostgres } from './openPostgres.ts';

const postgres = await openPostgres();
afterAll(() => postgres.close());

/**
 * Every Unicode character, except NUL, which Postgres cannot store, and surrogates. The planes from 4 up, except 14,
 * hold only unassigned and private characters, of which the tests take every 97th.
 */
const everyCharacter = Array.from({ length: 0x10_ffff }, (_, n) => n + 1)
  .filter((codePoint) => codePoint < 0xd800 || codePoint > 0xdfff)
  .filter((codePoint) => codePoint < 0x4_0000 || codePoint >> 16 === 14 || codePoint % 97 === 0)
  .map((codePoint) => String.fromCodePoint(codePoint));

/** Whether the contract accepts a name with this character in the middle. */
const isTaken = (character: string): boolean =>
  safeParse(profileRow.entries.name, sanitiseText(`a${character}b`)).success;

const { taken = [], refused = [] } = Object.groupBy(everyCharacter, (character) =>
  isTaken(character) ? 'taken' : 'refused',
);

/** The typed names that Postgres accepts, or the typed names that it refuses. */
async function namesThatPostgres(answers: 'takes' | 'refuses', typed: readonly string[]): Promise<readonly string[]> {
  const { rows } = await postgres.query<{ place: string }>(
    'select place from unnest($1::text[]) with ordinality as names (name, place) where private.is_name(name) = $2',
    [typed.map(sanitiseText), answers === 'takes'],
  );
  return rows.map(({ place }) => typed[Number(place) - 1] ?? '');
}

test('Postgres accepts every character that the contract accepts in a name', async () => {
  // Each name holds 31 of the characters, because one query for each of some hundred thousand characters would be slow.
  // The text « a» separates the characters, because a pile of combining marks would be refused.
  const names = Array.from({ length: Math.ceil(taken.length / 31) }, (_, n) =>
    ['a', ...taken.slice(n * 31, (n + 1) * 31), 'b'].join(' a'),
  );
  expect(await namesThatPostgres('refuses', names)).toEqual([]);
});

test('Postgres refuses every character that the contract refuses in a name', async () => {
  expect(refused.length).toBeGreaterThan(4000);
  expect(
    await namesThatPostgres(
      'takes',
      refused.map((character) => `a${character}b`),
    ),
  ).toEqual([]);
});

test('ACCOUNT-5 the contract accepts every character that the rule of names allows, and no other ASCII character', () => {
  const isName = (character: string): boolean => checkName(`a${character}b`) === null;
  expect(refused.filter(isName)).toEqual([]);
  expect(taken.filter((character) => character < '\u0080' && !isName(character))).toEqual([]);
});

test('ACCOUNT-5 the contract refuses every emoji, flag and private character that the rule of names refuses', () => {
  const isSymbol = (character: string): boolean =>
    /[\p{Extended_Pictographic}\p{Emoji_Presentation}\p{Regional_Indicator}\p{Co}★✔→€«»“”…！]/u.test(character);
  expect(taken.filter((character) => isSymbol(character) && checkName(`a${character}b`) !== null)).toEqual([]);
});

test('ACCOUNT-5 ACCOUNT-23 Postgres refuses the same names as the contract: web addresses, reserved words, three marks in a row, and invisible names', async () => {
  const names = [
    'www.example.com',
    'Kari evil.no',
    'Du',
    'Аdmin',
    'Adm1n',
    'Tríbunen',
    'Ｄｕ',
    'Ka\u0301\u0301\u0301ri',
    '\u2800',
    '\u0301',
    'Kari\u2800',
    'Kari\uFFF9',
    'Tribunεn',
    'ᴀᴅᴍɪɴ',
    'Trıbunen',
    'ꭺꭰꮇꮖn',
    'ꓮꓓꓟꓲꓠ',
    'Tribսոen',
  ];
  const others = ['J.R.R. Tolkien', 'St. Hans', 'Dua Lipa', 'Дмитрий', 'Ka\u0301\u0301ri'];
  expect([...names, ...others].filter((name) => checkName(name) !== null)).toEqual(names);
  expect(await namesThatPostgres('refuses', [...names, ...others])).toEqual(names);
});
