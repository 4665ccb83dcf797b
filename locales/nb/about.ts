/** The page about the product. */
export const about = {
  title: 'Om {{product}}',
  accessibility: 'Tilgjengelighetserklæring',
  loading: 'Henter versjon og lisenser…',
  failed: 'Kunne ikke hente versjon og lisenser',
  version: { title: 'Versjon', text: 'Dette er versjon {{version}}.' },
  sources: {
    title: 'Kilder',
    football: 'Kampene kommer fra football-data.org, API-Football og OpenLigaDB, og i demoen fra openfootball (CC0).',
    events: 'Hendelsene på banen i demoen er fra Wyscout, åpnet for alle av Pappalardo, Massucco m.fl. (CC BY 4.0).',
    fantasy: 'Fantasylagene kommer fra Fantasy Premier League og Eliteserien Fantasy.',
  },
  thanks: {
    title: 'Takk til',
    text: 'Siden er laget med {{count}} pakker som andre har delt. Trykk på en for å lese lisensen.',
    package: '{{name}} {{version}} ({{licence}})',
  },
} as const;
