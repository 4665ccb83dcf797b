import type { MomentumMinute } from '@tribunen/domain';
import { memo } from 'react';
import styled from 'styled-components';
import { useWords } from '../../../i18n/useWords.ts';
import { theme } from '../../../theme/theme.ts';
import type { MomentumWords } from './useMomentumWords.ts';

interface MomentumTableProps {
  readonly minutes: readonly MomentumMinute[];
  readonly words: MomentumWords;
}

const columns = ['minute', 'team', 'percent', 'events'] as const;

/** The data of the chart as a table, minute by minute. */
export const MomentumTable = memo(function MomentumTable({ minutes, words }: MomentumTableProps) {
  const { t } = useWords();
  return (
    <Scroll tabIndex={0} role="group" aria-label={t(($) => $.momentum.title)}>
      <Table aria-label={t(($) => $.momentum.title)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(($) => $.momentum.columns[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {minutes.map((minute) => (
            <tr key={minute.minute}>
              <th scope="row">{minute.minute}</th>
              <td>{words.leaderOf(minute)}</td>
              <td>{words.strengthOf(minute)}</td>
              <td>{words.eventsOf(minute) || t(($) => $.momentum.noEvents)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
});

const Scroll = styled.div`
  max-height: 420px;
  overflow: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.font.size.sm};
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: 6px 8px;
    border-bottom: 1px solid ${theme.colour.line};
    font-weight: inherit;
    text-align: left;
    overflow-wrap: anywhere;
  }
  & thead th {
    color: ${theme.colour.text2};
    font-weight: ${theme.font.weight.medium};
    overflow-wrap: normal;
  }
`;
