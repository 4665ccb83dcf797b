import type { Who } from '../who.ts';
import type { Binding } from './frames.ts';

/** A channel that a client has joined. */
export interface Channel {
  /** A name that no other channel of any socket has. */
  readonly id: string;
  /** `realtime:` and the name that the client gave it. */
  readonly topic: string;
  /** Where it meets the channels of others: a private channel never meets a public one of the same name. */
  readonly room: string;
  readonly isPrivate: boolean;
  readonly joinRef: string | null;
  readonly who: Who;
  /** The token that says so; null if the channel relies on the socket's key. */
  readonly token: string | null;
  /** The `postgres_changes` of its join. */
  readonly asked: readonly Binding[];
  readonly broadcast: { readonly ack: boolean; readonly self: boolean };
  readonly presence: { readonly key: string; readonly enabled: boolean };
}

/** The name of a channel without what the wire puts before it. */
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
