import { ChatSkeleton } from '../../chat/Chat/ChatSkeleton.tsx';
import { useHasPane } from '../../theme/useHasPane.ts';
import { AwaitedLine } from '../ChatLine/AwaitedLine.tsx';
import { MatchHeaderSkeleton } from '../MatchHeader/MatchHeaderSkeleton.tsx';
import { ChatPane, Head } from './matchPanes.ts';

/** Stands in for a match that is loading: its header or its line, and its chat, each where it will be. */
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
