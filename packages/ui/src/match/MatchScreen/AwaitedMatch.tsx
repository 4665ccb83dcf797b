import { ChatSkeleton } from '../../chat/Chat/ChatSkeleton.tsx';
import { useHasPane } from '../../theme/useHasPane.ts';
import { AwaitedLine } from '../ChatLine/AwaitedLine.tsx';
import { MatchHeaderSkeleton } from '../MatchHeader/MatchHeaderSkeleton.tsx';
import { ChatPane, Head } from './matchPanes.ts';

/** Replaces a match that is loading with placeholders: the header or the line, and the chat, each in its later place. */
export function AwaitedMatch() {
  const hasPane = useHasPane();
  return (
    <>
      {hasPane ? (
        <Head>
          <MatchHeaderSkeleton />
        </Head>
      ) : (
        <AwaitedLine />
      )}
      <ChatPane>
        <ChatSkeleton />
      </ChatPane>
    </>
  );
}
