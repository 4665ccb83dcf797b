import { type Language, languageOf } from '@tribunen/locales';
import { type StorageEvents, StoredValue } from '../storage/StoredValue.ts';
import { languageKey } from './keptLanguage.ts';

/** The chosen language: kept on this device, and followed across tabs. `LanguageSwitch` gives the page its words. */
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
