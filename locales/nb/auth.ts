/** The sign-in screen, at /auth. */
export const auth = {
  signUp: 'Opprett bruker',
  signUpInvited: 'Opprett bruker for å akseptere invitasjon',
  invitedBy: '{{name}} har invitert deg',
  email: 'E-post',
  password: 'Passord',
  forgotten: 'Glemt passord?',
  newHere: 'Ny på tribunen?',
  hereBefore: 'Har du vært her før?',
  google: 'Fortsett med Google',
  asGuest: 'Fortsett uten å logge inn',
  backToSignIn: 'Tilbake til innloggingen',
  /** Toasts. */
  googleFailed: 'Noe gikk galt med Google-innlogging. Prøv igjen.',
  googleCancelled: 'Innloggingen med Google ble avbrutt',
  otherBrowser: 'Lenken virker bare i nettleseren der du ba om den.',
  /** The first of the two links that change an address has been opened. */
  halfConfirmed: { title: 'Den ene adressen er bekreftet', text: 'Åpne lenken i den andre e-posten også.' },
  created: { title: 'Bruker opprettet!', text: 'Du kan nå logge inn med din e-post og passord.' },
  demo: { title: 'Demokonto', use: 'Fyll inn' },
  confirmEmail: {
    title: 'Bekreft e-postadressen din',
    lead: 'Vi har sendt en lenke til {{email}}. Åpne den, så er du inne.',
  },
  recover: {
    lead: 'Skriv inn e-postadressen din, så sender vi en lenke der du kan velge nytt passord.',
    send: 'Send lenke',
  },
  /** The same whether or not the address has an account, so that nobody can find out which addresses have one. */
  recoverySent: {
    title: 'Sjekk e-posten din',
    lead: 'Hvis {{email}} har en konto her, har vi sendt en lenke der du kan velge nytt passord.',
  },
  mail: {
    open: 'Se e-posten',
    notCome: 'Har du ikke fått den? Se i søppelposten også.',
    again: 'Send på nytt',
    againIn: 'Sendt. Du kan sende på nytt om {{wait}}.',
    againNow: 'Du kan sende på nytt nå.',
  },
  opening: { title: 'Et øyeblikk', text: 'Åpner lenken…' },
  linkExpired: {
    title: 'Lenken er brukt eller utløpt',
    lead: 'Skriv inn e-postadressen din, så sender vi en ny lenke.',
    send: 'Send ny lenke',
  },
  newPassword: {
    title: 'Nytt passord',
    lead: 'Velg et nytt passord for {{email}}.',
    save: 'Lagre passordet',
  },
} as const;
