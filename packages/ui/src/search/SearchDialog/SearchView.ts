import type { CompetitionCode, Findings, MatchId, OsloDay, SearchedPlayer, TeamId } from '@tribunen/domain';

/** Where a result leads. */
export interface SearchHrefs {
  team(id: TeamId): string;
  competition(code: CompetitionCode): string;
  player(player: SearchedPlayer): string;
  match(id: MatchId): string;
}

/** Everything that the search can show. */
export type SearchView = {
  readonly text: string;
  onType(text: string): void;
  onClose(): void;
  readonly hrefs: SearchHrefs;
  readonly today: OsloDay;
  /** True without a network: the search then covers only the data that has been loaded. */
  readonly isOffline: boolean;
  /** The results so far; before two characters the spectator's own teams and matches. */
  readonly found: Findings;
} & (
  | { readonly status: 'idle' | 'searching' | 'ready' }
  /** Something could not be loaded; the results so far stay. */
  | { readonly status: 'error'; onRetry(): void }
);
