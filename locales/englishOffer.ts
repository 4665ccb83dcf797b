/** Offers the page in English. The offer itself is always in English, for visitors who may not read Norwegian. */
export const englishOffer = { label: 'Language', read: 'Read in English', close: 'Close' } as const;
