import {
  cadence,
  type LiveConditions,
  type LiveSource,
  nextHealthDelay,
  openMatchDelay,
  runsNow,
} from '@tribunen/domain';

const minute = 60_000;

/** The live source that each request belongs to. */
const sourceOf: Readonly<Record<string, LiveSource>> = {
  'api/boot/version': 'version',
  'functions/live-health': 'health',
  'functions/live-updates': 'live-updates',
  'functions/fetch-match-deltas': 'date-delta',
  'rest/live_matches_new': 'score-change',
  'functions/results-today-edge': 'list-safety',
  'rest/live_events_new': 'engine',
  'functions/fetch-match': 'open-match',
};

/**
 * The most requests to a source that the cadence table allows in a minute of one state; `null` when the table has no
 * limit for the source. Each version poll causes at most one version delta, and a request of the engine may take
 * several pages.
 *
 * @param asked the source, as `Traffic` names it
 */
export function boundOf(asked: string, conditions: LiveConditions): number | null {
  if (asked === 'socket') return conditions.socketUp ? 0 : Math.ceil(minute / cadence.realtime.reconnect);
  // A backend without a crowd is asked for a delta after a new version only.
  const deltaOf: LiveSource = conditions.mode === 'crowd' ? 'live-delta' : 'version';
  const source = asked === 'api/live/delta' ? deltaOf : sourceOf[asked];
  if (source === undefined) return null;
  if (!runsNow(source, conditions)) return 0;
  return Math.ceil(minute / shortestOf(source, conditions));
}

function shortestOf(source: LiveSource, { mode, socketUp }: LiveConditions): number {
  switch (source) {
    case 'boot':
      return cadence.boot.cache;
    case 'live-delta':
      return socketUp ? cadence.crowd.deltaWithSocket : cadence.crowd.delta;
    case 'health':
      return nextHealthDelay(0, mode);
    case 'version':
      return cadence.boot.versionPoll;
    case 'live-updates':
      return cadence.liveUpdates.afterUpdates;
    case 'date-delta':
      return socketUp ? cadence.delta.safety : cadence.delta.afterUpdates;
    case 'score-change':
      return cadence.scoreChange.poll;
    case 'list-safety':
      return cadence.results.safetyRefresh;
    case 'engine':
      return cadence.engine.poll;
    case 'open-match':
      return openMatchDelay(mode);
  }
}
