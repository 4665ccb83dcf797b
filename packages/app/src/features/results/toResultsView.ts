import {
  type CompetitionCode,
  type DayFilter,
  filterDay,
  type Follow,
  groupByCompetition,
  liveFirst,
  type Match,
  type MatchId,
  type OsloDay,
  type Side,
  splitFollowed,
  type UtcInstant,
} from '@tribunen/domain';
import type { ResultsFrame, ResultsView } from '@tribunen/ui';

/** The matches of the chosen day, as far as they are loaded. */
export type DayState =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | {
      readonly status: 'ready';
      readonly matches: readonly Match[];
      /** When the shown matches were loaded, if the last reload failed; null otherwise. */
      readonly staleSince: UtcInstant | null;
    };

/** The spectator's follows, as far as they are known. */
export type FollowsState =
  | { readonly status: 'loading' }
  /** The follows could not be loaded, or not in time. Every match is then shown, and following is not mentioned. */
  | { readonly status: 'error' }
  | { readonly status: 'ready'; readonly follows: readonly Follow[] };

export interface ResultsState {
  readonly frame: ResultsFrame;
  readonly day: DayState;
  readonly follows: FollowsState;
  readonly spinner: boolean;
  readonly flashes: ReadonlyMap<MatchId, ReadonlySet<Side>>;
  readonly collapsed: ReadonlySet<CompetitionCode>;
  readonly othersCollapsed: ReadonlySet<CompetitionCode>;
  /** Null until the spectator has shown or hidden the other matches. */
  readonly othersOpen: boolean | null;
  now(): UtcInstant;
  readonly product: string;
  readonly chooseHref: string;
  readonly chosen: MatchId | null;
  readonly ownTeams: ReadonlySet<string>;
  readonly filter: DayFilter;
  /** The next day with followed matches; null until it is known. */
  readonly nextDay: OsloDay | null;
  /** The matches of that day. */
  readonly nextMatches: readonly Match[];
}

/** A day with at most this many followed matches is quiet, so the next day follows below it. */
const quietDay = 3;

export interface ResultsActions {
  onRetry(): void;
  onToggleSection(competition: CompetitionCode): void;
  onToggleOtherSection(competition: CompetitionCode): void;
  onShowOthers(open: boolean): void;
  onFilter(filter: DayFilter): void;
  matchHref(id: MatchId): string;
}

/** The view of the results screen. */
export function toResultsView(state: ResultsState, actions: ResultsActions): ResultsView {
  const { frame, day, follows } = state;
  if (day.status === 'error') return { ...frame, status: 'error', onRetry: actions.onRetry };
  if (day.status === 'loading' || follows.status === 'loading')
    return { ...frame, status: 'loading', spinner: state.spinner };

  const known = follows.status === 'ready' ? follows.follows : [];
  const split = splitFollowed(day.matches, known);
  const { followed, others } = follows.status === 'ready' ? split : { followed: split.others, others: [] };
  const listed = { followed: filterDay(followed, state.filter), others: filterDay(others, state.filter) };
  const followsNothing = follows.status === 'ready' && known.length === 0;
  const othersOpen = state.othersOpen ?? followsNothing;
  const counted = followed.length === 0 || othersOpen ? [...followed, ...others] : followed;
  const loaded = {
    filter: { chosen: state.filter, live: filterDay(counted, 'live').length, onFilter: actions.onFilter },
    flashes: state.flashes,
    matchHref: actions.matchHref,
    chosen: state.chosen,
    ownTeams: state.ownTeams,
    stale: day.staleSince && { since: day.staleSince, now: state.now, onRetry: actions.onRetry },
    others:
      listed.others.length === 0
        ? null
        : {
            groups: groupByCompetition(followsNothing ? liveFirst(listed.others) : listed.others),
            collapsed: state.othersCollapsed,
            onToggleSection: actions.onToggleOtherSection,
            open: othersOpen,
            onToggle: () => actions.onShowOthers(!othersOpen),
          },
  };
  if (followsNothing)
    return { ...frame, ...loaded, status: 'no-follows', product: state.product, chooseHref: state.chooseHref };
  const folding = { collapsed: state.collapsed, onToggleSection: actions.onToggleSection };
  if (followed.length === 0) return { ...frame, ...loaded, status: 'empty', nextDay: state.nextDay };
  return {
    ...frame,
    ...loaded,
    status: 'ready',
    groups: groupByCompetition(listed.followed),
    ...folding,
    next:
      state.nextDay === null || followed.length > quietDay || state.filter !== 'all'
        ? null
        : {
            day: state.nextDay,
            groups: groupByCompetition(splitFollowed(state.nextMatches, known).followed),
            ...folding,
          },
  };
}
