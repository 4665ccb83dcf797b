import { eventsOf, matchBegun, type MatchReport } from '@tribunen/domain';
import { act, render, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { exampleGate } from '../../../testing/exampleGate.ts';
import { exampleMatch } from '../../../testing/exampleMatch.ts';
import { fakeApi, fakeServices, WithServices } from '../../../testing/fakeServices.tsx';
import { Scrubber, ScrubberStore, useShownMinute } from './useShownMinute.ts';
import { ShownHeadlines } from './ShownParts.tsx';
import { ReportTab } from './tabs/ReportTab.tsx';

const [brann, viking] = [
  { id: 1, name: 'Brann' },
  { id: 2, name: 'Viking' },
];
const noLineUp = { formation: null, lineup: [], bench: [] };
const report: MatchReport = {
  match: exampleMatch({ status: 'FINISHED', score: { fullTime: { home: 1, away: 0 } } }),
  events: eventsOf({
    homeTeam: brann,
    awayTeam: viking,
    goals: [{ minute: 40, team: brann, scorer: { name: 'Berg' } }],
    bookings: Array.from({ length: 4 }, (_, n) => ({
      minute: 10 + 20 * n,
      team: viking,
      player: { name: `Lie ${n}` },
    })),
  }),
  lineUps: { home: noLineUp, away: noLineUp },
  referee: null,
};

test('a step of the scrubber renders only the parts whose events it changes', () => {
  const renders = new Map<string, number>();
  const Counted = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
    <Profiler id={name} onRender={() => renders.set(name, (renders.get(name) ?? 0) + 1)}>
      {children}
    </Profiler>
  );
  const store = new ScrubberStore(null);
  const element = (
    <Scrubber value={store}>
      <Counted name="headlines">
        <ShownHeadlines rows={3} {...report} />
      </Counted>
      <Counted name="report">
        <ReportTab match={report} />
      </Counted>
    </Scrubber>
  );
  const services = fakeServices(fakeApi());
  render(<WithServices services={services} routes={[{ path: '/', element }]} at="/" />);
  renders.clear();
  const rendersOf = (minute: number) => {
    renders.clear();
    act(() => store.choose(minute));
    return [renders.get('headlines') ?? 0, renders.get('report') ?? 0];
  };

  expect(rendersOf(80)).toEqual([0, 0]);
  // The rows of the report follow in a render of their own, which React may split.
  expect(rendersOf(69)).toEqual([0, 2]);
  for (let minute = 68; minute >= 50; minute--) expect(rendersOf(minute)).toEqual([0, 0]);
  expect(rendersOf(49)).toEqual([0, 2]);
  expect(rendersOf(39)).toEqual([1, 2]);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('KNOWN-3 Referat of a live match without a score says that it waits only on a device with a delay', () => {
  const match = matchBegun(exampleMatch({ status: 'IN_PLAY' }));
  const services = fakeServices(fakeApi());
  services.access.gate = exampleGate();
  const element = (
    <Scrubber value={new ScrubberStore(null)}>
      <ReportTab match={{ ...report, match, events: [] }} />
    </Scrubber>
  );
  const openTab = () => render(<WithServices services={services} routes={[{ path: '/', element }]} at="/" />);
  const { unmount } = openTab();
  expect(screen.queryByText(/når bildet ditt er der/)).toBeNull();
  unmount();
  services.access.gate = exampleGate({ longestDelay: () => 38 });
  openTab();
  expect(screen.getByText(/når bildet ditt er der/)).toBeTruthy();
});

test('the minute can be read only inside a match screen', () => {
  const Reader = () => <p>{useShownMinute()}</p>;
  const quiet = () => undefined;
  expect(() => render(<Reader />, { onRecoverableError: quiet, onCaughtError: quiet })).toThrow(
    'There is no match screen around this component',
  );
});
