import type { Wire } from '@tribunen/protocol';
import { chooseFaults } from '../faults/chooseFaults.ts';
import type { ServedSocket } from '../faults/FaultySocket.ts';
import type { DemoHost, Visit } from './DemoHost.ts';
import type { FromBackend, Opening, ToBackend } from './messages.ts';
import { receiveRequest } from './SentRequest.ts';
import { sendResponse } from './SentResponse.ts';

/**
 * Answers the page at the other end of a port, where `RemoteBackend` sends the page's requests. Requests that arrive
 * before the matches are written wait in the port.
 */
export function serveBackend(port: MessagePort, opening: Opening, host: Pick<DemoHost, 'enter'>): void {
  const post = (message: FromBackend): void => port.postMessage(message);
  live(opening.life, () => post({ kind: 'alive' }))
    .then(async (end) => {
      const visit = await host.enter(opening, () => post({ kind: 'world-gone' }));
      post({ kind: 'opened', world: visit.world });
      await visit.started;
      listen(port, opening.tab, visit, end);
    })
    .catch((error: unknown) => {
      console.error('The demo’s backend could not be opened', error);
      post({ kind: 'failed', reason: String(error) });
    });
}

/**
 * Holds a lock until the browser ends this thread.
 *
 * @returns a function that releases the lock earlier
 */
function live(life: string, born: () => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const untilEnd = (): Promise<void> => {
      born();
      return new Promise((end) => resolve(end));
    };
    navigator.locks.request(life, untilEnd).catch(reject);
  });
}

function listen(port: MessagePort, tab: string, { backend, leave }: Visit, end: () => void): void {
  const post = (message: FromBackend, transfer: Transferable[] = []): void => port.postMessage(message, transfer);
  const sockets = new Map<number, ServedSocket>();
  const faults = backend.faults.forTab();

  const answer = async ({ id, request }: Extract<ToBackend, { kind: 'request' }>): Promise<void> => {
    try {
      const response = await sendResponse(await backend.answer(receiveRequest(request), faults));
      post({ kind: 'answer', id, response }, [response.body]);
    } catch (error) {
      console.error(`The demo’s backend could not answer ${request.method} ${request.url}`, error);
      post({ kind: 'no-answer', id, reason: String(error) });
    }
  };

  const connect = ({ id, url }: Extract<ToBackend, { kind: 'connect' }>): void => {
    const wire: Wire = {
      send: (data) => post({ kind: 'frame', id, data }),
      close: (code, reason) => {
        sockets.delete(id);
        post({ kind: 'close', id, code, reason });
      },
    };
    sockets.set(id, backend.connect(new URL(url), wire, faults));
  };

  const closeTab = (): void => {
    for (const socket of sockets.values()) socket.closed();
    port.close();
    leave();
    end();
  };

  port.addEventListener('message', ({ data: message }: MessageEvent<ToBackend>) => {
    switch (message.kind) {
      case 'here':
        return void navigator.locks.request(tab, closeTab).catch(reportTab);
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
        return chooseFaults(faults, message.chosen.choice, message.chosen.at);
      case 'wake':
        return void backend.wake().catch(reportWake);
    }
  });
  port.start();
}

function reportTab(error: unknown): void {
  console.error('A tab of the demo cannot be watched', error);
}

function reportFrame(error: unknown): void {
  console.error('The demo’s backend could not take a realtime message', error);
}

function reportWake(error: unknown): void {
  console.error('The match day could not catch up', error);
}
