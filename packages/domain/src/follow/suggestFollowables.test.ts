import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import type { Competition, Team } from '../match/Match.ts';
import { normaliseTeam } from '../match/normaliseTeam.ts';
import { allowList } from '../competition/allowList.ts';
import { fallbackCompetitions } from '../competition/fallbackCompetitions.ts';
import { exampleFollow } from './exampleFollow.ts';
import type { Followable } from './searchFollowables.ts';
import { suggestFollowables } from './suggestFollowables.ts';

const team = (id: number): Team => normaliseTeam({ id, name: `Lag ${id}` });
const competitions = fallbackCompetitions('follows');
const nameOf = (one: Followable): string | null => (one.kind === 'team' ? one.team.name : one.competition.name);
const match = (home: Team, away: Team) => exampleMatch({ homeTeam: home, awayTeam: away });
const nothing = { favourite: null, today: [], competitions: [], follows: [] };

test('FOLLOW-16 the favourite team is suggested first, then teams that play today, then competitions', () => {
  const found = suggestFollowables({
    favourite: team(9),
    today: [match(team(1), team(2))],
    competitions,
    follows: [],
  });
  expect(found.map(nameOf)).toEqual([
    'Lag 9',
    'Lag 1',
    'Lag 2',
    'Premier League',
    'Primera Division',
    'Serie A',
    'Bundesliga',
    'Ligue 1',
  ]);
});

test('FOLLOW-16 nothing is suggested twice, and no more than eight', () => {
  const today = [1, 3, 5, 7].map((id) => match(team(id), team(id + 1)));
  const found = suggestFollowables({ ...nothing, favourite: team(3), today, competitions });
  expect(found.map(nameOf)).toEqual(['Lag 3', 'Lag 1', 'Lag 2', 'Lag 4', 'Lag 5', 'Lag 6', 'Lag 7', 'Lag 8']);
});

test('FOLLOW-16 teams and competitions that are followed already, or that cannot be followed, are not suggested', () => {
  const undecided = normaliseTeam({ id: null, name: null });
  const unnamed = normaliseTeam({ id: 5, name: null });
  const unknown: Competition[] = competitions.map((competition) => ({ ...competition, dbId: null }));
  const follows = [
    exampleFollow({ entityId: '1' }),
    exampleFollow({ entityId: '9' }),
    exampleFollow({ entityType: 'competition', entityId: '2021' }),
  ];
  const today = [match(team(1), undecided), match(unnamed, team(2))];
  const found = suggestFollowables({ favourite: team(9), today, competitions, follows });
  expect(found.map(nameOf)).toEqual(['Lag 2', 'Primera Division', 'Serie A', 'Bundesliga', 'Ligue 1']);
  expect(suggestFollowables({ ...nothing, competitions: unknown })).toEqual([]);
});

test('FOLLOW-16 Norway’s teams and competitions are suggested before others', () => {
  const known = allowList.map(({ code, dbId, name }) => ({ id: code, dbId, name, emblem: null }));
  const of = (code: string): Competition => known.find(({ id }) => id === code) ?? exampleMatch().competition;
  const play = (code: string, home: Team, away: Team) => ({ ...match(home, away), competition: of(code) });
  const norway = normaliseTeam({ id: 5, name: 'Norway' });
  const today = [play('WC', team(6), norway), play('PL', team(1), team(2)), play('TOP', team(3), team(4))];
  const found = suggestFollowables({ ...nothing, today, competitions: [of('PL'), of('TIP')] });
  expect(new Set(found.slice(0, 3).map(nameOf))).toEqual(new Set(['Lag 3', 'Lag 4', 'Norway']));
  expect(found.slice(3, 4).map(nameOf)).toEqual(['Eliteserien']);
  expect(new Set(found.slice(4, 7).map(nameOf))).toEqual(new Set(['Lag 1', 'Lag 2', 'Lag 6']));
  expect(found.slice(7).map(nameOf)).toEqual(['Premier League']);
});

test('FOLLOW-16 on a day with matches abroad alone, Norway’s leagues are suggested before the teams that play', () => {
  const norway = ['TIP', 'OBL', 'NMC', 'TOP', 'D1K'];
  const known = allowList.map(({ code, dbId, name }) => ({ id: code, dbId, name, emblem: null }));
  const today = [1, 3, 5, 7].map((id) => match(team(id), team(id + 1)));
  const found = suggestFollowables({ ...nothing, favourite: team(9), today, competitions: known });
  expect(found.map((one) => (one.kind === 'team' ? one.team.name : one.competition.id))).toEqual([
    'Lag 9',
    ...norway,
    'Lag 1',
    'Lag 2',
  ]);
});
