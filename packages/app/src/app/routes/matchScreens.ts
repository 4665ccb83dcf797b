import { DayMatchesContainer } from '../../features/match/MatchPickers.tsx';
import { MatchContainer } from '../../features/match/MatchContainer.tsx';
import { MatchPaneContainer } from '../../features/match/MatchPaneContainer.tsx';
import { MatchChatCount, SideChat } from '../../features/match/MatchChat.tsx';
import { prepareMatch } from '../../features/match/prepareMatch.ts';

/**
 * The match screens: a match alone, beside the results, and the results beside a match. They are one chunk, because
 * their code is nearly the same.
 */
export const matchScreens = {
  MatchContainer,
  MatchPaneContainer,
  DayMatchesContainer,
  MatchChatCount,
  SideChat,
  prepareMatch,
};
