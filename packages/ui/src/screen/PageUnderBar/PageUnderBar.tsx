import type { ReactNode } from 'react';
import styled from 'styled-components';

/**
 * A page without the app's frame, below the demo's bar in the demo: together they are as high as the window, so that the
 * bar pushes nothing out of it.
 */
export function PageUnderBar({ bar, children }: { readonly bar: ReactNode; readonly children: ReactNode }) {
  return (
    <Column>
      {bar}
      {children}
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  & > main {
    flex: 1 0 auto;
    min-height: 0;
  }
`;
