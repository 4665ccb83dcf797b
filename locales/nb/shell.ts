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
    title: 'Noe gikk galt',
    text: 'Denne siden stoppet. Resten virker fortsatt.',
    retry: 'Prøv igjen',
    home: 'Til resultatene',
    rootTitle: 'Unexpected Application Error!',
    rootText: 'Last siden på nytt, så er du tilbake.',
    reload: 'Last på nytt',
  },
  underConstruction: 'Under bygging',
} as const;
