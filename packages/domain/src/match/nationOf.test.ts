import { expect, test } from 'vitest';
import { foldText } from '../text/foldText.ts';
import { exampleMatch } from './exampleMatch.ts';
import { nationNamed, nationOf } from './nationOf.ts';
import { nations } from './nations.ts';

const worldCup = exampleMatch({ competition: { id: 2000, code: 'WC', name: 'FIFA World Cup' } }).competition.id;
const premierLeague = exampleMatch().competition.id;

/** The 48 teams of the World Cup 2026, as open data names them. */
const teams2026 =
  'Mexico|South Africa|South Korea|Czech Republic|Canada|Bosnia & Herzegovina|Qatar|Switzerland|Brazil|Morocco|Haiti|Scotland|USA|Paraguay|Australia|Turkey|Germany|Curaçao|Ivory Coast|Ecuador|Netherlands|Japan|Sweden|Tunisia|Belgium|Egypt|Iran|New Zealand|Spain|Cape Verde|Saudi Arabia|Uruguay|France|Senegal|Iraq|Norway|Argentina|Algeria|Austria|Jordan|Portugal|DR Congo|Uzbekistan|Colombia|England|Croatia|Ghana|Panama'.split(
    '|',
  );
const regions2026 =
  'MX ZA KR CZ CA BA QA CH BR MA HT GB-SCT US PY AU TR DE CW CI EC NL JP SE TN BE EG IR NZ ES CV SA UY FR SN IQ NO AR DZ AT JO PT CD UZ CO GB-ENG HR GH PA'.split(
    ' ',
  );

test('MATCH-26 every team of the World Cup 2026 has its region', () => {
  expect(teams2026.map((name) => nationOf({ name, tla: null }, worldCup))).toEqual(regions2026);
});

test('MATCH-26 other spellings of a nation are known, and FIFA’s letters when the name is not', () => {
  expect(nationOf({ name: 'Korea Republic', tla: null }, worldCup)).toBe('KR');
  expect(nationOf({ name: 'turkiye', tla: null }, worldCup)).toBe('TR');
  expect(nationOf({ name: 'Cymru', tla: 'WAL' }, worldCup)).toBe('GB-WLS');
  expect(nationOf({ name: null, tla: 'NIR' }, worldCup)).toBe('GB-NIR');
});

test('MATCH-26 a side that is undecided or unknown has no nation', () => {
  expect(nationOf({ name: null, tla: null }, worldCup)).toBeNull();
  expect(nationOf({ name: 'Winner Group A', tla: 'W1A' }, worldCup)).toBeNull();
});

test('MATCH-26 a club has no nation, whatever its name', () => {
  expect(nationOf({ name: 'Norway', tla: 'NOR' }, premierLeague)).toBeNull();
});

test('MATCH-26 no two nations share a name, letters or a region', () => {
  const regions = nations.map(([region]) => region);
  const codes = nations.map(([, fifaCode]) => fifaCode);
  const names = nations.flatMap(([, , ...all]) => all.map(foldText));
  for (const each of [regions, codes, names]) expect(new Set(each).size).toBe(each.length);
});

test('MATCH-31 without a competition only a name of a nation makes a national team', () => {
  expect(nationNamed('Norway')).toBe('NO');
  expect(nationNamed('SK Brann')).toBeNull();
  expect(nationNamed('AS Monaco FC')).toBeNull();
  expect(nationNamed(null)).toBeNull();
});
