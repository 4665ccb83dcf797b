/** A text of the catalogue in bokmål and in English. */
export type InTwoLanguages = readonly [nb: string, en: string];

/** The documentation that a designer or a developer needs before using a part. */
export interface PartPage {
  /** The path of the file from `packages/ui/src`. The file exports the part under its own name. */
  readonly file: string;
  readonly purpose: InTwoLanguages;
  readonly use: InTwoLanguages;
  readonly avoid: InTwoLanguages;
  readonly words: InTwoLanguages;
  /** The use by keyboard and by screen reader. */
  readonly access: InTwoLanguages;
  /** What no test checks, with the number of the criterion in WCAG 2.2. */
  readonly check: InTwoLanguages;
}

/** The pages of some parts, by the titles of their stories. */
export type PartPages = Readonly<Record<string, PartPage>>;
