import { normaliseCompetition } from '../competition/normaliseCompetition.ts';
import { textOf } from '../text/textOf.ts';
import { toUtcInstant } from '../time/instant.ts';
import { countOf } from './countOf.ts';
import { isTimeSet } from './isTimeSet.ts';
import type { Match } from './Match.ts';
import { matchInState } from './matchInState.ts';
import type { MatchParts } from './MatchParts.ts';
import { normaliseScore } from './normaliseScore.ts';
import { normaliseStatus } from './normaliseStatus.ts';
import { normaliseTeam } from './normaliseTeam.ts';
import { toMatchId } from './toMatchId.ts';

/**
 * A match built from a source's fields, with the providers' odd cases corrected: spaces trimmed, empty text and invalid
 * numbers null, a score with one half missing no score. Null when there is no id or no kick-off. Normalising twice has
 * the effect of once (MATCH-7, MATCH-8).
 */
export function normaliseMatch(parts: MatchParts): Match | null {
  const id = toMatchId(parts.id);
  const utcKickoff = toUtcInstant(parts.utcKickoff);
  if (id === null || utcKickoff === null) return null;
  const updatedAt = toUtcInstant(parts.updatedAt);
  return matchInState(
    {
      id,
      utcKickoff,
      isTimeSet: parts.isTimeSet ?? isTimeSet(parts),
      homeTeam: normaliseTeam(parts.homeTeam),
      awayTeam: normaliseTeam(parts.awayTeam),
      competition: normaliseCompetition(parts.competition),
      matchday: countOf(parts.matchday),
      stage: textOf(parts.stage)?.toUpperCase() ?? null,
      venue: textOf(parts.venue),
      score: normaliseScore(parts.score),
      redCards: { home: countOf(parts.redCards?.home) ?? 0, away: countOf(parts.redCards?.away) ?? 0 },
      updatedAt,
      listedAt: updatedAt,
      simulated: parts.simulated === true,
    },
    {
      status: normaliseStatus(parts.status),
      minute: countOf(parts.minute),
      injuryTime: countOf(parts.injuryTime),
    },
  );
}
