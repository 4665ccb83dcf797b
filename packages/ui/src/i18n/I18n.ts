import { Emitter } from '@tribunen/domain';
import type { Language } from '@tribunen/locales';
import type { Texts, Translate } from './Translate.ts';

/** Texts by their names, in groups. */
export interface Dictionary {
  readonly [name: string]: string | Dictionary;
}

interface I18nParts {
  readonly language: Language;
  readonly texts: Dictionary;
  readonly product: string;
}

/** The texts of the page's language. */
export class I18n {
  readonly #changes = new Emitter<void>();
  readonly #texts = new Map<Language, Dictionary>();
  readonly #product: string;
  #language: Language;
  #t: Translate;

  /** @param product the product's name, which replaces `{{product}}` in every text */
  constructor({ language, texts, product }: I18nParts) {
    this.#texts.set(language, texts);
    this.#product = product;
    this.#language = language;
    this.#t = this.#translateIn(language);
  }

  get language(): Language {
    return this.#language;
  }

  /** Another function after each change of language. It logs a missing text and returns its name instead. */
  get t(): Translate {
    return this.#t;
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#changes.listen(listener);

  /** Whether there is a text with a name, such as `competitions.PD`. */
  readonly exists = (name: string): boolean => typeof find(this.textsIn(this.#language), name.split('.')) === 'string';

  textsIn(language: Language): Dictionary {
    return this.#texts.get(language) ?? {};
  }

  /** Adds groups of texts, in the place of those with the same names. */
  add(language: Language, texts: Dictionary): void {
    this.#texts.set(language, { ...this.textsIn(language), ...texts });
  }

  changeLanguage(language: Language): void {
    this.#language = language;
    this.#t = this.#translateIn(language);
    this.#changes.emit();
  }

  #translateIn(language: Language): Translate {
    return (select: ($: Texts) => string, given?: Readonly<Record<string, string | number>>) => {
      const values: typeof given = { product: this.#product, ...given };
      const path = pathOf(select);
      const texts = this.textsIn(language);
      const text =
        (typeof values['count'] === 'number' && find(texts, inNumber(path, values['count']))) || find(texts, path);
      if (typeof text === 'string') return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
      console.error('There is no text for', path.join('.'));
      return path.join('.');
    };
  }
}

function find(texts: Dictionary, path: readonly string[]): string | Dictionary | undefined {
  return path.reduce<string | Dictionary | undefined>(
    (part, name) => (typeof part === 'object' && Object.hasOwn(part, name) ? part[name] : undefined),
    texts,
  );
}

/** The path of a text in the singular or the plural. All languages here have these two, by the same rule. */
function inNumber(path: readonly string[], count: number): readonly string[] {
  return path.with(-1, `${path.at(-1) ?? ''}_${Math.abs(count) === 1 ? 'one' : 'other'}`);
}

let selected: string[] = [];
/** Stands for every group of texts, and notes what is selected from it: a group may not have loaded. */
const anyTexts: object = new Proxy(
  {},
  {
    get: (_texts, name: string) => {
      selected.push(name);
      return anyTexts;
    },
  },
);

function pathOf(select: (texts: Texts) => unknown): readonly string[] {
  selected = [];
  Reflect.apply(select, undefined, [anyTexts]);
  return selected;
}
