import { clubIdOf } from '../competition/clubIdOf.ts';
import type { HiddenGroup } from '../knownUntil/HiddenGroup.ts';
import type { Match } from '../match/Match.ts';
import { foldText } from '../text/foldText.ts';
import { osloDayOf } from '../time/osloDayOf.ts';
import type { FantasyGame } from './FantasyGame.ts';
import type { FantasyGameweek } from './FantasyGameweek.ts';

/** The code of the league whose matches give the points of a game. */
const leagues: Readonly<Record<FantasyGame, string>> = { fpl: 'PL', eliteserien: 'TIP' };

/** The facts that a reader has chosen not to know yet, or not at all. */
export interface ChosenSecrets {
  /** The matches whose results are hidden. */
  readonly hidden: readonly Pick<Match, 'competition' | 'utcKickoff'>[];
  readonly groups: readonly HiddenGroup[];
  /** The reader's longest delay. */
  readonly delaySeconds: number;
}

/**
 * Whether the points of a round could give away what the reader has chosen not to know: the result of a hidden match of
 * the round, or an event of a match in play while the reader's picture is behind (KNOWN-11).
 */
export function roundTells(
  { game, current, next, fixtures }: Pick<FantasyGameweek, 'game' | 'current' | 'next' | 'fixtures'>,
  { hidden, groups, delaySeconds }: ChosenSecrets,
): boolean {
  if (current === null) return false;
  if (delaySeconds > 0 && fixtures.some(({ phase }) => phase === 'in-play')) return true;
  const league = leagues[game];
  const isOfRound = ({ competition, utcKickoff }: ChosenSecrets['hidden'][number]): boolean =>
    competition.id === league && current.deadline <= utcKickoff && (next === null || utcKickoff < next.deadline);
  const clubs = fixtures.flatMap(({ homeName, awayName }) => [homeName, awayName]);
  return (
    hidden.some(isOfRound) ||
    groups.some((group) => {
      switch (group.kind) {
        case 'team':
          return clubs.some((club) => clubIdOf(club) === group.id || foldText(club) === foldText(group.name));
        case 'competition':
          return group.id === league;
        case 'day':
          return osloDayOf(current.deadline) <= group.id && (next === null || group.id < osloDayOf(next.deadline));
      }
    })
  );
}
