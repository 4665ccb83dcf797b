/** Texts that every form uses. */
export const forms = {
  show: 'Vis det du skriver',
  hide: 'Skjul det du skriver',
  /** Under a text with a limit. */
  charactersLeft_one: '{{left}} tegn igjen',
  charactersLeft_other: '{{left}} tegn igjen',
  unexpected: 'Noe gikk galt. Prøv igjen.',
  /** The reasons of the server's refusals, by their code. The server's own words follow, in its own language. */
  refused: {
    invalid_credentials: 'Feil e-postadresse eller passord.',
    email_not_confirmed: 'E-postadressen er ikke bekreftet ennå. Åpne lenken i e-posten vi sendte.',
    user_already_exists: 'Det finnes allerede en konto med denne e-postadressen.',
    email_exists: 'E-postadressen er allerede i bruk.',
    weak_password: 'Passordet er for lett å gjette.',
    same_password: 'Det nye passordet må være et annet enn det du har.',
    signup_disabled: 'Det går ikke an å opprette konto nå.',
    validation_failed: 'Noe av det du skrev, er ikke gyldig.',
    otp_expired: 'Lenken er brukt eller utløpt.',
    session_not_found: 'Du er logget ut. Logg inn på nytt.',
    session_expired: 'Det er for lenge siden du logget inn. Logg inn på nytt.',
    user_not_found: 'Kontoen finnes ikke lenger.',
    user_banned: 'Kontoen er stengt. Ta kontakt med oss hvis du mener det er en feil.',
  },
  /** The reasons of failed calls for which the server gave none, as the end of a sentence. */
  noAnswer: 'får ikke kontakt med serveren',
  strangeAnswer: 'uventet svar fra serveren',
  listFull: 'det er ikke plass til flere enn {{most}}',
  tooFast: 'for mange endringer på kort tid, prøv igjen om {{seconds}} s',
  tooMany: 'For mange forsøk.',
  tryAgainIn: 'Du kan prøve igjen om {{wait}}.',
  tryAgainNow: 'Du kan prøve igjen nå.',
  wait: {
    seconds_one: '{{count}} sekund',
    seconds_other: '{{count}} sekunder',
    minutes_one: '{{count}} minutt',
    minutes_other: '{{count}} minutter',
  },
  email: {
    empty: 'Skriv inn e-postadressen',
    'invalid-format': 'Dette er ikke en gyldig e-postadresse',
    'too-long': 'E-postadressen er for lang',
  },
  password: {
    hint: 'Passordet må være minst 12 tegn og inneholde store/små bokstaver, tall og spesialtegn.',
    tooShort: 'Passordet må være minst 6 tegn',
    /** Shown at the field when the form is submitted. */
    problem: {
      'too-short': 'Passordet må være minst 12 tegn langt',
      'no-lowercase': 'Passordet må inneholde minst en liten bokstav',
      'no-uppercase': 'Passordet må inneholde minst en stor bokstav',
      'no-digit': 'Passordet må inneholde minst ett tall',
      'no-special': 'Passordet må inneholde minst ett spesialtegn',
      'common-pattern': 'Passordet inneholder vanlige mønstre som er lett å gjette',
    },
    /** Shown in the checklist, where each rule is ticked as the user types. */
    rule: {
      'too-short': 'Minst 12 tegn',
      'no-lowercase': 'En liten bokstav',
      'no-uppercase': 'En stor bokstav',
      'no-digit': 'Ett tall',
      'no-special': 'Ett spesialtegn',
      'common-pattern': 'Ingen vanlige mønstre',
    },
    /** Read by screen readers after each rule. */
    met: ': på plass',
    unmet: ': mangler',
    /** Announced to screen readers when the user pauses. */
    isMissing: 'Passordet må ha {{rules}}.',
    missing: {
      'too-short': 'minst 12 tegn',
      'no-lowercase': 'en liten bokstav',
      'no-uppercase': 'en stor bokstav',
      'no-digit': 'ett tall',
      'no-special': 'ett spesialtegn',
      'common-pattern': 'noe annet enn vanlige mønstre',
    },
    allMet: 'Passordet følger alle reglene.',
  },
} as const;
