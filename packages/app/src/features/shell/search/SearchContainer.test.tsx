import type { TeamDetails } from '@tribunen/contract';
import { normaliseCompetition, normaliseTeam, toPlayerId } from '@tribunen/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BackendFailure } from '../../../api/access/BackendFailure.ts';
import { seasonApi } from '../../../api/seasonApi.ts';
import { exampleFollow } from '../../../testing/exampleFollow.ts';
import { exampleMatch } from '../../../testing/exampleMatch.ts';
import { exampleSeasonApi } from '../../../testing/exampleSeasonApi.ts';
import { fakeApi, fakeServices, WithServices } from '../../../testing/fakeServices.tsx';
import { SearchContainer } from './SearchContainer.tsx';

const team = (id: number, name: string) => normaliseTeam({ id, name, shortName: null, tla: null, crest: null });
const brann = team(1, 'Brann');
const striker = toPlayerId('15');
const league = normaliseCompetition({ id: 2106, code: 'TIP', name: 'Eliteserien' });
const match = exampleMatch({ id: 7, homeTeam: { id: 1, name: 'Brann' }, awayTeam: { id: 2, name: 'Viking' } });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T14:30:00Z'), shouldAdvanceTime: true });
});
function open(given: Parameters<typeof fakeApi>[0] = {}) {
  const services = fakeServices(
    fakeApi({
      matches: () => Promise.resolve([match]),
      competitions: () => Promise.resolve([league]),
      follows: () => Promise.resolve([exampleFollow({ entityId: '1', displayName: 'Brann' })]),
      ...given,
    }),
  );
  if (striker === null) throw new Error('no id');
  const player = { id: striker, name: 'Jonas Torvik', position: null, shirtNumber: 15 };
  const details: TeamDetails = { team: brann, venue: null, coach: null, competitions: [], squad: [player] };
  seasonApi.replace(services.access, exampleSeasonApi({ team: () => Promise.resolve(details) }));
  const onClose = vi.fn<() => void>();
  /** Keeps the text of the search, as the shell does. */
  function Opened() {
    const [text, onType] = useState('');
    return <SearchContainer text={text} onType={onType} onClose={onClose} />;
  }
  const element = <Opened />;
  render(<WithServices services={services} routes={[{ path: '/results', element }]} at="/results" />);
  return { onClose };
}

const type = (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
const option = async (name: RegExp) => (await screen.findByRole('option', { name })).getAttribute('href');

test('before the user types, the search offers the followed teams and their matches in play', async () => {
  open();
  expect(await option(/^Brann$/)).toBe('/team/1');
  expect(await option(/Brann 0, Viking 0/)).toBe('/match/7');
});

test('SEARCH-1 the search finds a team, a match, a player with ratings, and a competition', async () => {
  open();
  type('vik');
  expect(await option(/^Viking$/)).toBe('/team/2');
  expect(await option(/Viking 0/)).toBe('/match/7');
  type('torvik');
  expect(await option(/Jonas Torvik/)).toBe('/scouting?lag=1&spiller=15');
  type('elite');
  expect(await option(/Eliteserien/)).toBe('/competition/TIP');
});

test('teams of other leagues are loaded by name when the user pauses typing', async () => {
  const searchTeams = vi.fn((_text: string) => Promise.resolve([team(9, 'Boca Juniors')]));
  open({ searchTeams });
  type('bo');
  type('boca');
  expect(await option(/Boca Juniors/)).toBe('/team/9');
  expect(searchTeams.mock.calls).toEqual([['boca']]);
});

test('if something cannot be loaded the rest is shown, and the search can be tried again', async () => {
  const searchTeams = vi.fn((_text: string) =>
    Promise.reject(new BackendFailure('no network', { status: 503, retryAfterMs: null })),
  );
  open({ searchTeams });
  type('brann');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(await option(/^Brann$/)).toBe('/team/1');
  fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  expect(searchTeams).toHaveBeenCalledTimes(2);
});
