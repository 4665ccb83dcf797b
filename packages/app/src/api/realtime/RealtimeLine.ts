import type { LiveMode } from '@tribunen/domain';
import type { Observed } from '../../lib/state/Observable.ts';
import type { BackendAccess } from '../access/BackendAccess.ts';
import type { RealtimeSocket } from './RealtimeSocket.ts';
import { socketOf } from './socketOf.ts';

/** The page's socket, and the mode that decides the topics to listen to. */
export interface RealtimeLine {
  readonly socket: RealtimeSocket;
  readonly mode: Observed<LiveMode | null>;
  /** A number from 0 up to 1. */
  random(): number;
}

export function lineOf(access: BackendAccess): RealtimeLine {
  return { socket: socketOf(access), mode: access.mode, random: () => Math.random() };
}
