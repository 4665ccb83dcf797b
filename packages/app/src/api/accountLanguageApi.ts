import { isLanguage, type Language } from '@tribunen/locales';
import { toAuthFailure } from './auth/AuthFailure.ts';
import { ApiPart } from './access/ApiPart.ts';

/** The language of the account. It is stored in the user's metadata, where the templates of the auth server's mails read it too. */
export const accountLanguageApi = new ApiPart((access) => ({
  /**
   * The account's language; null when none is stored.
   *
   * @throws AuthFailure
   */
  async language(): Promise<Language | null> {
    const { auth } = await access.client();
    const { data, error } = await auth.getSession();
    if (error !== null) throw toAuthFailure(error);
    const kept: unknown = data.session?.user.user_metadata['language'];
    return typeof kept === 'string' && isLanguage(kept) ? kept : null;
  },

  /** @throws AuthFailure */
  async keepLanguage(language: Language): Promise<void> {
    const { auth } = await access.client();
    const { error } = await auth.updateUser({ data: { language } });
    if (error !== null) throw toAuthFailure(error);
  },
}));

export type AccountLanguageApi = ReturnType<typeof accountLanguageApi.of>;
