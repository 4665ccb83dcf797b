import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { Segments } from '../../primitives/Segments/Segments.tsx';
import { theme } from '../../theme/theme.ts';
import { LeftOut } from '../LeftOut.tsx';
import { MomentNote } from './MomentNote.tsx';
import { StandingsSkeleton } from './StandingsSkeleton.tsx';
import { StandingsTable } from './StandingsTable.tsx';
import type { StandingsView } from './StandingsView.ts';
import { ZoneLegend } from './ZoneLegend.tsx';
import { LoadFailed } from '../../primitives/LoadFailed/LoadFailed.tsx';

/**
 * The table of a competition, or its groups one after another. It counts the scores of running matches, or the scores that stood at a chosen
 * minute.
 */
export function StandingsPanel({ view }: { readonly view: StandingsView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return <StandingsSkeleton />;
    case 'error':
      return (
        <LoadFailed
          frame="bare"
          title={t(($) => $.standings.error)}
          hint={<span lang={view.messageLang}>{view.message}</span>}
          onRetry={() => view.onRetry()}
        />
      );
    case 'empty':
      return <EmptyStand frame="bare" title={t(($) => $.standings.empty)} />;
    case 'ready':
      return <Ready {...view} />;
  }
}

type ReadyView = Extract<StandingsView, { readonly status: 'ready' }>;

function Ready({ competition, types, chosenType, onType, tables, marked, moment, leavesOut }: ReadyView) {
  const { t } = useWords();
  const zoned = chosenType === 'TOTAL' ? competition : null;
  return (
    <Root>
      <Top>
        {types.length > 1 && (
          <Segments
            label={t(($) => $.standings.choose)}
            labelHidden
            value={chosenType}
            onChange={onType}
            options={types.map((type) => ({ value: type, label: t(($) => $.standings.types[type]) }))}
          />
        )}
        <MomentNote moment={moment} />
      </Top>
      <Tables data-many={tables.length > 1}>
        {tables.map(({ group, rows }) => (
          <StandingsTable
            key={group ?? ''}
            competition={competition}
            group={group}
            rows={rows}
            marked={marked}
            hasZones={zoned !== null}
          />
        ))}
      </Tables>
      {leavesOut && <LeftOut />}
      {zoned !== null && <ZoneLegend competition={zoned} sizes={tables.map(({ rows }) => rows.length)} />}
    </Root>
  );
}

const Root = styled.div`
  container: standings / inline-size;
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[4]};
  padding-bottom: ${theme.space[4]};

  &:empty {
    display: none;
  }
`;

const Tables = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]} ${theme.space[6]};

  @container standings (min-width: 800px) {
    &[data-many='true'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
