import type { Translations } from '../Translations.ts';

/** Texts that every form uses. */
export const forms = {
  show: 'Vis det du skriv',
  hide: 'Skjul det du skriv',
  charactersLeft_one: '{{left}} teikn igjen',
  charactersLeft_other: '{{left}} teikn igjen',
  unexpected: 'Noko gjekk gale. Prøv igjen.',
  noAnswer: 'får ikkje kontakt med tenaren',
  strangeAnswer: 'uventa svar frå tenaren',
  tooMany: 'For mange forsøk.',
  tryAgainIn: 'Du kan prøve igjen om {{wait}}.',
  tryAgainNow: 'Du kan prøve igjen no.',
  wait: {
    seconds_one: '{{count}} sekund',
    seconds_other: '{{count}} sekund',
    minutes_one: '{{count}} minutt',
    minutes_other: '{{count}} minutt',
  },
  email: {
    empty: 'Skriv inn e-postadressa',
    'invalid-format': 'Dette er ikkje ei gyldig e-postadresse',
    'too-long': 'E-postadressa er for lang',
  },
  password: {
    hint: 'Passordet må vere minst 12 teikn og innehalde store/små bokstavar, tal og spesialteikn.',
    tooShort: 'Passordet må vere minst 6 teikn',
    problem: {
      'too-short': 'Passordet må vere minst 12 teikn langt',
      'no-lowercase': 'Passordet må innehalde minst éin liten bokstav',
      'no-uppercase': 'Passordet må innehalde minst éin stor bokstav',
      'no-digit': 'Passordet må innehalde minst eitt tal',
      'no-special': 'Passordet må innehalde minst eitt spesialteikn',
      'common-pattern': 'Passordet inneheld vanlege mønster som er lette å gjette',
    },
    rule: {
      'too-short': 'Minst 12 teikn',
      'no-lowercase': 'Ein liten bokstav',
      'no-uppercase': 'Ein stor bokstav',
      'no-digit': 'Eitt tal',
      'no-special': 'Eitt spesialteikn',
      'common-pattern': 'Ingen vanlege mønster',
    },
    met: ': på plass',
    unmet: ': manglar',
    isMissing: 'Manglar {{rules}}.',
    missing: {
      'too-short': 'minst 12 teikn',
      'no-lowercase': 'ein liten bokstav',
      'no-uppercase': 'ein stor bokstav',
      'no-digit': 'eitt tal',
      'no-special': 'eitt spesialteikn',
      'common-pattern': 'noko anna enn vanlege mønster',
    },
    allMet: 'Passordet følgjer alle reglane.',
  },
} as const satisfies Translations['forms'];
