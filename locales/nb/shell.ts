/** The shell: tabs, menus, the header and its notices. */
export const shell = {
  navigation: 'Hovedmeny',
  skipToContent: 'Hopp til innholdet',
  search: 'Søk',
  tabs: { results: 'Resultater', match: 'Live', team: 'Lag', scouting: 'Spillere', friends: 'Venner' },
  /** The friends' tab with its badge, for screen readers. */
  friendsUnread_one: 'Venner, {{count}} ulest melding',
  friendsUnread_other: 'Venner, {{count}} uleste meldinger',
  menu: {
    open: 'Profilmeny',
    openWithInvitations_one: 'Profilmeny, {{count}} invitasjon',
    openWithInvitations_other: 'Profilmeny, {{count}} invitasjoner',
    profile: 'Min Profil',
    follows: 'Følger',
    teamNotices: 'Varsler per lag',
    fantasy: 'Fantasy',
    settings: 'Innstillinger',
    signOut: 'Logg ut',
  },
  /** The age of the data. «Live oppdateringer» is shown while the realtime connection is up. */
  dataAge: {
    live: 'Live oppdateringer',
    updated: {
      seconds: 'Oppdatert for {{n}} s siden',
      minutes: 'Oppdatert for {{n}} min siden',
      hours: 'Oppdatert for {{n}} t siden',
      days: 'Oppdatert for {{n}} d siden',
    },
    offline: 'Frakoblet',
    offlineFrom: 'Frakoblet – sist oppdatert {{time}}',
    offlineFromDay: 'Frakoblet – sist oppdatert {{date}} {{time}}',
    /** Shown beside the results of the last visit. */
    seenAt: 'Sist oppdatert {{time}}',
    backOnline: 'Tilkoblet igjen',
    /** Follows the number of spectators. */
    online_one: 'på tribunen',
    online_other: 'på tribunen',
  },
  /** The settings of goal notifications. */
  alerts: {
    title: 'Lyd og varsler',
    sound: 'Lyd',
    soundHint: 'Ved mål og røde kort',
    volume: 'Lydstyrke',
    trySound: 'Prøv lyden',
    webNotifications: 'Varsler i nettleseren',
    webNotificationsHint: 'Når fanen ikke er fremme',
    denied: 'Nettleseren har blokkert varsler herfra. Tillat dem i innstillingene for nettstedet.',
    unsupported: 'Denne nettleseren kan ikke vise varsler.',
  },
  language: { label: 'Språk', notLoaded: 'Kunne ikke bytte språk. Prøv igjen.' },
  theme: { label: 'Utseende', dark: 'Mørk', light: 'Lys', system: 'Som enheten' },
  /** Shown when the session ended without a sign-out. */
  sessionEnded: { text: 'Du er logget ut' },
  notFound: { code: '404', text: 'Oops! Page not found' },
  routeError: {
    notLoaded: {
      title: 'Kunne ikke laste siden',
      trying: 'Prøver igjen…',
    },
    title: 'Noe gikk galt',
    text: 'Noe gikk galt på denne siden. Resten av appen virker.',
    rootTitle: 'Unexpected Application Error!',
    rootText: 'Last siden på nytt, så er du tilbake.',
  },
} as const;
