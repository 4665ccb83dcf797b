import type { CompetitionCode, CompetitionGroup, MatchId, OsloDay, Side, UtcInstant } from '@tribunen/domain';

/** What stands on the results screen in every state: the chosen day and the strip to choose another. */
export interface ResultsFrame {
  readonly day: OsloDay;
  readonly today: OsloDay;
  /** The strip's days in order; it holds `day`. */
  readonly days: readonly OsloDay[];
  onSelectDay(day: OsloDay): void;
}

/**
 * Collapsible sections, one a competition. Those not in `collapsed` are open. A match that has not changed keeps its identity from view to
 * view, so that its card does not render again.
 */
export interface MatchSections {
  readonly groups: readonly CompetitionGroup[];
  readonly collapsed: ReadonlySet<CompetitionCode>;
  onToggleSection(competition: CompetitionCode): void;
}

/** «Andre kamper i dag»: the matches that are not followed, behind one button. It keeps its own `collapsed`: a competition may stand in both lists. */
export interface OtherMatches extends MatchSections {
  readonly open: boolean;
  onToggle(): void;
}

/** Said when a reload failed and the matches shown are from `since`. */
export interface StaleMatches {
  readonly since: UtcInstant;
  /** The clock that the age is told by. */
  now(): UtcInstant;
  onRetry(): void;
}

/** What every loaded day has, whether anything followed is played on it or not. */
export interface LoadedDay {
  /** Null when every match of the day is followed, or none is played. */
  readonly others: OtherMatches | null;
  /** The sides that have just scored, each for the ten seconds that its half stays lit. */
  readonly flashes: ReadonlyMap<MatchId, ReadonlySet<Side>>;
  matchHref(id: MatchId): string;
  readonly stale: StaleMatches | null;
}

/** Everything that the results screen can show (part 1 §2, Results screen). */
export type ResultsView = ResultsFrame &
  (
    | {
        readonly status: 'loading';
        /** The skeleton stands at once; the spinner and «Laster kamper…» join it after 50 or 200 ms. */
        readonly spinner: boolean;
      }
    | { readonly status: 'error'; onRetry(): void }
    | (LoadedDay & {
        readonly status: 'no-follows';
        /** Where «Velg lag og konkurranser» leads. */
        readonly chooseHref: string;
      })
    | (LoadedDay & { readonly status: 'empty' })
    | (LoadedDay & MatchSections & { readonly status: 'ready' })
  );
