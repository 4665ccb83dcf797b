import { ContractError, parseFantasyGameweek, parseFantasyPicks } from '@tribunen/contract';
import type { FantasyGame, FantasyGameweek, FantasyPick } from '@tribunen/domain';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alertsApi } from '../../api/alertsApi.ts';
import { type FantasyApi, fantasyApi } from '../../api/fantasyApi.ts';
import { friendsApi } from '../../api/friendsApi.ts';
import { FunctionError } from '../../api/functions/callFunction.ts';
import { fantasyPlayersQuery } from '../../data/fantasy/fantasyPlayersQuery.ts';
import { exampleFantasyApi } from '../../testing/exampleFantasyApi.ts';
import { exampleFriendsApi } from '../../testing/exampleFriendsApi.ts';
import { exampleFriendship, exampleProfiles } from '../../testing/examplePeople.ts';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { FantasyContainer } from './FantasyContainer.tsx';

const complaints = vi.spyOn(console, 'error');
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), shouldAdvanceTime: true });
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  complaints.mockReset();
  localStorage.clear();
});

const names = 'Raya Ben Cai Dag Eli Finn Geir Hans Ivar Jon Karl Lars Mads Nils Ola Per'.split(' ');

/** A squad as the function answers it: Jon is captain and Karl vice-captain. */
function squadOf(picks: number): readonly FantasyPick[] {
  return parseFantasyPicks({
    enhanced_picks: names.slice(0, picks).map((player_name, n) => ({
      element: n + 1,
      player_name,
      position: [1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 1, 2, 3, 4, 9][n],
      team_name: 'Arsenal',
      is_captain: n === 9,
      is_vice_captain: n === 10,
      gameweek_points: n,
      now_cost: 45 + n,
    })),
  });
}

interface GivenWeek {
  readonly game?: FantasyGame;
  readonly current?: boolean;
  /** The ids of the fixtures in which a player plays. */
  readonly fixturesOf?: (element: number) => readonly number[];
  readonly isOver?: boolean;
  readonly teams?: readonly (readonly [id: number, name: string])[];
  readonly chip?: string | null;
}

/** A gameweek in which everybody has played ninety minutes and player 1 leads the bonus of every match. */
function weekOf({
  game = 'fpl',
  current = true,
  fixturesOf = () => [1],
  isOver = false,
  teams = [[7, 'Row Z Rovers']],
  chip = null,
}: GivenWeek = {}): FantasyGameweek {
  const event = { name: '', finished: false };
  const answer = {
    events: [
      ...(current
        ? [{ ...event, id: 12, deadline_time: '2026-11-21T11:00:00Z', is_current: true, is_next: false }]
        : []),
      { ...event, id: 13, deadline_time: '2026-11-24T14:30:00Z', is_current: false, is_next: true },
    ],
    teams: [
      { id: 57, name: 'Arsenal', short_name: 'ARS' },
      { id: 61, name: 'Chelsea', short_name: 'CHE' },
    ],
    fixtures: current
      ? [1, 2].map((id) => ({
          id,
          event: 12,
          kickoff_time: '2026-11-22T11:00:00Z',
          started: true,
          finished: isOver,
          finished_provisional: isOver,
          team_h: id === 1 ? 57 : 61,
          team_a: id === 1 ? 61 : 57,
          stats: [{ identifier: 'bps', h: [{ element: 1, value: 30 }], a: [] }],
        }))
      : [],
    elements: names.map((_, n) => ({
      id: n + 1,
      stats: { minutes: 90, total_points: 2, bonus: 0, bps: 10 },
      explain: fixturesOf(n + 1).map((fixture) => ({
        fixture,
        stats: [
          { identifier: 'minutes', value: 90, points: 2 },
          ...(n === 9 ? [{ identifier: 'goals_scored', value: 1, points: 4 }] : []),
        ],
      })),
    })),
    entries: teams.map(([id, name]) => ({
      entry: { id, name, current_event: 12 },
      squad: {
        active_chip: chip,
        entry_history: {
          points: 20,
          total_points: id === 7 ? 620 : 700,
          rank: 885_437,
          overall_rank: null,
          event_transfers_cost: id === 7 ? 4 : 0,
        },
        automatic_subs: [],
        picks: names.slice(0, 15).map((_name, n) => ({
          element: n + 1,
          element_type: [1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 1, 2, 3, 4][n],
          position: n + 1,
          multiplier: 1,
          is_captain: n === 9,
          is_vice_captain: n === 10,
        })),
      },
    })),
  };
  return parseFantasyGameweek(answer, game);
}

