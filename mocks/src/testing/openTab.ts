import { onTestFinished } from 'vitest';
import { type Locks, RemoteBackend, type RemoteBackendOptions } from '../worker/RemoteBackend.ts';
import { TestWorker } from './TestWorker.ts';

export interface Tab {
  readonly backend: RemoteBackend;
  /** Sends a request as the user of the tab's session. */
  ask(method: string, path: string, body?: object): Promise<Response>;
  /** Closes the tab: the browser releases its locks. */
  close(): Promise<void>;
}

/** One tab of the demo, whose backend runs in the given worker. */
export function openTab(worker: TestWorker = new TestWorker(), options: Partial<RemoteBackendOptions> = {}): Tab {
  const held: string[] = [];
  let isOpen = true;
  const locks: Locks = {
    request: (name, callback) => {
      held.push(name);
      // A closed tab releases the lock at once.
      return navigator.locks.request(name, () => (isOpen ? callback() : null));
    },
  };
  const backend = new RemoteBackend({
    ways: [worker.serve],
    locks,
    onWorldGone: () => {},
    search: '',
    remembered: { world: null, beginsAnew: false },
    ...options,
  });
  // A test that expects the backend not to open awaits `opened` itself. Other tests must not fail because of an
  // unhandled rejection.
  backend.opened.catch(() => null);
  const close = async (): Promise<void> => {
    isOpen = false;
    for (const name of held.splice(0).filter((each) => each.includes('/tab/'))) {
      await navigator.locks.request(name, { steal: true }, () => Promise.resolve());
    }
  };
  onTestFinished(close);
  return {
    backend,
    close,
    async ask(method, path, body) {
      const { session } = await backend.opened;
      const headers = {
        apikey: 'k',
        authorization: `Bearer ${session?.access_token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
      };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      return backend.answer(new Request(`https://demo.example.test${path}`, { method, headers, ...sent }));
    },
  };
}
