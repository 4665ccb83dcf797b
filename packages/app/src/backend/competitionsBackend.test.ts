// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestSite, TestBrowser } from '../testing/openTestSite.ts';
import { competitionsBackend } from './competitionsBackend.ts';

const complaints = vi.spyOn(console, 'error');
beforeEach(() => {
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  complaints.mockReset();
});

const open = () => competitionsBackend.of(new TestBrowser().open());

test('COMP-1 COMP-2 the competitions that are offered come in their order, with their teams', async () => {
  await openTestSite({});
  const { competitions, teams } = open();
  const offered = await competitions('picker');
  expect(offered.map(({ id }) => id)).toEqual(['PL', 'TIP', 'WC']);
  const [league] = offered;
  if (league === undefined) throw new Error('no league');
  expect(await teams(league)).toHaveLength(20);
  expect(await teams({ ...league, dbId: null })).toHaveLength(20);
});

test('teams of every competition are found by a part of their name', async () => {
  await openTestSite({});
  const { searchTeams } = open();
  expect((await searchTeams(' bran ')).map(({ shortName }) => shortName)).toEqual(['Brann']);
  expect(await searchTeams('Skarvik')).toEqual([]);
});

test.each([
  ['no network', { kind: 'offline' }],
  ['a 500', { kind: 'status', status: 500 }],
  ['a page that is no JSON', { kind: 'html' }],
] as const)(
  'COMP-4 COMP-7 with %s the built-in competitions stand in, there are no teams, and each failure is logged',
  async (_what, fault) => {
    const { backend } = await openTestSite();
    backend.faults.set('functions/*', fault);
    const { competitions, teams, searchTeams } = open();
    expect((await competitions('follows')).map(({ id }) => id)).toEqual(['PL', 'PD', 'SA', 'BL1', 'FL1']);
    expect((await competitions('picker')).map(({ id }) => id)).toContain('CL');
    const [league] = await competitions('picker');
    if (league === undefined) throw new Error('no league');
    expect(await teams(league)).toEqual([]);
    expect(await searchTeams('Brann')).toEqual([]);
    expect(complaints).toHaveBeenCalledTimes(5);
  },
);
