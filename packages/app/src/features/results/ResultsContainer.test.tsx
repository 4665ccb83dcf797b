import {
  instantAt,
  type FollowId,
  type Follow,
  type Match,
  type MatchId,
  type MatchState,
  type OsloDay,
  parseOsloDay,
} from '@tribunen/domain';
import { LateCode } from '@tribunen/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchStatesListener } from '../../api/realtime/live_matches_new.ts';
import { loadedDayList } from '../../data/matches/DayList.ts';
import { matchesKey } from '../../data/matches/matchesQuery.ts';
import { allPrivateKey } from '../../services/privateKey.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { fakeApi, type FakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { ResultsContainer } from './ResultsContainer.tsx';

const start = Date.parse('2026-11-21T14:30:00Z');
const brann = exampleMatch();
const followsBrann: Follow = {
  id: 'f1' as FollowId,
  entityType: 'team',
  entityId: '1',
  displayName: 'Brann',
  crestUrl: null,
  priority: 0,
  notifications: true,
  createdAt: null,
};
const followsEliteserien: Follow = { ...followsBrann, id: 'f2' as FollowId, entityType: 'competition', entityId: '9' };

/** A goal for the visitors, just now. */
function goalFor(matchId: MatchId): MatchState {
  return {
    matchId,
    status: 'IN_PLAY',
    minute: 31,
    injuryTime: null,
    score: { home: 0, away: 1 },
    updatedAt: instantAt(start),
  };
}

/** Replaces the pane, which belongs to another feature. */
const pane = new LateCode(() => Promise.resolve(() => <p>Pane</p>), 'The pane did not load');

function open(given: Partial<FakeApi>, at = '/results') {
  const services = fakeServices(fakeApi(given));
  render(
    <WithServices
      services={services}
      routes={[{ path: '/results', element: <ResultsContainer pane={pane} /> }]}
      at={at}
    />,
  );
  return services;
}

/** Advances the clock, and lets everything due run. */
async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('the whole day is loaded, and 50 ms later the followed competitions are loaded again', async () => {
  const matches = vi.fn<FakeApi['matches']>(() => Promise.resolve([brann]));
  open({ matches, follows: () => Promise.resolve([followsEliteserien]) });
  await pass(0);
  expect(matches.mock.calls).toEqual([['2026-11-21']]);

  await pass(60);
  expect(matches.mock.calls).toEqual([['2026-11-21'], ['2026-11-21', ['9']]]);
});

