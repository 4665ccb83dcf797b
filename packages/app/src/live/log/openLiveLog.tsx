import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';
import { saveJson } from '../../lib/saveFile.ts';
import type { LiveLog } from '../LiveLog.ts';
import { LiveLogBook } from './LiveLogBook.ts';
import { redactValue } from './redact.ts';

const LiveLogPanel = lazyUntilLoaded(async () => (await import('./LiveLogPanel.tsx')).LiveLogPanel);

/**
 * Opens the live log over the page. For development builds only: import this module under `import.meta.env.DEV`.
 *
 * @example
 * if (import.meta.env.DEV) {
 *   const { openLiveLog } = await import('./live/log/openLiveLog.tsx');
 *   const log = openLiveLog();
 * }
 */
export function openLiveLog(): LiveLog {
  const now = (): number => Date.now();
  const book = new LiveLogBook({ now, tab: crypto.randomUUID().slice(0, 4) });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <Suspense>
        <LiveLogPanel
          book={book}
          onClear={() => book.clear()}
          onExport={() => save(book, now())}
          onClose={() => {
            root.unmount();
            place.remove();
          }}
        />
      </Suspense>
    </StrictMode>,
  );
  return book;
}

function save(book: LiveLogBook, at: number): void {
  const entries = book.entries().map((entry) => ({ ...entry, detail: redactValue(entry.detail) }));
  saveJson(`livelogg-${new Date(at).toISOString().replaceAll(':', '-')}.json`, { dropped: book.dropped(), entries });
}
