import { eventsOf, type MatchReport } from '@tribunen/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleMatch } from '../../../testing/exampleMatch.ts';
import { fakeApi, fakeServices, WithServices } from '../../../testing/fakeServices.tsx';
import { PrintHost } from './PrintHost.tsx';

const match = exampleMatch({ id: 7, score: { fullTime: { home: 1, away: 0 } } });
const none = { formation: null, lineup: [], bench: [] };
const report: MatchReport = {
  match,
  events: eventsOf({
    homeTeam: { id: 1, name: 'Brann' },
    awayTeam: { id: 2, name: 'Viking' },
    goals: [{ minute: 12, type: 'REGULAR', team: { id: 1 }, scorer: { name: 'Berg' } }],
  }),
  lineUps: { home: none, away: none },
  referee: null,
};

test('the sheet is in the page while it is printed, and is removed afterwards', () => {
  const routes = [{ path: '/match/7', element: <PrintHost report={report} /> }];
  render(<WithServices services={fakeServices(fakeApi())} routes={routes} at="/match/7" />);
  const sheet = () => document.body.querySelector(':scope > [data-printed]');
  expect(sheet()).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  expect(sheet()?.querySelector('h1')?.textContent).toBe('Brann1–0Viking');
  expect(screen.getByText('Mål, Brann: Berg')).toBeTruthy();
  expect(sheet()?.querySelector('footer')?.textContent).toBe(`Tribunen · ${location.origin}/match/7`);
  fireEvent(window, new Event('afterprint'));
  expect(sheet()).toBeNull();
});

test('a match that the spectator has left is not printed', () => {
  const routes = [{ path: '/match/7', element: <PrintHost report={report} /> }];
  const { unmount } = render(<WithServices services={fakeServices(fakeApi())} routes={routes} at="/match/7" />);
  unmount();
  fireEvent(window, new Event('beforeprint'));
  expect(document.querySelector('[data-printed]')).toBeNull();
});
