import type { Who } from '../gateway/who.ts';
import type { Channel } from './Channel.ts';

/** The server's list of the channels that are subscribed to the database, with the users who subscribed. */
export interface Subscriptions {
  add(channel: Channel, who: Who): void;
  remove(channel: Channel): void;
}
