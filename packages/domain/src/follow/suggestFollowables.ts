import { norwegianCompetitions } from '../competition/norwegianCompetitions.ts';
import { nationOf } from '../match/nationOf.ts';
import { orderMatches } from '../match/orderMatches.ts';
import type { Competition, Match, Team } from '../match/Match.ts';
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
 * Teams and competitions that a spectator may want to follow: the favourite team, then Norway's teams that play today,
 * Norway's competitions, the other teams that play today and the other competitions, all in the order of their lists. At
 * most eight, each once, without those that are followed already or cannot be followed (FOLLOW-16).
 */
export function suggestFollowables({
  favourite,
  today,
  competitions,
  follows,
}: SuggestionFacts): readonly Followable[] {
  const playing = orderMatches(today, follows).flatMap(({ homeTeam, awayTeam, competition: { id } }) =>
    [homeTeam, awayTeam].map((team) => ({
      one: { kind: 'team' as const, team },
      isNorways: norwegianCompetitions.has(id) || nationOf(team, id) === 'NO',
    })),
  );
  const offered = competitions.map((competition) => ({
    one: { kind: 'competition' as const, competition },
    isNorways: norwegianCompetitions.has(competition.id),
  }));
  const all = [...playing, ...offered];
  const inOrder: readonly Followable[] = [
    ...(favourite === null ? [] : [{ kind: 'team' as const, team: favourite }]),
    ...all.filter(({ isNorways }) => isNorways).map(({ one }) => one),
    ...all.filter(({ isNorways }) => !isNorways).map(({ one }) => one),
  ];
  const suggestions = new Map<string, Followable>();
  for (const one of inOrder) {
    const entityId = idOf(one);
    if (entityId === null || isFollowed(follows, { entityType: one.kind, entityId })) continue;
    const key = `${one.kind} ${entityId}`;
    if (!suggestions.has(key)) suggestions.set(key, one);
  }
  return [...suggestions.values()].slice(0, mostSuggestions);
}

/** The id by which it is followed; null when it cannot be followed. */
function idOf(one: Followable): string | null {
  if (one.kind === 'team') return one.team.name === null ? null : one.team.id;
  return one.competition.dbId === null ? null : String(one.competition.dbId);
}
