import {
  eventsOf,
  instantAt,
  type LineUp,
  type Match,
  type MatchParts,
  type MatchReport,
  type MatchState,
  osloDayOf,
  type ReportParts,
  standingsOf,
} from '@tribunen/domain';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { Link } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BackendFailure } from '../../../api/access/BackendFailure.ts';
import { type SeasonApi, seasonApi } from '../../../api/seasonApi.ts';
import type { MatchStatesListener } from '../../../api/realtime/live_matches_new.ts';
import { loadedDayList } from '../../../data/matches/DayList.ts';
import { matchesKey } from '../../../data/matches/matchesQuery.ts';
import { exampleMatch } from '../../../testing/exampleMatch.ts';
import { exampleSeasonApi } from '../../../testing/exampleSeasonApi.ts';
import { fakeApi, type FakeApi, fakeServices, WithServices } from '../../../testing/fakeServices.tsx';
import { MatchDetailContainer } from './MatchDetailContainer.tsx';
import { predictions } from './predictions.ts';

const start = Date.parse('2026-11-21T14:30:00Z');
const [brann, viking] = [
  { id: 1, name: 'Brann' },
  { id: 2, name: 'Viking' },
] as const;
const noLineUp: LineUp = { formation: null, lineup: [], bench: [] };
const eleven: LineUp = { ...noLineUp, lineup: [{ id: '9', name: 'Kvam', shirtNumber: 1, position: 'Goalkeeper' }] };
const twoGoals: Partial<ReportParts> = {
  goals: [
    { minute: 12, type: 'REGULAR', team: brann, scorer: { name: 'Berg' }, assist: { name: 'Moe' } },
    { minute: 25, type: 'PENALTY', team: viking, scorer: { name: 'Lie' } },
  ],
};

/** A report of Brann against Viking, in play in the 30th minute unless changed. */
function reportOf(
  parts: Partial<MatchParts> = {},
  events: Partial<ReportParts> = {},
  more: Partial<MatchReport> = {},
): MatchReport {
  return {
    match: exampleMatch(parts),
    events: eventsOf({ homeTeam: brann, awayTeam: viking, ...events }),
    lineUps: { home: noLineUp, away: noLineUp },
    referee: null,
    ...more,
  };
}

const drawn = { fullTime: { home: 1, away: 1 } };
const inPlay = (): MatchReport => reportOf({ score: drawn }, twoGoals);
const answers =
  (...reports: readonly MatchReport[]): FakeApi['matchReport'] =>
  () =>
    Promise.resolve(reports[0] ?? reportOf());

const routes = [
  { path: '/match', element: null },
  {
    path: '/match/:matchId',
    element: <MatchDetailContainer list={() => null} chat={() => null} chatCount={() => null} />,
  },
  { path: '/results', element: <Link to="/match/1">Til kampen</Link> },
];

function open(given: Parameters<typeof fakeApi>[0], at = '/match/1') {
  const services = fakeServices(fakeApi(given));
  const { unmount } = render(<WithServices services={services} routes={routes} at={at} />);
  services.live.start();
  return { services, unmount };
}

