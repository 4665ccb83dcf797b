/** The match screen, its header and its cheer button. */
export const match = {
  /** The link from a match's chat, or from its pane beside a list, to its page. */
  toMatch: 'Åpne kampen',
  none: 'Ingen kamper i dag',
  noneHint: 'Velg en annen dag under Resultater.',
  /** The pane beside the results, in a wide window. */
  pane: {
    label: 'Valgt kamp',
    unchosen: 'Ingen kamp er valgt.',
    chat: 'Chat',
  },
  picker: {
    title: 'Velg hvilken kamp du vil følge',
    search: 'Søk etter kamper...',
    empty: { title: 'Ingen kamper funnet', hint: 'Prøv et annet søkeord' },
    /** Announced to screen readers while the user types. */
    found_one: '{{count}} kamp',
    found_other: '{{count}} kamper',
    /** The button that opens the list, in a window too narrow to show it beside the match. */
    open: 'Bytt kamp',
    close: 'Lukk kamplisten',
  },
  cheer: {
    ask: 'Hvem heier du på?',
    forTeam: 'Heier på {{team}}',
    /** Used where there is no room for the whole text. */
    short: 'Jubel',
    /** Completes the short label for screen readers. */
    shortRest: 'for {{team}}',
    change: 'Velg et annet lag å heie på',
  },
} as const;
