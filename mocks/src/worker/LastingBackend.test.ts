import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SelectedFaults } from '../faults/chooseFaults.ts';
import { newPlace } from '../testing/newPlace.ts';
import { TestWorker } from '../testing/TestWorker.ts';
import { LastingBackend } from './LastingBackend.ts';
import type { Serve } from './RemoteBackend.ts';

const report = { error: vi.spyOn(console, 'error'), warn: vi.spyOn(console, 'warn') };
beforeEach(() => {
  report.error.mockReturnValue();
  report.warn.mockReturnValue();
});
afterEach(() => void vi.resetAllMocks());

const path = '/rest/v1/user_follows';
const failing: SelectedFaults = { answers: 'server-error', place: 'live', line: 'none', clock: 'right', span: null };
const ended = vi.fn<() => void>();
const cannot: Serve = (_port, _opening, onFailure) => {
  queueMicrotask(() => onFailure('There are no module workers'));
  return ended;
};

function open(worker?: Serve) {
  const place = newPlace();
  const [inWorker, inPage] = [new TestWorker(place), new TestWorker(place)];
  const onWorldGone = vi.fn();
  const backend = new LastingBackend({
    worker: worker ?? inWorker.serve,
    page: inPage.serve,
    locks: navigator.locks,
    onWorldGone,
    search: '',
    remembered: { world: null, beginsAnew: false },
  });
  const ask = async (method: string, address: string, body?: object): Promise<Response> => {
    const { session } = await backend.opened;
    const authorization = `Bearer ${session?.access_token}`;
    const headers = { apikey: 'k', authorization, 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return backend.answer(new Request(`https://demo.example.test${address}`, { method, headers, ...sent }));
  };
  const teams = async (): Promise<string> => (await ask('GET', `${path}?select=entity_id`)).text();
  return { place, inWorker, inPage, backend, onWorldGone, ask, teams };
}

const follow = (id: string): object => ({ entity_type: 'team', entity_id: id, display_name: `Lag ${id}` });

test('the backend is opened in the worker, and the page runs nothing', async () => {
  const { ask, inWorker, inPage } = open();
  expect((await ask('GET', path)).status).toBe(200);
  expect([inWorker.tabs.length, inPage.tabs.length]).toEqual([1, 0]);
});

test('without workers the backend runs in the page, and a warning says so once', async () => {
  const { ask, inPage } = open(cannot);
  expect((await ask('POST', path, follow('64'))).status).toBe(201);
  expect(inPage.tabs).toHaveLength(1);
  expect(report.warn).toHaveBeenCalledOnce();
  expect(ended).toHaveBeenCalledOnce();
});

test('when the backend can be opened nowhere, the page is told', async () => {
  const { backend, place } = open();
  vi.spyOn(place.log, 'entriesAfter').mockRejectedValue(new Error('The log cannot be read'));
  await expect(backend.opened).rejects.toThrow('could not be opened');
});

test('when a worker ends, another takes over, with every acknowledged write and the same session', async () => {
  const { ask, teams, inWorker, inPage, onWorldGone } = open();
  expect((await ask('POST', path, follow('64'))).status).toBe(201);
  const underWay = ask('POST', path, follow('65'));
  await inWorker.end();
  const answer = await underWay;
  await vi.waitFor(async () => expect(await teams()).toContain('"64"'));
  // A request that broke off may or may not have been carried out; an answered request has been.
  if (answer.type !== 'error') expect(await teams()).toContain('"65"');
  expect((await ask('POST', path, follow('66'))).status).toBe(201);
  expect([inWorker.tabs.length, inPage.tabs.length]).toEqual([2, 0]);
  expect(onWorldGone).not.toHaveBeenCalled();
});

test('after a worker has ended, the chosen faults stay active', async () => {
  const { ask, backend, inWorker } = open();
  await backend.opened;
  backend.chooseFaults({ choice: failing, at: Date.now() });
  await inWorker.end();
  await vi.waitFor(async () => expect((await ask('GET', '/api/live/delta')).status).toBe(500));
  expect(inWorker.tabs).toHaveLength(2);
});

test('when the next worker cannot be opened, the backend continues in the page', async () => {
  const dying = new TestWorker(newPlace());
  let begun = 0;
  const { ask, inPage } = open((port, opening, onFailure) => {
    begun += 1;
    return (begun === 1 ? dying.serve : cannot)(port, opening, onFailure);
  });
  await ask('GET', path);
  await dying.end();
  await vi.waitFor(async () => expect((await ask('GET', '/api/boot/version')).status).toBe(200));
  expect(inPage.tabs).toHaveLength(1);
});

test('when the world has ended meanwhile, the page is reloaded', async () => {
  const { backend, inWorker, place, onWorldGone } = open();
  await backend.opened;
  await place.log.keepWorld({ id: 'another-world', anchors: {} });
  await inWorker.end();
  await vi.waitFor(() => expect(onWorldGone).toHaveBeenCalledOnce());
});
