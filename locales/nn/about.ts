/** The page about the product. */
export const about = {
  title: 'Om {{product}}',
  accessibility: 'Tilgjengeerklæring',
  loading: 'Hentar versjon og lisensar…',
  failed: 'Kunne ikkje hente versjon og lisensar',
  version: { title: 'Versjon', text: 'Dette er versjon {{version}}.' },
  sources: {
    title: 'Kjelder',
    football: 'Kampane kjem frå football-data.org, API-Football og OpenLigaDB, og i demoen frå openfootball (CC0).',
    events: 'Hendingane på bana i demoen er frå Wyscout, opna for alle av Pappalardo, Massucco m.fl. (CC BY 4.0).',
    fantasy: 'Fantasylaga kjem frå Fantasy Premier League og Eliteserien Fantasy.',
  },
  thanks: {
    title: 'Takk til',
    text: 'Sida er laga med {{count}} pakkar som andre har delt. Trykk på ein for å lese lisensen.',
    package: '{{name}} {{version}} ({{licence}})',
  },
} as const;
