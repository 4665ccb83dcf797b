import { liveLogWords as words } from '@tribunen/locales';
import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { LiveLogBook, LoggedEntry } from './LiveLogBook.ts';
import { redactValue } from './redact.ts';

interface LiveLogPanelProps {
  readonly book: LiveLogBook;
  onClear(): void;
  onExport(): void;
  onClose(): void;
}

/** The panel can draw so many rows several times a second. */
const rowsShown = 300;

/** The last steps of the live connection, the newest first, filtered by source, kind and text. */
export function LiveLogPanel({ book, onClear, onExport, onClose }: LiveLogPanelProps) {
  const page = useSyncExternalStore(book.subscribe, book.page);
  const [held, setHeld] = useState<readonly LoggedEntry[] | null>(null);
  const [source, setSource] = useState('');
  const [kind, setKind] = useState('');
  const [text, setText] = useState('');
  const entries = held ?? page;
  const sought = text.trim().toLowerCase();
  const rows = entries
    .filter((entry) => (source === '' || entry.source === source) && (kind === '' || entry.kind === kind))
    .map((entry) => ({ entry, detail: detailOf(entry) }))
    .filter(({ entry, detail }) => `${entry.what} ${detail}`.toLowerCase().includes(sought))
    .slice(-rowsShown)
    .toReversed();

  return (
    <Panel aria-label={words.title}>
      <Bar>
        <strong>{words.title}</strong>
        <Choice
          label={words.source}
          all={words.allSources}
          of={entries.map((one) => one.source)}
          onChoose={setSource}
        />
        <Choice label={words.kind} all={words.allKinds} of={entries.map((one) => one.kind)} onChoose={setKind} />
        <input
          aria-label={words.search}
          placeholder={words.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="button" onClick={() => setHeld(held === null ? page : null)}>
          {held === null ? words.pause : words.resume}
        </button>
        <button
          type="button"
          onClick={() => {
            setHeld(null);
            onClear();
          }}
        >
          {words.clear}
        </button>
        <button type="button" onClick={onExport}>
          {words.export}
        </button>
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </Bar>
      <Rows>
        {rows.map(({ entry, detail }, index) => (
          <Row key={`${entry.at}-${index}`}>
            <time>{new Date(entry.at).toISOString().slice(11, -1)}</time>
            <span>{entry.source}</span>
            <span>{entry.kind}</span>
            <span>{entry.what}</span>
            <span>{detail}</span>
          </Row>
        ))}
      </Rows>
    </Panel>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly of: readonly string[];
  onChoose(chosen: string): void;
}

function Choice({ label, all, of, onChoose }: ChoiceProps) {
  return (
    <select aria-label={label} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{all}</option>
      {[...new Set(of)].toSorted().map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  );
}

function detailOf({ detail }: LoggedEntry): string {
  return detail === undefined ? '' : JSON.stringify(redactValue(detail));
}

const Panel = styled.section`
  position: fixed;
  inset: auto 0 0 0;
  z-index: 1000;
  height: 40vh;
  display: flex;
  flex-direction: column;
  background: Canvas;
  color: CanvasText;
  border-top: 1px solid CanvasText;
  font: 12px/1.5 monospace;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 8px;
`;

const Rows = styled.ol`
  flex: 1;
  overflow: auto;
  margin: 0;
  padding: 0 8px;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 12ch 14ch 9ch 28ch 1fr;
  gap: 8px;
  overflow-wrap: anywhere;
`;
