import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** A table whose first column names what was rated. The headings of the other columns say who rated it, in a word and a colour. */
export const numbersTable = css`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.font.size.sm};
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    height: 36px;
    padding: 0 ${theme.space[1]};
    border-bottom: 1px solid ${theme.colour.line};
    text-align: right;
  }
  & th:first-child {
    text-align: left;
  }
  & thead th {
    color: ${theme.colour.text2};
    font-weight: ${theme.font.weight.medium};
  }
  & tbody th {
    font-weight: ${theme.font.weight.medium};
  }
  & tbody td {
    font-weight: ${theme.font.weight.bold};
    font-variant-numeric: proportional-nums;
  }
  & thead [data-who='me'] {
    color: ${theme.colour.gold};
  }
  & thead [data-who='friends'] {
    color: ${theme.colour.turf};
  }
`;
