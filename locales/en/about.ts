/** The page about the product. */
export const about = {
  title: 'About {{product}}',
  accessibility: 'Accessibility statement',
  loading: 'Loading version and licences…',
  failed: 'Could not load version and licences',
  version: { title: 'Version', text: 'This is version {{version}}.' },
  sources: {
    title: 'Sources',
    football:
      'The matches come from football-data.org, API-Football and OpenLigaDB, and in the demo from openfootball (CC0).',
    events:
      'The events on the pitch in the demo are from Wyscout, opened to everybody by Pappalardo, Massucco and others (CC BY 4.0).',
    fantasy: 'The fantasy teams come from Fantasy Premier League and Eliteserien Fantasy.',
  },
  thanks: {
    title: 'Thanks to',
    text: 'The page is made with {{count}} packages that others have shared. Press one to read its licence.',
    package: '{{name}} {{version}} ({{licence}})',
  },
} as const;