function refusal(message: string, serverMessage: string | null = message): FunctionError {
  return new FunctionError('fantasy-premier-league', message, { status: 404, retryAfterMs: null, serverMessage });
}

const team: Partial<FantasyApi> = {
  teamName: () => Promise.resolve('Row Z Rovers'),
  picks: () => Promise.resolve(squadOf(15)),
  gameweek: () => Promise.resolve(weekOf()),
};

/** Shows the query of the address. */
function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

function open(given: Partial<FantasyApi> = {}, friends: readonly string[] | Error = [], at = '/fantasy') {
  const api = { ...exampleFantasyApi({ ...team, ...given }) };
  const spied = {
    saveTeam: vi.spyOn(api, 'saveTeam'),
    replacePlayers: vi.spyOn(api, 'replacePlayers'),
    gameweek: vi.spyOn(api, 'gameweek'),
    picks: vi.spyOn(api, 'picks'),
  };
  const services = fakeServices(
    fakeApi({ profiles: () => Promise.resolve(exampleProfiles({ ola: 'Ola Dahl', ine: 'Ine Vik' })) }),
  );
  fantasyApi.replace(services.access, api);
  friendsApi.replace(
    services.access,
    exampleFriendsApi({
      friendships: () =>
        friends instanceof Error
          ? Promise.reject(friends)
          : Promise.resolve(friends.map((name) => exampleFriendship(name))),
    }),
  );
  const routes = [
    {
      path: '/fantasy',
      element: (
        <>
          <FantasyContainer />
          <Address />
        </>
      ),
    },
  ];
  render(<WithServices services={services} routes={routes} at={at} />);
  return { ...spied, services };
}

