import type { UtcInstant } from '@tribunen/domain';
import type { ReactNode } from 'react';
import type { MatchView } from '../MatchScreen/MatchView.ts';

/** The parts of a match that the pane can show in the place of its chat. */
export type PanePart = 'report' | 'line-up' | 'standings';

/** Everything that the pane beside the results can show. */
export type MatchPaneView =
  /** The day has no match. */
  | { readonly status: 'unchosen' }
  | Exclude<MatchView, { status: 'none' | 'ready' }>
  /** There is no goal banner here, because the match card in the list lights up and the flip card shows the goal. */
  | (Omit<Extract<MatchView, { status: 'ready' }>, 'banner'> & {
      /** The delay of the match; null for none. */
      readonly delay: ReactNode;
      /** The clock of the countdown. */
      now(): UtcInstant;
      /** The content of each part; the pane renders only the part that is shown. */
      readonly parts: Readonly<Record<PanePart, ReactNode>>;
    });
