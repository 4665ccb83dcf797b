import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PushMemory } from './PushMemory.ts';
import { openPush } from './openPush.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

/** Opens a worker, and returns a function that sends it a page's message. */
function openWorker(memory: PushMemory): (message: object) => Promise<unknown> {
  const worker = Object.assign(new EventTarget(), {
    clients: {},
    registration: { getNotifications: () => Promise.resolve([]) },
  });
  const api = { mute: () => Promise.resolve(), renew: () => Promise.resolve() };
  openPush(worker as unknown as ServiceWorkerGlobalScope, { productName: 'Tribunen', memory, api });
  return (data) => {
    const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
    worker.dispatchEvent(Object.assign(new Event('message'), { data, waitUntil }));
    return Promise.all(waitUntil.mock.calls.flat());
  };
}

test('ACCOUNT-20 when the session ends, the worker deletes the list of announcements and the endpoint', async () => {
  const deleted: unknown[] = [];
  const transaction = {
    set oncomplete(done: () => void) {
      queueMicrotask(done);
    },
  };
  const store = { delete: (key: unknown) => void deleted.push(key), transaction } as unknown as IDBObjectStore;
  const tell = openWorker(new PushMemory(async (_mode, use) => use(store)));
  await tell({ type: 'language', language: 'nb' });
  expect(deleted).toEqual([]);
  await tell({ type: 'forget', tellsUser: true });
  expect(deleted).toEqual(['announced', 'address']);
});

test('if the browser refuses IndexedDB, the memory stores nothing and none of its methods fails', async () => {
  const memory = new PushMemory(() => Promise.reject(new DOMException('refused', 'SecurityError')));
  await memory.keepAddress({ endpoint: 'https://push.example.test/send/1', auth: 'A' });
  await memory.note({} as never);
  await memory.forget();
  await memory.keepUser(null);
  expect([await memory.announced(), await memory.address(), await memory.user()]).toEqual([[], null, undefined]);
  expect(console.error).toHaveBeenCalledOnce();
});
