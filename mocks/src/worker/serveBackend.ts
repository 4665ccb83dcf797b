import type { Backend } from '../Backend.ts';
import { chooseFaults } from '../faults/chooseFaults.ts';
import type { ServedSocket } from '../faults/FaultySocket.ts';
import type { FromBackend, Opening, ToBackend } from './messages.ts';
import { type DemoBackend, openDemoBackend } from './openDemoBackend.ts';
import { receiveRequest } from './SentRequest.ts';
import { sendResponse } from './SentResponse.ts';

type OpenBackend = (opening: Opening, onWorldGone: () => void) => Promise<DemoBackend>;

/**
 * Opens the demo's backend and runs it for the page at the other end of a port, where `RemoteBackend` sends the
 * requests. Requests that come before the matches are written wait in the port.
 *
 * @param open opens the backend; by default the demo's
 * @example
 * serveBackend(port, { search: location.search, remembered, life });
 */
export function serveBackend(port: MessagePort, opening: Opening, open: OpenBackend = openDemoBackend): void {
  const post = (message: FromBackend): void => port.postMessage(message);
  live(opening.life, () => post({ kind: 'alive' }))
    .then(() => open(opening, () => post({ kind: 'world-gone' })))
    .then(async ({ backend, world }) => {
      post({ kind: 'opened', world });
      await backend.start();
      listen(port, backend);
    })
    .catch((error: unknown) => {
      console.error('The demo’s backend could not be opened', error);
      post({ kind: 'failed', reason: String(error) });
    });
}

/** Holds the lock until the browser ends this thread. */
function live(life: string, born: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const forEver = (): Promise<never> => {
      born();
      resolve();
      return new Promise(() => {});
    };
    navigator.locks.request(life, forEver).catch(reject);
  });
}

function listen(port: MessagePort, backend: Backend): void {
  const post = (message: FromBackend, transfer: Transferable[] = []): void => port.postMessage(message, transfer);
  const sockets = new Map<number, ServedSocket>();

  const answer = async ({ id, request }: Extract<ToBackend, { kind: 'request' }>): Promise<void> => {
    try {
      const response = await sendResponse(await backend.answer(receiveRequest(request)));
      post({ kind: 'answer', id, response }, [response.body]);
    } catch (error) {
      console.error(`The demo’s backend could not answer ${request.method} ${request.url}`, error);
      post({ kind: 'no-answer', id, reason: String(error) });
    }
  };

  const connect = ({ id, url }: Extract<ToBackend, { kind: 'connect' }>): void => {
    const socket = backend.connect(new URL(url), {
      send: (data) => post({ kind: 'frame', id, data }),
      close: (code, reason) => {
        sockets.delete(id);
        post({ kind: 'close', id, code, reason });
      },
    });
    sockets.set(id, socket);
  };

  port.addEventListener('message', ({ data: message }: MessageEvent<ToBackend>) => {
    switch (message.kind) {
      case 'request':
        return void answer(message);
      case 'connect':
        return connect(message);
      case 'frame':
        return void sockets.get(message.id)?.receive(message.data).catch(reportFrame);
      case 'left':
        sockets.get(message.id)?.closed();
        return void sockets.delete(message.id);
      case 'faults':
        return chooseFaults(backend.faults, message.chosen.choice, message.chosen.at);
      case 'wake':
        return void backend.wake().catch(reportWake);
    }
  });
  port.start();
}

function reportFrame(error: unknown): void {
  console.error('The demo’s backend could not take a realtime message', error);
}

function reportWake(error: unknown): void {
  console.error('The match day could not catch up', error);
}
