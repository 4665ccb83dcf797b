import { expect, test, vi } from 'vitest';
import type { Competition, CompetitionCode, Team, TeamId } from '../match/Match.ts';
import { foldFollowables, type Followable, searchFollowables } from './searchFollowables.ts';
import { searchTeams } from './searchTeams.ts';

const team = (name: string, shortName: string | null = null): Team => ({
  id: name as TeamId,
  name,
  shortName,
  tla: null,
  crest: null,
});
const competition = (code: string, name: string): Competition => ({
  id: code as CompetitionCode,
  dbId: 1,
  name,
  emblem: null,
});
const shown = (found: readonly Followable[]) =>
  found.map((one) => (one.kind === 'team' ? one.team.name : one.competition.name));

const competitions = ['PL', 'PD', 'SA', 'BL1', 'FL1'].map((code) => competition(code, `Liga ${code}`));
const teams = [team('FK Bodø/Glimt', 'Bodø/Glimt'), team('Ødegaards IL'), team('Brann'), team('SK Brann 2')];
const index = { competitions, teams, loaded: new Set<CompetitionCode>() };
const search = (text: string) => searchFollowables(text, index);

test('FOLLOW-8 competitions and teams are found by part of their name, competitions first', () => {
  const both = { ...index, teams: [team('Ligaen FK')] };
  expect(shown(searchFollowables('LIGA', both).found)).toEqual([...competitions.map(({ name }) => name), 'Ligaen FK']);
});

test('FOLLOW-8 names that begin with the text come before names that contain it', () => {
  expect(shown(searchFollowables('brann', { ...index, teams: teams.toReversed() }).found)).toEqual([
    'Brann',
    'SK Brann 2',
  ]);
});

test('FOLLOW-8 at most fifteen are found', () => {
  const many = Array.from({ length: 40 }, (_, n) => team(`Brann ${n}`));
  expect(searchFollowables('brann', { ...index, teams: many }).found).toHaveLength(15);
});

test('FOLLOW-8 an empty search finds nothing', () => {
  expect(search('  ')).toEqual({ found: [], tryTeamsOf: [] });
});

test('FOLLOW-8 a team without names is never found', () => {
  expect(searchFollowables('null', { ...index, teams: [{ ...team('x'), name: null }] }).found).toEqual([]);
});

test('FOLLOW-8 a national team is also found by the name that the screen shows for it', () => {
  const nations = { ...index, teams: [team('Norway'), team('Brann')] };
  const shownName = ({ name }: Team) => (name === 'Norway' ? 'Norge' : (name ?? ''));
  expect(shown(searchFollowables('norg', nations).found)).toEqual([]);
  expect(shown(searchFollowables('norg', { ...index, teams: [team('Norway')], shownName }).found)).toEqual(['Norway']);
  expect(shown(searchFollowables('norw', { ...index, teams: [team('Norway')], shownName }).found)).toEqual(['Norway']);
});

test('FOLLOW-9 names that are folded in advance are found like names that are not', () => {
  const spelt = vi.spyOn(String.prototype, 'normalize');
  const ahead = { ...index, teams: [team('Bryne'), team('Strømsgodset IF', 'Godset')] };
  foldFollowables(ahead);
  spelt.mockClear();
  expect(shown(searchFollowables('stroms', ahead).found)).toEqual(['Strømsgodset IF']);
  expect(shown(searchFollowables('liga pd', ahead).found)).toEqual(['Liga PD']);
  const folded = new Set(spelt.mock.contexts.map(String));
  expect(folded).toEqual(new Set(['stroms', 'liga pd', 'ligapd']));
  spelt.mockRestore();
});

test('FOLLOW-9 Norwegian letters and marks are found by their plain spellings', () => {
  expect(shown(search('bodo').found)).toEqual(['FK Bodø/Glimt']);
  expect(shown(search('ødegård').found)).toEqual(['Ødegaards IL']);
});

test('FOLLOW-10 when no team matches three characters, the search tries the teams of three competitions', () => {
  expect(search('xyz').tryTeamsOf.map(({ id }) => id)).toEqual(['PL', 'PD', 'SA']);
  expect(search(' xy ').tryTeamsOf).toEqual([]);
  expect(search('brann').tryTeamsOf).toEqual([]);
});

test('FOLLOW-10 a matching competition does not stop the search, because no team matched', () => {
  expect(search('liga').tryTeamsOf).toHaveLength(3);
});

test('FOLLOW-10 competitions whose teams are loaded are not tried again', () => {
  const loaded = new Set(competitions.slice(0, 3).map(({ id }) => id));
  expect(searchFollowables('xyz', { ...index, loaded }).tryTeamsOf.map(({ id }) => id)).toEqual(['BL1', 'FL1']);
});

test('FOLLOW-10 one search tries three competitions in all, whether or not their teams arrive', () => {
  const [pl, pd, sa] = competitions.map(({ id }) => id);
  const tries = (...tried: readonly (CompetitionCode | undefined)[]) =>
    searchFollowables('xyz', {
      ...index,
      loaded: new Set(tried.slice(0, 1).filter((id) => id !== undefined)),
      tried: new Set(tried.filter((id) => id !== undefined)),
    }).tryTeamsOf.map(({ id }) => id);
  expect(tries(pl)).toEqual(['PD', 'SA']);
  expect(tries(pl, pd)).toEqual(['SA']);
  expect(tries(pl, pd, sa)).toEqual([]);
});

test('FOLLOW-11 across all competitions a search needs two characters', () => {
  expect(searchTeams(' ', teams, { acrossAll: true })).toEqual({ kind: 'nothing-typed' });
  expect(searchTeams('b', teams, { acrossAll: true })).toEqual({ kind: 'too-short' });
  expect(searchTeams('br', teams, { acrossAll: true })).toEqual({ kind: 'found', teams: [teams[2], teams[3]] });
});

test('FOLLOW-11 within one competition a single character is enough', () => {
  expect(searchTeams('g', teams, { acrossAll: false })).toEqual({ kind: 'found', teams: [teams[0], teams[1]] });
});

test('FOLLOW-11 a search without hits says so', () => {
  expect(searchTeams('viking', [...teams, { ...team('x'), name: null }], { acrossAll: true })).toEqual({
    kind: 'no-hits',
  });
});
