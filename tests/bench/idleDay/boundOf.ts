import { cadence, type LiveConditions, type LiveSource, runsNow } from '@tribunen/domain';

const minute = 60_000;

/** The live source that each request belongs to. */
const sourceOf: Readonly<Record<string, LiveSource>> = {
  'api/boot/version': 'version',
  'api/live/delta': 'version',
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
  if (asked === 'functions/live-health') return conditions.tabHidden ? 0 : Math.ceil(minute / cadence.realtime.health);
  if (asked === 'socket') return conditions.socketUp ? 0 : Math.ceil(minute / cadence.realtime.reconnect);
  const source = sourceOf[asked];
  if (source === undefined) return null;
  if (!runsNow(source, conditions)) return 0;
  return Math.ceil(minute / shortestOf(source, conditions));
}

function shortestOf(source: LiveSource, { socketUp }: LiveConditions): number {
  switch (source) {
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
      return cadence.openMatch.poll;
  }
}
