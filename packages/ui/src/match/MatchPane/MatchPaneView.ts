import type { MatchView } from '../MatchScreen/MatchView.ts';

/** Everything that the pane beside the results can show. */
export type MatchPaneView =
  /** No match has been chosen yet. */
  { readonly status: 'unchosen' } | Exclude<MatchView, { status: 'none' }>;
