import type { Player, TeamDetails } from '@tribunen/contract';
import {
  addUpRatings,
  type Friendship,
  type LineUpPlayer,
  instantAt,
  type Match,
  type MatchReport,
  type MatchStatus,
  normaliseCompetition,
  normaliseTeam,
  osloDayOf,
  RATING_CLOSED,
  type RatingChange,
  type StoredRating,
  type Team,
  toPlayerId,
  type UserId,
  withRatingChange,
} from '@tribunen/domain';
import { toast } from '@tribunen/ui';
import { PostgrestError } from '@supabase/postgrest-js';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import { chatApi } from '../../api/chatApi.ts';
import { friendsApi } from '../../api/friendsApi.ts';
import { type ScoutingApi, scoutingApi } from '../../api/scoutingApi.ts';
import { type SeasonApi, seasonApi } from '../../api/seasonApi.ts';
import { TableError } from '../../api/tables/rows.ts';
import { loadedDayList } from '../../data/matches/DayList.ts';
import { matchesKey } from '../../data/matches/matchesQuery.ts';
import { useFriendships } from '../../data/people/useFriendships.ts';
import { PlayerCardContainer } from '../../playerCard/PlayerCardContainer.tsx';
import { ExampleRows } from '../../testing/ExampleRows.ts';
import { exampleChatApi } from '../../testing/exampleChatApi.ts';
import { exampleFriendsApi } from '../../testing/exampleFriendsApi.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { exampleFriendship } from '../../testing/examplePeople.ts';
import { exampleRating, exampleScoutingApi } from '../../testing/exampleScoutingApi.ts';
import { exampleFollow } from '../../testing/exampleFollow.ts';
import { exampleSeasonApi } from '../../testing/exampleSeasonApi.ts';
import { fakeApi, type FakeServices, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { ScoutingContainer } from './ScoutingContainer.tsx';

const complaints = vi.spyOn(console, 'error');
const success = vi.spyOn(toast, 'success');
const failure = vi.spyOn(toast, 'failure');
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), shouldAdvanceTime: true });
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  for (const spy of [complaints, success, failure]) spy.mockReset();
});

const offline = new BackendFailure('no network', { status: null, retryAfterMs: null });
const fails = () => Promise.reject(offline);
const refused = new BackendFailure('broken', { status: 500, retryAfterMs: null });
const refuses = () => Promise.reject(refused);
const team = (id: number, name: string): Team => normaliseTeam({ id, name, shortName: null, tla: null, crest: null });
const teams = [team(57, 'Arsenal'), team(64, 'Liverpool')];

function player(id: string, name: string, position: string): Player {
  const playerId = toPlayerId(id);
  if (playerId === null) throw new Error('no id');
  return { id: playerId, name, position, shirtNumber: Number(id) };
}
const squad = [
  player('9', 'Erlend Hauge', 'Offence'),
  player('1', 'Jon Åsheim', 'Goalkeeper'),
  player('4', 'Peder Brekke', 'Defence'),
];

/** A match that ended at 21:30 in Oslo yesterday, two hours after kick-off, and is open to ratings until 21:30 today. */
const played = {
  id: 7,
  status: 'FINISHED',
  minute: null,
  utcKickoff: '2026-11-21T18:30:00Z',
  score: { fullTime: { home: 2, away: 1 } },
  homeTeam: { id: 57, name: 'Arsenal' },
  awayTeam: { id: 64, name: 'Liverpool' },
} as const;
const yesterday = exampleMatch(played);

interface Given {
  readonly at?: string;
  readonly scouting?: Partial<ScoutingApi>;
  readonly ratings?: readonly StoredRating[];
  readonly matches?: readonly Match[];
  readonly friendships?: readonly Friendship[];
  readonly api?: Parameters<typeof fakeApi>[0] & { readonly matchReport?: () => Promise<MatchReport> };
  readonly season?: Partial<SeasonApi>;
}

function Around() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      <Outlet />
    </>
  );
}

