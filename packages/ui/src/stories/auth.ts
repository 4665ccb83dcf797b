import { fn } from 'storybook/test';
import type { AuthState } from '../auth/AuthScreen/AuthView.ts';
import type { LanguageSetting } from '../shell/LanguageChoice/LanguageSetting.ts';

export const storyLanguage: LanguageSetting = { language: 'nb', onLanguage: () => {} };

/** The sign-in as it first appears. */
export const storySignIn: AuthState<'sign-in'> = {
  status: 'sign-in',
  hasEnded: false,
  confirmation: null,
  productName: 'Tribunen',
  language: storyLanguage,
  demo: null,
  form: { status: 'open', onSubmit: fn() },
  google: { status: 'open', onPress: fn() },
  invitation: null,
  guestHref: '#/results',
  signUpHref: '#/auth?signup=true',
  recoverHref: '#/auth?recover',
};
