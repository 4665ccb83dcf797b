import type { FollowKindsBackend } from '../backend/followKindsBackend.ts';

/** A backend in which every follow tells of all events, and which accepts every choice. A test overrides single calls. */
export function exampleFollowKindsBackend(given: Partial<FollowKindsBackend> = {}): FollowKindsBackend {
  return { followKinds: () => Promise.resolve([]), chooseKinds: () => Promise.resolve(), ...given };
}
