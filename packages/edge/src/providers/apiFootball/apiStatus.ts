interface Status {
  /** The status as football-data.org names it. */
  readonly status: string;
  readonly duration: 'REGULAR' | 'EXTRA_TIME' | 'PENALTY_SHOOTOUT';
}

/**
 * The provider's nineteen codes. An abandoned match (ABD) may be replayed, but as another match. An interrupted match
 * (INT) continues at an unknown time.
 */
const statuses: ReadonlyMap<string, Status> = new Map([
  ['TBD', { status: 'SCHEDULED', duration: 'REGULAR' }],
  ['NS', { status: 'TIMED', duration: 'REGULAR' }],
  ['1H', { status: 'IN_PLAY', duration: 'REGULAR' }],
  ['HT', { status: 'PAUSED', duration: 'REGULAR' }],
  ['2H', { status: 'IN_PLAY', duration: 'REGULAR' }],
  ['ET', { status: 'IN_PLAY', duration: 'EXTRA_TIME' }],
  ['BT', { status: 'PAUSED', duration: 'EXTRA_TIME' }],
  ['P', { status: 'IN_PLAY', duration: 'PENALTY_SHOOTOUT' }],
  ['LIVE', { status: 'LIVE', duration: 'REGULAR' }],
  ['SUSP', { status: 'SUSPENDED', duration: 'REGULAR' }],
  ['INT', { status: 'SUSPENDED', duration: 'REGULAR' }],
  ['FT', { status: 'FINISHED', duration: 'REGULAR' }],
  ['AET', { status: 'FINISHED', duration: 'EXTRA_TIME' }],
  ['PEN', { status: 'FINISHED', duration: 'PENALTY_SHOOTOUT' }],
  ['PST', { status: 'POSTPONED', duration: 'REGULAR' }],
  ['CANC', { status: 'CANCELED', duration: 'REGULAR' }],
  ['ABD', { status: 'CANCELED', duration: 'REGULAR' }],
  ['AWD', { status: 'AWARDED', duration: 'REGULAR' }],
  ['WO', { status: 'AWARDED', duration: 'REGULAR' }],
]);

/** The status for one of the provider's codes; null for a code that the provider has not documented. */
export function apiStatus(short: string): Status | null {
  return statuses.get(short) ?? null;
}
