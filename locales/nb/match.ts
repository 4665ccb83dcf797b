/** The match screen, its header and its cheer button. */
export const match = {
  /** From a match's chat, or its pane beside a list, to its page. */
  toMatch: 'Åpne kampen',
  none: 'Ingen kamper i dag',
  noneHint: 'Velg en annen dag under Resultater.',
  /** Beside the results, where there is room. */
  pane: {
    label: 'Valgt kamp',
    unchosen: 'Ingen kamp er valgt.',
    chat: 'Chat',
  },
  picker: {
    title: 'Velg hvilken kamp du vil følge',
    search: 'Søk etter kamper...',
    empty: { title: 'Ingen kamper funnet', hint: 'Prøv et annet søkeord' },
    /** Announced by screen readers while they type. */
    found_one: '{{count}} kamp',
    found_other: '{{count}} kamper',
    /** Where there is no room for the list beside the match. */
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
