import {
  type Competition,
  fallbackCompetitions,
  type Follow,
  normaliseTeam,
  type Profile,
  type Team,
} from '@tribunen/domain';
import { toast } from '@tribunen/ui';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Outlet, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import { type FollowKindsApi, followKindsApi } from '../../api/followKindsApi.ts';
import { type FollowsApi, followsApi } from '../../api/followsApi.ts';
import { followsQuery } from '../../data/follows/followsQuery.ts';
import { useRows } from '../../data/useRows.ts';
import { ExampleRows } from '../../testing/ExampleRows.ts';
import { exampleFollow } from '../../testing/exampleFollow.ts';
import { exampleFollowsApi } from '../../testing/exampleFollowsApi.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { exampleUserId } from '../../testing/examplePeople.ts';
import { fakeApi, type FakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { FollowsContainer } from './FollowsContainer.tsx';

const failure = vi.spyOn(toast, 'failure');
const news = vi.spyOn(toast, 'news');
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  failure.mockReset();
});

const offline = new BackendFailure('no network', { status: null, retryAfterMs: null });
const brann = exampleFollow({ id: 'brann', entityId: '1', displayName: 'Brann', priority: 0 });
const league = exampleFollow({
  id: 'league',
  entityType: 'competition',
  entityId: '2021',
  displayName: 'Premier League',
  priority: 1,
});
const molde = exampleFollow({ id: 'molde', entityId: '3', displayName: 'Molde', priority: 2 });
const competitions = fallbackCompetitions('follows');
const team = (id: number, name: string): Team => normaliseTeam({ id, name });

interface Given {
  readonly follows?: readonly Follow[];
  readonly changes?: Partial<FollowsApi>;
  readonly kinds?: Partial<FollowKindsApi>;
  readonly api?: Partial<FakeApi>;
  readonly at?: string;
  /** Kari's name; empty when she has none. */
  readonly name?: string;
}

const profileOf = (name: string): Profile => ({ userId: exampleUserId('u1'), name, bio: null, myTeam: null });

function Around() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      <Outlet />
    </>
  );
}

const mine = '/settings/follows?fane=prioriterte';

/** The screen of Kari, whose id is u1. As in the app, the shell listens to the rows of her follows. */
function open({ follows = [brann, league, molde], name = 'Kari', changes, kinds = {}, api, at = mine }: Given = {}) {
  const server = { follows };
  const rows = new ExampleRows<Follow>();
  const given = fakeApi({
    profile: () => Promise.resolve(profileOf(name)),
    follows: () => Promise.resolve(server.follows),
    competitions: () => Promise.resolve(competitions),
    ...api,
  });
  const services = fakeServices(given);
  followsApi.replace(services.access, exampleFollowsApi(changes));
  followKindsApi.replace(services.access, kinds);
  function Shell() {
    useRows({ query: followsQuery(given, 'u1'), subscribe: rows.subscribe });
    return <Around />;
  }
  const children = [
    { path: '/settings/follows', element: <FollowsContainer /> },
    { path: '/results', element: null },
  ];
  render(<WithServices services={services} routes={[{ element: <Shell />, children }]} at={at} />);
  return { server, rows, services };
}

