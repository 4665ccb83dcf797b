import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Says that a form has succeeded, in its place. */
export function Done({ children }: { readonly children: ReactNode }) {
  return (
    <Root role="status">
      <Check size={20} aria-hidden />
      <span>{children}</span>
    </Root>
  );
}

const Root = styled.p`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${theme.space[3]};
  overflow-wrap: anywhere;

  & > svg {
    color: ${theme.colour.turf};
  }
`;
