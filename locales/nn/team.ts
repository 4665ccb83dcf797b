import type { Translations } from '../Translations.ts';

/** The chats of teams. */
export const team = {
  search: 'Søk etter lag…',
  empty: 'Fann ingen lag',
  choose: 'Vel lag',
  noneChosen: 'Ikkje noko lag er valt',
  noneChosenHint: 'Her kan du snakke med andre om laget.',
  followed: 'Følgjer',
  others: 'Andre lag',
  messages_one: '{{count}} melding',
  messages_other: '{{count}} meldingar',
  page: 'Om {{team}}',
  change: 'Byt lag',
  pressToChoose: 'Klikk for å velje lag',
  found_one: '{{count}} lag',
  found_other: '{{count}} lag',
} as const satisfies Translations['team'];
