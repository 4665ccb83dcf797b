import type { Side } from '../match/Match.ts';
import type { NamedParts, ReportParts } from './ReportParts.ts';

/**
 * The side of an event's team: by id when both have one, else home by name, else away, like the scoring side of a
 * banner (REPORT-3, NOTIFY-6).
 */
export function teamSideOf(
  team: NamedParts | null | undefined,
  { homeTeam, awayTeam }: Pick<ReportParts, 'homeTeam' | 'awayTeam'>,
): Side {
  if (isSameId(team, homeTeam)) return 'home';
  if (isSameId(team, awayTeam)) return 'away';
  const name = team?.name?.trim() ?? '';
  return name !== '' && name === homeTeam.name?.trim() ? 'home' : 'away';
}

function isSameId(team: NamedParts | null | undefined, side: NamedParts): boolean {
  const id = team?.id ?? null;
  return id !== null && String(id) === String(side.id);
}
