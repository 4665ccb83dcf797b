import { memo, useContext } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';
import { QuietChat } from '../QuietChat.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

/** The widths of names and texts, in pixels, as messages have them. */
const rows = [
  [96, 210],
  [120, 260],
  [80, 150],
  [110, 280],
  [92, 190],
  [124, 240],
] as const;

/** The placeholder of a chat while its messages load: rows of seats, at the bottom. */
export const ChatSkeleton = memo(function ChatSkeleton() {
  const { t } = useWords();
  const isQuiet = useContext(QuietChat);
  return (
    <Root role={isQuiet ? undefined : 'status'}>
      <Loading>{t(($) => $.commonLater.loadingMessages)}</Loading>
      {rows.map(([name, text]) => (
        <Row key={text}>
          <Skeleton width="36px" height="39px" />
          <div>
            <Skeleton width={`${name}px`} height="12px" />
            <Skeleton width={`${text}px`} height="16px" />
          </div>
        </Row>
      ))}
    </Root>
  );
});

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: flex-end;
  min-height: 0;
  overflow: hidden;
`;

const Loading = styled.p`
  ${visuallyHidden}
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: ${theme.size.seat} minmax(0, 1fr);
  gap: 10px;
  padding: 10px var(--chat-gutter);

  & > span {
    justify-self: center;
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    gap: 8px;
  }
`;