const listed = () => [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'));
const expectShown = (...ids: readonly string[]) => waitFor(() => expect(listed()).toEqual(ids));
const openMenu = async (name: string) => {
  fireEvent.keyDown(screen.getByRole('button', { name: `Mer om ${name}` }), { key: 'Enter' });
  return within(await screen.findByRole('menu'));
};
const choose = async (name: string, what: string) =>
  fireEvent.click((await openMenu(name)).getByRole('menuitem', { name: what }));
const search = async (text: string) => {
  fireEvent.change(await screen.findByPlaceholderText('Søk...'), { target: { value: text } });
  await act(() => vi.advanceTimersByTimeAsync(300));
};
const addable = () =>
  screen.getAllByRole('button', { name: /^Følg |^Du følger / }).map((button) => button.getAttribute('aria-label'));
/** A call that never ends. */
const under = () => new Promise<never>(() => {});

test('FOLLOW-3 teams and competitions are listed in the spectator’s order, and the tab is in the address', async () => {
  open({ at: '/settings/follows' });
  expect(await screen.findByPlaceholderText('Søk...')).toBeTruthy();
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Dine prioriterte' }));
  expect(await screen.findByText(mine)).toBeTruthy();
  await expectShown('brann', 'league', 'molde');
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Lag og konkurranser' }));
  expect(await screen.findByText('/settings/follows')).toBeTruthy();
});

test('follows that cannot be loaded show an error, and load again on request', async () => {
  let works = false;
  open({ api: { follows: () => (works ? Promise.resolve([brann]) : Promise.reject(offline)) } });
  const received = await screen.findByRole('alert');
  expect(received.textContent).toContain('Kunne ikke laste det du følger: får ikke kontakt med serveren');
  works = true;
  fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await expectShown('brann');
});

const notified = { ...brann, notifications: true };

test('NOTIFY-35 a choice of the kinds of events for a team shows at once, and is undone if it cannot be saved', async () => {
  let refuse = (_error: Error): void => {};
  const chooseKinds = vi.fn<FollowKindsApi['chooseKinds']>(
    () =>
      new Promise((_resolve, reject) => {
        refuse = reject;
      }),
  );
  open({ follows: [notified, league], kinds: { chooseKinds } });
  await expectShown('brann', 'league');
  fireEvent.click(await (await openMenu('Brann')).findByRole('menuitemradio', { name: 'Mål' }));
  expect(await screen.findByText(/bare mål/)).toBeTruthy();
  await waitFor(() => expect(chooseKinds).toHaveBeenCalledWith({ entityType: 'team', entityId: '1', kinds: 'goals' }));
  refuse(offline);
  await waitFor(() => expect(screen.queryByText(/bare mål/)).toBeNull());
  expect(failure.mock.lastCall?.[0].text).toBe('Kunne ikke endre varslene: får ikke kontakt med serveren');
});

test('with a backend that cannot store choices, the screen offers none', async () => {
  open({ follows: [notified], kinds: { followKinds: () => Promise.resolve(null) } });
  await expectShown('brann');
  const menu = await openMenu('Brann');
  expect(menu.getByRole('menuitem', { name: 'Slutt å følge' })).toBeTruthy();
  expect(menu.queryByRole('group')).toBeNull();
});

test('FOLLOW-6 FOLLOW-12 a move from the menu shows at once, and is one call', async () => {
  const reorder = vi.fn<FollowsApi['reorder']>(under);
  open({ changes: { reorder } });
  await expectShown('brann', 'league', 'molde');
  await choose('Molde', 'Flytt øverst');
  await expectShown('molde', 'brann', 'league');
  await waitFor(() => expect(reorder).toHaveBeenCalledOnce());
  expect(reorder.mock.lastCall).toEqual([
    {
      team: [
        { id: 'brann', priority: 1 },
        { id: 'molde', priority: 0 },
      ],
      competition: [{ id: 'league', priority: 2 }],
    },
  ]);
});

test('switching a bell off shows a toast with which it can be switched on again', async () => {
  const notified: boolean[] = [];
  const notify = (_id: string, on: boolean) => Promise.resolve(notified.push(on) > 0);
  open({ follows: [{ ...brann, notifications: true }], changes: { notify } });
  fireEvent.click(await screen.findByRole('switch', { name: 'Varsler for Brann' }));
  await waitFor(() => expect(news).toHaveBeenCalledOnce());
  const [said] = news.mock.calls[0] ?? [];
  expect(said?.title).toBe('Brann: ingen varsler');
  act(() => said?.action?.onPress());
  await waitFor(() => expect(notified).toEqual([false, true]));
});

test('a removed follow can be brought back to its place for eight seconds', async () => {
  const calls: string[] = [];
  const { server } = open({
    changes: {
      remove: async () => void calls.push('remove'),
      add: async (added) => void calls.push(...added.map(({ id, priority }) => `add ${id} at ${priority}`)),
    },
  });
  await expectShown('brann', 'league', 'molde');
  server.follows = [brann, molde];
  await choose('Premier League', 'Slutt å følge');
  expect(await screen.findByText('Du følger ikke lenger Premier League.')).toBeTruthy();
  expect(listed()).toEqual(['brann', 'molde']);
  server.follows = [brann, league, molde];
  fireEvent.click(screen.getByRole('button', { name: 'Angre' }));
  await expectShown('brann', 'league', 'molde');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Flytt Premier League');
  await waitFor(() => expect(calls).toEqual(['remove', 'add league at 1']));

  server.follows = [brann, league];
  await choose('Molde', 'Slutt å følge');
  expect(await screen.findByRole('button', { name: 'Angre' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(screen.queryByRole('button', { name: 'Angre' })).toBeNull();
});

test('FOLLOW-5 a follow that was removed and followed again from the search is listed once', async () => {
  const { server, rows } = open();
  await expectShown('brann', 'league', 'molde');
  server.follows = [brann, league];
  await choose('Molde', 'Slutt å følge');
  expect(await screen.findByRole('button', { name: 'Angre' })).toBeTruthy();
  rows.write('INSERT', { ...molde, id: exampleFollow({ id: 'again' }).id });
  await expectShown('brann', 'league', 'again');
  expect(screen.queryByRole('button', { name: 'Angre' })).toBeNull();
});

const choosing = '/settings/follows';

test('FOLLOW-8 FOLLOW-17 a spectator who already follows something searches without a guide: competitions come before teams, and a followed one cannot be added', async () => {
  const follow = vi.fn<FollowsApi['add']>(under);
  const premier: Competition = { id: 'XX' as Competition['id'], dbId: 9, name: 'Premiership', emblem: null };
  open({
    at: choosing,
    changes: { add: follow },
    api: { competitions: () => Promise.resolve([...competitions, premier]) },
  });
  await search('prem');
  expect(screen.queryByText(/av 3 valgt/)).toBeNull();
  await waitFor(() => expect(addable()).toEqual(['Du følger Premier League', 'Følg Premiership']));
  const followed = screen.getByRole('button', { name: 'Du følger Premier League' });
  expect(followed.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(followed);
  fireEvent.click(screen.getByRole('button', { name: 'Følg Premiership' }));
  expect(await screen.findByRole('button', { name: 'Du følger Premiership' })).toBeTruthy();
  await waitFor(() => expect(follow).toHaveBeenCalledOnce());
  expect(follow.mock.lastCall?.[0]).toMatchObject([{ entityType: 'competition', entityId: '9', priority: 3 }]);
});

test('FOLLOW-10 if no team is found, three letters load the teams of at most three competitions', async () => {
  const teams = vi.fn<FakeApi['teams']>(({ id }) => Promise.resolve([team(id === 'SA' ? 50 : 51, `Torino ${id}`)]));
  const searchTeams = vi.fn<FakeApi['searchTeams']>(() => Promise.resolve([]));
  open({ at: choosing, api: { teams, searchTeams } });
  await search('to');
  expect(await screen.findByText('Ingen treff')).toBeTruthy();
  expect(teams).not.toHaveBeenCalled();
  await search('tor');
  expect(await screen.findByRole('button', { name: 'Følg Torino SA' })).toBeTruthy();
  expect(teams.mock.calls.map(([{ id }]) => id)).toEqual(['PL', 'PD', 'SA']);
  expect(searchTeams).not.toHaveBeenCalled();
});

test('COMP-5 while the teams of competitions are loading, the well-known clubs are found', async () => {
  open({ at: choosing, api: { teams: () => new Promise(() => {}) } });
  await search('bayer');
  expect(await screen.findByRole('button', { name: 'Følg Bayern München' })).toBeTruthy();
});

test('FOLLOW-15 if three competitions contain no match, the team is searched for by name', async () => {
  const searchTeams = vi.fn<FakeApi['searchTeams']>(() => Promise.resolve([team(7, 'Rosenborg BK')]));
  open({ at: choosing, api: { searchTeams } });
  await search('rosen');
  expect(await screen.findByRole('button', { name: 'Følg Rosenborg BK' })).toBeTruthy();
  expect(searchTeams.mock.calls).toEqual([['rosen']]);
});

test('a competition that is opened shows its teams, which are then searched too', async () => {
  let answer = (_teams: readonly Team[]): void => {};
  const teams = vi.fn<FakeApi['teams']>(() => new Promise((resolve) => (answer = resolve)));
  open({ at: choosing, api: { teams } });
  fireEvent.click(await screen.findByRole('button', { name: 'Serie A' }));
  expect(await screen.findByText('Laster lag...')).toBeTruthy();
  await act(async () => answer([team(1, 'Brann'), team(9, 'Torino FC')]));
  expect(await screen.findByRole('button', { name: 'Du følger Brann' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Følg Torino FC' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Serie A' }));
  expect(screen.queryByRole('button', { name: 'Følg Torino FC' })).toBeNull();
  await search('tori');
  expect(await screen.findByRole('button', { name: 'Følg Torino FC' })).toBeTruthy();
  expect(teams).toHaveBeenCalledOnce();
});

const noNetwork = () => Promise.reject(offline);

test('COMP-4 built-in competitions replace a list that cannot be loaded, and it is loaded again fifteen seconds later', async () => {
  const load = vi.fn<FakeApi['competitions']>().mockImplementationOnce(noNetwork);
  const [first] = fallbackCompetitions('follows');
  load.mockResolvedValue(first === undefined ? [] : [{ ...first, name: 'Toppserien' }]);
  open({ at: choosing, api: { competitions: load } });
  expect(await screen.findByRole('button', { name: 'Ligue 1' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(await screen.findByRole('button', { name: 'Toppserien' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ligue 1' })).toBeNull();
});

test('COMP-7 a competition whose teams cannot be loaded has none until they are loaded again a minute later', async () => {
  const load = vi.fn<FakeApi['teams']>().mockImplementationOnce(noNetwork);
  load.mockResolvedValue([team(60, 'Skarvik')]);
  open({ at: choosing, api: { teams: load } });
  fireEvent.click(await screen.findByRole('button', { name: 'Ligue 1' }));
  expect(await screen.findByText('Fant ingen lag.')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByRole('button', { name: 'Følg Skarvik' })).toBeTruthy();
});

const today = exampleMatch({ id: 1, homeTeam: { id: 61, name: 'Sandsund' }, awayTeam: { id: 62, name: 'Lyngøy' } });
const suggested = {
  matches: () => Promise.resolve([today]),
  searchTeams: () => Promise.resolve([team(60, 'Skarvik')]),
  profile: () => Promise.resolve({ userId: 'u1' as never, name: 'Kari', bio: null, myTeam: 'Skarvik' }),
};

test('FOLLOW-16 the favourite team and today’s teams are suggested, and keep their places when followed', async () => {
  open({ at: choosing, api: suggested, changes: { add: under } });
  expect(await screen.findByRole('button', { name: 'Følg Skarvik' })).toBeTruthy();
  const first = () => addable().slice(0, 4);
  expect(first()).toEqual(['Følg Skarvik', 'Følg Sandsund', 'Følg Lyngøy', 'Følg La Liga']);
  fireEvent.click(screen.getByRole('button', { name: 'Følg Sandsund' }));
  await waitFor(() => expect(first()).toEqual(['Følg Skarvik', 'Du følger Sandsund', 'Følg Lyngøy', 'Følg La Liga']));
});

test('FOLLOW-16 today’s teams are suggested when the favourite team cannot be looked up', async () => {
  open({ at: choosing, api: { ...suggested, searchTeams: noNetwork } });
  expect(await screen.findByRole('button', { name: 'Følg Sandsund' })).toBeTruthy();
  expect(addable().slice(0, 2)).toEqual(['Følg Sandsund', 'Følg Lyngøy']);
});

test('FOLLOW-17 at the first visit three teams and an answer take four taps, and notifications come last', async () => {
  const notified: unknown[] = [];
  const changes = { notify: (id: string) => Promise.resolve(notified.push(id) > 0) };
  const { server } = open({
    at: choosing,
    follows: [],
    api: suggested,
    changes: { ...changes, add: async (added) => void (server.follows = [...server.follows, ...added]) },
  });
  expect(await screen.findByText('0 av 3 valgt')).toBeTruthy();
  for (const name of ['Skarvik', 'Sandsund', 'Lyngøy']) {
    fireEvent.click(await screen.findByRole('button', { name: `Følg ${name}` }));
  }
  expect(await screen.findByText(/^Gjelder Skarvik, Sandsund og Lyngøy\./)).toBeTruthy();
  expect(notified).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Ja, varsle meg' }));
  await waitFor(() => expect(notified).toHaveLength(3));
  // The guide ends at today's matches.
  expect(await screen.findByText('/results')).toBeTruthy();
});

test('FOLLOW-17 a user without a name is asked for it first, and it is saved', async () => {
  const server = { name: '' };
  const profile = () => Promise.resolve(profileOf(server.name));
  const saveProfile = vi.fn<FakeApi['saveProfile']>((_user, { name = '' }) => {
    server.name = name;
    return profile();
  });
  open({ at: choosing, follows: [], api: { profile, saveProfile } });
  expect(await screen.findByRole('heading', { name: 'Hva skal vennene dine kalle deg?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Fortsett' }));
  expect(await screen.findByText('Navnet kan ikke være tomt')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Navn'), { target: { value: 'Kari' } });
  fireEvent.click(screen.getByRole('button', { name: 'Fortsett' }));
  expect(await screen.findByText('0 av 3 valgt')).toBeTruthy();
  expect(saveProfile).toHaveBeenCalledExactlyOnceWith('u1', { name: 'Kari' });
});

test('FOLLOW-17 skipping the guide leads to today’s matches', async () => {
  open({ at: choosing, follows: [] });
  fireEvent.click(await screen.findByRole('button', { name: 'Hopp over' }));
  expect(await screen.findByText('/results')).toBeTruthy();
});

test('FOLLOW-17 the guide is offered to a spectator who has removed all follows', async () => {
  open({ follows: [brann], changes: { remove: () => Promise.resolve() } });
  await expectShown('brann');
  await choose('Brann', 'Slutt å følge');
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Lag og konkurranser' }));
  expect(await screen.findByText('0 av 3 valgt')).toBeTruthy();
});

test('MATCH-31 a follow has the short name of a loaded club, and the country’s Norwegian name', async () => {
  const match = exampleMatch({
    homeTeam: { id: 1, name: 'SK Brann', shortName: 'Brann' },
    awayTeam: { id: 9, name: 'Ivory Coast', shortName: 'Ivory Coast' },
  });
  const long = { ...brann, displayName: 'SK Brann' };
  const norway = exampleFollow({ id: 'norway', entityId: '8', displayName: 'Norway', priority: 1 });
  const ivoryCoast = exampleFollow({ id: 'ci', entityId: '9', displayName: 'Elfenbenskysten', priority: 2 });
  open({ follows: [long, norway, ivoryCoast], api: { matches: () => Promise.resolve([match]) } });
  expect(await screen.findByRole('switch', { name: 'Varsler for Brann' })).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Varsler for Norge' })).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Varsler for Elfenbenskysten' })).toBeTruthy();
});

test('COMP-5 a well-known club that plays on no loaded day has its short name', async () => {
  const united = exampleFollow({ id: 'united', entityId: '66', displayName: 'Manchester United FC' });
  const genoa = exampleFollow({ id: 'genoa', entityId: '107', displayName: 'Genoa CFC', priority: 1 });
  open({ follows: [united, genoa] });
  expect(await screen.findByRole('switch', { name: 'Varsler for Man United' })).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Varsler for Genoa CFC' })).toBeTruthy();
});

const fileOf = (content: string) => new File([content], 'folger.json', { type: 'application/json' });
const read = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('Hent fra fil', { selector: 'input' }), { target: { files: [file] } });

test('FOLLOW-18 a saved file is merged, and the screen counts its duplicates', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:1';
  });
  // A real click on the link would make the test's page navigate.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  open({ changes: { add: under } });
  await expectShown('brann', 'league', 'molde');
  fireEvent.click(screen.getByRole('button', { name: 'Lagre som fil' }));
  const saved: unknown = JSON.parse((await blobs[0]?.text()) ?? '');
  expect(saved).toMatchObject({ follows: [{ name: 'Brann' }, { name: 'Premier League' }, { name: 'Molde' }] });
  const more = { type: 'team', id: '9', name: 'Odd' };
  const merged = {
    format: 'tribunen-follows',
    version: 1,
    follows: [{ type: 'team', id: 1, name: 'Brann' }, more, {}],
  };
  await read(fileOf(JSON.stringify(merged)));
  const received = await screen.findByText('1 lagt til. 1 fulgte du fra før. 1 oppføring kunne ikke leses.');
  // The message must be above the pressed button, because below it might be out of sight.
  const button = screen.getByRole('button', { name: 'Hent fra fil' });
  expect(received.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await waitFor(() => expect(listed()).toHaveLength(4));
});

test.each([
  ['heia', 'Filen kan ikke leses. Velg filen du lagret herfra.'],
  [
    '{"format":"tribunen-follows","version":2,"follows":[]}',
    'Filen er lagret av en nyere versjon av Tribunen. Oppdater, og prøv igjen.',
  ],
])('FOLLOW-18 of the file %s it is said: %s', async (content, words) => {
  const add = vi.fn<FollowsApi['add']>(under);
  open({ changes: { add } });
  await expectShown('brann', 'league', 'molde');
  await read(fileOf(content));
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(add).not.toHaveBeenCalled();
});

test('FOLLOW-18 a file that cannot be opened shows an error', async () => {
  open();
  await expectShown('brann', 'league', 'molde');
  const file = fileOf('');
  vi.spyOn(file, 'text').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  await read(file);
  expect((await screen.findByRole('alert')).textContent).toBe('Filen kunne ikke åpnes.');
});

test('a follow whose id was stored with spaces around it is recognised as that team', async () => {
  const blanks = exampleFollow({ entityId: '61', displayName: ' Sandsund ' });
  open({ at: choosing, follows: [blanks], api: suggested });
  await screen.findByRole('heading', { name: 'Forslag' });
  expect(addable()).not.toContain('Følg Sandsund');
});
