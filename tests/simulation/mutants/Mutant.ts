/** A deliberate bug: a text in a file, found exactly once, and what stands in its place. */
export interface Mutant {
  readonly name: string;
  /** From the root of the repository. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** It takes longer than a seed: a whole day has to catch it. */
  readonly onlyInDay?: true;
}
