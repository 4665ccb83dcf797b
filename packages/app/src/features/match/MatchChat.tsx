import { type ChatRoom, instantOfMinute, isFinished, isLive, type Match, matchChatRoom } from '@tribunen/domain';
import { ChatMoment, useTeamFaces, useWords, ChatColumn } from '@tribunen/ui';
import { Suspense, useMemo } from 'react';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';
import { ChatCount } from '../../chat/ChatCount.tsx';
import { RoomChat } from '../../chat/RoomChat.tsx';
import { useMatchEvents } from './useMatchEvents.ts';
import { useMatchInPlay } from '../../data/matches/useMatchInPlay.ts';
import { matchPath, paths } from '../../navigation/paths.ts';
import { teamRatingPath } from '../../navigation/scoutingPaths.ts';
import { GoalBannerHost } from '../../live/notifications/goalBanner/GoalBannerHost.tsx';

const HiddenHost = lazyUntilLoaded(async () => (await import('./detail/known/HiddenHost.tsx')).HiddenHost);

interface MatchChatProps {
  readonly match: Match;
  /** The minute at which the report beside the chat is shown; null for now. */
  readonly minute?: number | null;
}

/** The chat of a match, with its goals and cards. After the match a link leads to the ratings of its players. */
export function MatchChat(props: MatchChatProps) {
  if (props.match.isHidden !== true) return <OpenChat {...props} />;
  // The chat of a match with a hidden result is not shown, because it would reveal the score.
  return (
    <Suspense>
      <HiddenHost match={props.match} onReplay={null} />
    </Suspense>
  );
}

function OpenChat({ match, minute = null }: MatchChatProps) {
  const events = useMatchEvents(match);
  const { t } = useWords();
  const faceOf = useTeamFaces();
  const { homeTeam, awayTeam, competition } = match;
  const room = useMatchRoom(match);
  const name = t(($) => $.common.versus, {
    home: faceOf(homeTeam, competition.id).name,
    away: faceOf(awayTeam, competition.id).name,
  });
  const at = minute === null ? null : instantOfMinute(match, events, minute);
  const moment = useMemo(() => (minute === null || at === null ? null : { minute, at }), [minute, at]);
  const live = isLive(match);
  const inPlay = useMatchInPlay(null);
  const matchHref = inPlay === null || inPlay === match.id ? null : matchPath(inPlay);
  const ratingsHref = isFinished(match) ? teamRatingPath(match.id, null) : null;
  // Of the minute the chat uses only the list of events, and of the match only its state.
  const chat = useMemo(
    () => (
      <RoomChat
        room={room}
        place={{ kind: 'match', name, ways: { matchHref, inviteHref: paths.friends } }}
        isLive={live}
        events={events}
        ratingsHref={ratingsHref}
      />
    ),
    [room, name, matchHref, live, events, ratingsHref],
  );
  return <ChatMoment value={moment}>{chat}</ChatMoment>;
}

interface SideChatProps {
  readonly match: Match;
  /** The minute at which the match is shown; null for now. */
  readonly minute: number | null;
}

/** The chat of an opened match beside its report, at the same minute, with the goal banner over it. */
export function SideChat({ match, minute }: SideChatProps) {
  return (
    <ChatColumn banner={<GoalBannerHost openMatchId={match.id} />} chat={<MatchChat match={match} minute={minute} />} />
  );
}

/** The number of messages in the chat of an opened match, shown when the chat is not beside the report. */
export function MatchChatCount({ match }: { readonly match: Match }) {
  return <ChatCount room={useMatchRoom(match)} />;
}

/** The room of a match. It stays the same object until the teams or the day of the match change. */
function useMatchRoom({ id, homeTeam, awayTeam, utcKickoff }: Match): ChatRoom {
  return useMemo(() => matchChatRoom({ id, homeTeam, awayTeam, utcKickoff }), [id, homeTeam, awayTeam, utcKickoff]);
}
