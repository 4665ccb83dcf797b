import type { Match } from '@tribunen/domain';
import { ChatColumn } from '@tribunen/ui';
import { GoalBannerHost } from '../../notifications/goalBanner/GoalBannerHost.tsx';
import { MatchChat } from './MatchChat.tsx';

/** The chat of an opened match beside its report, with the goal banner over it. */
export function SideChat({ match }: { readonly match: Match }) {
  return <ChatColumn banner={<GoalBannerHost openMatchId={match.id} />} chat={<MatchChat match={match} />} />;
}