/** The screen of Kari, whose id is u1. */
function open({
  at = '/scouting?lag=57&spiller=9',
  scouting,
  ratings = [],
  matches = [yesterday],
  friendships = [],
  api,
  season,
}: Given = {}) {
  const rows = new ExampleRows<StoredRating>();
  const services = fakeServices(
    fakeApi({
      matches: (day) => Promise.resolve(day === '2026-11-21' ? matches : []),
      ...api,
    }),
  );
  if (season !== undefined) seasonApi.replace(services.access, exampleSeasonApi(season));
  let stored = ratings;
  const own = (reader: UserId) => stored.filter(({ userId }) => userId === reader);
  const store = (rating: StoredRating) => {
    stored = [...stored.filter(({ id }) => id !== rating.id), rating];
  };
  const rate = vi.fn((change: RatingChange) => {
    withRatingChange({ totals: [], own: own(change.userId) }, change).own.forEach(store);
    return Promise.resolve();
  });
  const totals = vi.fn<ScoutingApi['totals']>((_reader, players) =>
    Promise.resolve(
      addUpRatings(
        stored.filter(({ playerId }) => players.includes(playerId)),
        new Set(friendships.map(({ user2Id }) => user2Id)),
      ),
    ),
  );
  scoutingApi.replace(
    services.access,
    exampleScoutingApi({
      teams: () => Promise.resolve(teams),
      players: () => Promise.resolve(squad),
      totals,
      own: (reader) => Promise.resolve(own(reader)),
      rate,
      subscribe: (_squad, _world, listener) => rows.subscribe(listener),
      ...scouting,
    }),
  );
  const send = vi.fn<ReturnType<typeof exampleChatApi>['send']>(() => new Promise(() => {}));
  chatApi.replace(services.access, exampleChatApi({ send }));
  friendsApi.replace(services.access, exampleFriendsApi({ friendships: () => Promise.resolve(friendships) }));
  const children = [
    { path: '/scouting', element: <ScoutingContainer /> },
    { path: '/auth', element: null },
  ];
  render(<WithServices services={services} routes={[{ element: <Around />, children }]} at={at} />);
  return { rows, store, totals, rate, services };
}

// Finds a slider by label and text, because a look-up by role is slow in so large a page.
const slider = (name: string) => screen.findByLabelText(name, { selector: '[role="slider"]' });
const sliders = () => [...document.querySelectorAll('[role="slider"]')];
const starsOf = (name: string) =>
  screen.getByLabelText(name, { selector: '[role="slider"]' }).getAttribute('aria-valuenow');
const press = async (name: string, key: string) => fireEvent.keyDown(await slider(name), { key });
const button = (text: string | RegExp) => screen.getByText(text, { selector: 'button' });
const average = () => {
  const line = screen.getAllByText(/^\d+ vurdering(er)?$/)[0]?.closest('p');
  return `${line?.querySelector('b')?.textContent}: ${line?.querySelector('small')?.textContent}`;
};
const podium = async () => {
  const heading = await screen.findByText('Topp 3 spillere');
  const card = heading.closest('section');
  if (card === null) throw new Error('no podium');
  return within(card);
};

test('the players of the team in the address are listed by shirt number, with their positions', async () => {
  open({ at: '/scouting?lag=64' });
  const list = await screen.findByLabelText('Velg spiller fra Liverpool', { selector: 'ul' });
  await waitFor(() => expect(list.querySelectorAll('a')).toHaveLength(3));
  expect([...list.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    '1Jon ÅsheimKeeper',
    '4Peder BrekkeForsvarer',
    '9Erlend HaugeAngriper',
  ]);
  fireEvent.click(within(list).getByText('Erlend Hauge'));
  expect(await screen.findByText('Min vurdering av Erlend Hauge')).toBeTruthy();
  expect(screen.getByText('/scouting?lag=64&spiller=9')).toBeTruthy();
});

const teamButton = () => screen.findByText('Arsenal', { selector: 'button span' });

