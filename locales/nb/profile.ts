/** The profile, its favourite team and the invitations. */
export const profile = {
  tabs: {
    profile: 'Profil',
    messages: 'Meldinger',
    /** Read by screen readers after the badge. */
    waiting_one: '{{count}} invitasjon',
    waiting_other: '{{count}} invitasjoner',
  },
  loading: 'Laster profil…',
  seat: 'Slik ser andre deg',
  name: 'Navn',
  nameProblem: {
    empty: 'Navnet kan ikke være tomt',
    'too-long': 'Navnet er for langt (høyst 100 tegn)',
    'invalid-characters': 'Navnet kan bare ha bokstaver, tall, mellomrom, bindestrek, apostrof og punktum',
    'web-address': 'Et navn kan ikke se ut som en nettadresse. Sett mellomrom etter punktum',
    reserved: 'Dette navnet er appens eget. Velg et annet',
  },
  bio: 'Bio',
  bioTooLong: 'Bioen er for lang (høyst 500 tegn)',
  save: 'Lagre Profil',
  unsaved: 'Du har endringer som ikke er lagret.',
  discard: 'Forkast endringene',
  unsavedDialog: {
    title: 'Forkaste endringene?',
    text: 'Du har endret profilen din uten å lagre.',
    keep: 'Fortsett å redigere',
  },
  /** Toasts. */
  notLoaded: 'Kunne ikke hente profil: {{message}}',
  notSaved: 'Kunne ikke lagre profil: {{message}}',
  saved: { title: 'Suksess!', text: 'Profilen din er oppdatert.' },
  team: {
    label: 'Favorittlag',
    competition: 'Velg konkurranse',
    allCompetitions: 'Alle konkurranser',
    competitionOption: '{{name}} ({{code}})',
    search: 'Søk lag...',
    change: 'Endre favorittlag',
    remove: 'Fjern favorittlag',
    hint: {
      'nothing-typed': 'Skriv for å søke etter lag',
      'too-short': 'Skriv minst 2 tegn for å søke',
      searching: 'Søker...',
    },
  },
  invitations: {
    loading: 'Laster invitasjoner...',
    empty: 'Ingen invitasjoner å vise',
    wants: 'ønsker å bli venn med deg',
    accept: 'Godta',
    decline: 'Avslå',
    /** Toasts. */
    failed: 'Kunne ikke behandle invitasjon: {{message}}',
    accepted: { title: 'Invitasjon godtatt!', text: 'Du er nå venner!' },
    declined: { title: 'Invitasjon avslått', text: 'Invitasjonen har blitt avslått.' },
  },
} as const;
