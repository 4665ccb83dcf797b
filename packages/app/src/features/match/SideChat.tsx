import type { Match } from '@tribunen/domain';
import { ChatColumn } from '@tribunen/ui';
import { GoalBannerHost } from '../../live/notifications/goalBanner/GoalBannerHost.tsx';
import { MatchChat } from './MatchChat.tsx';

interface SideChatProps {
  readonly match: Match;
  /** Null for now. */
  readonly minute: number | null;
}

/** The chat of an opened match beside its report, at the same minute, with the goal banner over it. */
export function SideChat({ match, minute }: SideChatProps) {
  return (
    <ChatColumn banner={<GoalBannerHost openMatchId={match.id} />} chat={<MatchChat match={match} minute={minute} />} />
  );
}
