import { eventsOf, type MatchReport } from '@tribunen/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { replayApi } from '../../../../api/replayApi.ts';
import { exampleMatch } from '../../../../testing/exampleMatch.ts';
import { fakeApi, fakeServices, WithServices } from '../../../../testing/fakeServices.tsx';
import { HiddenHost } from './HiddenHost.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const nobody = { formation: null, lineup: [], bench: [] };
const ended = exampleMatch({ status: 'FINISHED', score: { fullTime: { home: 1, away: 0 } } });
const { homeTeam, awayTeam } = ended;
const reportOf = (minutes: readonly (number | null)[]): MatchReport => ({
  match: ended,
  events: eventsOf({
    homeTeam,
    awayTeam,
    goals: minutes.map((minute) => ({ minute, type: 'REGULAR', team: homeTeam, scorer: { name: 'Berg' } })),
  }),
  lineUps: { home: nobody, away: nobody },
  referee: null,
});

/** A hidden match that is over. */
function open(wholeReport: () => Promise<MatchReport>) {
  const services = fakeServices(fakeApi());
  replayApi.replace(services.access, { wholeReport });
  const element = <HiddenHost match={ended} onReplay={() => {}} />;
  render(<WithServices services={services} routes={[{ path: '/', element }]} at="/" />);
  return services.queryClient;
}

const replay = { name: 'Se kampen på fem minutter' };

test('KNOWN-16 a hidden match whose goals have minutes can be replayed', async () => {
  open(() => Promise.resolve(reportOf([12])));
  expect(await screen.findByRole('button', replay)).toBeTruthy();
});

test.each([
  ['events', []],
  ['minutes', [null]],
])('KNOWN-16 no replay is offered of a hidden match whose report has no %s', async (_what, minutes) => {
  const queryClient = open(() => Promise.resolve(reportOf(minutes)));
  await expect.poll(() => queryClient.getQueryData(['replay', ended.id])).toBeDefined();
  expect(screen.queryByRole('button', replay)).toBeNull();
});

test('KNOWN-16 a hidden match says that its replay could not be loaded', async () => {
  open(() => Promise.reject(new Error('down')));
  expect(await screen.findByText('Avspillingen kunne ikke lastes.')).toBeTruthy();
  expect(screen.queryByRole('button', replay)).toBeNull();
});
