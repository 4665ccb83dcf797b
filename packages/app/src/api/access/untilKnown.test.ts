import { notKnownYet } from '@tribunen/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction, FunctionError } from '../functions/callFunction.ts';
import { BackendAccess } from './BackendAccess.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
/** A backend whose functions give these answers one after another, and then repeat the last. */
function open(...answers: readonly (() => Response)[]) {
  const ask = vi.fn(() =>
    Promise.resolve((answers[ask.mock.calls.length - 1] ?? answers.at(-1))?.() ?? new Response()),
  );
  const access = new BackendAccess({
    url: 'https://not-known-yet.example',
    anonKey: 'anon-key',
    apiUrl: 'https://not-known-yet.example/api',
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    fetch: ask,
  });
  return { access, ask };
}
const refused = (error: string, seconds: number) => (): Response =>
  Response.json({ error }, { status: 503, headers: { 'retry-after': String(seconds) } });
const unknown = refused(notKnownYet, 7);
const team = (): Response => Response.json({ name: 'Row Z Rovers' });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('data that the backend has not fetched yet are requested again after the wait that it names, until they arrive', async () => {
  const { access, ask } = open(unknown, unknown, team);
  const answer = callFunction(access.functions, 'fantasy-premier-league');
  await vi.dynamicImportSettled();
  await pass(6900);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(access.awaited.current()).toEqual(['fantasy-premier-league']);
  await pass(7200);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(await answer).toEqual({ name: 'Row Z Rovers' });
  expect(access.awaited.current()).toEqual([]);
});

test('a backend that is down for another reason fails at once', async () => {
  const { access } = open(refused('Too many of them', 7));
  await expect(callFunction(access.functions, 'teams')).rejects.toThrow('Too many of them');
  expect(access.awaited.current()).toEqual([]);
});

test('data that have not arrived after ten minutes are a failure', async () => {
  const { access } = open(unknown);
  const failure = callFunction(access.functions, 'teams').catch((error: unknown) => error);
  await vi.dynamicImportSettled();
  await pass(11 * 60_000);
  expect(await failure).toMatchObject({ serverMessage: notKnownYet });
});

test('the wait for an answer ends when the caller aborts it', async () => {
  const { access, ask } = open(unknown);
  const leaving = new AbortController();
  const failure = callFunction(access.functions, 'fetch-match', {}, leaving.signal).catch((error: unknown) => error);
  await vi.dynamicImportSettled();
  await pass(100);
  leaving.abort();
  expect(await failure).toBeInstanceOf(FunctionError);
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(access.awaited.current()).toEqual([]);
});

test('a request that is sent ahead does not wait', async () => {
  const { access, ask } = open(unknown);
  await expect(callFunction(access.background.functions, 'teams')).rejects.toThrow(notKnownYet);
  expect(ask).toHaveBeenCalledTimes(1);
});
