import type {
  CompetitionCode,
  CompetitionGroup,
  DayFilter,
  MatchId,
  OsloDay,
  Side,
  UtcInstant,
} from '@tribunen/domain';

/** The parts that the results screen has in every state: the chosen day, and the strip to choose another. */
export interface ResultsFrame {
  readonly day: OsloDay;
  readonly today: OsloDay;
  /** The strip's days in order, including `day`. */
  readonly days: readonly OsloDay[];
  onSelectDay(day: OsloDay): void;
  /** The days that are known to have followed matches, which the calendar marks. */
  readonly matchDays: ReadonlySet<OsloDay>;
}

/**
 * Collapsible sections, one per competition. Those not in `collapsed` are open. An unchanged match stays the same object
 * from view to view, so that its card does not render again.
 */
export interface MatchSections {
  readonly groups: readonly CompetitionGroup[];
  readonly collapsed: ReadonlySet<CompetitionCode>;
  onToggleSection(competition: CompetitionCode): void;
}

/**
 * «Andre kamper i dag»: the matches that are not followed, behind one button (MATCH-13). It has its own `collapsed`, because a
 * competition may be in both lists.
 */
export interface OtherMatches extends MatchSections {
  readonly open: boolean;
  onToggle(): void;
}

/** Which of the day's matches are listed. */
export interface DayFilterView {
  readonly chosen: DayFilter;
  /** How many matches «Pågår» lists. */
  readonly live: number;
  onFilter(filter: DayFilter): void;
}

/** Set when a reload failed and the shown matches are from `since`. */
export interface StaleMatches {
  readonly since: UtcInstant;
  /** The clock that the age is measured by. */
  now(): UtcInstant;
  onRetry(): void;
}

/** The parts that every loaded day has, with or without followed matches. */
export interface LoadedDay {
  /** Null when every match of the day is followed, or there are none. */
  readonly others: OtherMatches | null;
  /** The sides that have just scored, each for the ten seconds that its half stays lit. */
  readonly flashes: ReadonlyMap<MatchId, ReadonlySet<Side>>;
  matchHref(id: MatchId): string;
  /** The match in the pane beside the list; null for none. */
  readonly chosen: MatchId | null;
  /** The ids of the followed teams, which have a mark on their cards. Pass the same set while nothing changes. */
  readonly ownTeams: ReadonlySet<string>;
  readonly stale: StaleMatches | null;
  readonly filter: DayFilterView;
}

/** Every state of the results screen. */
export type ResultsView = ResultsFrame &
  (
    | {
        readonly status: 'loading';
        /** The skeleton appears at once; the spinner and «Laster kamper…» join it after 50 or 200 ms. */
        readonly spinner: boolean;
      }
    | { readonly status: 'error'; onRetry(): void }
    | (LoadedDay & {
        readonly status: 'no-follows';
        /** The product's name. */
        readonly product: string;
        /** Where «Velg lag og konkurranser» leads. */
        readonly chooseHref: string;
      })
    | (LoadedDay & {
        readonly status: 'empty';
        /** The next day with followed matches; null while it is not known. */
        readonly nextDay: OsloDay | null;
      })
    | (LoadedDay &
        MatchSections & {
          readonly status: 'ready';
          /** Shown below a day with few matches: the followed matches of the next day that has some. */
          readonly next: (MatchSections & { readonly day: OsloDay }) | null;
        })
  );
