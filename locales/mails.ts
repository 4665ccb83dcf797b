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

/** The mails of the project, in Norwegian: the auth server's, by the names of its templates, and the invitation to a friend. */
export const mails = {
  invitation: {
    subject: '{name} vil bli venn med deg på Tribunen',
    text: '{name} inviterer deg til Tribunen, der dere følger kampene og prater om dem sammen.',
    button: 'Svar på invitasjonen',
    ignore: 'Invitasjonen gjelder i sju dager. Kjenner du ikke avsenderen, kan du se bort fra den.',
  },
  confirmation: {
    subject: 'Bekreft e-postadressen din',
    text: 'Velkommen til Tribunen! Bekreft adressen din, så er brukeren klar.',
    button: 'Bekreft adressen',
    code: 'Eller skriv inn koden:',
    ignore: 'Har du ikke opprettet en bruker, kan du se bort fra denne e-posten.',
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
} as const satisfies Readonly<Record<string, MailWords>>;

/** Who invites, where the profile has no name. */
export const nameless = 'En tilskuer';