test.each([
  ['fifteen seconds later', () => act(() => vi.advanceTimersByTimeAsync(15_000))],
  [
    'when the network is back',
    () => act(() => (onlineManager.setOnline(false), onlineManager.setOnline(true), Promise.resolve())),
  ],
])(
  'COMP-6 a list of teams that could not be loaded is asked for again %s, behind the teams that stand in',
  async (_when, wait) => {
    const load = vi.fn<ScoutingApi['teams']>().mockRejectedValueOnce(offline);
    load.mockResolvedValue([...teams, team(76, 'Wolves')]);
    open({ at: '/scouting', scouting: { teams: load } });
    fireEvent.click(await teamButton());
    expect(screen.getByText('Chelsea').closest('a')?.getAttribute('href')).toBe('/scouting?lag=61');
    expect(complaints).toHaveBeenCalledWith('A query failed', ['scouted-teams'], offline);
    expect(screen.queryByText('Wolves')).toBeNull();
    await wait();
    expect(await screen.findByText('Wolves')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  },
);

test('FOLLOW-19 without a team in the address the spectator’s own team is open', async () => {
  const follows = [exampleFollow({ entityId: '64', displayName: 'Liverpool' })];
  open({ at: '/scouting', api: { follows: () => Promise.resolve(follows) } });
  expect(await screen.findByLabelText('Velg spiller fra Liverpool', { selector: 'ul' })).toBeTruthy();
});

const brann = team(5, 'Brann');
const squadOfBrann: TeamDetails = {
  team: brann,
  venue: null,
  coach: null,
  competitions: [],
  squad: [player('15', 'Jonas Torvik', 'Defence')],
};

test('SCOUT-16 besides the Premier League, the teams of followed competitions can be scouted, with their own players', async () => {
  const league = normaliseCompetition({ id: 2106, code: 'TIP', name: 'Eliteserien' });
  const follows = [exampleFollow({ entityType: 'competition', entityId: '2106', displayName: 'Eliteserien' })];
  open({
    at: '/scouting?lag=5',
    season: { team: () => Promise.resolve(squadOfBrann) },
    api: {
      follows: () => Promise.resolve(follows),
      competitions: () => Promise.resolve([league]),
      teams: () => Promise.resolve([brann]),
    },
  });
  expect(await screen.findByText('Jonas Torvik')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { description: 'Velg hvilket lag du vil scoute' }));
  const listed = within(screen.getByRole('list', { name: 'Velg hvilket lag du vil scoute' })).getAllByRole('link');
  expect(listed.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(/Arsenal/), expect.stringMatching(/Brann/)]),
  );
});

