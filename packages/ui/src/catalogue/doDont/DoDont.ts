import type { ReactNode } from 'react';
import type { InTwoLanguages } from '../parts/PartPage.ts';

/** A right and a wrong use of a part, both interactive, each with its reason in a sentence. */
export interface DoDont {
  readonly right: ReactNode;
  readonly rightWhy: InTwoLanguages;
  readonly wrong: ReactNode;
  readonly wrongWhy: InTwoLanguages;
}

/** The uses of some parts, by the titles of their stories. */
export type DoDonts = Readonly<Record<string, DoDont>>;
