import { createContext } from 'react';

/** The language in which people write here. It is known only in the demo, whose simulated spectators write Norwegian; otherwise null. */
export const ContentLanguage = createContext<string | null>(null);
