import type { Translations } from '../Translations.ts';

/** The sign-in screen, at /auth. */
export const auth = {
  signUp: 'Opprett konto',
  signUpInvited: 'Opprett konto for å godta invitasjonen',
  invitedBy: '{{name}} har invitert deg',
  email: 'E-post',
  password: 'Passord',
  forgotten: 'Gløymt passord?',
  newHere: 'Ny på tribunen?',
  hereBefore: 'Har du vore her før?',
  google: 'Hald fram med Google',
  asGuest: 'Hald fram utan å logge inn',
  backToSignIn: 'Tilbake til innlogginga',
  googleFailed: 'Noko gjekk gale med Google-innlogginga. Prøv igjen.',
  googleCancelled: 'Innlogginga med Google vart avbroten',
  otherBrowser: 'Lenkja verkar berre i nettlesaren der du bad om ho.',
  halfConfirmed: {
    title: 'Den eine adressa er stadfesta',
    text: 'Opne lenkja i den andre e-posten òg.',
  },
  created: {
    title: 'Kontoen er oppretta!',
    text: 'No kan du logge inn med e-posten og passordet ditt.',
  },
  demo: {
    title: 'Demokonto',
    use: 'Fyll inn',
  },
  confirmEmail: {
    title: 'Stadfest e-postadressa di',
    lead: 'Vi har sendt ei lenkje til {{email}}. Opne ho, så er du inne.',
  },
  recover: {
    lead: 'Skriv inn e-postadressa di, så sender vi ei lenkje der du kan velje nytt passord.',
    send: 'Send lenkje',
  },
  recoverySent: {
    title: 'Sjekk e-posten din',
    lead: 'Viss {{email}} har ein konto her, har vi sendt ei lenkje der du kan velje nytt passord.',
  },
  mail: {
    open: 'Sjå e-posten',
    notCome: 'Har du ikkje fått e-posten? Sjå i søppelposten òg.',
    again: 'Send på nytt',
    againIn: 'Sendt. Du kan sende på nytt om {{wait}}.',
    againNow: 'Du kan sende på nytt no.',
  },
  opening: {
    title: 'Eit augeblikk',
    text: 'Opnar lenkja…',
  },
  linkExpired: {
    title: 'Lenkja er brukt eller har gått ut',
    lead: 'Skriv inn e-postadressa di, så sender vi ei ny lenkje.',
    send: 'Send ny lenkje',
  },
  newPassword: {
    title: 'Nytt passord',
    lead: 'Vel eit nytt passord for {{email}}.',
    save: 'Lagre passordet',
  },
} as const satisfies Translations['auth'];
