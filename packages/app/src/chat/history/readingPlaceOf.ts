import { hashKey, type QueryClient } from '@tanstack/react-query';
import { Observable } from '../../lib/state/Observable.ts';
import type { Room } from '../../api/roomsApi.ts';
import { roomKey } from './roomKey.ts';

const pages = new WeakMap<QueryClient, Map<string, Observable<boolean>>>();

/**
 * Whether the reader of a room is at its newest message. The page keeps this, not a component, because the subscription
 * to a room's messages can outlive the component that began it.
 */
export function readingPlaceOf(queryClient: QueryClient, room: Room): Observable<boolean> {
  const rooms = pages.get(queryClient) ?? new Map<string, Observable<boolean>>();
  pages.set(queryClient, rooms);
  const key = hashKey(roomKey(room));
  const place = rooms.get(key) ?? new Observable(true);
  rooms.set(key, place);
  return place;
}
