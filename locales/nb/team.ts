/** The chats of teams. */
export const team = {
  search: 'Søk etter lag...',
  empty: 'Ingen lag funnet',
  choose: 'Velg lag',
  /** Where the chat will be. */
  noneChosen: 'Ingen lag er valgt',
  noneChosenHint: 'Her kan du snakke med andre om laget.',
  followed: 'Følger',
  others: 'Andre lag',
  /** Under the name of the team whose chat is open. */
  messages_one: '{{count}} melding',
  messages_other: '{{count}} meldinger',
  /** Leads from the chat to the team's own page. */
  page: 'Om {{team}}',
  /** On a phone: opens the list of teams. */
  change: 'Bytt lag',
  pressToChoose: 'Klikk for å velge lag',
  /** Announced by screen readers while they type. */
  found_one: '{{count}} lag',
  found_other: '{{count}} lag',
} as const;