const field = () => screen.findByLabelText<HTMLInputElement>('Team ID eller brukeropplevelse');
const enter = async (typed: string) => {
  fireEvent.change(await field(), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Se mitt lag' }));
};
const rowOf = async (name: string) => {
  const found = (await screen.findByText(name)).closest('li');
  if (found === null) throw new Error('no row');
  return within(found);
};
const rows = (part: string) =>
  [...(screen.getByText(part).parentElement?.querySelectorAll('li') ?? [])].map(
    (row) => row.querySelector('bdi')?.textContent,
  );

test('FANTASY-5 a spectator without a saved team enters its number: the team is shown, and the number is saved', async () => {
  const { saveTeam } = open();
  const input = await field();
  expect(input.placeholder).toBe('f.eks. 1234567');
  expect(input.inputMode).toBe('numeric');
  expect(screen.getByText(/fantasy\.premierleague\.com/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Se mitt lag' }).getAttribute('aria-disabled')).toBe('true');
  await enter(' 7 ');
  expect(await screen.findByText('Row Z Rovers')).toBeTruthy();
  expect(saveTeam.mock.calls).toEqual([['u1', 'fpl', '7']]);
});

test('FANTASY-2 FANTASY-3 FANTASY-4 the team has eleven and bench, with the captains marked, points and prices', async () => {
  open({ savedTeam: () => Promise.resolve('7'), gameweek: () => new Promise(() => {}) });
  expect(await screen.findByText('Row Z Rovers')).toBeTruthy();
  expect(rows('Startellever (11)')).toEqual(names.slice(0, 11));
  expect(rows('Benk (4)')).toEqual(names.slice(11, 15));
  const jon = await rowOf('Jon');
  for (const text of ['(C)', 'Angrep · Arsenal', '9 pts', '£5.4m']) expect(jon.getByText(text)).toBeTruthy();
  expect((await rowOf('Karl')).getByText('(VC)')).toBeTruthy();
  expect((await rowOf('Raya')).queryByText(/\(V?C\)/)).toBeNull();
});

test('«Bytt lag» leads back to the form, and the number stays on the server', async () => {
  const { saveTeam } = open({ savedTeam: () => Promise.resolve('7') });
  const change = await screen.findByRole('button', { name: 'Bytt lag' });
  change.focus();
  fireEvent.click(change);
  expect((await field()).value).toBe('');
  expect(document.activeElement).toBe(await field());
  expect(saveTeam).not.toHaveBeenCalled();
  expect(screen.getByText('Lagret ID: 7')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Bruk lagret ID' }));
  expect(await screen.findByText('Row Z Rovers')).toBeTruthy();
});

test('a team that the server refuses is not shown, and the screen has the server’s words', async () => {
  const refused = refusal('This fantasy team is private');
  open({ teamName: () => Promise.reject(refused), picks: () => Promise.reject(refused) });
  await enter('4030403');
  const text = 'API call failed: This fantasy team is private';
  expect((await screen.findByRole('alert')).textContent).toBe(`Kunne ikke laste fantasy lag.${text}`);
  expect(complaints).toHaveBeenCalledTimes(1);
});

const broken = new ContractError({ where: 'fantasy-premier-league', path: 'name', message: 'Expected text' });

test.each([
  ['the name, without words', { teamName: () => Promise.reject(refusal('', '')) }, 'Failed to fetch team data'],
  ['the name, by a broken answer', { teamName: () => Promise.reject(broken) }, 'Failed to fetch team data'],
  ['the picks, without words', { picks: () => Promise.reject(refusal('', '')) }, 'Failed to fetch picks data'],
  ['the picks, by a broken answer', { picks: () => Promise.reject(broken) }, 'Failed to fetch picks data'],
])('a failure of %s has words of its own', async (_what, given, text) => {
  open({ savedTeam: () => Promise.resolve('7'), ...given });
  expect((await screen.findByRole('alert')).textContent).toBe(`Kunne ikke laste fantasy lag.${text}`);
});

test('a team that could not be loaded can be tried again, or changed', async () => {
  let isUp = false;
  open({
    savedTeam: () => Promise.resolve('7'),
    picks: () => (isUp ? Promise.resolve(squadOf(15)) : Promise.reject(refusal('Too busy'))),
  });
  await screen.findByRole('alert');
  isUp = true;
  const again = screen.getByRole('button', { name: 'Prøv igjen' });
  again.focus();
  fireEvent.click(again);
  const name = await screen.findByText('Row Z Rovers');
  expect(document.activeElement).toBe(name.closest('h2'));
  fireEvent.click(screen.getByRole('button', { name: 'Bytt lag' }));
  expect(await field()).toBeTruthy();
});

test('a saved number that cannot be loaded is logged, and the form is shown', async () => {
  open({ savedTeam: () => Promise.reject(refusal('no')) });
  expect(await screen.findByLabelText('Team ID eller brukeropplevelse', {}, { timeout: 5000 })).toBeTruthy();
  expect(complaints).toHaveBeenCalledWith(
    'A query failed',
    expect.arrayContaining(['fantasy-team']),
    expect.anything(),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a number and players that cannot be saved are logged only', async () => {
  open({ saveTeam: () => Promise.reject(refusal('no')), replacePlayers: () => Promise.reject(refusal('no')) });
  await enter('7');
  expect(await screen.findByText('Row Z Rovers')).toBeTruthy();
  for (const what of ['Could not save the fantasy team', 'Could not save the fantasy players'])
    await waitFor(() => expect(complaints).toHaveBeenCalledWith(what, expect.anything()));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('when the squad has loaded, its players are stored as the spectator’s, and their goals are marked as Fantasy', async () => {
  const { replacePlayers, services } = open({ savedTeam: () => Promise.resolve('7') });
  const { queryKey } = fantasyPlayersQuery(alertsApi.of(services.access), 'u1');
  services.queryClient.setQueryData(queryKey, ['Gammel']);
  await screen.findByText('Row Z Rovers');
  await waitFor(() => expect(replacePlayers).toHaveBeenCalledTimes(1));
  expect(replacePlayers.mock.calls[0]?.[2]).toHaveLength(15);
  // The names become stale and are loaded again with the next goal, because they include those of the other game.
  await waitFor(() => expect(services.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true));
});

test('a squad without players is not stored', async () => {
  const { replacePlayers } = open({ savedTeam: () => Promise.resolve('7'), picks: () => Promise.resolve([]) });
  await screen.findByText('Startellever (0)');
  expect(replacePlayers).not.toHaveBeenCalled();
});

test('FANTASY-12 FANTASY-15 the round is shown above the team, and a tap shows how a player’s points are made up', async () => {
  open({ savedTeam: () => Promise.resolve('7') });
  expect(await screen.findByText(/^Runde 12 av/)).toBeTruthy();
  // Eleven players with two points each, three points of provisional bonus in each of two matches, and six more for the captain.
  expect(screen.getByText('Poeng i runden').parentElement?.textContent).toContain(String(11 * 2 + 3 + 4 + 6));
  expect(screen.getByText('−4 for bytter')).toBeTruthy();
  expect(screen.getByText('885 437'.replace(' ', ' '))).toBeTruthy();
  expect(screen.getByText('LIVE')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Vis poengene til Raya' }));
  const raya = await rowOf('Raya');
  // In the row of a desktop, and above the points.
  expect(raya.getAllByText('Arsenal – Chelsea')).toHaveLength(2);
  expect(raya.getByText('90 min +2, foreløpig bonus +3')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Vis poengene til Jon' }));
  expect((await rowOf('Jon')).getByText('90 min +2, mål +4')).toBeTruthy();
  expect((await rowOf('Jon')).getByText('Kaptein ×2: 12')).toBeTruthy();
});

test('FANTASY-17 between two seasons there is no round, the squad has its own points, and the deadline is shown', async () => {
  open({
    savedTeam: () => Promise.resolve('7'),
    gameweek: () => Promise.resolve(weekOf({ current: false, teams: [] })),
  });
  expect(await screen.findByText('Ingen runde pågår.')).toBeTruthy();
  expect(screen.getByText('Frist for runde 13').parentElement?.textContent).toContain('2 d 2 t');
  expect((await rowOf('Jon')).getByText('9 pts')).toBeTruthy();
});

test('KNOWN-11 points that could give away a hidden result are shown only on request, even while they load', async () => {
  const group = { kind: 'competition', id: 'PL', name: 'Premier League', from: '2026-11-20' };
  localStorage.setItem('tribunen.knownUntil', JSON.stringify({ groups: [group] }));
  let answer: (week: FantasyGameweek) => void = () => {};
  open({
    savedTeam: () => Promise.resolve('7'),
    gameweek: () => new Promise((resolve) => (answer = resolve)),
  });
  expect((await rowOf('Jon')).getByText('–')).toBeTruthy();
  answer(weekOf());
  fireEvent.click(await screen.findByRole('button', { name: 'Vis poengene' }));
  expect(await screen.findByText(/^Runde 12 av/)).toBeTruthy();
  expect((await rowOf('Jon')).queryByText('–')).toBeNull();
});

test('KNOWN-11 a delayed reader sees the points of a match in play only when their picture has reached its end', async () => {
  localStorage.setItem('tribunen.knownUntil', JSON.stringify({ delay: 40 }));
  let week = weekOf();
  open({ savedTeam: () => Promise.resolve('7'), gameweek: () => Promise.resolve(week) });
  await screen.findByRole('button', { name: 'Vis poengene' });
  week = { ...week, fixtures: week.fixtures.map((fixture) => ({ ...fixture, phase: 'over' })) };
  await vi.advanceTimersByTimeAsync(31_000);
  await vi.advanceTimersByTimeAsync(35_000);
  expect(screen.queryByRole('button', { name: 'Vis poengene' })).not.toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByText(/^Runde 12 av/)).toBeTruthy();
});

test('KNOWN-11 the points of a match that ended before the page was opened wait for the reader’s delay, unless settled', async () => {
  localStorage.setItem('tribunen.knownUntil', JSON.stringify({ delay: 40 }));
  const week = weekOf();
  const ended = week.fixtures.map((fixture) => ({ ...fixture, phase: 'over' as const }));
  open({ savedTeam: () => Promise.resolve('7'), gameweek: () => Promise.resolve({ ...week, fixtures: ended }) });
  await screen.findByRole('button', { name: 'Vis poengene' });
  await vi.advanceTimersByTimeAsync(35_000);
  expect(screen.queryByText(/^Runde 12 av/)).toBeNull();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await screen.findByText(/^Runde 12 av/)).toBeTruthy();

  cleanup();
  const settled = week.fixtures.map((fixture) => ({ ...fixture, phase: 'settled' as const }));
  open({ savedTeam: () => Promise.resolve('7'), gameweek: () => Promise.resolve({ ...week, fixtures: settled }) });
  expect(await screen.findByText(/^Runde 12 av/)).toBeTruthy();
});

test('live points that cannot be loaded are logged, the squad stays, and a button loads them again', async () => {
  let isUp = false;
  open({
    savedTeam: () => Promise.resolve('7'),
    gameweek: () => (isUp ? Promise.resolve(weekOf()) : Promise.reject(refusal('no'))),
  });
  expect(await screen.findByText('Livepoeng er ikke tilgjengelige nå.')).toBeTruthy();
  expect((await rowOf('Jon')).getByText('9 pts')).toBeTruthy();
  isUp = true;
  fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  expect(await screen.findByText(/^Runde 12 av/)).toBeTruthy();
});

test('FANTASY-19 while a match is played the round is loaded again every thirty seconds', async () => {
  const { gameweek } = open({ savedTeam: () => Promise.resolve('7') });
  await screen.findByText(/^Runde 12 av/);
  const before = gameweek.mock.calls.length;
  await vi.advanceTimersByTimeAsync(31_000);
  expect(gameweek.mock.calls.length).toBe(before + 1);
});

/** Returns the league, which is beside the squad in the wide window of these tests. */
async function seeLeague(): Promise<void> {
  await screen.findByText('Venneligaen');
}

test('FANTASY-16 the league ranks friends who have saved a team by the round’s points less the cost of transfers', async () => {
  const { gameweek } = open(
    {
      savedTeam: () => Promise.resolve('7'),
      friendsTeams: () => Promise.resolve(new Map([[exampleFriendship('ola').user2Id, '8']])),
      gameweek: (_game, ids) =>
        Promise.resolve(
          weekOf({ teams: ids.map((id) => [Number(id), id === '7' ? 'Row Z Rovers' : 'Nutmeg United']) }),
        ),
    },
    ['ola', 'ine'],
  );
  await seeLeague();
  const league = within(screen.getByText('Venneligaen').parentElement ?? document.body);
  expect(await league.findByText('Ola Dahl')).toBeTruthy();
  expect(league.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1.Ola DahlNutmeg United35 poeng',
    '2.DuRow Z Rovers31 poeng',
  ]);
  expect(gameweek.mock.lastCall).toEqual(['fpl', ['7', '8']]);
  fireEvent.click(league.getByLabelText('Sesongen'));
  expect(league.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1.Ola DahlNutmeg United715 poeng',
    '2.DuRow Z Rovers635 poeng',
  ]);
});

test.each<readonly [string, Partial<FantasyApi>, Error | readonly string[]]>([
  ['the friends’ teams', { friendsTeams: () => Promise.reject(refusal('no')) }, ['ola']],
  ['the friends', {}, refusal('no')],
])('the league says that %s could not be loaded', async (_what, given, friends) => {
  open({ savedTeam: () => Promise.resolve('7'), ...given }, friends);
  await seeLeague();
  expect(await screen.findByText('Kunne ikke laste vennenes lag.')).toBeTruthy();
});

/** A team in each game; the Norwegian one plays «To kapteiner». */
const both: Partial<FantasyApi> = {
  savedTeam: (_userId, game) => Promise.resolve(game === 'fpl' ? '7' : '8'),
  teamName: (game) => Promise.resolve(game === 'fpl' ? 'Row Z Rovers' : 'Stang Ut'),
  gameweek: (game) =>
    Promise.resolve(game === 'fpl' ? weekOf() : weekOf({ game, teams: [[8, 'Stang Ut']], chip: '2capt' })),
};
const choose = (name: string): void => void fireEvent.click(screen.getByRole('radio', { name }));

test('FANTASY-20 FANTASY-21 FANTASY-26 the team in Eliteserien Fantasy has its chip, its prices and its own points', async () => {
  const { replacePlayers, gameweek } = open(both, [], '/fantasy?spill=eliteserien');
  expect(await screen.findByText('Stang Ut')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Eliteserien Fantasy' })).toBeTruthy();
  expect(await screen.findByText('Runde 12 av 30')).toBeTruthy();
  expect(screen.getByText('To kapteiner')).toBeTruthy();
  const karl = await rowOf('Karl');
  for (const text of ['(VC)', '2 p', '5,5 mill.']) expect(karl.getByText(text)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Vis poengene til Karl' }));
  expect(karl.getByText('Teller dobbelt: 4')).toBeTruthy();
  expect(screen.getByText(/^Foreløpig: /)).toBeTruthy();
  expect(gameweek.mock.lastCall).toEqual(['eliteserien', ['8']]);
  await waitFor(() => expect(replacePlayers.mock.lastCall?.slice(0, 2)).toEqual(['u1', 'eliteserien']));
});

test('FANTASY-28 the address contains the chosen game, and this device remembers it', async () => {
  open(both);
  expect(await screen.findByText('Row Z Rovers')).toBeTruthy();
  choose('Eliteserien');
  expect(await screen.findByText('Stang Ut')).toBeTruthy();
  expect(screen.queryByText('Row Z Rovers')).toBeNull();
  expect(screen.getByTestId('address').textContent).toBe('?spill=eliteserien');
  cleanup();
  open(both);
  expect(await screen.findByText('Stang Ut')).toBeTruthy();
  cleanup();
  open(both, [], '/fantasy?spill=fpl');
  expect(await screen.findByText('Row Z Rovers')).toBeTruthy();
});

test('FANTASY-28 an address with an unknown game shows the English game', async () => {
  open(both, [], '/fantasy?spill=allsvenskan');
  expect(await screen.findByText('Row Z Rovers')).toBeTruthy();
});

test('while the round of the other game loads, no points of the game before are shown', async () => {
  open({ ...both, gameweek: (game) => (game === 'fpl' ? Promise.resolve(weekOf()) : new Promise(() => {})) });
  expect(await screen.findByText(/^Runde 12 av/)).toBeTruthy();
  choose('Eliteserien');
  expect(await screen.findByText('Stang Ut')).toBeTruthy();
  expect(screen.getByText('Laster rundens poeng…')).toBeTruthy();
  expect(screen.queryByText(/^Runde 12 av/)).toBeNull();
});

test('FANTASY-25 each game has its own number, and a number typed for one stays while the other is shown', async () => {
  const { saveTeam } = open({ ...both, savedTeam: () => Promise.resolve(null) });
  fireEvent.change(await field(), { target: { value: 'https://fantasy.tv2.no/entry/8' } });
  fireEvent.click(screen.getByRole('button', { name: 'Se mitt lag' }));
  expect(await screen.findByText('Adressen er til et lag i Eliteserien Fantasy')).toBeTruthy();
  choose('Eliteserien');
  await waitFor(async () => expect((await field()).value).toBe(''));
  await enter('https://fantasy.tv2.no/entry/8');
  expect(await screen.findByText('Stang Ut')).toBeTruthy();
  expect(saveTeam.mock.calls).toEqual([['u1', 'eliteserien', '8']]);
  choose('Premier League');
  await waitFor(async () => expect((await field()).value).toBe('https://fantasy.tv2.no/entry/8'));
});
