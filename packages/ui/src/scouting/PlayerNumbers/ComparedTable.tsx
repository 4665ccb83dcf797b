import type { ComparedStars } from '@tribunen/domain';
import { useId } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { numbersTable } from './numbersTable.ts';

/** A player's stars by category: the spectator's own, the friends' average and everybody's (SCOUT-10). */
export function ComparedTable({ compared }: { readonly compared: readonly ComparedStars[] }) {
  const { t } = useWords();
  const { oneDecimal } = useFormats();
  const id = useId();
  const written = (stars: number | undefined | null) =>
    stars === undefined || stars === null ? t(($) => $.scouting.stars.unset) : oneDecimal(stars);
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{t(($) => $.scouting.compare.title)}</Title>
      <Table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.scouting.compare.category)}</th>
            <th scope="col" data-who="me">
              {t(($) => $.scouting.compare.me)}
            </th>
            <th scope="col" data-who="friends">
              {t(($) => $.scouting.compare.friends)}
            </th>
            <th scope="col" data-who="everybody">
              {t(($) => $.scouting.compare.everybody)}
            </th>
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
