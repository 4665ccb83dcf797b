import { createContext } from 'react';

/** What a reader does in a chat that the screen around it makes room for: reads above the newest message, or writes. */
export type Attention = 'reads' | 'writes';

/** A chat calls this when the reader begins or ends one of them. A screen with nothing to hide provides no function. */
export const ChatAttention = createContext<(attention: Attention, isPaid: boolean) => void>(() => {});
