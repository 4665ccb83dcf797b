/** Offers the page in English, to those who may not read Norwegian: in English whatever the page is written in. */
export const englishOffer = { label: 'Language', read: 'Read in English', close: 'Close' } as const;
