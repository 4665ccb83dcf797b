import type { CompetitionCode, LiveStandingsRow, StandingsType, Team } from '@tribunen/domain';

/** One table on the screen. */
export interface ShownTable {
  /** The provider's word for the group, `GROUP_A`; null in a league. */
  readonly group: string | null;
  readonly rows: readonly LiveStandingsRow[];
}

/** The moment that the table shows: as matches stand now, as they stood at a minute, or the provider's own table. */
export type StandingsMoment =
  | { readonly kind: 'official' }
  | { readonly kind: 'now' }
  | {
      readonly kind: 'then';
      readonly minute: number;
      /** Whether other matches count with their score of now, because no source has the minutes of their goals. */
      readonly othersNow: boolean;
      /** The way back from the minute. */
      onNow(): void;
    };

/** Everything that the table of a competition can show. */
export type StandingsView =
  | { readonly status: 'loading' }
  | {
      readonly status: 'error';
      /** Why the table could not be loaded, in the spectator's language or in the server's words. */
      readonly message: string;
      /** The language of the server's words. */
      readonly messageLang?: 'en';
      onRetry(): void;
    }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      readonly competition: CompetitionCode;
      /** The types of table that exist, in the selector's order. */
      readonly types: readonly StandingsType[];
      readonly chosenType: StandingsType;
      onType(type: StandingsType): void;
      /** The tables of the chosen type: one for a league, one per group for a cup. */
      readonly tables: readonly ShownTable[];
      /** The teams that are marked: the two of the match. */
      readonly marked: readonly Team[];
      readonly moment: StandingsMoment;
      /** Whether the table leaves out results that the reader has hidden. */
      readonly leavesOut: boolean;
    };