test('the answer for the followed competitions updates its matches and removes none', async () => {
  const other = exampleMatch({
    id: 2,
    homeTeam: { id: 3, name: 'Molde' },
    competition: { id: 8, code: 'NM', name: 'NM' },
  });
  const newer = exampleMatch({ score: { fullTime: { home: 3, away: 0 } }, updatedAt: '2026-11-21T14:30:00Z' });
  open({
    matches: (_day: OsloDay, competitions?: readonly string[]) =>
      Promise.resolve<readonly Match[]>(competitions === undefined ? [brann, other] : [newer]),
    follows: () => Promise.resolve([followsEliteserien]),
  });
  await pass(100);
  expect(screen.getByText(/Brann 3, Viking 0/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Vis alle andre kamper i dag' })).toBeTruthy();
});

test('MATCH-13 a reader without follows sees all matches from the start, those in play first, and can hide them', async () => {
  const finished = exampleMatch({ id: 2, status: 'FINISHED', homeTeam: { id: 3, name: 'Molde' } });
  open({ matches: () => Promise.resolve([finished, brann]), follows: () => Promise.resolve([]) });
  await pass(0);
  const hide = screen.getByRole('button', { name: /^Skjul/ });
  const cards = () => screen.queryAllByRole('link', { name: /Viking/ }).map((card) => card.getAttribute('href'));
  expect(cards()).toEqual(['/match/1', '/match/2']);
  fireEvent.click(hide);
  expect(cards()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Vis alle andre kamper i dag' })).toBeTruthy();
});

test.each([
  ['today', '/results', 50],
  ['another day', '/results?date=2026-11-25', 200],
])('the spinner for %s waits for %s and shows after %i ms', async (_which, at, delay) => {
  open({ matches: () => new Promise(() => {}) }, at);
  await pass(delay - 1);
  expect(screen.queryByText('Laster kamper…')).toBeNull();
  await pass(1);
  expect(screen.getByText('Laster kamper…')).toBeTruthy();
});

test('a list that cannot be loaded says so, and loads on retry', async () => {
  const matches = vi
    .fn<FakeApi['matches']>()
    .mockRejectedValueOnce(new Error('API call failed: 500'))
    .mockResolvedValue([brann]);
  open({ matches, follows: () => Promise.resolve([followsBrann]) });
  await pass(0);
  expect(screen.getByText('Kunne ikke hente kamper. Prøv igjen.')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await pass(0);
  expect(screen.getByText(/Brann 0, Viking 0/)).toBeTruthy();
});

test('a goal from the socket is on the card, and its half is lit for ten seconds', async () => {
  let listener: MatchStatesListener | null = null;
  const services = open({
    matches: () => Promise.resolve([brann]),
    follows: () => Promise.resolve([followsBrann]),
    subscribeToLiveMatches: (given) => {
      listener = given;
      return () => {};
    },
  });
  services.live.start();
  await pass(0);
  act(() => listener?.onState(goalFor(brann.id)));
  await pass(0);
  const card = screen.getByText(/Brann 0, Viking 1/).closest('a');
  const litHalves = () =>
    [...(card?.querySelectorAll('[data-floodlight]') ?? [])].map((half) => half.getAttribute('data-floodlight'));
  expect(litHalves()).toEqual(['away']);
  await pass(9_900);
  expect(litHalves()).toEqual(['away']);
  await pass(100);
  expect(litHalves()).toEqual([]);
  services.live.stop();
});

test('when follows cannot be loaded every match is shown, and following is not mentioned', async () => {
  open({ matches: () => Promise.resolve([brann]), follows: () => Promise.reject(new Error('user_follows: timeout')) });
  await pass(0);
  expect(screen.getByText(/Brann 0, Viking 0/)).toBeTruthy();
  expect(screen.queryByText('Du har ikke valgt noe å følge enda.')).toBeNull();
});

test('loaded follows stay when they cannot be loaded again', async () => {
  let works = true;
  const services = open({
    matches: () => Promise.resolve([brann, exampleMatch({ id: 2, homeTeam: { id: 3, name: 'Molde' } })]),
    follows: () => (works ? Promise.resolve([followsBrann]) : Promise.reject(new Error('user_follows: timeout'))),
  });
  await pass(0);
  works = false;
  await act(() => services.queryClient.invalidateQueries({ queryKey: allPrivateKey }));
  await pass(0);
  expect(screen.queryByText(/Molde 0/)).toBeNull();
  expect(screen.getByText(/Brann 0, Viking 0/)).toBeTruthy();
});

test('loaded matches wait at most three seconds for follows', async () => {
  open({ matches: () => Promise.resolve([brann]), follows: () => new Promise(() => {}) });
  await pass(2_900);
  expect(screen.queryByText(/Brann 0, Viking 0/)).toBeNull();
  await pass(200);
  expect(screen.getByText(/Brann 0, Viking 0/)).toBeTruthy();
});

test('the notice of a failed reload stays until a reload succeeds, whatever arrives by the socket meanwhile', async () => {
  let listener: MatchStatesListener | null = null;
  let works = true;
  const services = open({
    matches: () => (works ? Promise.resolve([brann]) : Promise.reject(new Error('API call failed: 500'))),
    follows: () => Promise.resolve([followsBrann]),
    subscribeToLiveMatches: (given) => {
      listener = given;
      return () => {};
    },
  });
  services.live.start();
  await pass(0);
  works = false;
  await act(() => services.queryClient.invalidateQueries({ queryKey: ['matches'] }));
  await pass(0);
  act(() => listener?.onState(goalFor(brann.id)));
  await pass(0);

  expect(screen.getByText(/Brann 0, Viking 1/)).toBeTruthy();
  expect(screen.getByText(/Kunne ikke hente nye resultater/)).toBeTruthy();
  act(() => services.live.stop());
});

test('«Pågår» shows the number of followed matches in play, «Ferdige» lists finished matches, and another day shows all again', async () => {
  const over = exampleMatch({
    id: 2,
    homeTeam: { id: 1, name: 'Brann' },
    awayTeam: { id: 4, name: 'Odd' },
    status: 'FINISHED',
  });
  const other = exampleMatch({ id: 3, homeTeam: { id: 5, name: 'Molde' }, awayTeam: { id: 6, name: 'Start' } });
  open({ matches: () => Promise.resolve([brann, over, other]), follows: () => Promise.resolve([followsBrann]) });
  await pass(100);
  const steps = history.length;
  fireEvent.click(screen.getByRole('button', { name: 'Pågår 1' }));
  await pass(100);
  expect(screen.queryByText(/Brann.*Odd/)).toBeNull();
  expect(screen.getByText(/Brann 0, Viking 0/)).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Ferdige' }));
  await pass(100);
  expect(screen.getByText(/Brann.*Odd/)).toBeTruthy();
  expect(screen.queryByText(/Brann 0, Viking 0/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Vis alle andre kamper i dag' })).toBeNull();
  expect(history.length).toBe(steps);

  fireEvent.click(screen.getByRole('button', { name: /søndag 22\. november 2026/ }));
  await pass(100);
  expect(screen.getByRole('button', { name: 'Alle', pressed: true })).toBeTruthy();
});

test('a day without followed matches links to the next day with some, when the days in between are loaded', async () => {
  const days: readonly OsloDay[] = ['2026-11-24', '2026-11-22', '2026-11-23'].flatMap((day) => parseOsloDay(day) ?? []);
  const matches = vi.fn<FakeApi['matches']>((day) => Promise.resolve(day === days[0] ? [brann] : []));
  const services = open({ matches, follows: () => Promise.resolve([followsBrann]) });
  await pass(100);
  expect(screen.getByText('Ingen prioriterte kamper i dag.')).toBeTruthy();
  for (const day of days) {
    expect(screen.queryByRole('button', { name: /Neste kampdag/ })).toBeNull();
    const list = loadedDayList(await matches(day), instantAt(start));
    act(() => void services.queryClient.setQueryData(matchesKey(day), list));
  }
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Neste kampdag: tirsdag 24. november' }));
  await pass(100);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Resultater – 24. november');
  expect(screen.getByText(/Brann 0, Viking 0/)).toBeTruthy();
});

test('MATCH-35 below a quiet day are the matches of the next day with followed matches', async () => {
  const [tomorrow] = ['2026-11-22'].flatMap((day) => parseOsloDay(day) ?? []);
  if (tomorrow === undefined) throw new Error('no such day');
  const viking = exampleMatch({ id: 8, homeTeam: { id: 2, name: 'Viking' }, awayTeam: { id: 1, name: 'Brann' } });
  const other = exampleMatch({ id: 9, homeTeam: { id: 3, name: 'Molde' }, awayTeam: { id: 4, name: 'Rosenborg' } });
  const services = open({ matches: () => Promise.resolve([brann]), follows: () => Promise.resolve([followsBrann]) });
  await pass(100);
  expect(screen.queryByText(/Neste kampdag/)).toBeNull();
  act(
    () =>
      void services.queryClient.setQueryData(matchesKey(tomorrow), loadedDayList([viking, other], instantAt(start))),
  );
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Neste kampdag: søndag 22. november' })).toBeTruthy();
  expect(screen.getByText(/Viking 0, Brann 0/)).toBeTruthy();
  expect(screen.queryByText(/Molde/)).toBeNull();
});

test('choosing the shown day again adds no history entry', async () => {
  open({ matches: () => Promise.resolve([brann]) });
  await pass(0);
  const steps = history.length;
  fireEvent.click(screen.getByRole('button', { name: /lørdag 21\. november 2026/ }));
  expect(history.length).toBe(steps);
});
