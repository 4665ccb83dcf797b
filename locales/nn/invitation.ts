import type { Translations } from '../Translations.ts';

/** The page that an invitation link opens. */
export const invitation = {
  processing: 'Behandlar invitasjonen…',
  home: 'Gå til hovudsida',
  problem: {
    'invalid-link': 'Ugyldig invitasjonslenkje',
    'invalid-or-expired': 'Ugyldig eller utgått invitasjon',
    'not-accepted': 'Kunne ikkje godta invitasjonen',
    unexpected: 'Det oppstod ein feil',
  },
  refused: {
    unknown: 'han finst ikkje',
    'somebody-elses': 'han er til ein annan',
    full: 'ein av dykk har 500 vener, og det er ikkje plass til fleire',
    expired: 'han er utgått',
    answered: 'du har alt svart på han',
  },
  somebodyElses: {
    title: 'Invitasjonen er til ein annan',
    text: 'Han er sendt til {{whose}}. Du er logga inn som {{own}}.',
    textWithout: 'Du er logga inn som {{own}}.',
    change: 'Byt konto',
  },
  own: {
    title: 'Dette er din eigen invitasjon',
    text: 'Den du har invitert, må opne lenkja sjølv.',
  },
  acceptedBefore: {
    title: 'De er allereie vener',
    text: 'Du har godteke denne invitasjonen.',
    textOf: 'Du har godteke invitasjonen frå {{name}}.',
  },
  declinedBefore: {
    title: 'Du har avslått denne invitasjonen',
    text: 'Har du ombestemt deg, kan du be om ein ny.',
  },
  welcome: {
    title: 'Velkomen til {{product}}',
    text: 'No er du ven med {{name}}. Du blir sendt vidare til hovudsida…',
  },
  accepted: {
    title: 'Invitasjonen er godteken!',
    text: 'No er du ven med {{name}}',
  },
} as const satisfies Translations['invitation'];
