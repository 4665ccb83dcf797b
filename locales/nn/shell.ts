import type { Translations } from '../Translations.ts';

/** The shell: tabs, menus, the header and its notices. */
export const shell = {
  navigation: 'Hovudmeny',
  skipToContent: 'Hopp til innhaldet',
  search: 'Søk',
  tabs: {
    results: 'Resultat',
    match: 'Live',
    team: 'Lag',
    scouting: 'Spelarar',
    friends: 'Vener',
  },
  friendsUnread_one: 'Vener, {{count}} ulesen melding',
  friendsUnread_other: 'Vener, {{count}} ulesne meldingar',
  menu: {
    open: 'Profilmeny',
    openWithInvitations_one: 'Profilmeny, {{count}} invitasjon',
    openWithInvitations_other: 'Profilmeny, {{count}} invitasjonar',
    profile: 'Profilen min',
    follows: 'Følgjer',
    teamNotices: 'Varsel per lag',
    fantasy: 'Fantasy',
    settings: 'Innstillingar',
    signOut: 'Logg ut',
  },
  dataAge: {
    live: 'Liveoppdateringar',
    updated: {
      seconds: 'Oppdatert for {{n}} s sidan',
      minutes: 'Oppdatert for {{n}} min sidan',
      hours: 'Oppdatert for {{n}} t sidan',
      days: 'Oppdatert for {{n}} d sidan',
    },
    offline: 'Fråkopla',
    offlineFrom: 'Fråkopla – sist oppdatert {{time}}',
    offlineFromDay: 'Fråkopla – sist oppdatert {{date}} {{time}}',
    /** Shown beside the results of the last visit. */
    seenAt: 'Sist oppdatert {{time}}',
    backOnline: 'Tilkopla igjen',
    online_one: 'på tribunen',
    online_other: 'på tribunen',
  },
  alerts: {
    title: 'Lyd og varsel',
    sound: 'Lyd',
    soundHint: 'Ved mål og raude kort',
    volume: 'Lydstyrke',
    trySound: 'Prøv lyden',
    webNotifications: 'Varsel i nettlesaren',
    webNotificationsHint: 'Når fana ikkje er framme',
    denied: 'Nettlesaren har blokkert varsel herifrå. Tillat dei i innstillingane for nettstaden.',
    unsupported: 'Denne nettlesaren kan ikkje vise varsel.',
  },
  language: {
    label: 'Språk',
    notLoaded: 'Kunne ikkje byte språk. Prøv igjen.',
  },
  theme: {
    label: 'Utsjånad',
    dark: 'Mørk',
    light: 'Lys',
    system: 'Som eininga',
  },
  sessionEnded: {
    text: 'Du er logga ut',
  },
  notFound: {
    code: '404',
    text: 'Oi! Fann ikkje sida',
  },
  routeError: {
    notLoaded: {
      title: 'Kunne ikkje laste sida',
      trying: 'Prøver igjen…',
    },
    title: 'Noko gjekk gale',
    text: 'Noko gjekk gale på denne sida. Resten av appen verkar.',
    rootTitle: 'Det oppstod ein uventa feil!',
    rootText: 'Last sida på nytt, så er du tilbake.',
  },
} as const satisfies Translations['shell'];
