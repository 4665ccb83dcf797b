import { createContext, type ReactNode } from 'react';

/** The element that shows how fresh the data is: the shell provides it, `DataAgePlace` shows it. */
export const DataAgeSlot = createContext<ReactNode>(null);
