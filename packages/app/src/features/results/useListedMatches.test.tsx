import { addDays, type OsloDay, osloDayOf, instantAt, type MatchParts } from '@tribunen/domain';
import { LateCode } from '@tribunen/ui';
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { matchesKey } from '../../data/matches/matchesQuery.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { fakeApi, fakeServices, type FakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { ResultsContainer } from './ResultsContainer.tsx';

const minute = 60_000;
const pane = new LateCode(() => Promise.resolve(() => null), 'The pane did not load');

/** Opens an address at a moment. Yesterday, Molde's match has ended and Brann's is in play; today Lyn plays in the evening. */
async function openAt(now: string, address = '/results') {
  vi.useFakeTimers({ now: Date.parse(now) });
  const today = osloDayOf(instantAt(Date.now()));
  const yesterday = addDays(today, -1);
  const lastEvening = instantAt(Date.now() - 90 * minute);
  const late = (parts: Partial<MatchParts> = {}) =>
    exampleMatch({ id: 1, utcKickoff: lastEvening, minute: 80, ...parts });
  const over = exampleMatch({
    id: 2,
    utcKickoff: lastEvening,
    status: 'FINISHED',
    homeTeam: { id: 3, name: 'Molde' },
  });
  const coming = exampleMatch({
    id: 3,
    utcKickoff: instantAt(Date.now() + 17 * 60 * minute),
    status: 'TIMED',
    homeTeam: { id: 4, name: 'Lyn' },
  });
  const days: Readonly<Record<OsloDay, ReturnType<typeof exampleMatch>[]>> = {
    [yesterday]: [over, late()],
    [today]: [coming],
  };
  const asked: string[] = [];
  const matches = (day: OsloDay) => {
    asked.push(day);
    return Promise.resolve(days[day] ?? []);
  };
  const services = fakeServices(fakeApi({ matches }));
  render(
    <WithServices
      services={services}
      routes={[{ path: '/results', element: <ResultsContainer pane={pane} /> }]}
      at={address}
    />,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  const end = () => {
    const ended = late({ status: 'FINISHED', minute: null, updatedAt: '2027-02-01T00:00:00Z' });
    return endIn(services, yesterday, ended);
  };
  return { asked, today, yesterday, end };
}

async function endIn({ queryClient }: FakeServices, day: OsloDay, ended: ReturnType<typeof exampleMatch>) {
  await act(async () => {
    queryClient.setQueryData<{ readonly matches: readonly unknown[] }>(
      matchesKey(day),
      (list) => list && { ...list, matches: list.matches.with(1, ended) },
    );
    await vi.advanceTimersByTimeAsync(0);
  });
}

const listed = () => screen.queryAllByRole('link', { name: /Viking/ }).map((card) => card.getAttribute('href'));

describe('MATCH-40', () => {
  test.each([
    ['winter', '2026-11-22T00:05:00+01:00'],
    ['summer', '2026-07-12T00:05:00+02:00'],
  ])(
    'five minutes past midnight in %s the list has yesterday’s match that is still in play, and no other',
    async (_season, now) => {
      const { asked, today, yesterday } = await openAt(now);
      expect(asked.toSorted()).toEqual([yesterday, today]);
      expect(listed()).toEqual(['/match/1', '/match/3']);
      expect(screen.getByRole('button', { name: 'Pågår 1' })).toBeTruthy();
    },
  );

  test('a match that ends stays while the list is open', async () => {
    const { end } = await openAt('2026-11-22T00:05:00+01:00');
    await end();
    expect(listed()).toEqual(['/match/1', '/match/3']);
    expect(screen.getByRole('button', { name: 'Pågår' })).toBeTruthy();
  });

  test('from four o’clock on, yesterday’s matches are not loaded', async () => {
    const { asked, today } = await openAt('2026-11-22T04:00:00+01:00');
    expect(asked).toEqual([today]);
    expect(listed()).toEqual(['/match/3']);
  });

  test('the list of another day has only the matches of that day', async () => {
    const { asked } = await openAt('2026-11-22T00:05:00+01:00', '/results?date=2026-11-24');
    expect(asked).toEqual(['2026-11-24']);
    expect(listed()).toEqual([]);
  });
});
