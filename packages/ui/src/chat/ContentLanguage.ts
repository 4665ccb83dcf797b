import { createContext } from 'react';

/** The language in which people write here, where it is known: in the demo, whose voices are Norwegian. Null where nobody knows it. */
export const ContentLanguage = createContext<string | null>(null);