test('SCOUT-16 any team in the address can be scouted, and a player’s ratings link to the card', async () => {
  open({ at: '/scouting?lag=5&spiller=15', season: { team: () => Promise.resolve(squadOfBrann) } });
  expect(await screen.findByText('Min vurdering av Jonas Torvik')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Om Jonas Torvik' }));
  expect(await screen.findByRole('dialog', { name: 'Jonas Torvik' })).toBeTruthy();
});

test('a team without players says so, and players who could not be loaded can be loaded again', async () => {
  open({ at: '/scouting?lag=57', scouting: { players: () => Promise.resolve([]) } });
  expect(await screen.findByText('Ingen spillere funnet')).toBeTruthy();
  expect((await podium()).getByText('Ingen vurderinger ennå')).toBeTruthy();
  cleanup();
  const players = vi.fn<ScoutingApi['players']>(() => Promise.resolve(squad));
  players.mockRejectedValueOnce(offline);
  open({ at: '/scouting?lag=57', scouting: { players } });
  expect(await screen.findByText('Kunne ikke hente spillerne')).toBeTruthy();
  fireEvent.click(screen.getByText('Prøv igjen'));
  expect(await screen.findByText('Erlend Hauge')).toBeTruthy();
});

test('SCOUT-7 the stars are saved with the match after which they are given, count in the average at once, and a toast says so', async () => {
  const { rate } = open({ ratings: [exampleRating('ola', '9', 3)] });
  expect(await screen.findByText('Åpent til søndag 21:30')).toBeTruthy();
  await press('Teknisk', '4');
  await press('Fysisk', '5');
  expect(starsOf('Samlet')).toBe('4.5');
  expect(screen.getByText('Forslag')).toBeTruthy();
  expect(average()).toBe('3,0: 1 vurdering');
  fireEvent.click(button('Lagre'));
  expect(average()).toBe('3,8: 2 vurderinger');
  await waitFor(() => expect(success).toHaveBeenCalledWith({ title: 'Lagret', text: 'Vurdering lagret!' }));
  expect(rate).toHaveBeenCalledExactlyOnceWith({
    userId: 'u1',
    matchId: '7',
    ratings: [
      {
        playerId: '9',
        playerName: 'Erlend Hauge',
        rating: { overall: 4.5, technical: 4, physical: 5, tactical: null, mental: null },
      },
    ],
  });
});

test('CHANGE-3 a rating that cannot be saved is removed from the average, and the stars stay so that they can be saved again', async () => {
  const rate = vi.fn<ScoutingApi['rate']>(refuses);
  open({ ratings: [exampleRating('ola', '9', 3)], scouting: { rate } });
  await press('Samlet', '5');
  fireEvent.click(button('Lagre'));
  expect(average()).toBe('4,0: 2 vurderinger');
  await waitFor(() =>
    expect(failure).toHaveBeenCalledWith({ title: 'Feil', text: 'Kunne ikke lagre vurdering. Prøv igjen.' }),
  );
  await waitFor(() => expect(average()).toBe('3,0: 1 vurdering'));
  expect(starsOf('Samlet')).toBe('5');
  expect(complaints).toHaveBeenCalledWith('A change failed', expect.anything(), refused);
  rate.mockResolvedValueOnce();
  fireEvent.click(button('Lagre'));
  await waitFor(() => expect(success).toHaveBeenCalledOnce());
});

test('OFFLINE-5 without a network a rating counts and visibly waits, and another can be saved meanwhile', async () => {
  const rate = vi.fn<ScoutingApi['rate']>(fails);
  open({ ratings: [exampleRating('ola', '9', 3)], scouting: { rate } });
  await press('Samlet', '5');
  fireEvent.click(button('Lagre'));
  expect(average()).toBe('4,0: 2 vurderinger');
  expect(await screen.findByText('Sendes når du er tilkoblet igjen.')).toBeTruthy();
  expect(starsOf('Samlet')).toBe('5');
  await press('Samlet', '4');
  expect(screen.queryByText('Sendes når du er tilkoblet igjen.')).toBeNull();
  fireEvent.click(button('Lagre'));
  expect(await screen.findByText('Sendes når du er tilkoblet igjen.')).toBeTruthy();
  expect(average()).toBe('3,5: 2 vurderinger');
  rate.mockReset().mockResolvedValue();
  await waitFor(() => expect(success).toHaveBeenCalledTimes(2), { timeout: 15_000 });
  expect(rate.mock.calls.map(([{ ratings }]) => ratings[0]?.rating.overall)).toEqual([5, 4]);
  expect(failure).not.toHaveBeenCalled();
});

test('the average changes while others rate, and when a rating is withdrawn', async () => {
  const { rows, store } = open({ ratings: [exampleRating('ola', '9', 3)] });
  await slider('Samlet');
  const per = exampleRating('per', '9', 4);
  store(per);
  rows.write('INSERT', per);
  await waitFor(() => expect(average()).toBe('3,5: 2 vurderinger'));
  store({ ...per, rating: { ...per.rating, overall: null } });
  rows.remove(per.id);
  await act(() => vi.advanceTimersByTimeAsync(5500));
  await waitFor(() => expect(average()).toBe('3,0: 1 vurdering'));
});

test('however many users rate, the totals are loaded at most once in five seconds, and include the last rating', async () => {
  const { rows, store, totals } = open({ ratings: [exampleRating('ola', '9', 3)] });
  await slider('Samlet');
  const before = totals.mock.calls.length;
  for (const n of Array.from({ length: 20 }).keys()) {
    const rating = exampleRating(`rater ${n}`, '9', 5);
    store(rating);
    rows.write(n % 2 === 0 ? 'INSERT' : 'UPDATE', rating);
  }
  await act(() => vi.advanceTimersByTimeAsync(5500));
  await waitFor(() => expect(average()).toBe('4,9: 21 vurderinger'));
  expect(totals.mock.calls.length - before).toBeLessThanOrEqual(2);
});

test('the spectator’s stars are counted once, though they are saved while the totals are loaded', async () => {
  const ola = exampleRating('ola', '9', 3);
  const { rows, store, totals } = open({ ratings: [ola] });
  await slider('Samlet');
  let answer = (): void => {};
  totals.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(addUpRatings([ola, exampleRating('u1', '9', 5)], new Set()));
      }),
  );
  rows.write('UPDATE', ola);
  const mine = exampleRating('u1', '9', 5);
  store(mine);
  rows.write('INSERT', mine);
  await waitFor(() => expect(average()).toBe('4,0: 2 vurderinger'));
  await act(async () => answer());
  expect(average()).toBe('4,0: 2 vurderinger');
});

