import styled from 'styled-components';
import { Link } from '../../links/Link.tsx';
import { theme } from '../../theme/theme.ts';

/** A link that looks like text, and is large enough to tap. */
export const TextLink = styled(Link)<{
  /** Less prominent, for a link that is not the main one. */
  readonly $quiet?: boolean;
}>`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.touch};
  color: ${({ $quiet = false }) => ($quiet ? theme.colour.text2 : theme.colour.turf)};
  font-weight: ${({ $quiet = false }) => ($quiet ? theme.font.weight.medium : theme.font.weight.bold)};
  text-decoration: underline;
  text-decoration-thickness: ${theme.chalkWidth};
  text-underline-offset: 4px;
`;
