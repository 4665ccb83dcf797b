import type { ComparedStars } from '@tribunen/domain';
import { useId } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { numbersTable } from './numbersTable.ts';
import { useWrittenStars } from './useWrittenStars.ts';
import { WhoHeadings } from './WhoHeadings.tsx';

/** A player's stars by category: the spectator's own, the friends' average and everybody's (SCOUT-10). */
export function ComparedTable({ compared }: { readonly compared: readonly ComparedStars[] }) {
  const { t } = useWords();
  const id = useId();
  const written = useWrittenStars();
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{t(($) => $.scouting.compare.title)}</Title>
      <Table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.scouting.compare.category)}</th>
            <WhoHeadings />
          </tr>
        </thead>
        <tbody>
          {compared.map(({ category, mine, friends, everybody }) => (
            <tr key={category}>
              <th scope="row">{t(($) => $.scouting.category[category])}</th>
              <td data-who="me">{written(mine)}</td>
              <td data-who="friends">{written(friends?.average)}</td>
              <td data-who="everybody">{written(everybody?.average)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

const Title = styled.h2`
  padding-bottom: ${theme.space[2]};
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.track.snug};
`;

const Table = styled.table`
  ${numbersTable}
`;
