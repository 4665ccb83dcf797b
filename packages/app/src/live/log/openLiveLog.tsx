import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { saveJson } from '../../lib/saveFile.ts';
import type { LiveLog } from '../LiveLog.ts';
import { LiveLogBook } from './LiveLogBook.ts';
import type { LiveLogFile } from './liveLogFile.ts';
import { RecordedNetwork } from './RecordedNetwork.ts';
import { redactValue } from './redact.ts';

export interface OpenedLiveLog {
  readonly log: LiveLog;
  /** Records the network. Give it to the backend's address. */
  readonly network: { readonly fetch: typeof fetch; readonly transport: typeof WebSocket };
}

const LiveLogPanel = lazy(() => import('./LiveLogPanel.tsx'));

/**
 * Opens the live log over the page. For development builds only: import this module under `import.meta.env.DEV`. In a demo, call it after the
 * mock backend has started, so that it records that backend's network.
 *
 * @example
 * if (import.meta.env.DEV) {
 *   const { openLiveLog } = await import('./live/log/openLiveLog.tsx');
 *   const { log, network } = openLiveLog();
 * }
 */
export function openLiveLog(): OpenedLiveLog {
  const now = (): number => Date.now();
  const startedAt = now();
  const book = new LiveLogBook({ now, tab: crypto.randomUUID().slice(0, 4) });
  const network = new RecordedNetwork({ fetch: globalThis.fetch.bind(globalThis), WebSocket, now });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <Suspense>
        <LiveLogPanel
          book={book}
          onClear={() => {
            book.clear();
            network.clear();
          }}
          onExport={() => save(fileOf(book, network, startedAt))}
          onClose={() => {
            root.unmount();
            place.remove();
          }}
        />
      </Suspense>
    </StrictMode>,
  );
  return { log: book, network: { fetch: network.fetch, transport: network.transport } };
}

function fileOf(book: LiveLogBook, network: RecordedNetwork, startedAt: number): LiveLogFile {
  return {
    format: 'tribunen-live-log',
    version: 1,
    startedAt,
    dropped: { entries: book.dropped(), network: network.dropped() },
    entries: book.entries().map((entry) => ({ ...entry, detail: redactValue(entry.detail) })),
    network: [...network.records()],
  };
}

function save(file: LiveLogFile): void {
  saveJson(`livelogg-${new Date(file.startedAt).toISOString().replaceAll(':', '-')}.json`, file);
}
