/** The app on the device: its versions, its installation and the screen that stays on. */
export const installedApp = {
  update: { ready: 'Ny versjon er klar', take: 'Oppdater' },
  /** Follows and ratings that are made without a network. */
  waits: 'Sendes når du er tilkoblet igjen.',
  /** What the page waits for: nobody has fetched it from the provider before. */
  awaits: { fantasyTeam: 'Henter laget ditt…', football: 'Henter fotball som ingen har spurt etter før…' },
  install: {
    title: 'Installer {{product}}',
    text: 'Åpne appen med ett trykk, også når du er frakoblet.',
    take: 'Installer',
    onIos: 'Trykk på Del, og velg «Legg til på Hjem-skjerm».',
  },
} as const;
