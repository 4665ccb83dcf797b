import { DayMatchesContainer } from '../../features/match/MatchPickers.tsx';
import { MatchContainer } from '../../features/match/MatchContainer.tsx';
import { MatchPaneContainer } from '../../features/match/MatchPaneContainer.tsx';
import { SideChat } from '../../features/match/MatchChat.tsx';

/** The match on a screen of its own, beside the results and beside its details: one chunk, because they are nearly the same code. */
export const matchScreens = { MatchContainer, MatchPaneContainer, DayMatchesContainer, SideChat };
