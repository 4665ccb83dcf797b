import type { Match } from '@tribunen/domain';
import type { ComponentType } from 'react';
import { useShownMinute } from './useShownMinute.ts';

/** The chat of a match beside its report. */
export type MatchChatComponent = ComponentType<{
  readonly match: Match;
  /** The minute that the match is shown at; null for now. */
  readonly minute: number | null;
}>;

interface ShownChatProps {
  readonly chat: MatchChatComponent;
  readonly match: Match;
}

/** The chat at the shown minute. */
export function ShownChat({ chat: Chat, match }: ShownChatProps) {
  return <Chat match={match} minute={useShownMinute()} />;
}
