import type { Match, MatchId, OsloDay } from '@tribunen/domain';

export interface TodaysMatchesView {
  readonly today: OsloDay;
  /** In the order of the picker (MATCH-30). */
  readonly matches: readonly Match[];
  hrefOf(id: MatchId): string;
}
