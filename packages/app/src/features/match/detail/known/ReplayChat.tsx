import {
  type ChatMessage,
  type ChatReader,
  type FilterLists,
  hidesNothing,
  matchChatRoom,
  type MatchReport,
  type UserId,
} from '@tribunen/domain';
import { Chat, type ChatView, useTeamFaces, useWords } from '@tribunen/ui';
import { useState } from 'react';
import { useChatFeed } from '../../../../chat/feed/useChatFeed.ts';
import type { ShownHistory } from '../../../../chat/history/useChatHistory.ts';
import { useChatFilter } from '../../../../chat/useChatFilter.ts';
import { useChatReader } from '../../../../chat/useChatReader.ts';
import { useFriends } from '../../../../data/people/useFriends.ts';
import { instantNow } from '../../../../services/instantNow.ts';
import { useServices } from '../../../../services/useServices.ts';
import { useSession } from '../../../../services/useSession.ts';
import { useWritten } from './useWritten.ts';

const none = [] as const;
const nothing = (): void => {};
const noActions: ChatView['actions'] = { menuOf: () => null, onRetry: nothing, onRemove: nothing };

interface ReplayChatProps {
  readonly report: MatchReport;
}

/** The chat of a hidden match as it was at the replayed minute. */
export function ReplayChat({ report }: ReplayChatProps) {
  const session = useSession();
  const shown = useWritten(report);
  if (session.status === 'loading') return null;
  if (session.status !== 'signed-in') return <VisitorsChat report={report} shown={shown} />;
  return <SpectatorsChat report={report} shown={shown} userId={session.user.id} />;
}

interface ShownChatProps extends ReplayChatProps {
  readonly shown: ShownHistory;
}

function VisitorsChat(props: ShownChatProps) {
  const reader = useChatReader(null, none, messagesOf(props.shown));
  return <WrittenChat {...props} reader={reader} filter={hidesNothing} />;
}

function SpectatorsChat({ shown, ...props }: ShownChatProps & { readonly userId: UserId }) {
  const known = useFriends(props.userId);
  const friends = known.status === 'ready' ? known.friends : null;
  const reader = useChatReader(props.userId, friends, messagesOf(shown));
  const lists = useChatFilter(props.userId, matchChatRoom(props.report.match), known.status === 'loading');
  if (lists.status === 'loading') {
    return <WrittenChat {...props} shown={lists} reader={reader} filter={hidesNothing} />;
  }
  return <WrittenChat {...props} shown={shown} reader={reader} filter={lists.hides} />;
}

function WrittenChat({
  report: { match },
  shown,
  reader,
  filter: hides,
}: ShownChatProps & { readonly reader: ChatReader; readonly filter: FilterLists }) {
  const { t } = useWords();
  const services = useServices();
  const [now] = useState(() => () => instantNow(services));
  const faceOf = useTeamFaces();
  const { feed, filter } = useChatFeed({
    shown,
    outbox: null,
    reader,
    filter: hides,
    hidesAll: true,
    events: none,
    fantasyPlayers: none,
    isLive: false,
  });
  const name = t(($) => $.common.versus, {
    home: faceOf(match.homeTeam, match.competition.id).name,
    away: faceOf(match.awayTeam, match.competition.id).name,
  });
  return (
    <Chat
      view={{
        place: { kind: 'match', name },
        ratingsHref: null,
        readerName: null,
        nameDialog: null,
        feed,
        filter,
        composer: { status: 'replay' },
        actions: noActions,
        now,
      }}
    />
  );
}

function messagesOf(shown: ShownHistory): readonly ChatMessage[] {
  return shown.status === 'ready' ? shown.history.messages : none;
}
