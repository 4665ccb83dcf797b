import { type Language, languageOf } from '@tribunen/locales';
import { type StorageEvents, StoredValue } from '../storage/StoredValue.ts';
import { languageKey } from './keptLanguage.ts';

/** The chosen language, which is stored on this device and applies to all its tabs. `LanguageSwitch` changes the page's words. */
export class LanguageStore extends StoredValue<Language> {
  /** @param preferred as in `navigator.languages` */
  constructor(storage: () => Storage, preferred: readonly string[], events: StorageEvents) {
    super(
      {
        key: languageKey,
        storage,
        read: (kept) => languageOf(kept, preferred),
        write: (language) => language,
      },
      events,
    );
  }
}
