import type { Match, MatchTab } from '@tribunen/domain';
import type { MouseEvent, ReactNode } from 'react';

/** Leads back to where the spectator came from. */
export interface BackView {
  /** Where it leads when there is nowhere to go back to: the results of the match's day. */
  readonly href: string;
  /** Pressed; it prevents the default where it goes back instead. */
  onBack(press: Pick<MouseEvent, 'preventDefault'>): void;
}

/** What the screen of an opened match has in every state. */
export interface MatchDetailFrame {
  readonly back: BackView;
  /** The day's other matches, in a column of their own; null where there is no room. */
  readonly list: ReactNode;
  /** The chat beside the report; null where there is no room. */
  readonly chat: ReactNode;
}

/** Everything that an opened match can show. */
export type MatchDetailView = MatchDetailFrame &
  (
    | {
        readonly status: 'loading';
        /** The match as a list has it; null when none does. */
        readonly match: Match | null;
      }
    | { readonly status: 'error'; readonly match: Match | null; onRetry(): void }
    | { readonly status: 'not-found'; readonly resultsHref: string }
    | {
        readonly status: 'ready';
        readonly match: Match;
        /** A `DetailHeader`. */
        readonly header: ReactNode;
        /** What comes with the tabs. */
        readonly scrubber: ReactNode;
        readonly tabs: readonly { readonly tab: MatchTab; readonly content: ReactNode }[];
        readonly chosenTab: MatchTab;
        onTab(tab: MatchTab): void;
      }
  );
