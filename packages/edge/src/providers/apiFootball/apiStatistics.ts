import type { ApiFixture, ProviderStatistics } from '@tribunen/contract';
import { isLiveStatus, normaliseStatus, type Side } from '@tribunen/domain';
import { apiStatus } from './apiStatus.ts';

const share = 'Ball Possession';
const counts = {
  shots: 'Total Shots',
  shotsOnTarget: 'Shots on Goal',
  corners: 'Corner Kicks',
  fouls: 'Fouls',
  offsides: 'Offsides',
} as const;

/**
 * The statistics of both sides; null when the answer has none. The provider writes null for 0, so a missing count is 0
 * if the other side has a count. If both sides lack it, the count is unknown.
 */
export function statisticsIn({
  statistics,
  teams,
  fixture: { status },
}: ApiFixture): Readonly<Record<Side, ProviderStatistics>> | null {
  if ((statistics ?? []).length === 0) return null;
  const figuresOf = (team: number): ReadonlyMap<string, number> => {
    const listed = statistics?.find((each) => each.team.id === team)?.statistics ?? [];
    return new Map(listed.flatMap(({ type, value }) => figureOf(type, value ?? null)));
  };
  const [home, away] = [figuresOf(teams.home.id), figuresOf(teams.away.id)];
  const known = apiStatus(status.short);
  const isLive = known !== null && isLiveStatus(normaliseStatus(known.status));
  const clock = isLive ? { minute: status.elapsed ?? null, injuryTime: status.extra ?? null } : {};
  return { home: { ...clock, ...sideOf(home, away) }, away: { ...clock, ...sideOf(away, home) } };
}

function sideOf(own: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): ProviderStatistics {
  const countOf = (type: string) => own.get(type) ?? (own.size > 0 && other.has(type) ? 0 : null);
  // The possession of both sides adds up to 100.
  const rest = other.get(share);
  return {
    possession: own.get(share) ?? (rest === undefined ? null : 100 - rest),
    xg: own.get('expected_goals') ?? null,
    shots: countOf(counts.shots),
    shotsOnTarget: countOf(counts.shotsOnTarget),
    corners: countOf(counts.corners),
    fouls: countOf(counts.fouls),
    offsides: countOf(counts.offsides),
  };
}

/**
 * The map entry for a statistic whose value is, for example, 12, «61%» or «1.57»; empty when the value is not a number,
 * and when possession is more than 100 per cent, because the contract refuses such a match.
 */
function figureOf(type: string, value: number | string | null): readonly (readonly [string, number])[] {
  const [, digits] = /^\s*(\d+(?:\.\d+)?)\s*%?\s*$/.exec(String(value)) ?? [];
  return digits === undefined || (type === share && Number(digits) > 100) ? [] : [[type, Number(digits)]];
}
