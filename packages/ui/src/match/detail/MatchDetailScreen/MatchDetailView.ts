import type { Match, MatchTab, MissingPart, OsloDay } from '@tribunen/domain';
import type { MouseEvent, ReactNode } from 'react';
import type { MatchFailure } from '../../MatchScreen/MatchFailed.tsx';
import type { BeforeMatchView } from '../BeforeMatch/BeforeMatchView.ts';
import type { OldReport } from '../MatchInfo/OldReportNotice.tsx';

/** Leads back to where the spectator came from. */
export interface BackView {
  /** The address to open if there is no page to go back to: the results of the match's day. */
  readonly href: string;
  /**
   * Called on a press. It prevents the default if it can go back instead of following the link. The function stays the
   * same while the screen is open.
   */
  onBack(press: Pick<MouseEvent, 'preventDefault'>): void;
}

/** The parts of the screen of an opened match in every state. */
export interface MatchDetailFrame {
  readonly back: BackView;
  /** The day's matches, in a separate column; null if there is no room for it. */
  readonly list: ReactNode;
}

/** A tab of the report or, in a replay on a phone, the chat as it was written. Otherwise the chat has a screen of its own. */
export type OpenedTab = MatchTab | 'chat';

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
        /** A `MatchScrubber`; null if the match has no earlier minute to show. */
        readonly scrubber: ReactNode;
        readonly tabs: readonly { readonly tab: OpenedTab; readonly content: ReactNode }[];
        readonly chosenTab: OpenedTab;
        onTab(tab: OpenedTab): void;
        /** Whether the line-up and the facts take over the place of the chat. */
        readonly chatPlace: { readonly isTaken: boolean; onChange(isTaken: boolean): void };
      })
    | (OpenedMatch & { readonly status: 'upcoming'; readonly before: BeforeMatchView })
    /** The reader has hidden the result. */
    | (OpenedMatch & { readonly status: 'hidden'; readonly hidden: ReactNode })
  );

/** A match whose report has not loaded. */
export interface ListedMatch {
  /** The match from a list; null if no list has it. */
  readonly match: Match | null;
  /** A `DetailHeader`; null without a match. */
  readonly header: ReactNode;
}

/** The data of an opened match in every state. */
export interface OpenedMatch {
  readonly match: Match;
  readonly today: OsloDay;
  readonly referee: string | null;
  /** A `DetailHeader`. */
  readonly header: ReactNode;
  /** The address of the chat as a separate screen, on a phone. */
  readonly chatHref: string;
  /** The number of messages in that chat. */
  readonly chatCount: ReactNode;
  /** The address of the live match; null after the match. */
  readonly followHref: string | null;
  readonly missing: readonly MissingPart[];
  /** Null while the report is new. */
  readonly old: OldReport | null;
  /** The chat beside the report; null where there is no room. */
  readonly chat: ReactNode;
}
