import type { Standings } from '@tribunen/contract';
import {
  eventsOf,
  instantAt,
  type LineUp,
  type Match,
  type MatchId,
  type MatchParts,
  type MatchReport,
  type OsloDay,
  osloDayOf,
  parseOsloDay,
  type ReportParts,
  standingsOf,
  type StandingsType,
} from '@tribunen/domain';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BackendFailure } from '../../../../api/access/BackendFailure.ts';
import { type SeasonApi, seasonApi } from '../../../../api/seasonApi.ts';
import { loadedDayList } from '../../../../data/matches/DayList.ts';
import { matchesKey } from '../../../../data/matches/matchesQuery.ts';
import { exampleMatch } from '../../../../testing/exampleMatch.ts';
import { fakeApi, type FakeApi, fakeServices, WithServices } from '../../../../testing/fakeServices.tsx';
import { Scrubber, ScrubberStore } from '../useShownMinute.ts';
import { LineUpTab } from './LineUpTab.tsx';
import { MomentumTab } from './MomentumTab.tsx';
import { PlacesBefore, StandingsTab } from './StandingsTab.tsx';

const start = Date.parse('2026-11-21T14:30:00Z');
const clubs = {
  brann: { id: 1, name: 'Brann' },
  viking: { id: 2, name: 'Viking' },
  molde: { id: 3, name: 'Molde' },
  odd: { id: 4, name: 'Odd' },
};
const { brann, viking, molde, odd } = clubs;
const noLineUp: LineUp = { formation: null, lineup: [], bench: [] };
const never = new Promise<never>(() => {});

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
async function settle(ms = 100): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

function reportOf(
  parts: Partial<MatchParts>,
  events: Omit<Partial<ReportParts>, 'homeTeam' | 'awayTeam'> = {},
  lineUps: MatchReport['lineUps'] = { home: noLineUp, away: noLineUp },
): MatchReport {
  const match = exampleMatch(parts);
  const teams = { homeTeam: parts.homeTeam ?? brann, awayTeam: parts.awayTeam ?? viking };
  return { match, events: eventsOf({ ...teams, ...events }), lineUps, referee: null };
}

type Tab = typeof StandingsTab;

function open(
  Tab: Tab,
  report: MatchReport,
  given: {
    readonly season?: Partial<SeasonApi>;
    readonly api?: Partial<FakeApi>;
    readonly listed?: readonly Match[];
  } = {},
) {
  const scrubber = new ScrubberStore(null);
  const services = fakeServices(fakeApi(given.api));
  seasonApi.replace(services.access, {
    standings: () => never,
    competitionMatches: () => never,
    scorers: () => never,
    team: () => never,
    teamMatches: () => never,
    ...given.season,
  });
  services.queryClient.setQueryData(
    matchesKey(osloDayOf(report.match.utcKickoff)),
    loadedDayList(given.listed ?? [report.match], instantAt(start)),
  );
  const element = (shown: MatchReport) => (
    <Scrubber value={scrubber}>
      <Tab match={shown} />
    </Scrubber>
  );
  const routes = [{ path: '*', element: element(report) }];
  render(<WithServices services={services} routes={routes} at="/match/1" />);
  return { scrubber, services };
}

// A round with Brann–Viking and Molde–Odd, after a first round in which Molde won and Brann lost.
const drawn = { fullTime: { home: 1, away: 1 } };
const lead = { fullTime: { home: 2, away: 0 } };
const inPlay = reportOf(
  { score: lead },
  {
    goals: [
      { minute: 12, team: brann, scorer: { name: 'Berg' } },
      { minute: 25, team: brann, scorer: { name: 'Lie' } },
    ],
  },
);
const other = reportOf(
  { id: 2, homeTeam: molde, awayTeam: odd, score: drawn },
  {
    goals: [
      { minute: 5, team: odd, scorer: { name: 'Moe' } },
      { minute: 28, team: molde, scorer: { name: 'Vik' } },
    ],
  },
);
const earlier = [
  exampleMatch({ id: 8, status: 'FINISHED', homeTeam: molde, awayTeam: brann, score: lead }),
  exampleMatch({ id: 9, status: 'FINISHED', homeTeam: viking, awayTeam: odd, score: drawn }),
];
function dayOf(text: string): OsloDay {
  const day = parseOsloDay(text);
  if (day === null) throw new Error(`${text} is no day`);
  return day;
}

const types: readonly StandingsType[] = ['TOTAL', 'HOME', 'AWAY'];

