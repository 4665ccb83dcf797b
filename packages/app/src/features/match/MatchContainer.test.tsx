import { eventsOf, type Follow, instantAt, type Match, type MatchState } from '@tribunen/domain';
import { followId } from '@tribunen/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { parse } from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import { knownKey } from '../../api/access/knownKey.ts';
import type { MatchStatesListener } from '../../api/realtime/live_matches_new.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { ExampleSession, signedInAs } from '../../testing/ExampleSession.ts';
import { fakeApi, type FakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { MatchContainer } from './MatchContainer.tsx';

const start = Date.parse('2026-11-21T14:30:00Z');
const brann = exampleMatch();
const molde = exampleMatch({ id: 2, homeTeam: { id: 3, name: 'Molde' }, awayTeam: { id: 4, name: 'Rosenborg' } });
const later = exampleMatch({
  id: 3,
  status: 'TIMED',
  minute: null,
  utcKickoff: '2026-11-21T13:00:00Z',
  homeTeam: { id: 5, name: 'Lyn' },
  awayTeam: { id: 6, name: 'Skeid' },
});
const followsMolde: Follow = {
  id: parse(followId, 'f1'),
  entityType: 'team',
  entityId: '3',
  displayName: 'Molde',
  crestUrl: null,
  priority: 0,
  notifications: true,
  createdAt: null,
};
const noLineUp = { formation: null, lineup: [], bench: [] };

function listed(...matches: readonly Match[]): FakeApi['matches'] {
  return () => Promise.resolve(matches);
}

function reported(match: Match): FakeApi['matchReport'] {
  const lineUps = { home: noLineUp, away: noLineUp };
  return () => Promise.resolve({ match, events: [], lineUps, referee: null });
}

/** The match's own row, with one more home goal. */
function goalIn(match: Match, score: MatchState['score']): MatchState {
  return {
    matchId: match.id,
    status: 'IN_PLAY',
    minute: 31,
    injuryTime: null,
    score,
    updatedAt: instantAt(Date.now()),
  };
}

function open(given: Parameters<typeof fakeApi>[0], at = '/match') {
  const services = fakeServices(fakeApi(given));
  const element = <MatchContainer />;
  const routes = [
    { path: '/match', element },
    { path: '/results', element: null },
  ];
  render(<WithServices services={services} routes={routes} at={at} />);
  services.live.start();
  return services;
}

/** The header's accessible text of the match, which the list of matches contains too. */
const header = (text: RegExp) => screen.getByText(text, { ignore: 'li *' });

/** Advances the clock, and lets everything due run. */
async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
test('the address opens its match, which is loaded if no list contains it', async () => {
  open({ matchReport: reported(molde) }, '/match?match=2');
  expect(screen.getByText('Laster kampdetaljer...')).toBeTruthy();
  await pass(100);
  expect(header(/^Molde 0, Rosenborg 0/)).toBeTruthy();
});

test('KNOWN-1 the match screen shows a delayed reader the delay and a button to change it, until the match is over', async () => {
  localStorage.setItem(knownKey, JSON.stringify({ delay: 38 }));
  open({ matchReport: reported(molde) }, '/match?id=2');
  await pass(100);
  await vi.dynamicImportSettled();
  await pass(100);
  expect(screen.getByText('−38 s')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Forsinkelse' }));
  expect(screen.getByRole('dialog', { name: 'Forsinkelse' })).toBeTruthy();
  cleanup();
  open({ matchReport: reported({ ...molde, status: 'FINISHED' }) }, '/match?id=2');
  await pass(100);
  expect(screen.queryByRole('button', { name: 'Forsinkelse' })).toBeNull();
});

test('an address without a match opens the first in play, followed matches first', async () => {
  open({ matches: listed(later, brann, molde), follows: () => Promise.resolve([followsMolde]) });
  await pass(100);
  expect(header(/^Molde 0, Rosenborg 0/)).toBeTruthy();
});

test('an address without a match opens the last opened match, if it is of today', async () => {
  open({ matches: listed(brann, molde), matchReport: reported(molde) }, '/match?id=2');
  await pass(100);
  cleanup();
  open({ matches: listed(brann, molde) });
  await pass(100);
  expect(header(/^Molde 0, Rosenborg 0/)).toBeTruthy();
  cleanup();
  open({ matches: listed(brann) });
  await pass(100);
  expect(header(/^Brann 0, Viking 0/)).toBeTruthy();
});

test('ACCOUNT-20 the last opened match is forgotten when the session ends, even while it is open', async () => {
  const looked = () => Object.entries(localStorage).filter(([key]) => key.includes('looked-at'));
  const sessions = new ExampleSession(signedInAs('u1'));
  const services = open({ matches: listed(brann, molde), watchSession: sessions.watch }, '/match?id=2');
  services.privateData.start();
  await pass(100);
  expect(looked()).toEqual([['tribunen-private:u1:looked-at', '2']]);
  act(() => sessions.emit({ status: 'signed-out', reason: 'left' }));
  await pass(100);
  expect(looked()).toEqual([]);
});

test('the screen, with any open menu, stays the same while its match is chosen', async () => {
  open({ matches: listed(brann) });
  const title = screen.getByRole('heading', { level: 1 });
  await pass(100);
  expect(header(/^Brann 0, Viking 0/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 })).toBe(title);
});

test('the open match stays when another that sorts before it kicks off', async () => {
  let socket: MatchStatesListener | undefined;
  open({
    matches: listed(later, brann),
    subscribeToLiveMatches: (listener) => {
      socket = listener;
      return () => {};
    },
  });
  await pass(100);
  expect(header(/^Brann 0, Viking 0/)).toBeTruthy();
  await pass(1000);
  act(() => socket?.onState(goalIn(later, { home: 0, away: 0 })));
  await pass(100);
  expect(header(/^Brann 0, Viking 0/)).toBeTruthy();
});

test('the screen says at the first answer that an unknown match does not exist', async () => {
  const matchReport = vi.fn<FakeApi['matchReport']>(() =>
    Promise.reject(new BackendFailure('not found', { status: 404, retryAfterMs: null })),
  );
  open({ matchReport }, '/match?id=99');
  await pass(100);
  expect(screen.getByText('Fant ikke kampen')).toBeTruthy();
  expect(matchReport).toHaveBeenCalledTimes(1);
});

test('a match that fails to load can be tried again', async () => {
  const matchReport = vi.fn<FakeApi['matchReport']>(() => Promise.reject(new Error('down')));
  open({ matchReport }, '/match?id=2');
  await pass(5000);
  expect(screen.getByRole('alert').textContent).toContain('Kunne ikke laste kampdetaljer');
  matchReport.mockImplementation(reported(molde));
  fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await pass(100);
  expect(header(/^Molde 0, Rosenborg 0/)).toBeTruthy();
});

test('a goal in the match changes its score and shows the goal banner for ten seconds', async () => {
  let socket: MatchStatesListener | undefined;
  open(
    {
      matchReport: reported(molde),
      subscribeToMatchState: (_match, listener) => {
        socket = listener;
        return () => {};
      },
    },
    '/match?id=2',
  );
  await pass(1000);
  // The match is rendered after its skeleton, and only then the banner's code is loaded.
  await pass(100);
  act(() => socket?.onState(goalIn(molde, { home: 1, away: 0 })));
  await pass(100);
  expect(header(/^Molde 1, Rosenborg 0/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Lukk' })).toBeTruthy();
  await pass(11_000);
  expect(screen.queryByRole('button', { name: 'Lukk' })).toBeNull();
});

test('the screen asks once which side the spectator cheers for, and remembers it when the match is opened again', async () => {
  open({ matchReport: reported(molde) }, '/match?id=2');
  await pass(100);
  fireEvent.click(screen.getByRole('button', { name: 'Hvem heier du på?' }));
  fireEvent.click(screen.getByRole('button', { name: 'Rosenborg' }));
  cleanup();
  open({ matchReport: reported(molde) }, '/match?id=2');
  await pass(100);
  expect(screen.getByRole('button', { name: /Heier på Rosenborg|Jubel/ })).toBeTruthy();
});

test('in a wide window the other matches of the day are beside the match, followed teams first, and its chat is under its header', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  open({ matches: listed(later, brann, molde), follows: () => Promise.resolve([followsMolde]) }, '/match?id=1');
  await pass(200);
  // The chat is rendered after the match, and only then loads its messages.
  await pass(200);
  await pass(200);
  const rows = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
  expect(rows.map((text) => /Brann|Molde|Lyn/.exec(text)?.[0])).toEqual(['Molde', 'Brann', 'Lyn']);
  expect(screen.getByText('Ingen kommentarer ennå...')).toBeTruthy();
  expect(screen.getByPlaceholderText('Kommenter Brann – Viking...')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Spillervurderinger' })).toBeNull();
});

test('on a phone the other matches are rendered on request, and the text typed there is kept', async () => {
  open({ matches: listed(brann, molde) }, '/match?id=1');
  await pass(200);
  expect(screen.queryByRole('listitem', { hidden: true })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Bytt kamp' }));
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Mol' } });
  fireEvent.click(screen.getByRole('button', { name: 'Lukk kamplisten' }));
  fireEvent.click(screen.getByRole('button', { name: 'Bytt kamp' }));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'Mol');
});

test('after the match a link leads to the ratings of its players', async () => {
  const over = exampleMatch({ status: 'FINISHED', minute: null });
  open({ matches: listed(over) }, '/match?id=1');
  await pass(200);
  expect(screen.getByRole('link', { name: 'Spillervurderinger' }).getAttribute('href')).toBe('/scouting?match=1');
});

test('CHAT-13 a visitor is led to the sign-in, which leads back to the match', async () => {
  open({ matches: listed(brann), session: { status: 'signed-out', reason: 'visitor' } }, '/match?id=1');
  await pass(200);
  expect(screen.getByPlaceholderText('Logg inn for å kommentere...')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Logg inn/ }).getAttribute('href')).toBe('/auth?next=%2Fmatch%3Fid%3D1');
});

test('beside the chat the report is loaded again when its match changes', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  let socket: MatchStatesListener | undefined;
  const matchReport = vi.fn(reported(molde));
  open(
    {
      matches: listed(molde),
      matchReport,
      subscribeToMatchState: (_match, listener) => {
        socket = listener;
        return () => {};
      },
    },
    '/match?id=2',
  );
  await pass(1000);
  await vi.dynamicImportSettled();
  await pass(100);
  expect(screen.getByText('Ingen hendelser registrert så langt')).toBeTruthy();
  const goals = [{ minute: 31, type: 'REGULAR', team: { id: 3, name: 'Molde' }, scorer: { name: 'Berg' } }];
  matchReport.mockImplementation(() =>
    Promise.resolve({
      match: molde,
      events: eventsOf({ homeTeam: { id: 3, name: 'Molde' }, awayTeam: { id: 4, name: 'Rosenborg' }, goals }),
      lineUps: { home: noLineUp, away: noLineUp },
      referee: null,
    }),
  );
  act(() => socket?.onState(goalIn(molde, { home: 1, away: 0 })));
  await pass(1000);
  expect(screen.getByText('Berg')).toBeTruthy();
});
