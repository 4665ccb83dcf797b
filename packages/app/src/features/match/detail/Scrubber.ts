import { createContext } from 'react';
import type { ScrubberStore } from './ScrubberStore.ts';

/** The store of the match screen around a component. */
export const Scrubber = createContext<ScrubberStore | null>(null);
