import { playerId, type Scorer, type Standings } from '@tribunen/contract';
import { fallbackCompetitions, type Match, type MatchParts, normaliseTeam, type StandingsRow } from '@tribunen/domain';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import { type FollowsApi, followsApi } from '../../api/followsApi.ts';
import { type SeasonApi, seasonApi } from '../../api/seasonApi.ts';
import { exampleFollowsApi } from '../../testing/exampleFollowsApi.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { exampleSeasonApi } from '../../testing/exampleSeasonApi.ts';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { CompetitionPageContainer } from './CompetitionPageContainer.tsx';

beforeEach(() => {
  // The window has room for all parts at once.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
});
const competition = { id: 2021, code: 'PL', name: 'Premier League' };
const match = (id: number, matchday: number, parts: Partial<MatchParts> = {}): Match =>
  exampleMatch({
    id,
    competition,
    matchday,
    stage: 'REGULAR_SEASON',
    utcKickoff: `2026-11-0${matchday}T15:00:00Z`,
    status: 'TIMED',
    score: null,
    ...parts,
  });
const over = { status: 'FINISHED', score: { fullTime: { home: 1, away: 0 } } };
const matches = [match(1, 1, over), match(2, 2), match(3, 3)];

const row = (id: number, name: string, position: number, points: number): StandingsRow => ({
  position,
  team: normaliseTeam({ id, name }),
  playedGames: 10,
  won: 0,
  draw: 0,
  lost: 0,
  goalsFor: 10,
  goalsAgainst: 10,
  goalDifference: 0,
  points,
});
const standings: readonly Standings[] = [
  { type: 'TOTAL', group: null, season: null, rows: [row(1, 'Brann', 1, 20), row(2, 'Viking', 2, 18)] },
  { type: 'HOME', group: null, season: null, rows: [row(2, 'Viking', 1, 12), row(1, 'Brann', 2, 10)] },
];
const scorer = (id: number, name: string, goals: number): Scorer => ({
  player: { id: parse(playerId, String(id)), name, position: null, shirtNumber: null },
  team: normaliseTeam({ id: 1, name: 'Brann' }),
  goals,
  assists: 0,
  penalties: 0,
  playedMatches: null,
});
const notThere = new BackendFailure('There is no competition', { status: 404, retryAfterMs: null });
const offline = new BackendFailure('no network', { status: null, retryAfterMs: null });

function open(at = '/competition/PL', season: Partial<SeasonApi> = {}, follows: Partial<FollowsApi> = {}) {
  const services = fakeServices(fakeApi({ competitions: () => Promise.resolve(fallbackCompetitions('follows')) }));
  seasonApi.replace(
    services.access,
    exampleSeasonApi({
      competitionMatches: () => Promise.resolve(matches),
      standings: () => Promise.resolve(standings),
      scorers: () => Promise.resolve([scorer(1, 'Berg', 9), scorer(2, 'Dahl', 7), scorer(3, 'Moe', 7)]),
      ...season,
    }),
  );
  followsApi.replace(services.access, exampleFollowsApi(follows));
  const routes = [{ path: '/competition/:code', element: <CompetitionPageContainer /> }];
  render(<WithServices services={services} routes={routes} at={at} />);
}

const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Velg runde' });
const shownMatches = () =>
  within(screen.getByRole('region', { name: 'Runder' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const tableRows = async (name: string) => {
  const [, ...rows] = within(await screen.findByRole('table', { name })).getAllByRole('row');
  return rows.map((each) => /Brann|Viking/.exec(within(each).getByRole('rowheader').textContent)?.[0]);
};

test('COMP-9 a competition opens at its current round, and one press opens another', async () => {
  open();
  expect((await choice()).value).toBe('REGULAR_SEASON 2');
  expect(shownMatches()).toEqual(['/match/2']);
  fireEvent.click(screen.getByRole('button', { name: 'Neste runde' }));
  await waitFor(() => expect(shownMatches()).toEqual(['/match/3']));
  fireEvent.click(screen.getByRole('button', { name: 'Neste runde' }));
  expect(shownMatches()).toEqual(['/match/3']);
  fireEvent.change(await choice(), { target: { value: 'REGULAR_SEASON 1' } });
  await waitFor(() => expect(shownMatches()).toEqual(['/match/1']));
});

test('the address names the round', async () => {
  open('/competition/pl?runde=REGULAR_SEASON+3');
  expect((await choice()).value).toBe('REGULAR_SEASON 3');
});

test('REPORT-42 the table includes the scores of matches in play, and says so', async () => {
  const live = { status: 'IN_PLAY', minute: 60, score: { fullTime: { home: 0, away: 2 } } };
  open('/competition/PL', { competitionMatches: () => Promise.resolve([match(1, 1, live)]) });
  await screen.findByText('Nå');
  expect(await tableRows('Tabell')).toEqual(['Viking', 'Brann']);
});

test('REPORT-20 the reader can choose the table of home matches', async () => {
  open();
  expect(await tableRows('Tabell')).toEqual(['Brann', 'Viking']);
  fireEvent.click(screen.getByRole('radio', { name: 'Hjemme' }));
  await waitFor(async () => expect(await tableRows('Tabell')).toEqual(['Viking', 'Brann']));
});

test('scorers with the same number of goals share a place', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Toppscorere' }));
  const [, ...rows] = table.getAllByRole('row');
  expect(rows.map((each) => within(each).getAllByRole('cell')[0]?.textContent)).toEqual(['1', '2', '2']);
  expect(table.getAllByRole('link', { name: 'Brann' })[0]?.getAttribute('href')).toBe('/team/1');
});

test('FOLLOW-6 a competition is followed from its page', async () => {
  const add = vi.fn<FollowsApi['add']>(() => new Promise<never>(() => {}));
  open('/competition/PL', {}, { add });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Følg Premier League' }).getAttribute('aria-disabled')).toBeNull(),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Følg Premier League' }));
  expect(await screen.findByRole('button', { name: 'Følger Premier League' })).toBeTruthy();
  await waitFor(() => expect(add).toHaveBeenCalledWith([expect.objectContaining({ entityId: '2021' })]));
});

test('COMP-1 a competition that the app does not offer, or the provider lacks, is not found', async () => {
  open('/competition/XX');
  expect(await screen.findByText('Fant ikke konkurransen')).toBeTruthy();
  cleanup();
  open('/competition/CL', { competitionMatches: () => Promise.reject(notThere) });
  expect(await screen.findByText('Fant ikke konkurransen')).toBeTruthy();
});

test('each part can fail on its own, and be loaded again on its own', async () => {
  const scorers = vi
    .fn<SeasonApi['scorers']>()
    .mockRejectedValueOnce(offline)
    .mockRejectedValueOnce(offline)
    .mockResolvedValue([scorer(1, 'Berg', 9)]);
  open('/competition/PL', { scorers });
  const part = within(await screen.findByRole('region', { name: 'Toppscorere' }));
  fireEvent.click(await part.findByRole('button', { name: 'Prøv igjen' }, { timeout: 5_000 }));
  expect(await part.findByText('Berg')).toBeTruthy();
  expect(shownMatches()).toEqual(['/match/2']);
});
