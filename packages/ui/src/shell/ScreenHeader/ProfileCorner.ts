import { createContext, type ReactNode } from 'react';

/** What stands in the top right corner of every screen's header: the shell hands it in, the header places it. */
export const ProfileCorner = createContext<ReactNode>(null);
