import type { Translations } from '../Translations.ts';

/** The match screen, its header and its cheer button. */
export const match = {
  toMatch: 'Opne kampen',
  none: 'Ingen kampar i dag',
  noneHint: 'Vel ein annan dag under Resultat.',
  pane: {
    label: 'Vald kamp',
    unchosen: 'Ingen kamp er vald.',
    chat: 'Chat',
  },
  picker: {
    title: 'Vel kva kamp du vil følgje',
    search: 'Søk etter kampar…',
    empty: {
      title: 'Fann ingen kampar',
      hint: 'Prøv eit anna søkjeord',
    },
    found_one: '{{count}} kamp',
    found_other: '{{count}} kampar',
    open: 'Byt kamp',
    close: 'Lukk kamplista',
  },
  cheer: {
    ask: 'Kven heiar du på?',
    forTeam: 'Heiar på {{team}}',
    short: 'Jubel',
    shortRest: 'for {{team}}',
    change: 'Vel eit anna lag å heie på',
  },
} as const satisfies Translations['match'];
