import { dayStrip, groupByCompetition, matchLabel, parseOsloDay, type Match, type Side } from '@tribunen/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../../i18n/createI18n.ts';
import { WordsProvider } from '../../i18n/WordsProvider.tsx';
import { longDay, storyDay } from '../../stories/matches.ts';
import { ResultsScreen } from './ResultsScreen.tsx';
import type { ResultsView } from './ResultsView.ts';

/** Every card calls this when it renders, so its calls are the cards that rendered. */
vi.mock(import('@tribunen/domain'), async (original) => {
  const domain = await original();
  return { ...domain, matchLabel: vi.fn(domain.matchLabel) };
});

const words = createI18n('nb');
const matches = longDay().flatMap((group) => group.matches);
const collapsed: ReadonlySet<never> = new Set();
const noFlashes: ReadonlyMap<never, never> = new Map<never, never>();
const noTeams: ReadonlySet<string> = new Set();
const ignore = () => undefined;
const matchHref = (id: string) => `/match/${id}`;
const days = dayStrip(storyDay);
const filter = { chosen: 'all', live: 0, onFilter: ignore } as const;

beforeEach(() => {
  vi.mocked(matchLabel).mockClear();
});
test('a day of another year shows the year, in the title and on the screen', () => {
  const nextYear = parseOsloDay('2027-05-16');
  if (nextYear === null) throw new Error('no such day');
  render(screenOf({ ...viewOf(matches.slice(0, 1), noFlashes), day: nextYear, days: dayStrip(nextYear) }));
  expect(document.title).toBe('Resultater – 16. mai 2027');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Resultater – 16. mai 2027');
});

function viewOf(
  day: readonly Match[],
  flashes: Extract<ResultsView, { status: 'ready' }>['flashes'],
): Extract<ResultsView, { status: 'ready' }> {
  return {
    status: 'ready',
    day: storyDay,
    today: storyDay,
    days,
    onSelectDay: ignore,
    matchDays: new Set(),
    groups: groupByCompetition(day),
    collapsed,
    onToggleSection: ignore,
    others: null,
    flashes,
    matchHref,
    chosen: null,
    ownTeams: noTeams,
    next: null,
    stale: null,
    filter,
  };
}

function screenOf(view: ResultsView, pane: ReactNode = null) {
  return (
    <WordsProvider words={words}>
      <ResultsScreen view={view} pane={pane} />
    </WordsProvider>
  );
}

const ready = viewOf(matches, noFlashes);

const renderedMatches = () => new Set(vi.mocked(matchLabel).mock.calls.map(([match]) => match.id));

/** Three hundred cards in a simulated DOM need time on a busy machine. */
const patience = { timeout: 30_000 };

test('a goal among three hundred matches renders one card again', patience, () => {
  const { rerender } = render(screenOf(viewOf(matches, noFlashes)));
  expect(renderedMatches().size).toBe(300);

  const scored = matches.find((match) => match.status === 'IN_PLAY');
  if (scored?.score.fullTime.home === undefined || scored.score.fullTime.home === null) throw new Error('nobody plays');
  const after: Match = {
    ...scored,
    score: { ...scored.score, fullTime: { ...scored.score.fullTime, home: scored.score.fullTime.home + 1 } },
  };
  vi.mocked(matchLabel).mockClear();
  rerender(
    screenOf(
      viewOf(
        matches.map((match) => (match.id === scored.id ? after : match)),
        new Map([[scored.id, new Set<Side>(['home'])]]),
      ),
    ),
  );

  expect([...renderedMatches()]).toEqual([scored.id]);
});

test(
  'choosing another match for the pane renders two cards again, the old one and the new, and aria-current marks the new',
  patience,
  () => {
    const [one, other] = matches;
    if (one === undefined || other === undefined) throw new Error('an empty day');
    const { rerender } = render(screenOf({ ...ready, chosen: one.id }));
    vi.mocked(matchLabel).mockClear();
    rerender(screenOf({ ...ready, chosen: other.id }));

    expect([...renderedMatches()].sort()).toEqual([one.id, other.id].sort());
    expect(screen.getAllByRole('link', { current: true }).map((card) => card.getAttribute('href'))).toEqual([
      matchHref(other.id),
    ]);
  },
);

test('a change in the pane renders no card again', patience, () => {
  const Pane = () => {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>{count}</button>;
  };
  render(screenOf(ready, <Pane />));
  vi.mocked(matchLabel).mockClear();
  fireEvent.click(screen.getByRole('button', { name: '0' }));

  expect(screen.getByRole('button', { name: '1' })).toBeTruthy();
  expect(renderedMatches().size).toBe(0);
});

test("the page's title is the day on the screen", () => {
  render(screenOf(viewOf(matches.slice(0, 1), noFlashes)));
  expect(document.title).toBe('Resultater – 5. juli');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Resultater – 5. juli');
});