test('SCOUT-10 when a friendship begins or ends, the friends’ average is loaded again', async () => {
  const friendships: Friendship[] = [];
  const friends = new ExampleRows<Friendship>();
  const { services } = open({ ratings: [exampleRating('ola', '9', 4)], friendships });
  friendsApi.replace(
    services.access,
    exampleFriendsApi({
      friendships: () => Promise.resolve([...friendships]),
      subscribe: (_user, listener) => friends.subscribe(listener),
    }),
  );
  renderHook(() => useFriendships('u1' as UserId), {
    wrapper: ({ children }) => <WithServices services={services} routes={[{ path: '/', element: children }]} at="/" />,
  });
  const table = within(await screen.findByLabelText('Meg, vennene og alle', { selector: 'table' }));
  const row = () => table.getByText('Samlet').closest('tr')?.textContent;
  await waitFor(() => expect(row()).toBe('Samlet––4,0'));
  const ola = exampleFriendship('ola');
  friendships.push(ola);
  friends.write('INSERT', ola);
  await waitFor(() => expect(row()).toBe('Samlet–4,04,0'));
  friendships.pop();
  friends.remove(ola.id);
  await waitFor(() => expect(row()).toBe('Samlet––4,0'));
});

test('SCOUT-9 stars that the spectator gives in another tab count here without a load, and others can be discarded', async () => {
  const { rows, totals } = open({ ratings: [exampleRating('ola', '9', 3), exampleRating('u1', '9', 1)] });
  await slider('Samlet');
  const before = totals.mock.calls.length;
  rows.write('UPDATE', exampleRating('u1', '9', 4));
  await waitFor(() => expect(average()).toBe('3,5: 2 vurderinger'));
  expect(starsOf('Samlet')).toBe('4');
  expect(totals).toHaveBeenCalledTimes(before);
  await press('Samlet', 'ArrowRight');
  fireEvent.click(button('Forkast'));
  expect(starsOf('Samlet')).toBe('4');
});

/** The average on the card that is opened from the player's name, on another screen. */
async function averageOnPlayerCard(services: FakeServices): Promise<string | null> {
  const card = <PlayerCardContainer player={{ id: '9', name: 'Erlend Hauge' }} report={null} onClose={() => {}} />;
  const { unmount } = render(<WithServices services={services} routes={[{ path: '/', element: card }]} at="/" />);
  const { textContent } = await screen.findByText(/av 5$/);
  unmount();
  return textContent;
}

test('a rating that is saved counts in the average on the player’s card', async () => {
  const { services } = open({ ratings: [exampleRating('ola', '9', 3)] });
  expect(await averageOnPlayerCard(services)).toBe('3 av 5');
  await press('Samlet', '5');
  fireEvent.click(button('Lagre'));
  await waitFor(() => expect(success).toHaveBeenCalledOnce());
  await waitFor(async () => expect(await averageOnPlayerCard(services)).toBe('4 av 5'));
});

