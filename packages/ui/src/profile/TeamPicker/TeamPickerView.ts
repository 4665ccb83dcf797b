import type { Competition, CompetitionCode, Team } from '@tribunen/domain';

/** A search for teams by text, within one competition or over all of them (null). */
export interface TeamQuery {
  readonly text: string;
  readonly competition: CompetitionCode | null;
}

/** What the picker searches, and what it has found. */
export interface TeamPickerView {
  /** In the order of the list. */
  readonly competitions: readonly Competition[];
  /** The answer to the last search; null before the first. While its query differs from the current one, the search is running. */
  readonly found: { readonly query: TeamQuery; readonly teams: readonly Team[] } | null;
  /** Called 300 ms after the last letter, if the text is long enough (FOLLOW-11). */
  onSearch(query: TeamQuery): void;
}
