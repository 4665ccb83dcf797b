import { CheerSides } from './CheerSides.ts';

/** Whom this device cheers for: kept in its storage, and here for as long as the page lives. */
export const cheers = new CheerSides(() => localStorage);
