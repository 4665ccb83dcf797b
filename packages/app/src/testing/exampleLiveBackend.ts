import { type Match, type MatchId, toUtcInstant } from '@tribunen/domain';
import type { LiveBackend } from '../live/LiveBackend.ts';

const noSubscription = (): (() => void) => () => {
  // Nothing was opened.
};

/** A live backend in which nothing ever happens, but for what a test gives. */
export function exampleLiveBackend(given: Partial<LiveBackend> = {}): LiveBackend {
  const serverTs = toUtcInstant('2026-11-21T14:30:00Z');
  if (serverTs === null) throw new Error('No instant');
  const nobody: readonly Match[] = [];
  return {
    matchReport: (id: MatchId) => Promise.reject(new Error(`There is no match ${id}`)),
    bootLive: () => new Promise(() => {}),
    bootVersion: () => Promise.resolve(1),
    liveDelta: (version) => Promise.resolve({ version, hasChanges: false, matches: nobody, events: [], faults: [] }),
    liveUpdates: () =>
      Promise.resolve({ events: [], hasUpdates: false, nextCheckIn: null, timestamp: serverTs, faults: [] }),
    matchDeltas: () =>
      Promise.resolve({ hasUpdates: false, states: [], events: [], serverTs, retryAfterSeconds: null, faults: [] }),
    liveHealth: () => Promise.resolve(null),
    changedMatches: () => Promise.resolve([]),
    subscribeToLiveMatches: noSubscription,
    subscribeToMatchState: noSubscription,
    subscribeToLiveEvents: noSubscription,
    onSocketSound: noSubscription,
    probeSocket: () => {},
    reopenSocket: () => {},
    ...given,
  };
}
