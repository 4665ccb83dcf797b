/** Sharing a match, adding it to a calendar, and printing it. */
export const sharing = {
  menu: 'Del og lagre',
  match: 'Del kampen',
  moment: 'Del dette øyeblikket ({{minute}} minutt)',
  calendar: 'Legg i kalenderen',
  print: 'Skriv ut',
  copied: 'Lenken er kopiert',
  failed: 'Kunne ikke dele lenken. Prøv igjen.',
  calendarFailed: 'Kunne ikke lage kalenderfilen. Prøv igjen.',
  /** The name of the calendar file. The calendar itself has the product's name. */
  file: '{{home}}-{{away}}.ics',
} as const;
