import { CheerSides } from './CheerSides.ts';

/** The device's cheers. */
export const cheers = new CheerSides(() => localStorage);
