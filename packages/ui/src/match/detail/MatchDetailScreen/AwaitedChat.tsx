import styled from 'styled-components';
import { ChatSkeleton } from '../../../chat/Chat/ChatSkeleton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { theme } from '../../../theme/theme.ts';

/** The place of the chat beside the match: its filters, its messages, and the box to write in. */
export function AwaitedChat() {
  return (
    <Root>
      <Filters aria-hidden>
        <Skeleton width="56px" height="44px" />
        <Skeleton width="86px" height="44px" />
        <Skeleton width="118px" height="44px" />
      </Filters>
      <ChatSkeleton />
      <Box aria-hidden>
        <Skeleton width="100%" height="48px" />
      </Box>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Filters = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  height: ${theme.size.chatBar};
  padding: 0 var(--chat-gutter);
  border-bottom: ${theme.chalkWidth} solid ${theme.colour.marking};

  & > span {
    border-radius: ${theme.radius.pill};
  }
`;

const Box = styled.div`
  flex: none;
  padding: ${theme.space[2]} var(--chat-gutter) ${theme.space[3]};
  border-top: ${theme.chalkWidth} solid ${theme.colour.marking};
`;
