import { toUserId, type UserId } from '@tribunen/domain';
import { Chat } from '@tribunen/ui';
import { hashKey } from '@tanstack/react-query';
import { useSession } from '../services/useSession.ts';
import type { ChatRoomPlace } from './ChatRoomPlace.ts';
import { roomKey } from './history/roomKey.ts';
import { useSpectatorChatView } from './useSpectatorChatView.ts';
import { useVisitorChatView } from './useVisitorChatView.ts';

/** The chat of a match or a team, for whoever is there, or the messages with a friend. What is written in one chat, or by one spectator, does not come into another. */
export function RoomChat(props: ChatRoomPlace) {
  const session = useSession();
  if (session.status === 'loading') return null;
  const room = hashKey(roomKey(props.room));
  const userId = session.status === 'signed-in' ? toUserId(session.user.id) : null;
  if (session.status !== 'signed-in' || userId === null) return <VisitorChat key={room} {...props} />;
  return <SpectatorChat key={`${room} ${userId}`} {...props} userId={userId} name={session.user.name} />;
}

function VisitorChat(props: ChatRoomPlace) {
  return <Chat view={useVisitorChatView(props)} />;
}

function SpectatorChat(props: ChatRoomPlace & { readonly userId: UserId; readonly name: string | null }) {
  return <Chat view={useSpectatorChatView(props)} />;
}
