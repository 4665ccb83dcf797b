/** Part 1 §2, Results screen. */
export const results = {
  title: 'Resultater – {{date}}',
  loading: 'Laster kamper…',
  link: 'Live oppdateringer',
  others: 'Andre kamper i dag',
  showOthers: 'Vis alle andre kamper i dag',
  hideOthers: 'Skjul',
  empty: 'Ingen prioriterte kamper i dag.',
  noFollows: 'Du har ikke valgt noe å følge enda.',
  chooseFollows: 'Velg lag og konkurranser',
  error: 'Kunne ikke hente kamper. Prøv igjen.',
  retry: 'Prøv igjen',
} as const;
