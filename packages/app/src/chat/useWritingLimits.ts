import type { WritingLimits } from '@tribunen/domain';
import { useQuery } from '@tanstack/react-query';
import type { Room } from '../api/roomsApi.ts';
import { privateKey } from '../services/privateKey.ts';
import { useServices } from '../services/useServices.ts';
import { roomName } from './history/roomKey.ts';
import { writingLimits } from './writingLimits.ts';

const none: WritingLimits = { slowSeconds: null, shutOut: null };

/** What holds the spectator back from writing in a room (DESK-2, DESK-3); nothing while it is not known: the backend refuses. */
export function useWritingLimits(userId: string, room: Room): WritingLimits {
  const services = useServices();
  const { data = none } = useQuery({
    queryKey: privateKey(userId, writingLimits, roomName(room)),
    // Loaded late: the chat is read without it.
    queryFn: async () => (await import('./readWritingLimits.ts')).readWritingLimits(services, room),
    retry: false,
    refetchInterval: ({ state }) => state.data?.askAgainMs ?? false,
  });
  return data;
}
