import { createContext, type ReactNode } from 'react';

/** What says how fresh the shown data is: the shell hands it in, `DataAgePlace` shows it. */
export const DataAgeSlot = createContext<ReactNode>(null);
