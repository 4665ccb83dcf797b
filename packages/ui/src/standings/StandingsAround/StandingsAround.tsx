import { standingsAround } from '@tribunen/domain';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { AwaitedPlaces } from './AwaitedPlaces.tsx';
import { MomentNote } from '../StandingsPanel/MomentNote.tsx';
import { StandingsPanel } from '../StandingsPanel/StandingsPanel.tsx';
import { StandingsTable } from '../StandingsPanel/StandingsTable.tsx';
import type { StandingsView } from '../StandingsPanel/StandingsView.ts';

/**
 * The five rows of the table around the two teams of an upcoming match (REPORT-49). Without a table, or when the table lacks the
 * teams, it renders nothing.
 */
export function StandingsAround({ view }: { readonly view: StandingsView }) {
  switch (view.status) {
    case 'loading':
      return <AwaitedPlaces />;
    case 'error':
      return <StandingsPanel view={view} />;
    case 'empty':
      return null;
    case 'ready': {
      const tables = view.tables
        .map((table) => ({ ...table, shown: standingsAround(table.rows, view.marked) }))
        .filter(({ shown }) => shown.length > 0);
      if (tables.length === 0) return null;
      return (
        <Tables>
          {tables.map(({ group, rows, shown }) => (
            <StandingsTable
              key={group ?? ''}
              competition={view.competition}
              group={group}
              rows={rows}
              shown={shown}
              marked={view.marked}
              hasZones={view.chosenType === 'TOTAL'}
            />
          ))}
          <MomentNote moment={view.moment} />
        </Tables>
      );
    }
  }
}

const Tables = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  container: standings / inline-size;
`;
