import { hasEnded } from '../match/hasEnded.ts';
import type { Match, TeamId } from '../match/Match.ts';
import { shownScore } from '../match/shownScore.ts';
import { compareText } from '../text/compareText.ts';
import type { UtcInstant } from '../time/instant.ts';

const SHOWN = 5;

/** A result in the form of a team: won, drawn, lost. */
export type FormResult = 'W' | 'D' | 'L';

/**
 * A team's last five results before a moment, the latest last. A match that went to a shoot-out is a draw (REPORT-21).
 */
export function formOf(matches: readonly Match[], team: TeamId, before: UtcInstant): FormResult[] {
  return matches
    .filter((match) => hasEnded(match) && match.utcKickoff < before)
    .toSorted((a, b) => compareText(a.utcKickoff, b.utcKickoff))
    .flatMap((match) => resultFor(match, team))
    .slice(-SHOWN);
}

function resultFor(match: Match, team: TeamId): FormResult[] {
  const score = shownScore(match);
  const isHome = match.homeTeam.id === team;
  if (score === null || (!isHome && match.awayTeam.id !== team)) return [];
  const lead = isHome ? score.home - score.away : score.away - score.home;
  if (lead === 0) return ['D'];
  return [lead > 0 ? 'W' : 'L'];
}