function standingsAfter(...more: readonly Match[]): readonly Standings[] {
  return types.map((type) => ({ type, group: null, season: null, rows: standingsOf([...earlier, ...more], type) }));
}

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      // The number of places by which the team has moved is below its place.
      const place = row.children[0]?.firstChild?.textContent;
      const cells = [...row.children].map(({ textContent }) => textContent);
      return `${place} ${/Brann|Viking|Molde|Odd/.exec(cells[1] ?? '')?.[0]} ${cells.at(-1)}`;
    });
const official = ['1 Molde 3', '2 Odd 1', '3 Viking 1', '4 Brann 0'];
const withBoth = { listed: [inPlay.match, other.match] };

test('the table shows the present scores while matches run, labelled as now', async () => {
  open(StandingsTab, inPlay, { ...withBoth, season: { standings: () => Promise.resolve(standingsAfter()) } });
  expect(screen.getByRole('status').textContent).toBe('Laster tabell…');
  await settle();
  expect(screen.getByText('Nå')).toBeTruthy();
  expect(rows()).toEqual(['1 Molde 4', '2 Brann 3', '3 Odd 2', '4 Viking 1']);
  expect(screen.getByRole('rowheader', { name: /Brann.*spiller denne kampen, opp 2 plasser/ })).toBeTruthy();
});

test('the table follows the shown minute, with the goals of the other matches too, and returns to now', async () => {
  const matchReport = vi.fn((id: MatchId) => (id === other.match.id ? Promise.resolve(other) : never));
  const { scrubber } = open(StandingsTab, inPlay, {
    ...withBoth,
    season: { standings: () => Promise.resolve(standingsAfter()) },
    api: { matchReport },
  });
  await settle();
  expect(matchReport).not.toHaveBeenCalled();
  act(() => scrubber.choose(10));
  await settle();
  expect(screen.getByText('10. minutt')).toBeTruthy();
  expect(screen.queryByText(/Andre kamper teller/)).toBeNull();
  expect(rows()).toEqual(['1 Odd 4', '2 Molde 3', '3 Viking 2', '4 Brann 1']);
  fireEvent.click(screen.getByRole('button', { name: 'Tilbake til nå' }));
  expect(scrubber.current()).toBeNull();
  expect(rows()[1]).toBe('2 Brann 3');
});

test('when the goals of the other matches are unknown, the table says that it uses their present scores', async () => {
  const { scrubber } = open(StandingsTab, inPlay, {
    ...withBoth,
    season: { standings: () => Promise.resolve(standingsAfter()) },
    api: { matchReport: () => never },
  });
  await settle();
  act(() => scrubber.choose(10));
  expect(screen.getByText(/Andre kamper teller med stillingen de har nå/)).toBeTruthy();
  expect(rows()).toEqual(['1 Molde 4', '2 Odd 2', '3 Viking 2', '4 Brann 1']);
});

test('after the whistle the score is added until the table includes it, and the table is loaded again', async () => {
  const whistled = exampleMatch({ score: lead, status: 'FINISHED', updatedAt: '2026-11-21T14:31:00Z' });
  const standings = vi.fn(() => Promise.resolve(standingsAfter()));
  const { services } = open(StandingsTab, inPlay, { listed: [inPlay.match], season: { standings } });
  await settle();
  const live = rows();
  act(() => {
    services.queryClient.setQueryData(
      matchesKey(osloDayOf(whistled.utcKickoff)),
      loadedDayList([whistled], instantAt(Date.now())),
    );
  });
  await settle();
  expect(rows()).toEqual(live);
  expect(screen.getByText('Nå')).toBeTruthy();
  standings.mockImplementation(() => Promise.resolve(standingsAfter(whistled)));
  await settle(20_000);
  expect(rows()).toEqual(live);
  expect(screen.queryByText('Nå')).toBeNull();
});

test('the table of an earlier day is the provider’s, whatever minute is shown', async () => {
  const past = reportOf({ status: 'FINISHED', utcKickoff: '2026-11-15T14:00:00Z', score: lead });
  const { scrubber } = open(StandingsTab, past, { season: { standings: () => Promise.resolve(standingsAfter()) } });
  await settle();
  act(() => scrubber.choose(10));
  expect(rows()).toEqual(official);
  expect(screen.queryByText('10. minutt')).toBeNull();
});

test('REPORT-48 a match of another season has no table, and a match of the table’s season has one', async () => {
  const standings = (last: OsloDay) => () =>
    Promise.resolve(standingsAfter().map((table) => ({ ...table, season: { first: dayOf('2026-03-29'), last } })));
  open(StandingsTab, inPlay, { ...withBoth, season: { standings: standings(dayOf('2026-11-20')) } });
  await settle();
  expect(screen.getByText('Ingen tabelldata tilgjengelig')).toBeTruthy();
  cleanup();
  open(StandingsTab, inPlay, { ...withBoth, season: { standings: standings(dayOf('2026-11-21')) } });
  await settle();
  expect(rows()).toHaveLength(4);
});

