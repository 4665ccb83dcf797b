import { type Language, type MailName, mailWords } from '@tribunen/locales/mails';
import { mailPage } from './mailPage.ts';

/** Placeholders of the Go template, which the auth server fills in. */
const parts = { link: '{{ .ConfirmationURL }}', code: '{{ .Token }}' };

type AuthMail = Exclude<MailName, 'invitation'>;

/**
 * The template from which the auth server makes a mail, with its text in each language. The sign-up stores the language
 * in the account's metadata; an account without a language gets bokmål.
 *
 * @example
 * mailTemplate('recovery', 'Tribunen').subject; // '{{ $l := printf "%v" .Data.language }}{{ if eq $l "nn" }}…{{ end }}'
 */
export function mailTemplate(name: AuthMail, product: string): { readonly subject: string; readonly page: string } {
  const inEach = (textIn: (language: Language) => string): string =>
    `{{ $l := printf "%v" .Data.language }}{{ if eq $l "nn" }}${textIn('nn')}{{ else if eq $l "en" }}${textIn('en')}{{ else }}${textIn('nb')}{{ end }}`;
  return {
    subject: inEach((language) => mailWords(language, name, { product }).subject),
    page: inEach((lang) => mailPage(mailWords(lang, name, { product }), { ...parts, lang, product })),
  };
}