test('SCOUT-5 the best three are on the podium, with position, team and average, and link to their cards', async () => {
  open({
    ratings: [
      exampleRating('ola', '4', 3),
      exampleRating('ola', '9', 5),
      exampleRating('per', '9', 4),
      exampleRating('ola', '1', 4),
    ],
  });
  const card = await podium();
  await card.findByText('3. plass');
  expect(card.getAllByText(/plass$/).map((badge) => badge.closest('li')?.textContent)).toEqual([
    '1Erlend HaugeAngriper · Arsenal4,5(2 vurderinger)1. plass',
    '2Jon ÅsheimKeeper · Arsenal4,0(1 vurdering)2. plass',
    '3Peder BrekkeForsvarer · Arsenal3,0(1 vurdering)3. plass',
  ]);
  expect(card.getByText('Jon Åsheim').getAttribute('href')).toBe('/scouting?lag=57&spiller=1');
});

test('SCOUT-17 if there is room beside the list, the best rated player is open when the address contains none', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  open({ at: '/scouting?lag=57', ratings: [exampleRating('ola', '4', 3), exampleRating('ola', '9', 5)] });
  const list = () => screen.getByLabelText('Velg spiller fra Arsenal', { selector: 'ul' });
  await waitFor(() => expect(list().querySelector('[aria-current="true"]')?.textContent).toContain('Erlend Hauge'));
  vi.unstubAllGlobals();
});

test('SCOUT-14 a player’s ratings are shown match by match, and can be loaded again after a failure', async () => {
  const course = vi.fn<ScoutingApi['course']>(() =>
    Promise.resolve([
      {
        ...JSON.parse('{"matchId":"7","ratedAt":"2026-11-21T20:00:00.000Z","mine":4.5,"friends":null}'),
        everybody: { average: 3.9, count: 12 },
      },
    ]),
  );
  course.mockRejectedValueOnce(offline);
  open({ scouting: { course } });
  fireEvent.click(await screen.findByText('Prøv igjen'));
  const date = await screen.findByText('21.11.2026');
  expect(date.closest('tr')?.textContent).toBe('21.11.20264,5–3,9');
  expect(complaints).toHaveBeenCalledWith('A query failed', expect.arrayContaining(['rating-course']), offline);
});

test('SCOUT-13 the squad opens when its last match is loaded, with a link to rate the whole team', async () => {
  let load: (matches: readonly Match[]) => void = () => {};
  const late = new Promise<readonly Match[]>((resolve) => {
    load = resolve;
  });
  open({
    at: '/scouting?lag=57',
    api: { matches: (day) => (day === '2026-11-21' ? late : Promise.resolve([])) },
  });
  expect(await screen.findByText('Laster lag...')).toBeTruthy();
  expect(screen.queryByText('Topp 3 spillere')).toBeNull();
  load([yesterday]);
  expect(await screen.findByText('Topp 3 spillere')).toBeTruthy();
  expect(screen.getAllByText('Vurder hele laget').length).toBeGreaterThan(0);
});

test('SCOUT-11 the players of a team cannot be rated if none of its matches has ended within a day', async () => {
  open({ matches: [], ratings: [exampleRating('u1', '9', 3)] });
  expect(await screen.findByText('Stengt')).toBeTruthy();
  expect(starsOf('Samlet')).toBe('3');
  await press('Samlet', '5');
  expect(starsOf('Samlet')).toBe('3');
  expect(screen.queryByText('Lagre')).toBeNull();
});

test('SCOUT-6 if the window closes while the spectator rates, unsaved stars are not sent, and the screen shows the reason', async () => {
  vi.setSystemTime(Date.parse('2026-11-22T20:29:55Z'));
  const { rate } = open({ ratings: [exampleRating('u1', '9', 3)] });
  await press('Samlet', '5');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(await screen.findByText('Fristen gikk ut før du lagret.')).toBeTruthy();
  expect(screen.getByText('Stengt')).toBeTruthy();
  expect(starsOf('Samlet')).toBe('3');
  expect(rate).not.toHaveBeenCalled();
});

