import { FolderOpen } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import styled from 'styled-components';
import { MatchFacts } from '../../facts/MatchFacts/MatchFacts.tsx';
import { useFileWords } from '../useFileWords.ts';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { FileButton } from '../../primitives/FileButton/FileButton.tsx';
import { theme } from '../../theme/theme.ts';
import type { EventFileView } from './EventFileView.ts';

/**
 * Opens a file of match events that the user chooses or drops, and shows its facts. In a file of several matches the
 * user chooses one. If the file is invalid, the panel shows the line and the column of the error.
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

/** The result of opening the last file. */
function State({ view }: { readonly view: EventFileView }) {
  const { t } = useWords();
  const wordsOf = useFileWords();
  return (
    <>
      <div role="status">
        {view.status === 'reading' && t(($) => $.pitchPages.eventFile.reading, { name: view.name })}
        {view.status === 'opened' && (
          <b>{t(($) => $.pitchPages.eventFile.opened, { name: view.name, teams: view.teams.join('–') })}</b>
        )}
        {(view.status === 'opened' || view.status === 'empty') && <NotShown view={view} />}
        {view.status === 'several' &&
          t(($) => $.pitchPages.eventFile.several, { name: view.name, count: view.matches.length })}
      </div>
      {view.status === 'several' && (
        <SelectField
          label={t(($) => $.pitchPages.eventFile.which)}
          options={[
            { value: '', label: t(($) => $.pitchPages.eventFile.choose) },
            ...view.matches.map(({ id, teams, events }) => ({
              value: id,
              label: t(($) => $.pitchPages.eventFile.match, { teams: teams.join('–'), id, count: events }),
            })),
          ]}
          value=""
          onSelect={(id) => view.onMatch(id)}
        />
      )}
      <div role="alert">
        {view.status === 'refused' && <Problem>{wordsOf(view.name, view.problem)}</Problem>}
        {view.status === 'empty' && <Problem>{t(($) => $.pitchPages.eventFile.empty, { name: view.name })}</Problem>}
      </div>
    </>
  );
}

function NotShown({ view }: { readonly view: { readonly ownGoals: number; readonly leftOut: number } }) {
  const { t } = useWords();
  return (
    <>
      {view.ownGoals > 0 && <p>{t(($) => $.pitchPages.eventFile.ownGoals, { count: view.ownGoals })}</p>}
      {view.leftOut > 0 && <p>{t(($) => $.pitchPages.eventFile.leftOut, { count: view.leftOut })}</p>}
    </>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 1080px;
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

/** The facts are as wide as the panel. */
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
