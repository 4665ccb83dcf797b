import type { Language } from '@tribunen/locales/mails';
import { mails } from '@tribunen/locales/mails';
import { mailPage } from './mailPage.ts';

/** What the auth server puts in place of: a template of Go. */
const parts = { link: '{{ .ConfirmationURL }}', code: '{{ .Token }}' };

type AuthMail = Exclude<keyof (typeof mails)['nb'], 'invitation'>;

/**
 * The template of a mail of the auth server, with its text in each language: the account's, which a sign-up leaves in its metadata. An account
 * without one reads bokmål.
 *
 * @example
 * mailTemplate('recovery').subject; // '{{ $l := printf "%v" .Data.language }}{{ if eq $l "nn" }}…{{ end }}'
 */
export function mailTemplate(name: AuthMail): { readonly subject: string; readonly page: string } {
  const inEach = (textIn: (language: Language) => string): string =>
    `{{ $l := printf "%v" .Data.language }}{{ if eq $l "nn" }}${textIn('nn')}{{ else if eq $l "en" }}${textIn('en')}{{ else }}${textIn('nb')}{{ end }}`;
  return {
    subject: inEach((language) => mails[language][name].subject),
    page: inEach((lang) => mailPage(mails[lang][name], { ...parts, lang })),
  };
}
