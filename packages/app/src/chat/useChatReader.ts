import type { ChatMessage, ChatReader, Friend, UserId } from '@tribunen/domain';
import { useMemo } from 'react';
import { useProfiles } from '../data/people/useProfiles.ts';

const noMessages: readonly ChatMessage[] = [];

/**
 * The reader of a chat, with their friends and the profiles of the people whom its messages name. Missing profiles are
 * loaded.
 *
 * @param id null for a visitor
 * @param friends null until they are loaded
 */
export function useChatReader(
  id: UserId | null,
  friends: readonly Friend[] | null,
  messages: readonly ChatMessage[] = noMessages,
): ChatReader {
  const named = useMemo(() => {
    const people = messages.flatMap(({ senderId, taggedUserId }) => [senderId, taggedUserId]);
    return new Set(people.flatMap((person) => (person === null || person === id ? [] : [person])));
  }, [messages, id]);
  const profiles = useProfiles(id, named);
  const friendsById = useMemo(() => friends && new Map(friends.map((friend) => [friend.id, friend])), [friends]);
  return useMemo(() => ({ id, friends: friendsById, profiles }), [id, friendsById, profiles]);
}
