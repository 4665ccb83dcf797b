import type { WritingLimits } from '@tribunen/domain';
import { useQuery } from '@tanstack/react-query';
import type { Room } from '../api/roomsApi.ts';
import { privateKey } from '../services/privateKey.ts';
import { useServices } from '../services/useServices.ts';
import { roomName } from './history/roomKey.ts';
import { writingLimits } from './writingLimits.ts';

const none: WritingLimits = { slowSeconds: null, shutOut: null };

/**
 * The limits on the spectator's writing in a room (DESK-2, DESK-3); none until they are loaded, because the backend
 * enforces them anyway.
 */
export function useWritingLimits(userId: string, room: Room): WritingLimits {
  const services = useServices();
  const { data = none } = useQuery({
    queryKey: privateKey(userId, writingLimits, roomName(room)),
    // This code is loaded late, because a chat can be read without it.
    queryFn: async () => (await import('./readWritingLimits.ts')).readWritingLimits(services, room),
    retry: false,
    refetchInterval: ({ state }) => state.data?.askAgainMs ?? false,
  });
  return data;
}
