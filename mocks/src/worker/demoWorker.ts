import { DemoHost } from './DemoHost.ts';
import { IndexedDbStore } from './IndexedDbStore.ts';
import type { Opening } from './messages.ts';
import type { RowStore } from './RowStore.ts';
import { serveBackend } from './serveBackend.ts';

// The demo's backend, on a separate thread. A page sends this thread one message, with a port for all further messages.
// All tabs of a world use the same shared worker; a dedicated worker serves one page.

/** The version of the stored rows. Raise it when their shape changes, because older rows cannot be read then. */
const rowsVersion = 3;
const isShared = 'SharedWorkerGlobalScope' in globalThis;
const host = new DemoHost({ isShared, openStore: (name) => (isShared ? openStore(name) : Promise.resolve(null)) });

async function openStore(name: string): Promise<RowStore | null> {
  try {
    return await IndexedDbStore.open(`tribunen-demo/${rowsVersion}/${name}`);
  } catch (error) {
    console.error('This browser keeps nothing: the demo begins anew when its last tab is reloaded', error);
    return null;
  }
}

function hear({ data, ports: [port] }: MessageEvent<Opening>): void {
  if (port !== undefined) serveBackend(port, data, host);
}

addEventListener('message', hear);
addEventListener('connect', (event) => {
  if (!(event instanceof MessageEvent)) return;
  for (const page of event.ports) page.onmessage = hear;
});
