import { expect, test, vi } from 'vitest';
import { chooseFaults, type SelectedFaults } from './chooseFaults.ts';
import { Faults } from './Faults.ts';

const well: SelectedFaults = { answers: 'none', place: 'everywhere', line: 'none', clock: 'right', span: null };

function open() {
  let now = 0;
  const clock = { now: () => now, setTimeout: vi.fn<(run: () => void, ms: number) => never>(), clearTimeout: () => {} };
  const faults = new Faults(clock);
  return {
    faults,
    wait: (ms: number) => void (now += ms),
    choose: (choice: Partial<SelectedFaults>) => chooseFaults(faults, { ...well, ...choice }, now),
    status: async (path: string) => {
      const request = new Request(`https://demo.example.test/${path}`);
      return (await faults.meet(request, () => Promise.resolve(new Response()))).status;
    },
  };
}

test('a chosen fault affects the chosen place, for the chosen time', async () => {
  const { choose, status, wait } = open();
  choose({ answers: 'server-error', place: 'live', span: 10 });
  expect(await status('api/live/delta?since=1')).toBe(500);
  expect(await status('functions/v1/live-updates')).toBe(500);
  expect(await status('functions/v1/results-today-edge')).toBe(200);
  wait(10_000);
  expect(await status('api/live/delta?since=1')).toBe(200);
});

test('a choice of faults replaces the previous choice and the scenario’s faults', async () => {
  const { choose, status, faults } = open();
  faults.set('functions/results-today-edge', { kind: 'status', status: 500 });
  choose({ answers: 'too-many', place: 'tables' });
  expect(await status('functions/v1/results-today-edge')).toBe(200);
  expect(await status('rest/v1/profiles')).toBe(429);
  choose({});
  expect(await status('rest/v1/profiles')).toBe(200);
});

test('a choice of faults can set the backend’s clock two hours back, and the next choice can correct it', () => {
  const { choose, faults } = open();
  choose({ clock: 'behind' });
  expect(faults.clock.now()).toBe(-7_200_000);
  choose({});
  expect(faults.clock.now()).toBe(0);
});
