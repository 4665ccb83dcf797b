import type { Standings } from '@tribunen/contract';
import { playerId } from '@tribunen/contract';
import {
  type Competition,
  type Follow,
  type Match,
  type MatchParts,
  normaliseCompetition,
  normaliseTeam,
} from '@tribunen/domain';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import { type FollowsApi, followsApi } from '../../api/followsApi.ts';
import { scoutingApi } from '../../api/scoutingApi.ts';
import { type SeasonApi, seasonApi } from '../../api/seasonApi.ts';
import { exampleFollowsApi } from '../../testing/exampleFollowsApi.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { exampleScoutingApi } from '../../testing/exampleScoutingApi.ts';
import { exampleSeasonApi } from '../../testing/exampleSeasonApi.ts';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { TeamPageContainer } from './TeamPageContainer.tsx';

beforeEach(() => {
  vi.setSystemTime('2026-11-21T15:00:00Z');
});
const league: Competition = normaliseCompetition({ id: 9, code: 'ES', name: 'Eliteserien' });
const brann = normaliseTeam({ id: 1, name: 'Brann' });
const viking = { id: 2, name: 'Viking' };
const details = {
  team: brann,
  venue: 'Brann stadion',
  coach: null,
  competitions: [league],
  squad: [{ id: parse(playerId, '109'), name: 'Nils Berg', position: 'Offence', shirtNumber: 9 }],
};
const table = (position: number): Standings => ({
  type: 'TOTAL',
  group: null,
  season: null,
  rows: [
    {
      position,
      team: brann,
      playedGames: 14,
      won: 8,
      draw: 3,
      lost: 3,
      goalsFor: 20,
      goalsAgainst: 12,
      goalDifference: 8,
      points: 27,
    },
  ],
});
const match = (id: number, parts: Partial<MatchParts>): Match =>
  exampleMatch({ id, homeTeam: { id: 1, name: 'Brann' }, awayTeam: viking, ...parts });
const matches = [
  match(1, { utcKickoff: '2026-11-01T15:00:00Z', status: 'FINISHED', score: { fullTime: { home: 2, away: 1 } } }),
  match(2, { utcKickoff: '2026-11-08T15:00:00Z', status: 'FINISHED', score: { fullTime: { home: 0, away: 1 } } }),
  match(3, { utcKickoff: '2026-11-21T14:00:00Z', status: 'IN_PLAY', minute: 30 }),
  match(4, { utcKickoff: '2026-11-28T15:00:00Z', status: 'TIMED', score: null }),
];
const notThere = new BackendFailure('There is no team', { status: 404, retryAfterMs: null });
const offline = new BackendFailure('no network', { status: null, retryAfterMs: null });

interface Given {
  readonly season?: Partial<SeasonApi>;
  readonly follows?: Partial<FollowsApi>;
  readonly api?: Parameters<typeof fakeApi>[0];
}

function open(at = '/team/1', { season = {}, follows = {}, api = {} }: Given = {}) {
  const services = fakeServices(fakeApi(api));
  seasonApi.replace(
    services.access,
    exampleSeasonApi({
      team: () => Promise.resolve(details),
      teamMatches: () => Promise.resolve(matches),
      standings: () => Promise.resolve([table(3)]),
      ...season,
    }),
  );
  followsApi.replace(services.access, exampleFollowsApi(follows));
  scoutingApi.replace(services.access, exampleScoutingApi());
  render(
    <WithServices services={services} routes={[{ path: '/team/:teamId', element: <TeamPageContainer /> }]} at={at} />,
  );
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const linksOf = async (name: string) => {
  const region = await part(name);
  return (await region.findAllByRole('link')).map((link) => link.getAttribute('href'));
};

test('MATCH-32 a team’s page lists matches in play, fixtures and results, each with a link to its match', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Brann' })).toBeTruthy();
  expect(await linksOf('Pågår nå')).toEqual(['/match/3']);
  expect(await linksOf('Neste kamper')).toEqual(['/match/4']);
  expect(await linksOf('Resultater')).toEqual(['/match/2', '/match/1']);
});

