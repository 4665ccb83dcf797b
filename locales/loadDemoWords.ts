import type { Language } from './languages.ts';
import type { Translations } from './Translations.ts';

type DemoWords = Pick<Translations, 'demo'>;

const files: Readonly<Record<Language, () => Promise<DemoWords>>> = {
  nb: () => import('./nb/demo.ts'),
  nn: () => import('./nn/demo.ts'),
  en: () => import('./en/demo.ts'),
};

/** Loads the words of the demo's bar, which no other build has. Rejects where their file does not come. */
export function loadDemoWords(language: Language): Promise<DemoWords> {
  return files[language]();
}
