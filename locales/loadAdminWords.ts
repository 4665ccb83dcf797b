import type { Language } from './languages.ts';
import type { admin } from './nb/admin.ts';
import type { Translations } from './Translations.ts';

type AdminWords = Pick<Translations, keyof typeof admin>;

const files: Readonly<Record<Language, () => Promise<AdminWords>>> = {
  nb: async () => (await import('./nb/admin.ts')).admin,
  nn: async () => (await import('./nn/admin.ts')).admin,
  en: async () => (await import('./en/admin.ts')).admin,
};

/** Loads the words of the administrators' screens. Rejects if their file fails to load. */
export function loadAdminWords(language: Language): Promise<AdminWords> {
  return files[language]();
}