test('SCOUT-6 the window closes 24 hours after the end that the page has seen', async () => {
  const { services } = open();
  services.live.start();
  await waitFor(() => expect(services.live.current()).not.toBeNull());
  await slider('Samlet');
  const change = (status: MatchStatus, at: string) => {
    const updatedAt = instantAt(Date.parse(at));
    const match = exampleMatch({ ...played, status, updatedAt });
    act(
      () =>
        void services.queryClient.setQueryData(
          matchesKey(osloDayOf(match.utcKickoff)),
          loadedDayList([match], updatedAt),
        ),
    );
  };
  change('IN_PLAY', '2026-11-21T20:30:00Z');
  change('FINISHED', '2026-11-21T20:45:00Z');
  vi.setSystemTime(Date.parse('2026-11-22T20:44:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.queryByText('Stengt')).toBeNull();
  vi.setSystemTime(Date.parse('2026-11-22T20:45:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Stengt')).toBeTruthy();
  services.live.stop();
});

const closedByDatabase = () =>
  Promise.reject(
    new TableError(
      'player_ratings',
      new PostgrestError({ message: 'closed', details: '', hint: '', code: RATING_CLOSED }),
    ),
  );

test('SCOUT-15 a rating that the database refuses as too late is undone, and the screen shows that the window has closed', async () => {
  open({ ratings: [exampleRating('ola', '9', 3), exampleRating('u1', '9', 4)], scouting: { rate: closedByDatabase } });
  await press('Samlet', '5');
  fireEvent.click(button('Lagre'));
  expect(await screen.findByText('Fristen gikk ut før du lagret.')).toBeTruthy();
  expect(screen.getByText('Stengt')).toBeTruthy();
  expect(starsOf('Samlet')).toBe('4');
  expect(average()).toBe('3,5: 2 vurderinger');
  expect(failure).toHaveBeenCalledExactlyOnceWith({
    title: 'Feil',
    text: 'Fristen gikk ut før vurderingen din kom fram.',
  });
});

test('a visitor sees averages and podium, and instead of a rating card a link to the sign-in, which leads back', async () => {
  open({ ratings: [exampleRating('ola', '9', 3)], api: { session: { status: 'signed-out', reason: 'visitor' } } });
  expect(await screen.findByText('Logg inn for å vurdere spillere')).toBeTruthy();
  await waitFor(() => expect(average()).toBe('3,0: 1 vurdering'));
  expect(sliders()).toEqual([]);
  expect(screen.queryByText(/^Min vurdering av/)).toBeNull();
  const [link] = screen.getAllByText('Logg inn', { selector: 'a' });
  expect(link?.getAttribute('href')).toBe('/auth?next=%2Fscouting%3Flag%3D57%26spiller%3D9');
});

test('ratings that could not be loaded can be loaded again, and no card claims that there are none', async () => {
  const totals = vi.fn<ScoutingApi['totals']>().mockRejectedValue(offline);
  open({ scouting: { totals } });
  const card = await podium();
  expect(await card.findByText('Kunne ikke hente vurderingene')).toBeTruthy();
  expect(card.queryByText('Ingen vurderinger ennå')).toBeNull();
  totals.mockResolvedValue(addUpRatings([exampleRating('ola', '9', 3)], new Set()));
  fireEvent.click(card.getByText('Prøv igjen'));
  await waitFor(() => expect(average()).toBe('3,0: 1 vurdering'));
});

test('SCOUT-12 the comment box writes about the player, in the team’s chat; of an unknown player the screen says so', async () => {
  open();
  expect(await screen.findByPlaceholderText('Scout Erlend Hauge live...')).toBeTruthy();
  cleanup();
  open({ at: '/scouting?lag=57&spiller=99' });
  expect(await screen.findByText('Fant ikke spilleren')).toBeTruthy();
});

const started = (id: number, name: string): LineUpPlayer => ({ id: String(id), name, shirtNumber: id, position: null });
const eleven = Array.from({ length: 11 }, (_, n) => started(n + 1, `Player ${n + 1}`));

function reportOf(match: Match, lineup = eleven): MatchReport {
  const none = { formation: null, lineup: [], bench: [] };
  return { match, events: [], lineUps: { home: { formation: '4-3-3', lineup, bench: [] }, away: none }, referee: null };
}

function openMatch(given: Given & { readonly report?: () => Promise<MatchReport> } = {}) {
  const { report = () => Promise.resolve(reportOf(yesterday)), ...rest } = given;
  return open({ at: '/scouting?match=7', ...rest, api: { ...rest.api, matchReport: report } });
}

test('SCOUT-13 after the match one key for each player rates a whole team, and one call saves it', async () => {
  const own = [exampleRating('u1', '5', 3, { match_id: '7' }), exampleRating('u1', '6', 4, { match_id: '6' })];
  const { rate } = openMatch({ ratings: [exampleRating('ola', '1', 3), ...own] });
  await slider('Player 1');
  expect(sliders()).toHaveLength(11);
  // Only stars that were given after this match are shown.
  expect([starsOf('Player 5'), starsOf('Player 6')]).toEqual(['3', '0']);
  for (const [n, key] of ['3', '4', '5'].entries()) await press(`Player ${n + 1}`, key);
  expect(document.activeElement).toBe(await slider('Player 4'));
  fireEvent.click(button('Lagre 3 vurderinger'));
  await waitFor(() => expect(success).toHaveBeenCalledOnce());
  expect(rate).toHaveBeenCalledOnce();
  const [change] = rate.mock.calls[0] ?? [];
  expect(change?.matchId).toBe('7');
  expect(change?.ratings.map(({ playerId, rating }) => [playerId, rating.overall, rating.mental])).toEqual([
    ['1', 3, null],
    ['2', 4, null],
    ['3', 5, null],
  ]);
  expect(screen.getByText('Player 2: 4,0')).toBeTruthy();
});

test('if a team cannot be saved, its stars reappear so that they can be saved again', async () => {
  openMatch({ scouting: { rate: refuses } });
  await press('Player 1', '3');
  await press('Player 2', '4');
  fireEvent.click(button('Lagre 2 vurderinger'));
  await waitFor(() => expect(failure).toHaveBeenCalledOnce());
  expect(await screen.findByText('Lagre 2 vurderinger')).toBeTruthy();
  expect([starsOf('Player 1'), starsOf('Player 2')]).toEqual(['3', '4']);
  expect(screen.getByText('Player 1: ingen vurderinger ennå')).toBeTruthy();
});

test('a match in play is closed to ratings; a missing line-up, an unknown match and a failed load say so', async () => {
  const inPlay = exampleMatch({ id: 7 });
  openMatch({ report: () => Promise.resolve(reportOf(inPlay)), matches: [] });
  expect(await screen.findByText('Stengt')).toBeTruthy();
  cleanup();
  openMatch({ at: '/scouting?match=7&lag=away' });
  expect(await screen.findByText('Oppstilling ikke klar')).toBeTruthy();
  cleanup();
  openMatch({ report: () => Promise.reject(new BackendFailure('gone', { status: 404, retryAfterMs: null })) });
  expect(await screen.findByText('Fant ikke kampen')).toBeTruthy();
  cleanup();
  openMatch({ report: fails });
  expect(await screen.findByText('Kunne ikke hente kampen')).toBeTruthy();
});

test('one press shows the other side, and a player of the line-up has a card', async () => {
  openMatch();
  fireEvent.click(await screen.findByLabelText('Liverpool'));
  expect(await screen.findByText('/scouting?match=7&lag=away')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Arsenal'));
  const [name] = await screen.findAllByText('Player 5');
  expect(name?.closest('a')?.getAttribute('href')).toBe('/scouting?match=7&lag=home&spiller=5');
});

test('a player of whom the provider gives only the name cannot be rated', async () => {
  openMatch({
    report: () =>
      Promise.resolve(reportOf(yesterday, [started(1, 'Player 1'), { ...started(2, 'Nameless'), id: 'Nameless' }])),
  });
  await slider('Player 1');
  expect(screen.queryByText('Nameless')).toBeNull();
});
