// The exports for the deterministic simulation, which opens a backend with its own match source and faults.
export { Backend } from './Backend.ts';
export type { Database } from './database.ts';
export type { Endpoint, Fault, SocketFault } from './faults/Fault.ts';
export type { MatchSource } from './MatchSource.ts';
export { chatKey } from './supabase/functions/chatKey.ts';
export { scenarios } from './scenarios/scenarios.ts';
export type { ServedSocket } from './faults/FaultySocket.ts';
export type { Wire } from '@tribunen/protocol';
export { signedUpUser } from '@tribunen/protocol';
export { TabStorage } from './testing/TabStorage.ts';
