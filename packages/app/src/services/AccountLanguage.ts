import type { AccountLanguageApi } from '../api/accountLanguageApi.ts';
import { languageKey } from '../lib/appearance/keptLanguage.ts';
import type { LanguageStore } from '../lib/appearance/LanguageStore.ts';
import { Teardown } from '../lib/state/Teardown.ts';
import type { SessionStore } from './SessionStore.ts';

interface AccountLanguageParts {
  readonly api: AccountLanguageApi;
  readonly session: Pick<SessionStore, 'current' | 'subscribe'>;
  readonly language: Pick<LanguageStore, 'current' | 'subscribe' | 'choose'>;
  readonly storage: Pick<Storage, 'getItem'>;
}

/**
 * Keeps the spectator's language with the account, between `start` and `stop`. A device without a chosen language
 * changes to the account's at sign-in; a choice made here is stored with the account.
 */
export class AccountLanguage {
  readonly #parts: AccountLanguageParts;
  readonly #teardown = new Teardown();
  #userId: string | null = null;

  constructor(parts: AccountLanguageParts) {
    this.#parts = parts;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    const { session, language } = this.#parts;
    this.#teardown.add(
      session.subscribe(() => void this.#takeUp()),
      language.subscribe(() => void this.#keep()),
    );
    void this.#takeUp();
  }

  stop(): void {
    this.#teardown.run();
    this.#userId = null;
  }

  async #takeUp(): Promise<void> {
    const { api, language, storage } = this.#parts;
    const userId = this.#reader();
    if (userId === this.#userId) return;
    this.#userId = userId;
    if (userId === null || storage.getItem(languageKey) !== null) return;
    try {
      const kept = await api.language();
      const isWanted = this.#userId === userId && storage.getItem(languageKey) === null;
      if (isWanted && kept !== null && kept !== language.current()) language.choose(kept);
    } catch (error) {
      console.error('The language of the account is not known', error);
    }
  }

  async #keep(): Promise<void> {
    const { api, language } = this.#parts;
    if (this.#reader() === null) return;
    try {
      const chosen = language.current();
      if ((await api.language()) !== chosen) await api.keepLanguage(chosen);
    } catch (error) {
      console.error('The account does not keep the language', error);
    }
  }

  /** A change of the account would end a recovery before the new password is chosen. */
  #reader(): string | null {
    const session = this.#parts.session.current();
    return session.status === 'signed-in' && !session.isRecovering ? session.user.id : null;
  }
}
