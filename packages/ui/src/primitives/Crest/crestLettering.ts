/** How letters stand on a crest. */
export const crestLettering = { textAnchor: 'middle', fontWeight: 850, letterSpacing: '-.3' } as const;
