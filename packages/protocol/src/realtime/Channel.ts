import type { Who } from '../gateway/who.ts';
import type { Binding } from './frames.ts';
import type { ChannelRights } from './ChannelRights.ts';

/** A channel that a client has joined. */
export interface Channel {
  /** Unique among the channels of all sockets. */
  readonly id: string;
  /** `realtime:` and the client's name for the channel. */
  readonly topic: string;
  /**
   * The group of channels that receive each other's messages. A private channel and a public channel of the same name
   * are in different rooms.
   */
  readonly room: string;
  readonly isPrivate: boolean;
  readonly joinRef: string | null;
  readonly who: Who;
  /** The user's rights in the room. The policies decide them when the channel joins, and when it renews its token. */
  readonly rights: ChannelRights;
  /** The token that identifies the user; null if the socket's key identifies the user. */
  readonly token: string | null;
  /** The `postgres_changes` of the channel's join. */
  readonly asked: readonly Binding[];
  readonly broadcast: { readonly ack: boolean; readonly self: boolean };
  readonly presence: { readonly key: string; readonly enabled: boolean };
}

/** A channel's topic without its prefix `realtime:`. */
export function nameOf(topic: string): string {
  return topic.replace(/^realtime:/, '');
}

/**
 * The room of a channel.
 *
 * @example
 * roomOf('online_users', true); // 'private:online_users'
 */
export function roomOf(name: string, isPrivate: boolean): string {
  return `${isPrivate ? 'private' : 'public'}:${name}`;
}
