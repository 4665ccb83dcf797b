import { isLanguage, type Language } from './languages.ts';

export type { Language };

/** The words of a mail: `{name}` stands for who invites. */
export interface MailWords {
  readonly subject: string;
  readonly text: string;
  /** On the button that leads on. */
  readonly button: string;
  /** Before a code to type by hand; left out where there is none. */
  readonly code?: string;
  readonly ignore: string;
}

/** The mails of the project: the auth server's, by the names of its templates, and the invitation to a friend. */
type MailName = 'invitation' | 'confirmation' | 'recovery' | 'email_change' | 'magic_link';

export const mails: Readonly<Record<Language, Readonly<Record<MailName, MailWords>>>> = {
  nb: {
    invitation: {
      subject: '{name} vil bli venn med deg på Tribunen',
      text: '{name} inviterer deg til Tribunen, der dere følger kampene og prater om dem sammen.',
      button: 'Svar på invitasjonen',
      ignore: 'Invitasjonen gjelder i sju dager. Kjenner du ikke avsenderen, kan du se bort fra den.',
    },
    confirmation: {
      subject: 'Bekreft e-postadressen din',
      text: 'Velkommen til Tribunen! Bekreft adressen din, så er kontoen klar.',
      button: 'Bekreft adressen',
      code: 'Eller skriv inn koden:',
      ignore: 'Har du ikke opprettet en konto, kan du se bort fra denne e-posten.',
    },
    recovery: {
      subject: 'Nytt passord på Tribunen',
      text: 'Du har bedt om et nytt passord.',
      button: 'Velg nytt passord',
      code: 'Eller skriv inn koden:',
      ignore: 'Har du ikke bedt om det, kan du se bort fra denne e-posten. Passordet ditt er uendret.',
    },
    email_change: {
      subject: 'Bekreft den nye e-postadressen din',
      text: 'Du har bedt om å bytte e-postadresse på Tribunen.',
      button: 'Bekreft byttet',
      code: 'Eller skriv inn koden:',
      ignore: 'Har du ikke bedt om det, kan du se bort fra denne e-posten. Adressen din er uendret.',
    },
    magic_link: {
      subject: 'Logg inn på Tribunen',
      text: 'Her er lenken din til Tribunen. Den virker én gang.',
      button: 'Logg inn',
      code: 'Eller skriv inn koden:',
      ignore: 'Har du ikke bedt om den, kan du se bort fra denne e-posten.',
    },
  },
  nn: {
    invitation: {
      subject: '{name} vil bli ven med deg på Tribunen',
      text: '{name} inviterer deg til Tribunen, der de følgjer kampane og pratar om dei saman.',
      button: 'Svar på invitasjonen',
      ignore: 'Invitasjonen gjeld i sju dagar. Kjenner du ikkje avsendaren, kan du sjå bort frå han.',
    },
    confirmation: {
      subject: 'Stadfest e-postadressa di',
      text: 'Velkomen til Tribunen! Stadfest adressa di, så er kontoen klar.',
      button: 'Stadfest adressa',
      code: 'Eller skriv inn koden:',
      ignore: 'Har du ikkje oppretta ein konto, kan du sjå bort frå denne e-posten.',
    },
    recovery: {
      subject: 'Nytt passord på Tribunen',
      text: 'Du har bede om eit nytt passord.',
      button: 'Vel nytt passord',
      code: 'Eller skriv inn koden:',
      ignore: 'Har du ikkje bede om det, kan du sjå bort frå denne e-posten. Passordet ditt er uendra.',
    },
    email_change: {
      subject: 'Stadfest den nye e-postadressa di',
      text: 'Du har bede om å byte e-postadresse på Tribunen.',
      button: 'Stadfest byttet',
      code: 'Eller skriv inn koden:',
      ignore: 'Har du ikkje bede om det, kan du sjå bort frå denne e-posten. Adressa di er uendra.',
    },
    magic_link: {
      subject: 'Logg inn på Tribunen',
      text: 'Her er lenkja di til Tribunen. Ho verkar éin gong.',
      button: 'Logg inn',
      code: 'Eller skriv inn koden:',
      ignore: 'Har du ikkje bede om ho, kan du sjå bort frå denne e-posten.',
    },
  },
  en: {
    invitation: {
      subject: '{name} wants to be your friend on Tribunen',
      text: '{name} invites you to Tribunen, where you follow matches and talk about them together.',
      button: 'Answer the invitation',
      ignore: 'The invitation is valid for seven days. If you don’t know the sender, you can ignore it.',
    },
    confirmation: {
      subject: 'Confirm your e-mail address',
      text: 'Welcome to Tribunen! Confirm your address and your account is ready.',
      button: 'Confirm your address',
      code: 'Or enter the code:',
      ignore: 'If you haven’t created an account, you can ignore this e-mail.',
    },
    recovery: {
      subject: 'New password for Tribunen',
      text: 'You have asked for a new password.',
      button: 'Choose a new password',
      code: 'Or enter the code:',
      ignore: 'If you haven’t asked for it, you can ignore this e-mail. Your password is unchanged.',
    },
    email_change: {
      subject: 'Confirm your new e-mail address',
      text: 'You have asked to change your e-mail address on Tribunen.',
      button: 'Confirm the change',
      code: 'Or enter the code:',
      ignore: 'If you haven’t asked for it, you can ignore this e-mail. Your address is unchanged.',
    },
    magic_link: {
      subject: 'Sign in to Tribunen',
      text: 'Here is your link to Tribunen. It works once.',
      button: 'Sign in',
      code: 'Or enter the code:',
      ignore: 'If you haven’t asked for it, you can ignore this e-mail.',
    },
  },
};

/** Who invites, where the profile has no name. */
export const nameless: Readonly<Record<Language, string>> = {
  nb: 'En tilskuer',
  nn: 'Ein tilskodar',
  en: 'A spectator',
};

/**
 * The language of a mail, by the tag that a client has sent; bokmål where it has sent none that we have.
 *
 * @example
 * mailLanguage('en'); // 'en'
 */
export function mailLanguage(tag: string | undefined): Language {
  return tag !== undefined && isLanguage(tag) ? tag : 'nb';
}
