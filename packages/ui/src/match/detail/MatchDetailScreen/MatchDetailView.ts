import type { Match, MatchTab, MissingPart, OsloDay } from '@tribunen/domain';
import type { MouseEvent, ReactNode } from 'react';
import type { MatchFailure } from '../../MatchScreen/MatchFailed.tsx';
import type { BeforeMatchView } from '../BeforeMatch/BeforeMatchView.ts';
import type { OldReport } from '../MatchInfo/OldReportNotice.tsx';

/** Leads back to where the spectator came from. */
export interface BackView {
  /** Where it leads when there is nowhere to go back to: the results of the match's day. */
  readonly href: string;
  /** Pressed; it prevents the default where it goes back instead. The same function as long as the screen is open. */
  onBack(press: Pick<MouseEvent, 'preventDefault'>): void;
}

/** What the screen of an opened match has in every state. */
export interface MatchDetailFrame {
  readonly back: BackView;
  /** The day's matches, in a column of their own; null where there is no room. */
  readonly list: ReactNode;
}

/** Everything that an opened match can show. */
export type MatchDetailView = MatchDetailFrame &
  (
    | (ListedMatch & { readonly status: 'loading' })
    | (ListedMatch & {
        readonly status: 'error';
        readonly why: MatchFailure;
        onRetry(): void;
      })
    | { readonly status: 'not-found'; readonly resultsHref: string }
    | (OpenedMatch & {
        /** Live, over, or broken off. */
        readonly status: 'ready';
        /** A `MatchScrubber`; null where there is nothing to wind back to. */
        readonly scrubber: ReactNode;
        readonly tabs: readonly { readonly tab: MatchTab; readonly content: ReactNode }[];
        readonly chosenTab: MatchTab;
        onTab(tab: MatchTab): void;
        /** Whether the line-up and the facts take the place of the chat beside them. */
        readonly chatPlace: { readonly isTaken: boolean; onChange(isTaken: boolean): void };
      })
    | (OpenedMatch & { readonly status: 'upcoming'; readonly before: BeforeMatchView })
    /** The reader does not want to know its result. */
    | (OpenedMatch & { readonly status: 'hidden'; readonly hidden: ReactNode })
  );

/** A match whose report has not come. */
export interface ListedMatch {
  /** As a list has it; null when none does. */
  readonly match: Match | null;
  /** A `DetailHeader`; null without a match. */
  readonly header: ReactNode;
}

/** What is known of a match, whatever state it is in. */
export interface OpenedMatch {
  readonly match: Match;
  readonly today: OsloDay;
  readonly referee: string | null;
  /** A `DetailHeader`. */
  readonly header: ReactNode;
  /** Where its chat stands alone, on a phone. */
  readonly chatHref: string;
  /** The number of its messages, there. */
  readonly chatCount: ReactNode;
  /** Where the match is followed live; null once it is over. */
  readonly followHref: string | null;
  readonly missing: readonly MissingPart[];
  /** Null while the report is new. */
  readonly old: OldReport | null;
  /** The chat beside the report; null where there is no room. */
  readonly chat: ReactNode;
}