test('REPORT-49 before the match the rows around its teams are shown in the order of the table', async () => {
  const coming = reportOf({ status: 'TIMED', utcKickoff: '2026-11-21T17:00:00Z', minute: null });
  open(PlacesBefore, coming, { season: { standings: () => Promise.resolve(standingsAfter()) } });
  await settle();
  expect(screen.getByRole('heading', { name: 'Tabell' })).toBeTruthy();
  expect(rows()).toEqual(official);
  expect(screen.getAllByRole('rowheader', { name: /spiller denne kampen/ })).toHaveLength(2);
});

test('a table that cannot be loaded shows the reason and can be tried again, and a missing table shows that there are no data', async () => {
  const received = new BackendFailure('no', { status: 503, retryAfterMs: null, serverMessage: 'Too many calls' });
  const standings = vi.fn(() => Promise.reject<readonly Standings[]>(received));
  open(StandingsTab, inPlay, { season: { standings } });
  await settle(2000);
  expect(screen.getByRole('alert').textContent).toContain('Kunne ikke hente tabell');
  expect(screen.getByText('Too many calls').lang).toBe('en');
  standings.mockImplementation(() => Promise.resolve([]));
  fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await settle();
  expect(screen.getByText('Ingen tabelldata tilgjengelig')).toBeTruthy();
  cleanup();
  const missing = new BackendFailure('no', { status: 404, retryAfterMs: null });
  open(StandingsTab, inPlay, { season: { standings: () => Promise.reject(missing) } });
  await settle();
  expect(screen.getByText('Ingen tabelldata tilgjengelig')).toBeTruthy();
});

const eleven: LineUp = {
  formation: '1',
  lineup: [
    { id: '1', name: 'Jon Dahl', shirtNumber: 1, position: 'Goalkeeper' },
    { id: '9', name: 'Ola Berg', shirtNumber: 9, position: 'Striker' },
  ],
  bench: [{ id: '14', name: 'Per Vik', shirtNumber: 14, position: null }],
};

test('the line-up shows who was on the field at the shown minute', () => {
  const report = reportOf(
    {},
    { substitutions: [{ minute: 60, team: brann, playerOut: { name: 'Ola Berg' }, playerIn: { name: 'Per Vik' } }] },
    { home: eleven, away: noLineUp },
  );
  const { scrubber } = open(LineUpTab, report);
  const said = (list: string) =>
    within(screen.getByRole('list', { name: list }))
      .getAllByRole('listitem')
      .map(({ firstChild }) => firstChild?.textContent);
  expect(said('Startoppstilling, Brann')).toEqual(['1 Jon Dahl', '9 Ola Berg, ut i 60. minutt']);
  expect(screen.getByText('Oppstilling ikke klar')).toBeTruthy();
  act(() => scrubber.choose(59));
  expect(said('På banen i 59. minutt, Brann')).toEqual(['1 Jon Dahl', '9 Ola Berg']);
  act(() => scrubber.choose(60));
  expect(said('På banen i 60. minutt, Brann')).toEqual(['1 Jon Dahl', '14 Per Vik, inn i 60. minutt']);
  act(() => scrubber.backToNow());
  expect(said('Startoppstilling, Brann')).toHaveLength(2);
});

test('the momentum chooses the minute of the screen and follows it', () => {
  const { scrubber } = open(MomentumTab, inPlay);
  const slider = screen.getByRole('slider', { name: 'Momentum, minutt for minutt' });
  expect(slider.getAttribute('aria-valuenow')).toBe('30');
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(scrubber.current()).toBe(29);
  act(() => scrubber.choose(12));
  expect(slider.getAttribute('aria-valuetext')).toBe('12. minutt: Brann har momentum, 76\u00A0%. Mål for Brann: Berg.');
  fireEvent.keyDown(slider, { key: 'Home' });
  expect(scrubber.current()).toBe(1);
  fireEvent.keyDown(slider, { key: 'Tab' });
  expect(scrubber.current()).toBe(1);
});

test('KNOWN-16 in the replay of a hidden match the momentum ends at the replayed minute', () => {
  const Replayed: Tab = ({ match }) => <MomentumTab match={match} isReplayed />;
  const { scrubber } = open(Replayed, inPlay);
  expect(screen.queryByRole('slider')).toBeNull();
  act(() => scrubber.choose(11));
  const slider = screen.getByRole('slider', { name: 'Momentum, minutt for minutt' });
  expect(slider.getAttribute('aria-valuemax')).toBe('11');
  expect(document.body.textContent).not.toContain('Berg');
  act(() => scrubber.choose(12));
  expect(slider.getAttribute('aria-valuetext')).toContain('Mål for Brann: Berg.');
});
