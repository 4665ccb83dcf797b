import { createContext } from 'react';

/** True for a chat that a screen shows without the user's request. Screen readers then announce neither its loading nor its messages. */
export const QuietChat = createContext(false);
