import type { Language } from './languages.ts';
import { accessibility as en } from './en/accessibility.ts';
import { accessibility as nb } from './nb/accessibility.ts';
import { accessibility as nn } from './nn/accessibility.ts';

type Texts<Part> = Part extends string ? string : { readonly [Key in keyof Part]: Texts<Part[Key]> };

/** The words of the accessibility statement. They are not in the dictionaries, because few visitors read it; the page loads all three languages. */
export const accessibilityWords: Readonly<Record<Language, Texts<typeof nb>>> = { nb, nn, en };
