import { competitionIdOf } from '../competition/competitionIdOf.ts';
import { toUtcInstant } from '../time/instant.ts';
import type { Competition, CompetitionCode, Match, MatchId, Team, TeamId } from './Match.ts';
import { matchInState } from './matchInState.ts';
import type { CompetitionParts, MatchParts, TeamParts } from './MatchParts.ts';
import { normaliseScore } from './normaliseScore.ts';
import { normaliseStatus } from './normaliseStatus.ts';

/**
 * A match out of what a source knows of it, with every odd case of the providers put right: spaces trimmed, empty text and numbers
 * that are none become null, a half score no score. Null where there is no match to speak of: no id, or no moment of kick-off.
 * Normalising twice is normalising once. MATCH-7, MATCH-8
 *
 * @example
 * normaliseMatch({ ...exampleParts, competition: { id: 2021, code: 'PL ', name: 'Premier League' } })?.competition.id; // 'PL'
 * normaliseMatch({ ...exampleParts, utcKickoff: 'soon' }); // null
 */
export function normaliseMatch(parts: MatchParts): Match | null {
  const id = textOf(String(parts.id));
  const utcKickoff = toUtcInstant(parts.utcKickoff);
  if (id === null || utcKickoff === null) return null;
  return matchInState(
    {
      id: id as MatchId,
      utcKickoff,
      homeTeam: teamOf(parts.homeTeam),
      awayTeam: teamOf(parts.awayTeam),
      competition: competitionOf(parts.competition),
      matchday: countOf(parts.matchday),
      stage: textOf(parts.stage)?.toUpperCase() ?? null,
      venue: textOf(parts.venue),
      score: normaliseScore(parts.score),
      updatedAt: toUtcInstant(parts.updatedAt),
      simulated: parts.simulated === true,
    },
    {
      status: normaliseStatus(parts.status),
      minute: countOf(parts.minute),
      injuryTime: countOf(parts.injuryTime),
    },
  );
}

function teamOf(parts: TeamParts): Team {
  return {
    id: parts.id === null ? null : (textOf(String(parts.id)) as TeamId | null),
    name: textOf(parts.name),
    shortName: textOf(parts.shortName),
    tla: textOf(parts.tla)?.toUpperCase() ?? null,
    crest: textOf(parts.crest),
  };
}

function competitionOf(parts: CompetitionParts): Competition {
  const id = parts.code.trim().toUpperCase() as CompetitionCode;
  return {
    id,
    dbId: countOf(parts.id) ?? competitionIdOf(id),
    name: parts.name.trim(),
    emblem: textOf(parts.emblem),
  };
}

function textOf(raw: string | null | undefined): string | null {
  const trimmed = raw?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** A whole number from 0 up, cut where it has a fraction. */
function countOf(raw: number | null | undefined): number | null {
  return typeof raw === 'number' && Number.isFinite(raw) && raw >= 0 ? Math.trunc(raw) : null;
}
