import { countOf } from '../match/countOf.ts';
import type { Competition, CompetitionCode } from '../match/Match.ts';
import type { CompetitionParts } from '../match/MatchParts.ts';
import { textOf } from '../text/textOf.ts';
import { competitionIdOf } from './competitionIdOf.ts';

/**
 * A competition built from a source's fields: spaces trimmed, the numeric id looked up by code when the source has none
 * (MATCH-8).
 *
 * @example
 * normaliseCompetition({ id: null, code: 'PL ', name: 'Premier League' }).dbId; // 2021
 */
export function normaliseCompetition(parts: CompetitionParts): Competition {
  const id = parts.code.trim().toUpperCase() as CompetitionCode;
  return {
    id,
    dbId: countOf(parts.id) ?? competitionIdOf(id),
    name: parts.name.trim(),
    emblem: textOf(parts.emblem),
  };
}
