import { hasEnded } from '../match/hasEnded.ts';
import type { Match, TeamId } from '../match/Match.ts';
import { compareText } from '../text/compareText.ts';
import type { UtcInstant } from '../time/instant.ts';

const SHOWN = 5;

/** The last five finished meetings of two teams before a moment, the latest first, whoever was at home (REPORT-22). */
export function headToHead(
  matches: readonly Match[],
  [one, other]: readonly [TeamId, TeamId],
  before: UtcInstant,
): Match[] {
  return matches
    .filter(({ homeTeam, awayTeam }) =>
      homeTeam.id === one ? awayTeam.id === other : homeTeam.id === other && awayTeam.id === one,
    )
    .filter((match) => hasEnded(match) && match.utcKickoff < before)
    .toSorted((a, b) => compareText(b.utcKickoff, a.utcKickoff))
    .slice(0, SHOWN);
}
