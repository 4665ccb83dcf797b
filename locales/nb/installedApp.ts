/** The app on the device: its versions, its installation and the screen that stays on. */
export const installedApp = {
  update: { ready: 'Ny versjon er klar', take: 'Oppdater' },
  /** Shown at a follow or a rating that is made without a network. */
  waits: 'Sendes når du er tilkoblet igjen.',
  /** Shown while the server fetches data from the provider for the first time. */
  awaits: { fantasyTeam: 'Henter laget ditt…', football: 'Henter fotball som ingen har spurt etter før…' },
  /** Shown once under a plan that fetches the scores seldom. */
  slowFeed: 'Mål vises her innen et par minutter.',
  install: {
    title: 'Installer {{product}}',
    text: 'Åpne appen med ett trykk, også når du er frakoblet.',
    take: 'Installer',
    onIos: 'Trykk på Del, og velg «Legg til på Hjem-skjerm».',
  },
} as const;
