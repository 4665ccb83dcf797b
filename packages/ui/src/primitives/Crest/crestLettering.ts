/** The lettering of a crest. */
export const crestLettering = { textAnchor: 'middle', fontWeight: 850, letterSpacing: '-.3' } as const;
