import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

/** The columns, in order. */
const standingsColumns = [
  'position',
  'team',
  'playedGames',
  'won',
  'draw',
  'lost',
  'goals',
  'goalDifference',
  'points',
] as const;

/** The heads of the columns, short for the eye and in full for screen readers. */
export function StandingsHead() {
  const { t } = useWords();
  return (
    <Head>
      <tr>
        {standingsColumns.map((column) => (
          <th key={column} scope="col" data-column={column} title={t(($) => $.standings.columns[column].full)}>
            <span aria-hidden>{t(($) => $.standings.columns[column].short)}</span>
            <Spoken>{t(($) => $.standings.columns[column].full)}</Spoken>
          </th>
        ))}
      </tr>
    </Head>
  );
}

const Head = styled.thead`
  & > tr > th {
    position: relative;
    height: 36px;
    border-bottom: ${theme.chalkWidth} solid ${theme.colour.marking};
    color: ${theme.colour.text3};
    font-size: ${theme.font.size.cap};
    font-weight: ${theme.font.weight.medium};
  }
  & [data-column='position'],
  & [data-column='team'] {
    text-align: left;
  }
  & > tr > [data-column='position'] {
    padding-left: 12px;
  }
  & > tr > [data-column='points'] {
    padding-right: 12px;
  }
  @container table (max-width: 419px) {
    & > tr > [data-column='position'] {
      padding-left: 8px;
    }
    & > tr > [data-column='points'] {
      padding-right: 8px;
    }
  }
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;
