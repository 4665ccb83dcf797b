/** Part 1 §2, Routes and App shell. */
export const shell = {
  navigation: 'Hovedmeny',
  skipToContent: 'Hopp til innholdet',
  tabs: { results: 'Resultater', match: 'Live', team: 'Lag', scouting: 'Spillere', friends: 'Venner' },
  menu: {
    open: 'Profilmeny',
    openWithInvitations_one: 'Profilmeny, {{count}} invitasjon',
    openWithInvitations_other: 'Profilmeny, {{count}} invitasjoner',
    profile: 'Min Profil',
    friends: 'Venner',
    follows: 'Følger',
    fantasy: 'Fantasy',
    signOut: 'Logg ut',
    signIn: 'Logg inn',
  },
  theme: { label: 'Utseende', dark: 'Mørk', light: 'Lys', system: 'System' },
  notFound: { code: '404', text: 'Oops! Page not found', home: 'Til resultatene' },
  routeError: {
    rootTitle: 'Unexpected Application Error!',
    title: 'Noe gikk galt på denne siden.',
    text: 'Resten av appen virker fortsatt.',
    retry: 'Prøv igjen',
    home: 'Til resultatene',
  },
  failure: 'Feil',
  underConstruction: 'Under bygging',
} as const;
