import { holdsShutOut, type WritingLimits } from '@tribunen/domain';
import { useQuery } from '@tanstack/react-query';
import type { Room } from '../api/roomsApi.ts';
import { writingLimitsApi } from '../api/writingLimitsApi.ts';
import { instantNow } from '../services/instantNow.ts';
import { useApi } from '../services/useApi.ts';
import { useServices } from '../services/useServices.ts';
import { writingLimitsQuery } from './writingLimitsQuery.ts';

const none: WritingLimits = { slowSeconds: null, shutOut: null };

/** What holds the spectator back from writing in a room (DESK-2, DESK-3); nothing while it is not known: the backend refuses. */
export function useWritingLimits(userId: string, room: Room): WritingLimits {
  const services = useServices();
  const { data = none } = useQuery(
    writingLimitsQuery(useApi(writingLimitsApi), { userId, room, now: () => services.now() }),
  );
  const holds = data.shutOut !== null && holdsShutOut(data.shutOut, instantNow(services));
  return holds ? data : { ...data, shutOut: null };
}
