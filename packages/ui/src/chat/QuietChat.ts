import { createContext } from 'react';

/** True for a chat that stands on a screen without having been asked for: screen readers announce neither that it loads nor what is written. */
export const QuietChat = createContext(false);
