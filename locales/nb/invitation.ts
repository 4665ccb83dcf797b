/** The page that an invitation link opens. */
export const invitation = {
  processing: 'Behandler invitasjon...',
  home: 'Gå til hovedsiden',
  problem: {
    'invalid-link': 'Ugyldig invitasjonslink',
    'invalid-or-expired': 'Ugyldig eller utløpt invitasjon',
    'not-accepted': 'Kunne ikke akseptere invitasjonen',
    unexpected: 'En feil oppstod',
  },
  /** Why an invitation could not be accepted, as the end of a sentence. */
  refused: {
    unknown: 'den finnes ikke',
    'somebody-elses': 'den er til en annen',
    full: 'en av dere har 500 venner, og flere er det ikke plass til',
    expired: 'den er utløpt',
    answered: 'den er allerede besvart',
  },
  somebodyElses: {
    title: 'Invitasjonen er til en annen',
    text: 'Den er sendt til {{whose}}. Du er logget inn som {{own}}.',
    /** When the server does not name the recipient. */
    textWithout: 'Du er logget inn som {{own}}.',
    change: 'Bytt konto',
  },
  own: { title: 'Dette er din egen invitasjon', text: 'Den du har invitert, må åpne lenken selv.' },
  acceptedBefore: {
    title: 'Dere er allerede venner',
    text: 'Du har godtatt denne invitasjonen.',
    textOf: 'Du har godtatt invitasjonen fra {{name}}.',
  },
  declinedBefore: {
    title: 'Du har avslått denne invitasjonen',
    text: 'Har du ombestemt deg, kan du be om en ny.',
  },
  welcome: {
    title: 'Velkommen til {{product}}',
    text: 'Du er nå venner med {{name}}. Du blir omdirigert til hovedsiden...',
  },
  /** A toast. */
  accepted: { title: 'Invitasjon akseptert!', text: 'Du er nå venner med {{name}}' },
} as const;
