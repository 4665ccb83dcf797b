import type { UtcInstant } from '@tribunen/domain';
import { createContext } from 'react';

/** An earlier minute of a match, and when it was over. */
export interface EarlierMinute {
  readonly minute: number;
  readonly at: UtcInstant;
}

/** The minute at which a match with a chat is shown: the chat scrolls to what had been written by then. Null for now. */
export const ChatMoment = createContext<EarlierMinute | null>(null);
