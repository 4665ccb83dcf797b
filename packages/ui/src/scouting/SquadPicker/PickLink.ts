import styled from 'styled-components';
import { Link } from '../../links/Link.tsx';
import { forcedOutline } from '../../theme/forcedOutline.ts';
import { theme } from '../../theme/theme.ts';

/** A row of a list to pick from: something in front, a name, something behind. */
export const PickLink = styled(Link)`
  display: grid;
  grid-template-columns: 34px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: 52px;
  padding: ${theme.space[1]} ${theme.space.gutter};
  border-top: 1px solid ${theme.colour.line};
  color: ${theme.colour.text};
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.font.line.snug};
  text-decoration: none;
  overflow-wrap: anywhere;

  & > b {
    color: ${theme.colour.text2};
    font-variant-numeric: tabular-nums;
  }
  & > small {
    color: ${theme.colour.text2};
    font-size: ${theme.font.size.sm};
    font-weight: ${theme.font.weight.body};
  }
  &[aria-current] {
    background: ${theme.colour.turfSoft};
    font-weight: ${theme.font.weight.black};
    ${forcedOutline}
  }
  &[aria-current] > b {
    color: ${theme.colour.text};
    font-weight: ${theme.font.weight.black};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.colour.turfSoft};
    }
  }
`;
