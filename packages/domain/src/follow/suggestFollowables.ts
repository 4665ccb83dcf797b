import { norwegianCompetitions } from '../competition/norwegianCompetitions.ts';
import { nationOf } from '../match/nationOf.ts';
import { orderMatches } from '../match/orderMatches.ts';
import type { Competition, CompetitionCode, Match, Team } from '../match/Match.ts';
import type { Follow } from './Follow.ts';
import { isFollowed } from './isFollowed.ts';
import type { Followable } from './searchFollowables.ts';

/** The facts that suggestions are made from. */
export interface SuggestionFacts {
  /** Null when the spectator has no favourite team, or it is not known yet. */
  readonly favourite: Team | null;
  readonly today: readonly Match[];
  /** In list order. */
  readonly competitions: readonly Competition[];
  /** The existing follows, which are not suggested. */
  readonly follows: readonly Follow[];
}

/** How many are suggested at most. */
export const mostSuggestions = 8;

/**
 * Teams and competitions that a spectator may want to follow: the favourite team, then the teams that play today, in
 * the order of the list, then the competitions in list order, each with Norway's first. At most eight, each once, without those that are followed
 * already or cannot be followed (FOLLOW-16).
 */
export function suggestFollowables({
  favourite,
  today,
  competitions,
  follows,
}: SuggestionFacts): readonly Followable[] {
  const playing = norwegianFirst(
    orderMatches(today, follows).flatMap(({ homeTeam, awayTeam, competition: { id } }) =>
      [homeTeam, awayTeam].map((team) => ({ team, id, isNorway: nationOf(team, id) === 'NO' })),
    ),
  ).map(({ team }) => team);
  const suggestions = new Map<string, Followable>();
  for (const team of [...(favourite === null ? [] : [favourite]), ...playing]) {
    if (team.id === null || team.name === null) continue;
    if (!isFollowed(follows, { entityType: 'team', entityId: team.id })) {
      const key = `team ${team.id}`;
      if (!suggestions.has(key)) suggestions.set(key, { kind: 'team', team });
    }
  }
  for (const competition of norwegianFirst(competitions)) {
    if (competition.dbId === null) continue;
    const entityId = String(competition.dbId);
    if (!isFollowed(follows, { entityType: 'competition', entityId })) {
      suggestions.set(`competition ${entityId}`, { kind: 'competition', competition });
    }
  }
  return [...suggestions.values()].slice(0, mostSuggestions);
}

function norwegianFirst<Item extends { readonly id: CompetitionCode; readonly isNorway?: boolean }>(
  items: readonly Item[],
): readonly Item[] {
  const isNorwegian = ({ id, isNorway = false }: Item): boolean => isNorway || norwegianCompetitions.has(id);
  return [...items.filter(isNorwegian), ...items.filter((item) => !isNorwegian(item))];
}
