import type { Match } from '../match/Match.ts';
import type { OsloDay } from '../time/OsloDay.ts';
import { osloDayOf } from '../time/osloDayOf.ts';

/** Matches whose results a reader hides together (KNOWN-9). */
export type HiddenGroup =
  | { readonly kind: 'team'; readonly id: string; readonly name: string }
  | { readonly kind: 'competition'; readonly id: string; readonly name: string }
  | { readonly kind: 'day'; readonly id: OsloDay };

/** The parts of a match by which its result may be hidden. */
export type GroupedMatch = Pick<Match, 'homeTeam' | 'awayTeam' | 'competition' | 'utcKickoff'>;

export function isSameGroup(one: HiddenGroup, other: HiddenGroup): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** Whether a match belongs to one of the groups (KNOWN-9). */
export function hiddenBy(groups: readonly HiddenGroup[], match: GroupedMatch): boolean {
  return groups.some(({ kind, id }) => {
    switch (kind) {
      case 'team':
        return [match.homeTeam.id, match.awayTeam.id].some((team) => team === id);
      case 'competition':
        return match.competition.id === id;
      case 'day':
        return osloDayOf(match.utcKickoff) === id;
    }
  });
}
