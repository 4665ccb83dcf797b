import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** How many items are waiting for an answer. The element around the badge says in words what the number counts. */
export const CountBadge = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: 1.67em;
  min-height: 1.67em;
  padding: 0 5px;
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.liveFill};
  color: ${theme.colour.onLive};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;
