import { isLanguage, type Language } from './languages.ts';

export type { Language };

/** The words of a mail: `{product}` stands for the product's name, and `{name}` for the sender. */
export interface MailWords {
  readonly subject: string;
  readonly text: string;
  /** The text on the button. */
  readonly button: string;
  /** The text before a code to type by hand; left out if the mail has no code. */
  readonly code?: string;
  readonly ignore: string;
}

/** The mails of the project: the auth server's, by the names of its templates, and the invitation to a friend. */
export type MailName = 'invitation' | 'confirmation' | 'recovery' | 'email_change' | 'magic_link';

const mails: Readonly<Record<Language, Readonly<Record<MailName, MailWords>>>> = {
  nb: {
    invitation: {
      subject: '{name} vil bli venn med deg på {product}',
      text: '{name} inviterer deg til {product}, der dere kan følge kampene og prate om dem sammen.',
      button: 'Svar på invitasjonen',
      ignore: 'Invitasjonen gjelder i sju dager. Kjenner du ikke avsenderen, kan du se bort fra den.',
    },
    confirmation: {
      subject: 'Bekreft e-postadressen din',
      text: 'Velkommen til {product}! Bekreft adressen din, så er kontoen klar.',
      button: 'Bekreft adressen',
      code: 'Eller skriv inn koden:',
      ignore: 'Har du ikke opprettet en konto, kan du se bort fra denne e-posten.',
    },
    recovery: {
      subject: 'Nytt passord på {product}',
      text: 'Du har bedt om et nytt passord.',
      button: 'Velg nytt passord',
      code: 'Eller skriv inn koden:',
      ignore: 'Har du ikke bedt om det, kan du se bort fra denne e-posten. Passordet ditt er uendret.',
    },
    email_change: {
      subject: 'Bekreft den nye e-postadressen din',
      text: 'Du har bedt om å bytte e-postadresse på {product}.',
      button: 'Bekreft byttet',
      code: 'Eller skriv inn koden:',
      ignore: 'Har du ikke bedt om det, kan du se bort fra denne e-posten. Adressen din er uendret.',
    },
    magic_link: {
      subject: 'Logg inn på {product}',
      text: 'Her er lenken din til {product}. Den virker én gang.',
      button: 'Logg inn',
      code: 'Eller skriv inn koden:',
      ignore: 'Har du ikke bedt om den, kan du se bort fra denne e-posten.',
    },
  },
  nn: {
    invitation: {
      subject: '{name} vil bli ven med deg på {product}',
      text: '{name} inviterer deg til {product}, der de kan følgje kampane og prate om dei saman.',
      button: 'Svar på invitasjonen',
      ignore: 'Invitasjonen gjeld i sju dagar. Kjenner du ikkje avsendaren, kan du sjå bort frå invitasjonen.',
    },
    confirmation: {
      subject: 'Stadfest e-postadressa di',
      text: 'Velkomen til {product}! Stadfest adressa di, så er kontoen klar.',
      button: 'Stadfest adressa',
      code: 'Eller skriv inn koden:',
      ignore: 'Har du ikkje oppretta ein konto, kan du sjå bort frå denne e-posten.',
    },
    recovery: {
      subject: 'Nytt passord på {product}',
      text: 'Du har bede om eit nytt passord.',
      button: 'Vel nytt passord',
      code: 'Eller skriv inn koden:',
      ignore: 'Har du ikkje bede om det, kan du sjå bort frå denne e-posten. Passordet ditt er uendra.',
    },
    email_change: {
      subject: 'Stadfest den nye e-postadressa di',
      text: 'Du har bede om å byte e-postadresse på {product}.',
      button: 'Stadfest byttet',
      code: 'Eller skriv inn koden:',
      ignore: 'Har du ikkje bede om det, kan du sjå bort frå denne e-posten. Adressa di er uendra.',
    },
    magic_link: {
      subject: 'Logg inn på {product}',
      text: 'Her er lenkja di til {product}. Ho verkar éin gong.',
      button: 'Logg inn',
      code: 'Eller skriv inn koden:',
      ignore: 'Har du ikkje bede om lenkja, kan du sjå bort frå denne e-posten.',
    },
  },
  en: {
    invitation: {
      subject: '{name} wants to be your friend on {product}',
      text: '{name} has invited you to {product}, where you can follow matches and talk about them together.',
      button: 'View the invitation',
      ignore: 'The invitation is valid for seven days. If you don’t know the sender, you can ignore it.',
    },
    confirmation: {
      subject: 'Confirm your email address',
      text: 'Welcome to {product}! Confirm your address and your account is ready.',
      button: 'Confirm your address',
      code: 'Or enter the code:',
      ignore: 'If you haven’t created an account, you can ignore this email.',
    },
    recovery: {
      subject: 'New password for {product}',
      text: 'You have asked for a new password.',
      button: 'Choose a new password',
      code: 'Or enter the code:',
      ignore: 'If you haven’t asked for it, you can ignore this email. Your password is unchanged.',
    },
    email_change: {
      subject: 'Confirm your new email address',
      text: 'You have asked to change your email address on {product}.',
      button: 'Confirm the change',
      code: 'Or enter the code:',
      ignore: 'If you haven’t asked for it, you can ignore this email. Your address is unchanged.',
    },
    magic_link: {
      subject: 'Sign in to {product}',
      text: 'Here is your link to {product}. It works once.',
      button: 'Sign in',
      code: 'Or enter the code:',
      ignore: 'If you haven’t asked for it, you can ignore this email.',
    },
  },
};

/** The inviting user, if their profile has no name. */
const nameless: Readonly<Record<Language, string>> = {
  nb: 'En tilskuer',
  nn: 'Ein tilskodar',
  en: 'A spectator',
};

/**
 * The words of a mail, with its names filled in.
 *
 * @param sender the name of the inviting user; null if the profile has no name
 */
export function mailWords(
  language: Language,
  mail: MailName,
  { product, sender = null }: { readonly product: string; readonly sender?: string | null },
): MailWords {
  const names: Readonly<Record<string, string>> = { product, name: sender ?? nameless[language] };
  const fill = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_place, name: string) => names[name] ?? '');
  const { subject, text, button, code, ignore } = mails[language][mail];
  return {
    subject: fill(subject),
    text: fill(text),
    button,
    ...(code !== undefined && { code }),
    ignore,
  };
}

/** The language of a mail, by the tag that a client has sent; bokmål for a missing or unknown tag. */
export function mailLanguage(tag: string | undefined): Language {
  return tag !== undefined && isLanguage(tag) ? tag : 'nb';
}
