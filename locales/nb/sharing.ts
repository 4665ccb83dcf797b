/** Sharing, the calendar and the print of a match. */
export const sharing = {
  menu: 'Del og lagre',
  match: 'Del kampen',
  moment: 'Del dette øyeblikket ({{minute}} minutt)',
  calendar: 'Legg i kalenderen',
  print: 'Skriv ut',
  copied: 'Lenken er kopiert',
  failed: 'Kunne ikke dele lenken. Prøv igjen.',
  calendarFailed: 'Kunne ikke lage kalenderfilen. Prøv igjen.',
  /** A calendar's file; the product's name is the calendar's. */
  file: '{{home}}-{{away}}.ics',
} as const;
