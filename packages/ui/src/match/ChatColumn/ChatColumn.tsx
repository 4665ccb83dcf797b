import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ChatColumnProps {
  /** The goal banner, while there is one. */
  readonly banner: ReactNode;
  /** A `Chat`. */
  readonly chat: ReactNode;
}

/** A chat with the goal banner over it, as high as its place. */
export function ChatColumn({ banner, chat }: ChatColumnProps) {
  return (
    <Root>
      {banner}
      <Rest>{chat}</Rest>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
`;

const Rest = styled.div`
  flex: 1;
  min-height: 0;
`;
