/** The chats of teams. */
export const team = {
  search: 'Søk etter lag...',
  empty: 'Ingen lag funnet',
  choose: 'Velg lag',
  /** In place of the chat, until a team is chosen. */
  noneChosen: 'Ingen lag er valgt',
  noneChosenHint: 'Her kan du snakke med andre om laget.',
  followed: 'Følger',
  others: 'Andre lag',
  /** Under the name of the team whose chat is open. */
  messages_one: '{{count}} melding',
  messages_other: '{{count}} meldinger',
  /** The link from the chat to the team's own page. */
  page: 'Om {{team}}',
  /** The button that opens the list of teams on a phone. */
  change: 'Bytt lag',
  pressToChoose: 'Klikk for å velge lag',
  /** Announced to screen readers while the user types. */
  found_one: '{{count}} lag',
  found_other: '{{count}} lag',
} as const;
