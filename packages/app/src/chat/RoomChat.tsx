import type { UserId } from '@tribunen/domain';
import { Chat } from '@tribunen/ui';
import { hashKey } from '@tanstack/react-query';
import { useSession } from '../services/useSession.ts';
import { AuthorCardHost } from './authorCard/AuthorCardHost.tsx';
import type { ChatRoomPlace } from './ChatRoomPlace.ts';
import { roomKey } from './history/roomKey.ts';
import { useSpectatorChatView } from './useSpectatorChatView.ts';
import { useVisitorChatView } from './useVisitorChatView.ts';

/**
 * The chat of a match or a team, for spectators and visitors. Its React key contains the room and the spectator, so
 * that a draft never appears in another room or for another spectator.
 */
export function RoomChat(props: ChatRoomPlace) {
  const session = useSession();
  if (session.status === 'loading') return null;
  const room = hashKey(roomKey(props.room));
  if (session.status !== 'signed-in') return <VisitorChat key={room} {...props} />;
  const { id, name } = session.user;
  return <SpectatorChat key={`${room} ${id}`} {...props} userId={id} name={name} />;
}

function VisitorChat(props: ChatRoomPlace) {
  return (
    <AuthorCardHost reader={null}>
      <Chat view={useVisitorChatView(props)} />
    </AuthorCardHost>
  );
}

function SpectatorChat(props: ChatRoomPlace & { readonly userId: UserId; readonly name: string | null }) {
  return (
    <AuthorCardHost reader={props.userId}>
      <Chat view={useSpectatorChatView(props)} />
    </AuthorCardHost>
  );
}
