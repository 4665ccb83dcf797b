import { expect, test } from 'vitest';
import { normaliseCompetition } from '../competition/normaliseCompetition.ts';
import { exampleMatch } from '../match/exampleMatch.ts';
import { normaliseTeam } from '../match/normaliseTeam.ts';
import { searchAll, type SearchIndex } from './searchAll.ts';

const team = (id: number, name: string, shortName: string | null = null, tla: string | null = null) =>
  normaliseTeam({ id, name, shortName, tla, crest: null });
const norway = team(1, 'Norway', null, 'NOR');
const brann = team(2, 'SK Brann', 'Brann');
const index: SearchIndex = {
  teams: [norway, brann],
  competitions: [normaliseCompetition({ id: 2106, code: 'TIP', name: 'Eliteserien' })],
  players: [
    { id: '1', name: 'Erling Haaland', team: norway },
    { id: '2', name: 'Sander Berge', team: norway },
  ],
  matches: [],
  shownName: ({ id }) => (id === norway.id ? 'Norge' : null),
};
const search = (text: string, parts: Partial<SearchIndex> = {}) => searchAll(text, { ...index, ...parts });
const names = (found: readonly { readonly name: string | null }[] | undefined) => found?.map(({ name }) => name);

test('SEARCH-1 a search takes two characters', () => {
  expect(search('b')).toBeNull();
  expect(search(' b ')).toBeNull();
  expect(names(search('br')?.teams)).toEqual(['SK Brann']);
});

test('SEARCH-1 teams, competitions and players are found by each typed word, whatever its case and marks', () => {
  expect(names(search('norge')?.teams)).toEqual(['Norway']);
  expect(names(search('nor')?.teams)).toEqual(['Norway']);
  expect(names(search('brann sk')?.teams)).toEqual(['SK Brann']);
  expect(names(search('ÉLITE')?.competitions)).toEqual(['Eliteserien']);
  expect(names(search('tip')?.competitions)).toEqual(['Eliteserien']);
  expect(names(search('haland erl')?.players)).toEqual(['Erling Haaland']);
  expect(search('molde')).toEqual({ teams: [], competitions: [], players: [], matches: [] });
});

test('SEARCH-1 a match is found by the names of both teams together', () => {
  const match = exampleMatch({ homeTeam: { id: 2, name: 'SK Brann' }, awayTeam: { id: 3, name: 'Viking' } });
  expect(search('brann viking', { matches: [match] })?.matches).toEqual([match]);
  expect(search('brann molde', { matches: [match] })?.matches).toEqual([]);
});

test('SEARCH-2 names that begin with the text come first, then names with a word that does, and otherwise the order is kept', () => {
  const teams = [team(1, 'Halmstad'), team(2, 'FK Al'), team(3, 'Oral'), team(4, 'Ala'), team(5, 'Aliens')];
  expect(names(search('al', { teams })?.teams)).toEqual(['Ala', 'Aliens', 'FK Al', 'Halmstad', 'Oral']);
});

test('SEARCH-3 at most five of each kind are found, and each once', () => {
  const teams = [1, 2, 2, 3, 4, 5, 6].map((id) => team(id, `Lyn ${id}`));
  expect(names(search('lyn', { teams })?.teams)).toEqual(['Lyn 1', 'Lyn 2', 'Lyn 3', 'Lyn 4', 'Lyn 5']);
});

test('SEARCH-4 matches in play come first, then those to come with the next first, then those that are over with the latest first', () => {
  const at = (id: number, status: string, utcKickoff: string) => exampleMatch({ id, status, utcKickoff });
  const matches = [
    at(1, 'FINISHED', '2026-11-19T18:00:00Z'),
    at(2, 'TIMED', '2026-11-23T18:00:00Z'),
    at(3, 'FINISHED', '2026-11-20T18:00:00Z'),
    at(4, 'IN_PLAY', '2026-11-21T18:00:00Z'),
    at(5, 'TIMED', '2026-11-22T18:00:00Z'),
  ];
  const [first] = matches;
  const found = search(first?.homeTeam.name ?? '', { matches })?.matches;
  expect(found?.map(({ id }) => id)).toEqual(['4', '5', '2', '3', '1']);
});
