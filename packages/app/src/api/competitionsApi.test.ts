// @vitest-environment node
import { expect, test } from 'vitest';
import { openTestSite, TestBrowser } from '../testing/openTestSite.ts';
import { BackendFailure } from './access/BackendFailure.ts';
import { competitionsApi } from './competitionsApi.ts';

const open = () => competitionsApi.of(new TestBrowser().open());

test('COMP-1 the offered competitions are loaded, each with its teams, and teams of all are found by a part of their name', async () => {
  await openTestSite({});
  const { competitions, teams, searchTeams } = open();
  const offered = await competitions();
  expect(offered.map(({ id }) => id).toSorted()).toEqual(['OBL', 'PL', 'TIP', 'TOP', 'WC']);
  const league = offered.find(({ id }) => id === 'PL');
  if (league === undefined) throw new Error('no league');
  expect(await teams(league)).toHaveLength(20);
  expect(await teams({ ...league, dbId: null })).toHaveLength(20);
  expect((await searchTeams(' bran ')).map(({ shortName }) => shortName)).toEqual(['Brann', 'Brann kvinner']);
  expect(await searchTeams('Brann'.repeat(10_000))).toEqual([]);
});

test('COMP-5 a club of the built-in table is found without a call, and any other text by a call', async () => {
  const { backend } = await openTestSite();
  backend.faults.set('functions/search-team', { kind: 'offline' });
  const { searchTeams } = open();
  expect((await searchTeams(' spurs ')).map(({ id }) => id)).toEqual(['73']);
  expect((await searchTeams('Nott’m Forest')).map(({ id }) => id)).toEqual(['351']);
  await expect(searchTeams('spur')).rejects.toBeInstanceOf(BackendFailure);
});