test('REPORT-21 the form follows from the results, latest last', async () => {
  open();
  const form = within(await screen.findByRole('list', { name: 'Form' }));
  const results = await form.findAllByRole('listitem');
  expect(results.map(({ textContent }) => textContent)).toEqual(['VVunnet', 'TTapt']);
});

test('the place in the table links to the competition', async () => {
  open();
  const place = await part('Tabellplass');
  expect((await place.findByRole('link')).getAttribute('href')).toBe('/competition/ES');
  expect(place.getByText('3. plass')).toBeTruthy();
  expect(place.getByText('14 kamper, 27 poeng')).toBeTruthy();
});

test('FOLLOW-6 a team can be followed and unfollowed from its page', async () => {
  let kept: readonly Follow[] = [];
  const add = vi.fn<FollowsApi['add']>((follows) => {
    kept = follows;
    return Promise.resolve();
  });
  const remove = vi.fn<FollowsApi['remove']>(() => {
    kept = [];
    return Promise.resolve();
  });
  open('/team/1', { follows: { add, remove }, api: { follows: () => Promise.resolve(kept) } });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Følg Brann' }).getAttribute('aria-disabled')).toBeNull(),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Følg Brann' }));
  const followed = await screen.findByRole('button', { name: 'Følger Brann' });
  await waitFor(() => expect(add).toHaveBeenCalledOnce());
  fireEvent.click(followed);
  expect(await screen.findByRole('button', { name: 'Følg Brann' })).toBeTruthy();
  await waitFor(() => expect(remove).toHaveBeenCalledOnce());
});

test('a visitor is led to the sign-in, and back', async () => {
  open('/team/1', { api: { session: { status: 'signed-out', reason: 'visitor' } } });
  const link = await screen.findByRole('link', { name: 'Logg inn for å følge' });
  expect(link.getAttribute('href')).toBe('/auth?next=%2Fteam%2F1');
});

test.each(['/team/abc', '/team/1e3', '/team/-1'])('%s contains no team, and nothing is loaded', async (at) => {
  const team = vi.fn<SeasonApi['team']>();
  open(at, { season: { team } });
  expect(await screen.findByText('Fant ikke laget')).toBeTruthy();
  expect(team).not.toHaveBeenCalled();
});

test('a team that the provider does not have is not found', async () => {
  open('/team/999', { season: { team: () => Promise.reject(notThere) } });
  expect(await screen.findByText('Fant ikke laget')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Til resultatene' }).getAttribute('href')).toBe('/results');
});

test('a team that could not be loaded is loaded at the second try', async () => {
  const team = vi
    .fn<SeasonApi['team']>()
    .mockRejectedValueOnce(offline)
    .mockRejectedValueOnce(offline)
    .mockResolvedValue(details);
  open('/team/1', { season: { team } });
  fireEvent.click(await screen.findByRole('button', { name: 'Prøv igjen' }, { timeout: 5_000 }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Brann' })).toBeTruthy();
});

test('a part that could not be loaded does not affect the rest of the page', async () => {
  open('/team/1', { season: { standings: () => Promise.reject(offline) } });
  const place = await part('Tabellplass');
  expect(await place.findByRole('alert', {}, { timeout: 5_000 })).toBeTruthy();
  expect(await linksOf('Resultater')).toHaveLength(2);
  expect(screen.getByText('Nils Berg')).toBeTruthy();
});

test('a player of the squad has a card, with the team’s other matches and a link to the ratings', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Nils Berg' }));
  const card = within(await screen.findByRole('dialog', { name: 'Nils Berg' }, { timeout: 10_000 }));
  expect(card.getByText('Nr. 9').nextSibling?.textContent).toBe('9');
  expect(card.getByText('Angriper')).toBeTruthy();
  expect(await card.findByText('Ingen vurderinger ennå')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Vurder' }).getAttribute('href')).toBe('/scouting?lag=1&spiller=109');
  expect(card.getByRole('link', { name: 'Brann' }).getAttribute('href')).toBe('/team/1');
  const others = within(await card.findByRole('region', { name: 'Andre kamper' }));
  expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/match/3',
    '/match/4',
    '/match/2',
    '/match/1',
  ]);
  fireEvent.click(card.getByRole('button', { name: 'Lukk' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
