/** Scouting: the players of a team, and the spectators' ratings. */
export const scouting = {
  /** The link from a player's ratings to the player's card, or to the team's page. */
  about: 'Om {{name}}',
  team: 'Velg hvilket lag du vil scoute',
  player: 'Velg spiller fra {{team}}',
  playerHint: 'Se hva andre mener, og gi din egen vurdering etter kampen.',
  search: 'Søk etter spiller...',
  noPlayers: 'Ingen spillere funnet',
  loadingPlayers: 'Laster spillere...',
  playersFailed: 'Kunne ikke hente spillerne',
  /** The number of players that a search finds, for screen readers. */
  found_one: '{{count}} spiller',
  found_other: '{{count}} spillere',
  playerNotFound: { title: 'Fant ikke spilleren', hint: 'Velg en annen spiller fra {{team}}.' },
  matchNotFound: { action: 'Velg et lag' },
  matchFailed: 'Kunne ikke hente kampen',
  loadingMatch: 'Laster kampen…',
  category: { overall: 'Samlet', technical: 'Teknisk', physical: 'Fysisk', tactical: 'Taktisk', mental: 'Mentalt' },
  /** A row of stars. */
  stars: {
    unset: '–',
    unsetSpoken: 'ikke vurdert',
    spoken: '{{stars}} av 5 stjerner',
    suggestedSpoken: '{{stars}} av 5 stjerner, forslag',
    suggested: 'Forslag',
  },
  card: {
    title: 'Min vurdering av {{player}}',
    save: 'Lagre',
    discard: 'Forkast',
    signIn: {
      title: 'Logg inn for å vurdere spillere',
      hint: 'Stjernene dine teller med i snittet.',
    },
    tooLate: 'Fristen gikk ut før du lagret.',
  },
  window: {
    open: 'Åpent til {{time}}',
    closed: 'Stengt',
    opens: 'Du kan vurdere spillerne i 24 timer etter lagets siste kamp.',
  },
  /** Toasts. */
  saved: { title: 'Lagret', text: 'Vurdering lagret!' },
  notSaved: 'Kunne ikke lagre vurdering. Prøv igjen.',
  closedBefore: 'Fristen gikk ut før vurderingen din kom fram.',
  top: {
    title: 'Topp 3 spillere',
    count_one: '({{count}} vurdering)',
    count_other: '({{count}} vurderinger)',
    place: '{{n}} plass',
  },
  compare: {
    title: 'Meg, vennene og alle',
    category: 'Kategori',
    me: 'Meg',
    everybody: 'Alle',
  },
  course: {
    title: 'Fra kamp til kamp',
    date: 'Dato',
    /** The chart, for screen readers; the table below it says the same. */
    chart: 'Samlet vurdering i de siste {{count}} kampene',
    empty: 'Ingen har vurdert spilleren etter en kamp ennå',
  },
  /** Rating the whole team after a match. */
  whole: {
    title: 'Vurder {{team}}',
    open: 'Vurder hele laget',
    hint: 'Dra over stjernene, eller trykk 1 til 5 for å gå videre til neste spiller.',
    save_one: 'Lagre {{count}} vurdering',
    save_other: 'Lagre {{count}} vurderinger',
    eleven: 'Tribunens lag',
    elevenHint: 'Snittet av alles vurderinger.',
    averageSpoken: '{{player}}: {{average}}',
    unratedSpoken: '{{player}}: ingen vurderinger ennå',
  },
  chat: 'Chatten til {{team}}',
} as const;
