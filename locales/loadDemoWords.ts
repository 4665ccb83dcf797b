import type { Language } from './languages.ts';
import type { Translations } from './Translations.ts';

type DemoWords = Pick<Translations, 'demo'>;

const files: Readonly<Record<Language, () => Promise<DemoWords>>> = {
  nb: () => import('./nb/demo.ts'),
  nn: () => import('./nn/demo.ts'),
  en: () => import('./en/demo.ts'),
};

/** Loads the words of the demo's bar, which no other build has. Rejects if their file fails to load. */
export function loadDemoWords(language: Language): Promise<DemoWords> {
  return files[language]();
}
