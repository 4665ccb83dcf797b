import type { ChannelRights, Who } from '@tribunen/protocol';

/**
 * A message on a private channel. Realtime checks it against the policies of `realtime.messages`, and stores no row.
 */
export interface ChannelMessage {
  readonly topic: string;
  readonly extension: 'broadcast' | 'presence';
}

type MessageRule = (who: Who, message: ChannelMessage) => boolean;

/** The rules for receiving and sending messages on private channels. Public channels have no rules. */
export interface ChannelRules {
  readonly receives: MessageRule;
  readonly sends: MessageRule;
}

/**
 * The rules of the private channels. One of them is `online_users`, whose presence records contain e-mail addresses. On
 * the others only the database broadcasts: everybody may join the channels of matches and chats, but only one user may
 * join the channel with that user's rows.
 */
export const channelRules: ChannelRules = {
  receives: (who, { topic, extension }) =>
    extension === 'presence'
      ? topic === 'online_users' && who.role === 'authenticated'
      : /^(?:live$|match:|team:)/.test(topic) || (who.role === 'authenticated' && topic === `user:${who.id}`),
  sends: (who, { topic, extension }) =>
    who.role === 'authenticated' && topic === 'online_users' && extension === 'presence',
};

/** Returns what a user may receive and send on a private channel. The service key may do anything. */
export function rightsOnChannel(rules: ChannelRules, who: Who, topic: string): ChannelRights {
  const may = (rule: MessageRule) => ({
    broadcast: who.role === 'service_role' || rule(who, { topic, extension: 'broadcast' }),
    presence: who.role === 'service_role' || rule(who, { topic, extension: 'presence' }),
  });
  return { select: may(rules.receives), insert: may(rules.sends) };
}
