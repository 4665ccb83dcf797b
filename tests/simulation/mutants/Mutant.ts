/** A deliberate bug: a text that a file has exactly once, and its replacement. */
export interface Mutant {
  readonly name: string;
  /** From the root of the repository. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** It takes longer than a seed: only a whole day catches it. */
  readonly onlyInDay?: true;
  /** The laws of the chats catch it. */
  readonly inChat?: true;
}
