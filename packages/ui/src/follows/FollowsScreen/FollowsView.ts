import type { FormProgress } from '../../forms/FormProgress.ts';
import type { CompetitionCode, Followable, FollowedKind, FollowId, NotifiedKinds } from '@tribunen/domain';
import type { PushDeviceView } from '../../settings/SettingsScreen/PushView.ts';

export type FollowsTab = 'choose' | 'mine';

/** The facts that determine a follow's name and crest (`FollowCrest`, `useFollowName`). */
export interface FollowNames {
  readonly kind: FollowedKind;
  /** As the follow was stored; empty when it was stored without a name. */
  readonly name: string;
  /** The short name of a club; null if it is unknown. */
  readonly shortName: string | null;
  /** The code of a competition; null for anything else, and until the competitions are known. */
  readonly code: CompetitionCode | null;
}

/** A follow in the list. */
export interface ListedFollow extends FollowNames {
  readonly id: FollowId;
  /** An address, an emoji or a short text; null when there is none. */
  readonly crest: string | null;
  readonly notifications: boolean;
  /** The kinds of events of which it notifies while its notifications are on; null if they cannot be chosen. */
  readonly kinds: NotifiedKinds | null;
  /** Whether it has just been removed, which can be undone. */
  readonly isRemoved: boolean;
}

/** A team or competition that can be followed. */
export interface FollowableItem {
  readonly followable: Followable;
  readonly isFollowed: boolean;
}

/** A competition whose teams can be browsed. */
export interface BrowsedCompetition {
  readonly code: CompetitionCode;
  readonly item: FollowableItem;
  readonly isOpen: boolean;
  /** Null until they are loaded. */
  readonly teams: readonly FollowableItem[] | null;
}

/** Push on this device, as the guide offers it. `loading` also covers the time while push is being turned on. */
export type GuidedDevice =
  | PushDeviceView
  | {
      readonly status: 'failed';
      /** Why, as the end of a sentence. */
      readonly message: string;
      onRetry(): void;
    };

/** The guide for a first visit (FOLLOW-17). */
export type GuideView =
  /** A spectator without a name is asked for one, because friends would otherwise see an unknown user. */
  | { readonly step: 'name'; readonly form: FormProgress<{ readonly name: string }> }
  | { readonly step: 'choose'; readonly chosen: number; readonly of: number; onSkip(): void }
  | { readonly step: 'notify'; readonly teams: readonly FollowNames[]; onAnswer(notify: boolean): void }
  | { readonly step: 'push'; readonly device: GuidedDevice; onDone(): void }
  | { readonly step: 'done' };

/** Where the user chooses what to follow. */
export interface ChooseView {
  readonly guide: GuideView;
  /** Null until they are loaded. */
  readonly suggestions: readonly FollowableItem[] | null;
  /** The answer to the last search; null before the first. */
  readonly found: {
    readonly text: string;
    readonly items: readonly FollowableItem[];
    /** Whether more results may follow, because teams are being loaded for the search. */
    readonly isSearching: boolean;
  } | null;
  /** Called 300 ms after the last letter, and with an empty text when the search has ended. */
  onSearch(text: string): void;
  /** In list order; null until they are loaded. */
  readonly competitions: readonly BrowsedCompetition[] | null;
  onToggle(code: CompetitionCode): void;
  onFollow(followable: Followable): void;
}

/** The result of reading the last file. */
export type FileOutcome =
  | {
      readonly status: 'merged';
      readonly added: number;
      readonly duplicates: number;
      /** Entries that were left out. */
      readonly unreadable: number;
    }
  | { readonly status: 'not-read' | 'not-json' | 'not-follows' | 'newer' | 'too-many' | 'empty' };

/** Saving the follows as a file, and reading them from one (FOLLOW-18). */
export interface FollowsFileView {
  /** Null when nothing is followed. */
  readonly onSave: (() => void) | null;
  onFile(file: File): void;
  readonly outcome: FileOutcome | null;
}

/** The parts of the view that do not depend on whether the follows have loaded. */
export interface FollowsFrame {
  readonly tab: FollowsTab;
  onTab(tab: FollowsTab): void;
}

/** The actions on follows. It is the same object for as long as the screen is open, because rows keep it. */
export interface FollowActions {
  /** Moves a follow to the place of another. */
  onMove(id: FollowId, over: FollowId): void;
  onNotify(id: FollowId, on: boolean): void;
  /** Chooses the kinds of events of which a follow notifies. */
  onKinds(id: FollowId, kinds: NotifiedKinds): void;
  onRemove(id: FollowId): void;
  onUndoRemoval(id: FollowId): void;
}

/** Everything that the screen can show. */
export type FollowsView = FollowsFrame &
  (
    | { readonly status: 'loading' }
    | {
        readonly status: 'error';
        /** Why, as the end of a sentence. */
        readonly message: string;
        onRetry(): void;
      }
    | {
        readonly status: 'ready';
        readonly choose: ChooseView;
        /** First priority first. */
        readonly follows: readonly ListedFollow[];
        readonly actions: FollowActions;
        readonly file: FollowsFileView;
        /** Whether changes wait for the network (OFFLINE-5). */
        readonly isWaiting: boolean;
      }
  );
