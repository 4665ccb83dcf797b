/** The languages of the app by their tags (BCP 47). Each name is in its own language, so that every reader can find theirs. */
export const languageNames = { nb: 'Bokmål', nn: 'Nynorsk', en: 'English' } as const;

/** A language of the app, by its tag. */
export type Language = keyof typeof languageNames;

/** Whether a tag (from an address, a setting or the device) is a language of the app. */
export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(languageNames, tag);
}

/** Every language of the app, the source language first. */
export const languages: readonly Language[] = Object.keys(languageNames).filter(isLanguage);
