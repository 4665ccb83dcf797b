import type { Translations } from '../Translations.ts';

export const installedApp: Translations['installedApp'] = {
  update: { ready: 'Ny versjon er klar', take: 'Oppdater' },
  waits: 'Blir sendt når du er tilkopla igjen.',
  awaits: { fantasyTeam: 'Hentar laget ditt…', football: 'Hentar fotball som ingen har spurt etter før…' },
  slowFeed: 'Mål blir viste her innan eit par minutt.',
  install: {
    title: 'Installer {{product}}',
    text: 'Opne appen med eitt trykk, også når du er fråkopla.',
    take: 'Installer',
    onIos: 'Trykk på Del, og vel «Legg til på Hjem-skjerm».',
  },
};
