import { textOf } from '../text/textOf.ts';
import { idOf } from './idOf.ts';
import type { Team, TeamId } from './Match.ts';
import type { TeamParts } from './MatchParts.ts';

/**
 * A team built from a source's fields: spaces trimmed, empty text null (MATCH-8).
 *
 * @example
 * normaliseTeam({ id: 57, name: 'Arsenal FC ', shortName: '', tla: 'ars' }).tla; // 'ARS'
 */
export function normaliseTeam(parts: TeamParts): Team {
  return {
    id: idOf(parts.id) as TeamId | null,
    name: textOf(parts.name),
    shortName: textOf(parts.shortName),
    tla: textOf(parts.tla)?.toUpperCase() ?? null,
    crest: textOf(parts.crest),
  };
}
