import { MatchContainer } from '../features/match/MatchContainer.tsx';
import { MatchPaneContainer } from '../features/match/MatchPaneContainer.tsx';

/** The match on a screen of its own and beside the results: one chunk, because they are nearly the same code. */
export const matchScreens = { MatchContainer, MatchPaneContainer };