/** Advances the clock, and lets everything due run. */
async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Waits for everything that is loaded for the first time, including tabs. */
async function settle(): Promise<void> {
  await pass(100);
  await vi.dynamicImportSettled();
  await pass(100);
}

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const timeline = () => screen.getByRole('list', { name: 'Hendelser, de nyeste først' });
const said = () => within(timeline()).getAllByRole('listitem');
const slider = () => screen.getByRole('slider', { name: 'Minutt' });

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  predictions.choose(new Map());
});
describe('loading', () => {
  test('shows the match from its list in the first frame, and the same header when the report has loaded', async () => {
    const services = fakeServices(fakeApi({ matchReport: answers(inPlay()) }));
    const { match } = inPlay();
    services.queryClient.setQueryData(
      matchesKey(osloDayOf(match.utcKickoff)),
      loadedDayList([match], instantAt(Date.now())),
    );
    render(<WithServices services={services} routes={routes} at="/match/1" />);
    const header = screen.getByText('Brann 1, Viking 1. Pågår, 30. minutt.');
    expect(screen.getByText('Laster kampdetaljer...')).toBeTruthy();
    await settle();
    expect(screen.queryByText('Laster kampdetaljer...')).toBeNull();
    expect(screen.getByText('Brann 1, Viking 1. Pågår, 30. minutt.')).toBe(header);
  });

  test('shows no score of an earlier minute before the events have loaded', () => {
    const services = fakeServices(fakeApi({ matchReport: () => new Promise(() => {}) }));
    const { match } = inPlay();
    services.queryClient.setQueryData(
      matchesKey(osloDayOf(match.utcKickoff)),
      loadedDayList([match], instantAt(Date.now())),
    );
    render(<WithServices services={services} routes={routes} at="/match/1?minutt=13" />);
    expect(screen.getByText('Brann 1, Viking 1. Pågår, 30. minutt.')).toBeTruthy();
    expect(screen.queryByText('13′')).toBeNull();
  });

  test('that fails can be tried again, and has a link back', async () => {
    const matchReport = vi.fn<FakeApi['matchReport']>(() => Promise.reject(new Error('down')));
    open({ matchReport });
    await pass(2000);
    expect(screen.getByRole('alert').textContent).toContain('Kunne ikke laste kampdetaljer');
    expect(screen.getByRole('link', { name: 'Tilbake' }).getAttribute('href')).toBe('/results');
    matchReport.mockImplementation(answers(inPlay()));
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await settle();
    expect(screen.getByText('Brann 1, Viking 1. Pågår, 30. minutt.')).toBeTruthy();
  });

  test.each([
    [403, 'Vi har ikke detaljer om kampene i denne konkurransen.'],
    [429, 'For mange forsøk. Vent litt før du prøver igjen.'],
  ])('that is refused by %s says why, and is asked for once', async (status, why) => {
    const matchReport = vi.fn<FakeApi['matchReport']>(() =>
      Promise.reject(new BackendFailure('no', { status, retryAfterMs: null })),
    );
    open({ matchReport });
    await pass(2000);
    expect(screen.getByRole('alert').textContent).toContain(why);
    expect(matchReport).toHaveBeenCalledTimes(1);
  });

  test('that fails without a network says so', async () => {
    const offline = new BackendFailure('no network', { status: null, retryAfterMs: null });
    open({ matchReport: () => Promise.reject(offline) });
    await pass(5000);
    expect(screen.getByRole('alert').textContent).toContain('kampen er ikke lagret på denne enheten');
  });

  test.each(['/match/%20', '/match/7'])('%s shows that there is no such match', async (at) => {
    open({ matchReport: () => Promise.reject(new BackendFailure('no', { status: 404, retryAfterMs: null })) }, at);
    await pass(100);
    expect(screen.getByText('Fant ikke kampen')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Til resultatene' }).getAttribute('href')).toBe('/results');
  });

  test('ends when the spectator leaves', async () => {
    const signals: AbortSignal[] = [];
    const { unmount } = open({
      matchReport: (_, asked) => {
        if (asked?.signal !== undefined) signals.push(asked.signal);
        return new Promise(() => {});
      },
    });
    await pass(100);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    unmount();
    await pass(0);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe('the parts of each state', () => {
  test('DETAIL-1 a live match has the follow card, the facts and the report', async () => {
    const report = reportOf({ score: drawn, matchday: 12, venue: 'Stadion' }, twoGoals, { referee: 'Kari Dommer' });
    open({ matchReport: answers(report) });
    await settle();
    expect(tabs()).toEqual(['Referat', 'Tabell', 'Momentum']);
    expect(screen.getByRole('link', { name: 'Følg' }).getAttribute('href')).toBe('/match?id=1');
    expect(screen.getByText('Eliteserien · Runde 12')).toBeTruthy();
    expect(screen.getByText('· Runde 12')).toBeTruthy();
    expect(screen.getByText('lør. 21. november, 15:00')).toBeTruthy();
    expect(screen.getByText('Stadion')).toBeTruthy();
    expect(screen.getByText('Kari Dommer')).toBeTruthy();
    expect(screen.getAllByText('LIVE 30′')).not.toEqual([]);
  });

  test('DETAIL-1 DETAIL-2 a finished match also has line-up and match facts, and nothing to follow', async () => {
    const lineUps = { home: noLineUp, away: eleven };
    open({ matchReport: answers(reportOf({ status: 'FINISHED', score: drawn }, twoGoals, { lineUps })) });
    await settle();
    expect(tabs()).toEqual(['Referat', 'Lagoppstilling', 'Tabell', 'Kampfakta', 'Momentum']);
    expect(screen.queryByRole('link', { name: 'Følg' })).toBeNull();
    expect(screen.getAllByText('FT')).not.toEqual([]);
    expect(screen.getAllByText('Ferdig')).not.toEqual([]);
  });

  test.each([
    ['2026-10-22', 'recent', 0, true],
    ['2026-10-21', 'older, of the table’s season', 1, true],
    ['2026-03-01', 'of the season before', 1, false],
  ])('DETAIL-2 the standings of %s, %s: the table is asked for %d times first', async (played, _, asked, hasTab) => {
    const match = { status: 'FINISHED', score: drawn, utcKickoff: `${played}T14:00:00Z` };
    const services = fakeServices(fakeApi({ matchReport: answers(reportOf(match, twoGoals)) }));
    const rows = standingsOf([exampleMatch({ status: 'FINISHED', score: drawn })], 'TOTAL');
    const season = {
      first: osloDayOf(instantAt(Date.parse('2026-03-29T12:00:00Z'))),
      last: osloDayOf(instantAt(start)),
    };
    const standings = vi.fn(() => Promise.resolve([{ type: 'TOTAL' as const, group: null, season, rows }]));
    seasonApi.replace(services.access, exampleSeasonApi({ standings }));
    render(<WithServices services={services} routes={routes} at="/match/1" />);
    await settle();
    expect(standings).toHaveBeenCalledTimes(asked);
    expect(tabs().includes('Tabell')).toBe(hasTab);
  });

  test('DETAIL-10 a postponed match has neither poll nor «Følg», and shows its original kick-off', async () => {
    open({ matchReport: answers(reportOf({ status: 'POSTPONED', minute: null, score: null })) });
    await settle();
    expect(screen.getByText('Skulle vært spilt lør. 21. november, 15:00')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Hvem vinner kampen?' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Følg' })).toBeNull();
    expect(screen.queryByText(/^Avspark om/)).toBeNull();
    expect(screen.getByRole('region', { name: 'Form' })).toBeTruthy();
  });

  test('DETAIL-10 a match that was abandoned before anything happened can be followed, and has no poll', async () => {
    open({ matchReport: answers(reportOf({ status: 'SUSPENDED', minute: null, score: null })) });
    await settle();
    expect(screen.queryByRole('group', { name: 'Hvem vinner kampen?' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Følg' })).toBeTruthy();
  });

  test('a match whose score decreases, and which moves to another day, is shown in its present state', async () => {
    const matchReport = vi.fn<FakeApi['matchReport']>(answers(inPlay()));
    open({ matchReport });
    await settle();
    const fallen = { score: { fullTime: { home: 1, away: 0 } }, utcKickoff: '2026-11-22T15:00:00Z' };
    const video = [{ type: 'VAR', minute: 27, team: viking }];
    matchReport.mockImplementation(
      answers(reportOf({ ...fallen, updatedAt: '2026-11-21T14:31:00Z' }, { ...twoGoals, events: video })),
    );
    await pass(17_000);
    expect(screen.getByText('Brann 1, Viking 0. Pågår, 30. minutt.')).toBeTruthy();
    expect(slider().getAttribute('aria-valuetext')).toBe('Nå, 30. minutt, 1–0');
    expect(screen.getByText('søn. 22. november, 16:00')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tilbake' }).getAttribute('href')).toBe('/results?date=2026-11-22');
  });

  test('«Tilbake» leads to the previous screen and its day', async () => {
    open({ matchReport: answers(inPlay()) }, '/results?date=2026-11-20');
    fireEvent.click(screen.getByRole('link', { name: 'Til kampen' }));
    await settle();
    fireEvent.click(screen.getByRole('tab', { name: 'Tabell' }));
    fireEvent.click(screen.getByRole('link', { name: 'Tilbake' }));
    await pass(0);
    expect(screen.getByRole('link', { name: 'Til kampen' })).toBeTruthy();
  });

  test('«Tilbake» leads to the results of the match’s day after a link from elsewhere', async () => {
    open({ matchReport: answers(reportOf({ utcKickoff: '2026-11-18T15:00:00Z', status: 'FINISHED' })) });
    await settle();
    expect(screen.getByRole('link', { name: 'Tilbake' }).getAttribute('href')).toBe('/results?date=2026-11-18');
  });

  test.each([
    ['tabell', 'Tabell'],
    ['kampfakta', 'Referat'],
  ])(
    'the address keeps the tab «%s», and the report is shown instead of a tab that a match does not have',
    async (tab, shown) => {
      open({ matchReport: answers(inPlay()) }, `/match/1?fane=${tab}`);
      await settle();
      expect(screen.getByRole('tab', { name: shown }).getAttribute('aria-selected')).toBe('true');
    },
  );

  test('DETAIL-6 missing data of the provider are mentioned once, and without events there is no minute to go back to', async () => {
    open({ matchReport: answers(reportOf({ score: drawn })) }, '/match/1?minutt=13');
    await settle();
    expect(screen.getByText('Brann 1, Viking 1. Pågår, 30. minutt.')).toBeTruthy();
    expect(screen.getAllByText('Vi har ikke hendelser og lagoppstillinger fra denne kampen.')).toHaveLength(1);
    expect(screen.getByText('Ingen hendelser registrert så langt')).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});

describe('the report', () => {
  test('REPORT-10 lists the events, newest first, with the score after each goal, and opens cards of scorers and assistants', async () => {
    const card = { minute: 20, card: 'YELLOW_RED', team: viking, player: { name: 'Dahl' } };
    const change = { minute: 28, team: brann, playerOut: { name: 'Berg' }, playerIn: null };
    open({
      matchReport: answers(reportOf({ score: drawn }, { ...twoGoals, bookings: [card], substitutions: [change] })),
    });
    await settle();
    expect(said().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('28′Bytte, Brann: Ut: BergInn: Ukjent spiller'),
      expect.stringContaining('25′Mål på straffe, Viking: LieMål på straffe1–1'),
      expect.stringContaining('20′Rødt kort (to gule), Viking: DahlRødt kort (to gule)'),
      expect.stringContaining('12′Mål, Brann: Bergassist: Moe1–0'),
    ]);
    expect(within(timeline()).getByRole('button', { name: 'Moe' })).toBeTruthy();
    const scorers = within(screen.getByRole('list', { name: 'Mål og røde kort, Brann' }));
    expect(scorers.getByRole('button', { name: 'Berg' }).getAttribute('aria-haspopup')).toBe('dialog');
  });

  test('REPORT-7 strikes through a goal that the video referee took back', async () => {
    const events = [{ type: 'VAR', minute: 27, team: viking }];
    open({ matchReport: answers(reportOf({ score: { fullTime: { home: 1, away: 0 } } }, { ...twoGoals, events })) });
    await settle();
    const [taken] = said();
    expect(taken?.querySelector('s')?.textContent).toBe('Lie');
    expect(taken?.textContent).toContain('Annullert av VAR');
    const name = taken?.querySelector('s button');
    expect(name && getComputedStyle(name).textDecoration).toContain('line-through');
    // Only the goal that counts is under the score.
    expect(within(screen.getByRole('list', { name: 'Mål og røde kort, Brann' })).getAllByRole('listitem')).toHaveLength(
      1,
    );
  });

  test('LIVE-10 is loaded every 15 seconds while the match is live, and its events are merged', async () => {
    const matchReport = vi.fn<FakeApi['matchReport']>(answers(inPlay()));
    open({ matchReport });
    await settle();
    expect(matchReport).toHaveBeenCalledTimes(1);
    expect(said()).toHaveLength(2);
    const booked = { minute: 31, card: 'YELLOW', team: brann, player: { name: 'Moe' } };
    matchReport.mockImplementation(answers(reportOf({ score: drawn }, { ...twoGoals, bookings: [booked] })));
    await pass(17_000);
    expect(matchReport.mock.calls.length).toBeGreaterThan(1);
    expect(said()).toHaveLength(3);
  });

  test('is loaded at once when the match’s own row changes, and not again after the end', async () => {
    let row: MatchStatesListener | undefined;
    const matchReport = vi.fn<FakeApi['matchReport']>(answers(inPlay()));
    open({
      matchReport,
      subscribeToMatchState: (_, listener) => {
        row = listener;
        return () => {};
      },
    });
    await settle();
    const over: Match = exampleMatch({ status: 'FINISHED', score: drawn, updatedAt: '2026-11-21T14:31:00Z' });
    matchReport.mockImplementation(answers({ ...reportOf({}, twoGoals), match: over }));
    const state: MatchState = {
      matchId: over.id,
      status: 'FINISHED',
      minute: null,
      injuryTime: null,
      score: { home: 1, away: 1 },
      updatedAt: instantAt(Date.parse('2026-11-21T14:31:00Z')),
    };
    act(() => row?.onState(state));
    await settle();
    expect(screen.getAllByText('FT')).not.toEqual([]);
    expect(matchReport).toHaveBeenCalledTimes(2);
    await pass(60_000);
    expect(matchReport).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['', '2026-11-21T14:29:00Z'],
    [' without a time', null],
  ])(
    'of a finished match%s is asked for once, though its list and row come later, and again for another result',
    async (_, reportedAt) => {
      const over = (parts: Partial<MatchParts>) => exampleMatch({ status: 'FINISHED', score: drawn, ...parts });
      let row: MatchStatesListener | undefined;
      const matchReport = vi.fn<FakeApi['matchReport']>(
        answers({ ...reportOf({}, twoGoals), match: over({ updatedAt: reportedAt }) }),
      );
      const { services } = open({
        matchReport,
        subscribeToMatchState: (_, listener) => {
          row = listener;
          return () => {};
        },
      });
      await settle();
      const listed = over({ updatedAt: '2026-11-21T14:31:00Z' });
      act(() => {
        services.queryClient.setQueryData(
          matchesKey(osloDayOf(listed.utcKickoff)),
          loadedDayList([listed], instantAt(Date.now())),
        );
      });
      await settle();
      const state: MatchState = {
        matchId: listed.id,
        status: 'FINISHED',
        minute: null,
        injuryTime: null,
        score: { home: 1, away: 1 },
        updatedAt: instantAt(Date.parse('2026-11-21T14:32:00Z')),
      };
      act(() => row?.onState(state));
      await settle();
      expect(matchReport).toHaveBeenCalledTimes(1);
      const updatedAt = instantAt(Date.parse('2026-11-21T14:33:00Z'));
      act(() => row?.onState({ ...state, score: { home: 1, away: 0 }, updatedAt }));
      await settle();
      expect(matchReport).toHaveBeenCalledTimes(2);
    },
  );

  test('REPORT-11 of a finished match without events is requested five more times, bypassing every cache', async () => {
    const matchReport = vi.fn<FakeApi['matchReport']>(answers(reportOf({ status: 'FINISHED', score: drawn })));
    open({ matchReport });
    await pass(100);
    expect(matchReport.mock.lastCall?.[1]?.t).toBeUndefined();
    await pass(60_000);
    expect(matchReport).toHaveBeenCalledTimes(6);
    const times = matchReport.mock.calls.slice(1).map(([, asked]) => asked?.t);
    expect(new Set(times).size).toBe(5);
    expect(times).not.toContain(undefined);
  });

  test('of an earlier visit is shown at once, with its age until a newer one has loaded', async () => {
    const matchReport = vi.fn<FakeApi['matchReport']>(
      answers(reportOf({ status: 'FINISHED', score: drawn }, twoGoals)),
    );
    const { services, unmount } = open({ matchReport });
    await settle();
    unmount();
    await pass(180_000);
    matchReport.mockImplementation(() => new Promise(() => {}));
    render(<WithServices services={services} routes={routes} at="/match/1" />);
    expect(screen.getByText('Brann 1, Viking 1. Ferdig.')).toBeTruthy();
    expect(screen.getByText('Vist slik kampen var for 3 minutter siden.')).toBeTruthy();
  });

  test('that is reloaded while the spectator reads it shows its age only if the reload fails', async () => {
    const matchReport = vi.fn<FakeApi['matchReport']>(answers(inPlay()));
    const { services } = open({ matchReport });
    await settle();
    let fail: (error: Error) => void = () => {};
    matchReport.mockImplementation(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    await pass(40_000);
    act(() => void services.queryClient.invalidateQueries({ queryKey: ['match'] }));
    await settle();
    expect(screen.queryByText(/^Vist slik kampen var/)).toBeNull();
    act(() => fail(new Error('down')));
    await settle();
    expect(screen.getByText(/^Vist slik kampen var/)).toBeTruthy();
  });
});

describe('the scrubber', () => {
  test('DETAIL-3 sets every part back to the chosen minute, and «Nå» returns', async () => {
    open({ matchReport: answers(inPlay()) });
    await settle();
    expect(slider().getAttribute('aria-valuetext')).toBe('Nå, 30. minutt, 1–1');
    fireEvent.change(slider(), { target: { value: '20' } });
    expect(slider().getAttribute('aria-valuetext')).toBe('20. minutt, 1–0');
    expect(screen.getByText('Brann 1, Viking 0. Pågår.')).toBeTruthy();
    expect(said()).toHaveLength(1);
    fireEvent.change(slider(), { target: { value: '3' } });
    expect(screen.getByText('Ingen hendelser til og med 3. minutt.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Tilbake til nå' }));
    expect(said()).toHaveLength(2);
    expect(document.activeElement).toBe(slider());
  });

  test('DETAIL-5 stays at its minute while the match goes on, and its line keeps its length while it is held', async () => {
    const matchReport = vi.fn<FakeApi['matchReport']>(answers(inPlay()));
    open({ matchReport });
    await settle();
    fireEvent.pointerDown(slider());
    fireEvent.change(slider(), { target: { value: '30' } });
    matchReport.mockImplementation(
      answers(reportOf({ minute: 34, score: drawn, updatedAt: '2026-11-21T14:34:00Z' }, twoGoals)),
    );
    await pass(17_000);
    expect(slider().getAttribute('aria-valuetext')).toBe('30. minutt, 1–1');
    expect(slider().getAttribute('max')).toBe('30');
    fireEvent.pointerUp(slider());
    expect(slider().getAttribute('aria-valuetext')).toBe('Nå, 34. minutt, 1–1');
  });

  test('shows the present state when the address contains a minute that the match has not reached', async () => {
    open({ matchReport: answers(inPlay()) }, '/match/1?minutt=999');
    await settle();
    expect(slider().getAttribute('aria-valuetext')).toBe('Nå, 30. minutt, 1–1');
    expect(screen.queryByText('999′')).toBeNull();
  });

  test('an address with a minute opens the match there', async () => {
    open({ matchReport: answers(inPlay()) }, '/match/1?minutt=13');
    await settle();
    expect(slider().getAttribute('aria-valuetext')).toBe('13. minutt, 1–0');
  });
});

describe('before the match', () => {
  const upcoming = (more: Partial<MatchReport> = {}) =>
    reportOf({ status: 'TIMED', minute: null, score: null, utcKickoff: '2026-11-21T15:00:00Z' }, {}, more);

  test('REPORT-25 a vote counts, moves when the spectator changes it, and is kept on the device', async () => {
    const { unmount } = open({ matchReport: answers(upcoming()) });
    await settle();
    const poll = within(screen.getByRole('group', { name: 'Hvem vinner kampen?' }));
    fireEvent.click(poll.getByRole('button', { name: /Brann/ }));
    expect(poll.getByRole('button', { name: 'Brann 1 stemme' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(poll.getByRole('button', { name: /Uavgjort/ }));
    expect(poll.getByRole('button', { name: 'Brann' })).toBeTruthy();
    expect(poll.getByRole('button', { name: 'Uavgjort 1 stemme' })).toBeTruthy();
    unmount();
    open({ matchReport: answers(upcoming()) });
    await settle();
    expect(screen.getByRole('button', { name: 'Uavgjort 1 stemme' })).toBeTruthy();
  });

  /** An upcoming match of a competition whose season is known. */
  function openWithSeason(given: Partial<SeasonApi> = {}) {
    const services = fakeServices(fakeApi({ matchReport: answers(upcoming()) }));
    seasonApi.replace(services.access, exampleSeasonApi(given));
    render(<WithServices services={services} routes={routes} at="/match/1" />);
    services.live.start();
  }

  test('REPORT-21 REPORT-22 form and meetings come from the competition’s season, which is loaded once', async () => {
    const played = (id: number, day: string, home: number, away: number) =>
      exampleMatch({ id, status: 'FINISHED', utcKickoff: `${day}T15:00:00Z`, score: { fullTime: { home, away } } });
    const competitionMatches = vi.fn<SeasonApi['competitionMatches']>(() =>
      Promise.resolve([played(91, '2026-11-18', 2, 0), played(92, '2026-11-03', 1, 1)]),
    );
    openWithSeason({ competitionMatches });
    await settle();
    const form = within(screen.getByRole('region', { name: 'Form' }));
    expect(form.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'UUavgjort',
      'VVunnet',
      'UUavgjort',
      'TTapt',
    ]);
    const meetings = within(screen.getByRole('region', { name: 'Siste 5 oppgjør' })).getAllByRole('listitem');
    expect(meetings.map(({ textContent }) => textContent)).toEqual([
      '18.11.2026Brann2–0Viking',
      '3.11.2026Brann1–1Viking',
    ]);
    expect(competitionMatches.mock.calls.map(([{ dbId }]) => dbId)).toEqual([9]);
  });

  test('DETAIL-7 LIVE-9 a hidden tab does not load the report again until it is visible', async () => {
    const matchReport = vi.fn<FakeApi['matchReport']>(answers(upcoming()));
    open({ matchReport });
    await settle();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(10 * 60_000);
    expect(matchReport).toHaveBeenCalledTimes(1);
    hidden.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(100);
    expect(matchReport).toHaveBeenCalledTimes(2);
  });

  test('DETAIL-7 DETAIL-8 the screen counts down to the kick-off, and the line-up appears without a reload', async () => {
    const matchReport = vi.fn<FakeApi['matchReport']>(answers(upcoming()));
    open({ matchReport });
    await settle();
    expect(screen.getByText('Avspark om 30 minutter')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Lagoppstilling' })).toBeNull();
    matchReport.mockImplementation(answers(upcoming({ lineUps: { home: eleven, away: noLineUp } })));
    await pass(60_000);
    await settle();
    expect(screen.getByRole('region', { name: 'Lagoppstilling' })).toBeTruthy();
    expect(screen.getByText('Avspark om 29 minutter')).toBeTruthy();
  });
});
