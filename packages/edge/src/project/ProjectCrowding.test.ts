import { expect, test } from 'vitest';
import { ProjectCrowding } from './ProjectCrowding.ts';
import { Rest } from './Rest.ts';

function open(rows: () => unknown) {
  let now = Date.parse('2026-11-24T12:00:00Z');
  let asked = 0;
  const rest = new Rest('https://project.example.test', 'key', 'key', () => {
    asked += 1;
    return Promise.resolve(Response.json(rows()));
  });
  const crowding = new ProjectCrowding(() => now);
  return {
    current: () => crowding.current(rest),
    pass: (ms: number) => (now += ms),
    asked: () => asked,
  };
}

test('LIVE-22 a mode that the operator has set applies within two seconds', async () => {
  let mode = 'small';
  const { current, pass, asked } = open(() => [{ mode, check_in_seconds: mode === 'crowd' ? 20 : null }]);
  expect(await current()).toEqual({ mode: 'small', nextCheckIn: null });
  mode = 'crowd';
  expect(await current()).toEqual({ mode: 'small', nextCheckIn: null });
  expect(asked()).toBe(1);
  pass(2000);
  expect(await current()).toEqual({ mode: 'crowd', nextCheckIn: 20_000 });
});

test('LIVE-22 the mode is small while the table live_mode is empty or holds an unknown mode', async () => {
  expect(await open(() => []).current()).toEqual({ mode: 'small', nextCheckIn: null });
  const unknown = open(() => [{ mode: 'festival', check_in_seconds: null }]);
  expect(await unknown.current()).toEqual({ mode: 'small', nextCheckIn: null });
});

test('after a failed read of the table live_mode the next call reads the table again', async () => {
  let fails = true;
  const { current, asked } = open(() => (fails ? { message: 'no' } : [{ mode: 'crowd', check_in_seconds: null }]));
  await expect(current()).rejects.toThrow('Invalid type');
  fails = false;
  expect(await current()).toEqual({ mode: 'crowd', nextCheckIn: null });
  expect(asked()).toBe(2);
});
