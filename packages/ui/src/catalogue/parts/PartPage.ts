/** A text of the catalogue in bokmål and in English. */
export type InTwoLanguages = readonly [nb: string, en: string];

/** What a designer or a developer has to know before using a part. */
export interface PartPage {
  /** Where it is, from `packages/ui/src`. It exports the part under the file's name. */
  readonly file: string;
  readonly purpose: InTwoLanguages;
  readonly use: InTwoLanguages;
  readonly avoid: InTwoLanguages;
  readonly words: InTwoLanguages;
  /** By keyboard and by screen reader. */
  readonly access: InTwoLanguages;
  /** What no test checks, with the number of its criterion in WCAG 2.2. */
  readonly check: InTwoLanguages;
}

/** The pages of some parts, by the titles of their stories. */
export type PartPages = Readonly<Record<string, PartPage>>;
