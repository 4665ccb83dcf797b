import { createContext } from 'react';

/** What a reader does in a chat that the screen around it makes room for: reads above the newest message, or writes. */
export type Attention = 'reads' | 'writes';

/** Where a chat tells of it; a screen that has nothing to give way does not listen. */
export const ChatAttention = createContext<(attention: Attention, isPaid: boolean) => void>(() => {});
