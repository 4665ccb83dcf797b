import type { Match } from '../match/Match.ts';
import type { OsloDay } from '../time/OsloDay.ts';
import { osloDayOf } from '../time/osloDayOf.ts';

/** Matches whose results a reader hides together (KNOWN-9). */
export type HiddenGroup =
  | {
      readonly kind: 'team' | 'competition';
      readonly id: string;
      readonly name: string;
      /** The day in Norway from which the matches are hidden; earlier results are shown. */
      readonly from: OsloDay;
    }
  | { readonly kind: 'day'; readonly id: OsloDay };

/** The text that stands for a group: its kind, and its id. No id of a match contains a colon. */
export type HiddenGroupKey = `${HiddenGroup['kind']}:${string}`;

export function hiddenGroupKey({ kind, id }: HiddenGroup): HiddenGroupKey {
  return `${kind}:${id}`;
}

/** The parts of a match by which its result may be hidden. */
export type GroupedMatch = Pick<Match, 'homeTeam' | 'awayTeam' | 'competition' | 'utcKickoff'>;

export function isSameGroup(one: HiddenGroup, other: HiddenGroup): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** Whether a match belongs to one of the groups (KNOWN-9). */
export function hiddenBy(groups: readonly HiddenGroup[], match: GroupedMatch): boolean {
  const day = osloDayOf(match.utcKickoff);
  return groups.some((group) => {
    switch (group.kind) {
      case 'team':
        return group.from <= day && [match.homeTeam.id, match.awayTeam.id].some((team) => team === group.id);
      case 'competition':
        return group.from <= day && match.competition.id === group.id;
      case 'day':
        return group.id === day;
    }
  });
}
