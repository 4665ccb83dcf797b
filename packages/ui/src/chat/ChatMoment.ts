import type { UtcInstant } from '@tribunen/domain';
import { createContext } from 'react';

/** An earlier minute of a match, and the time at which it ended. */
export interface EarlierMinute {
  readonly minute: number;
  readonly at: UtcInstant;
}

/** The minute at which a match with a chat is shown. The chat scrolls to the messages written by then. Null for now. */
export const ChatMoment = createContext<EarlierMinute | null>(null);
