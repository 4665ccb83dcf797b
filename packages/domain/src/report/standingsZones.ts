import type { CompetitionCode } from '../match/Match.ts';

/** The consequence of a place in a table at the end of the season. */
export type StandingsZone = 'champions-cup' | 'europe' | 'advance' | 'relegation-play-off' | 'relegation';

/** How many teams a competition's table has, and the zones of its places, from the top and from the bottom. */
interface Zones {
  readonly teams: number;
  readonly top: readonly (readonly [zone: StandingsZone, places: number])[];
  readonly bottom: readonly (readonly [zone: StandingsZone, places: number])[];
}

const TWO_ADVANCE: Zones = { teams: 4, top: [['advance', 2]], bottom: [] };

/** The competitions whose places we know. The number of teams guards against a season with another format. */
const ZONES: Readonly<Record<string, Zones>> = {
  PL: league(20, 4, 2, 0, 3),
  PD: league(20, 4, 2, 0, 3),
  SA: league(20, 4, 2, 0, 3),
  BL1: league(18, 4, 2, 1, 2),
  FL1: league(18, 4, 2, 1, 2),
  DED: league(18, 3, 1, 1, 2),
  PPL: league(18, 3, 1, 1, 2),
  TIP: league(16, 1, 2, 1, 2),
  WC: TWO_ADVANCE,
  EC: TWO_ADVANCE,
};

function league(teams: number, championsCup: number, europe: number, playOff: number, relegated: number): Zones {
  return {
    teams,
    top: [
      ['champions-cup', championsCup],
      ['europe', europe],
    ],
    bottom: [
      ['relegation', relegated],
      ['relegation-play-off', playOff],
    ],
  };
}

/**
 * The zone of each place of a table, from the top; null for a place without one, and for every place when the
 * competition is unknown or its table has another number of teams (REPORT-43).
 */
export function standingsZones(competition: CompetitionCode, teams: number): (StandingsZone | null)[] {
  const zones = Object.hasOwn(ZONES, competition) ? ZONES[competition] : undefined;
  if (zones?.teams !== teams) return Array.from({ length: teams }, () => null);
  const top = zones.top.flatMap(([zone, places]) => Array.from({ length: places }, () => zone));
  const bottom = zones.bottom.flatMap(([zone, places]) => Array.from({ length: places }, () => zone)).toReversed();
  const between = Array.from({ length: teams - top.length - bottom.length }, () => null);
  return [...top, ...between, ...bottom];
}
