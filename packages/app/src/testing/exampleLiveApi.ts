import { instantAt, type LiveMode, type Match, type MatchId } from '@tribunen/domain';
import type { LiveApi } from '../api/liveApi.ts';
import { Observable } from '../lib/state/Observable.ts';

const noSubscription = (): (() => void) => () => {
  // There is no channel to close.
};

/** A live backend without matches in play. A test overrides single calls. */
export function exampleLiveApi(given: Partial<LiveApi> = {}): LiveApi {
  const nobody: readonly Match[] = [];
  return {
    mode: new Observable<LiveMode>('small'),
    matchReport: (id: MatchId) => Promise.reject(new Error(`There is no match ${id}`)),
    bootLive: () => new Promise(() => {}),
    bootVersion: () => Promise.resolve({ version: 1, mode: 'small' }),
    liveDelta: () =>
      Promise.resolve({
        version: 1,
        hasChanges: false,
        mode: 'small',
        nextCheckIn: null,
        matches: nobody,
        events: [],
        faults: [],
        ageMs: 0,
      }),
    liveUpdates: () =>
      Promise.resolve({
        events: [],
        hasUpdates: false,
        nextCheckIn: null,
        timestamp: instantAt(Date.now()),
        faults: [],
      }),
    matchDeltas: () =>
      Promise.resolve({
        hasUpdates: false,
        states: [],
        events: [],
        serverTs: instantAt(Date.now()),
        retryAfterSeconds: null,
        faults: [],
      }),
    liveHealth: () => Promise.resolve(null),
    due: (states) => states,
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
