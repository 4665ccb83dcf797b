import { eventsOf, type MatchReport } from '@tribunen/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleMatch } from '../../../../testing/exampleMatch.ts';
import { fakeApi, fakeServices, WithServices } from '../../../../testing/fakeServices.tsx';
import { Scrubber, ScrubberStore } from '../useShownMinute.ts';
import { ReplayClock } from './ReplayClock.tsx';
import { ReplayHost } from './ReplayHost.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const match = exampleMatch({ status: 'FINISHED', score: { fullTime: { home: 1, away: 0 } } });
const nobody = { formation: null, lineup: [], bench: [] };
const report: MatchReport = {
  match,
  events: eventsOf({
    homeTeam: match.homeTeam,
    awayTeam: match.awayTeam,
    goals: [{ minute: 3, type: 'REGULAR', team: match.homeTeam, scorer: { name: 'Berg' } }],
  }),
  lineUps: { home: nobody, away: nobody },
  referee: null,
};

function playing(): ScrubberStore {
  const scrubber = new ScrubberStore(null);
  scrubber.startReplay();
  return scrubber;
}

/** A replay at ×20, in which a minute takes three seconds. */
function open(scrubber = playing(), bar = <ReplayHost report={report} last={5} onLeave={() => {}} />) {
  const onEnd = vi.fn();
  const element = (
    <Scrubber value={scrubber}>
      <ReplayClock report={report} last={5} onEnd={onEnd} />
      {bar}
    </Scrubber>
  );
  render(<WithServices services={fakeServices(fakeApi())} routes={[{ path: '/', element }]} at="/" />);
  const wait = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 3000));
  return { scrubber, minute: scrubber.current, onEnd, wait };
}

test('KNOWN-16 a replay runs past its goals to its end', async () => {
  const { minute, onEnd, wait } = open();
  await wait(4);
  expect(minute()).toBe(4);
  expect(onEnd).not.toHaveBeenCalled();
  await wait(2);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('KNOWN-16 a replay that pauses at goals stands at a goal until its reader plays on', async () => {
  const { minute, onEnd, wait } = open();
  fireEvent.click(screen.getByRole('switch', { name: 'Pause ved mål' }));
  await wait(10);
  expect(minute()).toBe(3);
  expect(screen.getByRole('status').textContent).toBe('3. minutt. Mål. 1–0.');
  fireEvent.click(screen.getByRole('button', { name: 'Spill av' }));
  await wait(3);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('KNOWN-16 a replay that another tab shows goes on as it was', async () => {
  const { scrubber, minute, wait } = open();
  fireEvent.click(screen.getByRole('switch', { name: 'Pause ved mål' }));
  await wait(3);
  cleanup();
  const { wait: waitInNext } = open(scrubber);
  expect(screen.getByRole('button', { name: 'Spill av' })).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Pause ved mål' })).toHaveProperty('checked', true);
  await waitInNext(3);
  expect(minute()).toBe(3);
});

test('KNOWN-16 a replay goes on while a tab without its controls is shown', async () => {
  const { minute, onEnd, wait } = open(playing(), <p>Tabell</p>);
  await wait(4);
  expect(minute()).toBe(4);
  await wait(2);
  expect(onEnd).toHaveBeenCalledOnce();
});
