import { FolderOpen } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import styled from 'styled-components';
import { MatchFacts } from '../../facts/MatchFacts/MatchFacts.tsx';
import { useFileWords } from '../useFileWords.ts';
import { useWords } from '../../i18n/useWords.ts';
import { FileButton } from '../../primitives/FileButton/FileButton.tsx';
import { theme } from '../../theme/theme.ts';
import type { EventFileView } from './EventFileView.ts';

/**
 * Opens a file of a match's events, chosen or dropped, and shows its facts; a wrong file is refused by line and field.
 *
 * @example
 * <EventFilePanel view={{ status: 'none', facts: null, onFile }} />
 */
export function EventFilePanel({ view }: { readonly view: EventFileView }) {
  const { t } = useWords();
  const [isOver, setIsOver] = useState(false);
  const { facts } = view;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined) view.onFile(file);
  };
  return (
    <Panel aria-label={t(($) => $.pitchPages.eventFile.title)}>
      <Place
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <h2>{t(($) => $.pitchPages.eventFile.title)}</h2>
        <Hint>{t(($) => $.pitchPages.eventFile.hint)}</Hint>
        <div>
          <FileButton
            accept=".json,.csv,application/json,text/csv"
            icon={<FolderOpen aria-hidden />}
            onFile={view.onFile}
          >
            {t(($) => $.pitchPages.eventFile.open)}
          </FileButton>
        </div>
        <State view={view} />
      </Place>
      {facts !== null && (
        <Facts>
          <MatchFacts view={facts} />
        </Facts>
      )}
    </Panel>
  );
}

/** What became of the last file. */
function State({ view }: { readonly view: EventFileView }) {
  const { t } = useWords();
  const wordsOf = useFileWords();
  return (
    <>
      <div role="status">
        {view.status === 'opened' && (
          <b>{t(($) => $.pitchPages.eventFile.opened, { name: view.name, teams: view.teams.join('–') })}</b>
        )}
      </div>
      <div role="alert">
        {view.status === 'refused' && <Problem>{wordsOf(view.name, view.problem)}</Problem>}
        {view.status === 'empty' && <Problem>{t(($) => $.pitchPages.eventFile.empty, { name: view.name })}</Problem>}
      </div>
    </>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 1280px;
  padding: 0 ${theme.space.gutter} ${theme.space[8]};
`;

const Place = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  border: ${theme.chalkWidth} dashed ${theme.colour.edge};
  border-radius: ${theme.radius.md};

  &[data-over] {
    background: ${theme.colour.raised};
  }

  & > h2 {
    font-weight: ${theme.font.weight.bold};
  }
`;

/** The facts reach to the edges of what is around them. */
const Facts = styled.div`
  padding: ${theme.space[5]} ${theme.space.gutter};
`;

const Hint = styled.p`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;

const Problem = styled.p`
  color: ${theme.colour.live};
  font-weight: ${theme.font.weight.medium};
  overflow-wrap: anywhere;
`;
