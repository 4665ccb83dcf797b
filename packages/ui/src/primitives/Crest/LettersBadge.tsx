import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { firstLetters } from './firstLetters.ts';

/** The first two letters of a name, uppercased, where there is no crest. */
export function LettersBadge({ name, size }: { readonly name: string; readonly size: number }) {
  return (
    <Badge aria-hidden style={{ width: size, height: size, fontSize: size * 0.4 }}>
      {firstLetters(name)}
    </Badge>
  );
}

const Badge = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  border: ${theme.chalkWidth} solid ${theme.colour.edge};
  border-radius: 50%;
  background: ${theme.colour.well};
  color: ${theme.colour.text};
  font-weight: ${theme.font.weight.bold};
  line-height: 1;
`;
