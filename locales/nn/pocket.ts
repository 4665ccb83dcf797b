import type { Translations } from '../Translations.ts';

export const pocket: Translations['pocket'] = {
  update: { ready: 'Ny versjon er klar', take: 'Oppdater' },
  waits: 'Blir sendt når du er på nett igjen.',
  install: {
    title: 'Installer {{product}}',
    text: 'Opnar med eitt trykk, òg når du er fråkopla.',
    take: 'Installer',
    onIos: 'Trykk på Del, og vel «Legg til på Heim-skjerm».',
  },
};
