import { loadDemoWords, loadFirstWords, loadLaterWords } from '@tribunen/locales';
import { addWords, type createI18n, toast } from '@tribunen/ui';
import type { LanguageStore } from './LanguageStore.ts';
import { pageLanguage } from './pageLanguage.ts';

interface LanguageSwitchParts {
  readonly words: ReturnType<typeof createI18n>;
  readonly chosen: LanguageStore;
  /** Called when the words of the chosen language did not load, so that the page stays in its language. */
  onFailure(): void;
}

/**
 * Puts the page into the chosen language, between `start` and `stop`, without a reload. All words of the language load before any of them is
 * shown.
 */
export class LanguageSwitch {
  readonly #parts: LanguageSwitchParts;
  #unsubscribe: (() => void) | null = null;

  constructor(parts: LanguageSwitchParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#unsubscribe ??= this.#parts.chosen.subscribe(() => void this.#follow());
    // The reader may have chosen a language before this code was loaded.
    void this.#follow();
  }

  stop(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = null;
  }

  async #follow(): Promise<void> {
    const { words, chosen, onFailure } = this.#parts;
    const language = chosen.current();
    if (language === words.language) return;
    try {
      const loaded = await Promise.all([
        loadFirstWords(language),
        loadLaterWords(language),
        ...(import.meta.env.DEMO ? [loadDemoWords(language)] : []),
      ]);
      for (const each of loaded) addWords(words, language, each);
    } catch (error) {
      console.error('The words of the language did not load', language, error);
      if (this.#unsubscribe === null || chosen.current() !== language) return;
      const here = pageLanguage(document);
      // The choice is also withdrawn, because the next start would lack the words too. A hidden tab does not change a
      // choice made in another.
      if (document.visibilityState === 'visible') chosen.choose(here);
      else chosen.set(here);
      onFailure();
      return;
    }
    // The reader may have chosen yet another language while this one loaded.
    if (this.#unsubscribe !== null && chosen.current() === language) await words.changeLanguage(language);
  }
}

/** Creates the switch of a page's language, which reports when the words do not load. */
export function openLanguageSwitch(words: LanguageSwitchParts['words'], chosen: LanguageStore): LanguageSwitch {
  const onFailure = (): void => toast.failure({ title: words.t(($) => $.shell.language.notLoaded) });
  return new LanguageSwitch({ words, chosen, onFailure });
}
