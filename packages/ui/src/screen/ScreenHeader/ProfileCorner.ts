import { createContext, type ReactNode } from 'react';

/** The top right corner of every screen's header: the shell provides its content, the header places it. */
export const ProfileCorner = createContext<ReactNode>(null);
