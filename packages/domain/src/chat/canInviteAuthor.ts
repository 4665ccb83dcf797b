import type { ChatItem } from './ChatItem.ts';

/**
 * Whether the author of a message can be invited to be a friend: a spectator, and not oneself (CHAT-18).
 *
 * @example
 * canInviteAuthor({ author: { kind: 'named', name: 'Ola' }, userType: 'spectator' }); // true
 * canInviteAuthor({ author: { kind: 'you' }, userType: 'friend' }); // false
 */
export function canInviteAuthor({ author, userType }: Pick<ChatItem, 'author' | 'userType'>): boolean {
  return userType === 'spectator' && author.kind !== 'you';
}
