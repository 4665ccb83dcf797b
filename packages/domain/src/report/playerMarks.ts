import type { Side } from '../match/Match.ts';
import type { MatchEvent } from './MatchEvent.ts';
import { isPlayer } from './isPlayer.ts';
import { assistOf, playerOf } from './playersOf.ts';
import type { LineUpPlayer } from './LineUp.ts';
import type { SubstitutionMinute } from './substitutionMarks.ts';

type Named = Pick<LineUpPlayer, 'id' | 'shirtNumber' | 'name'>;

/** The marks that are shown beside a player of a line-up. */
export interface PlayerMarks {
  /** Goals that count. */
  readonly goals: number;
  readonly ownGoals: number;
  /** The gravest card; null for none. */
  readonly card: 'yellow' | 'second-yellow' | 'red' | null;
  readonly on: SubstitutionMinute | null;
  readonly off: SubstitutionMinute | null;
}

type Card = NonNullable<PlayerMarks['card']>;

const GRAVITY: Readonly<Record<Card, number>> = { yellow: 1, 'second-yellow': 2, red: 3 };

/**
 * Returns a function that finds the marks of a player of one side, by id, then number, then name (REPORT-53): goals
 * that count, own goals, the gravest card and the minutes of substitution (REPORT-17, REPORT-40).
 */
export function playerMarks(events: readonly MatchEvent[], side: Side): (player: Named) => PlayerMarks {
  const changes = events.filter(({ type, teamSide }) => type === 'SUBSTITUTION' && teamSide === side);
  return (player) => {
    const own = events.filter((event) => isPlayer(player, playerOf(event)));
    const cameOn = changes.findLast((event) => isPlayer(player, assistOf(event)));
    const wentOff = own.findLast((event) => changes.includes(event));
    const goals = own.filter((event) => event.type === 'GOAL' && !event.cancelled && sideOf(event) === side);
    const ownGoals = goals.filter((event) => event.type === 'GOAL' && event.goal === 'own-goal').length;
    const cards = own.filter(({ teamSide }) => teamSide === side).flatMap((event) => cardOf(event) ?? []);
    return {
      goals: goals.length - ownGoals,
      ownGoals,
      card: cards.toSorted((a, b) => GRAVITY[b] - GRAVITY[a])[0] ?? null,
      on: minuteOf(cameOn),
      off: minuteOf(wentOff),
    };
  };
}

function minuteOf(change: MatchEvent | undefined): SubstitutionMinute | null {
  return change === undefined ? null : { minute: change.minute, extraTime: change.extraTime };
}

/** The side that the player plays for. An own goal counts for the other side. */
function sideOf(event: MatchEvent): Side {
  if (event.type !== 'GOAL' || event.goal !== 'own-goal') return event.teamSide;
  return event.teamSide === 'home' ? 'away' : 'home';
}

function cardOf(event: MatchEvent): Card | null {
  if (event.type === 'YELLOW_CARD') return 'yellow';
  if (event.type !== 'RED_CARD') return null;
  return event.secondYellow ? 'second-yellow' : 'red';
}
