import { friendshipId, userId as userIdSchema } from '@tribunen/contract';
import type { Draft } from '@tribunen/domain';
import { useState } from 'react';
import { boolean, nullable, object, string } from 'valibot';
import type { Room } from '../api/roomsApi.ts';
import { privateStorageKey } from '../lib/storage/privateStorage.ts';
import { readJson } from '../lib/storage/readJson.ts';
import { SafeStorage } from '../lib/storage/SafeStorage.ts';
import { roomName } from './history/roomKey.ts';

const schema = object({
  text: string(),
  tagged: nullable(object({ id: userIdSchema, friendshipId, name: string(), isStarFriend: boolean() })),
});

const storage = new SafeStorage(() => localStorage);

interface ChatDraft {
  /** The draft that the device kept when the chat was opened. */
  readonly initialDraft: Draft;
  keep(draft: Draft): void;
  forget(): void;
}

/** The message that a spectator is writing in a chat. The device keeps it until the spectator sends or empties it, or the session ends. */
export function useChatDraft(userId: string, room: Room): ChatDraft {
  const key = privateStorageKey(userId, `draft:${roomName(room)}`);
  const [initialDraft] = useState<Draft>(() => {
    const { text, tagged } = readJson(schema, storage.getItem(key)) ?? { text: '', tagged: null };
    return { text, tagged, caret: text.length };
  });
  const forget = (): void => storage.removeItem(key);
  return {
    initialDraft,
    forget,
    keep: ({ text, tagged }) => {
      if (text === '') forget();
      else storage.setItem(key, JSON.stringify({ text, tagged }));
    },
  };
}
