import type { Translations } from '../Translations.ts';

/** The profile, its favourite team and the invitations. */
export const profile = {
  tabs: {
    profile: 'Profil',
    messages: 'Meldingar',
    waiting_one: '{{count}} invitasjon',
    waiting_other: '{{count}} invitasjonar',
  },
  loading: 'Lastar profilen…',
  seat: 'Slik ser andre deg',
  name: 'Namn',
  nameProblem: {
    empty: 'Namnet kan ikkje vere tomt',
    'too-long': 'Namnet er for langt (høgst 100 teikn)',
    'invalid-characters': 'Namnet kan berre ha bokstavar, tal, mellomrom, bindestrek, apostrof og punktum',
    'web-address': 'Eit namn kan ikkje sjå ut som ei nettadresse. Set mellomrom etter punktum',
    reserved: 'Dette namnet er appen sitt eige. Vel eit anna',
  },
  bio: 'Bio',
  bioTooLong: 'Bioen er for lang (høgst 500 teikn)',
  save: 'Lagre profil',
  unsaved: 'Du har endringar som ikkje er lagra.',
  discard: 'Forkast endringane',
  unsavedDialog: {
    title: 'Forkaste endringane?',
    text: 'Du har endra profilen din utan å lagre.',
    keep: 'Hald fram med å redigere',
  },
  notLoaded: 'Kunne ikkje hente profilen: {{message}}',
  notSaved: 'Kunne ikkje lagre profilen: {{message}}',
  saved: {
    title: 'Suksess!',
    text: 'Profilen din er oppdatert.',
  },
  team: {
    label: 'Favorittlag',
    competition: 'Vel konkurranse',
    allCompetitions: 'Alle konkurransar',
    competitionOption: '{{name}} ({{code}})',
    search: 'Søk etter lag…',
    change: 'Endre favorittlag',
    remove: 'Fjern favorittlag',
    hint: {
      'nothing-typed': 'Skriv for å søkje etter lag',
      'too-short': 'Skriv minst 2 teikn for å søkje',
      searching: 'Søkjer…',
    },
  },
  invitations: {
    loading: 'Lastar invitasjonar…',
    empty: 'Ingen invitasjonar å vise',
    wants: 'ønskjer å bli ven med deg',
    accept: 'Godta',
    decline: 'Avslå',
    failed: 'Kunne ikkje behandle invitasjonen: {{message}}',
    accepted: {
      title: 'Invitasjonen er godteken!',
      text: 'No er de vener!',
    },
    declined: {
      title: 'Invitasjonen er avslått',
      text: 'Du har avslått invitasjonen.',
    },
  },
} as const satisfies Translations['profile'];
