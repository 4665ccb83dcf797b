/** A deliberate bug: a text that a file has exactly once, and its replacement. */
export interface Mutant {
  readonly name: string;
  /** The path from the root of the repository. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** True when only the simulation of a whole day catches the bug, because it shows itself late. */
  readonly onlyInDay?: true;
  /** True when the laws of the chats catch the bug. */
  readonly inChat?: true;
}
