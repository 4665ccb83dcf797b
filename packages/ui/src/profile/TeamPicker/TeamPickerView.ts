import type { Competition, CompetitionCode, Team } from '@tribunen/domain';

/** What the picker looks for: a text, within one competition or over all of them (null). */
export interface TeamQuery {
  readonly text: string;
  readonly competition: CompetitionCode | null;
}

/** Where the picker finds teams. */
export interface TeamPickerView {
  /** In the order of the list. */
  readonly competitions: readonly Competition[];
  /** What the last search found; null before the first. A search for something else is under way still. */
  readonly found: { readonly query: TeamQuery; readonly teams: readonly Team[] } | null;
  /** Asked 300 ms after the last letter, and only where the text is long enough (FOLLOW-11). */
  onSearch(query: TeamQuery): void;
}
