import type { Side } from '@tribunen/domain';
import type { ScriptEvent } from '../script/MatchScript.ts';
import { matchStateAt } from './matchStateAt.ts';
import type { SimulatedMatch } from './SimulatedMatch.ts';

export interface SideFigures {
  /** Share of possession, 0 to 1. */
  readonly possession: number;
  readonly passes: number;
  /** Including goals, without own goals. */
  readonly shots: number;
  readonly shotsOnTarget: number;
  readonly corners: number;
  readonly fouls: number;
  readonly offsides: number;
  readonly yellowCards: number;
  readonly redCards: number;
}

/** Passes of both sides in a minute of play: about 950 in a match. */
const passesInMinute = 10.4;

/**
 * The figures of a match at a moment, by side; null before kick-off and for a match that is not played.
 *
 * @param now milliseconds since 1970
 */
export function matchFigures(match: SimulatedMatch, now: number): Readonly<Record<Side, SideFigures>> | null {
  const { moment } = matchStateAt(match, now);
  if (match.kind === 'postponed' || moment === null) return null;
  const events = match.script.events.slice(0, moment.happened);
  const { homePossession } = match.script;
  const figures = (side: Side, possession: number): SideFigures => {
    const own = events.filter((event) => event.side === side);
    const count = (test: (event: ScriptEvent) => boolean): number => own.filter(test).length;
    return {
      possession,
      passes: Math.round(passesInMinute * moment.minute * possession),
      shots: count((event) => event.type === 'shot' || isShotGoal(event)),
      shotsOnTarget: count((event) => (event.type === 'shot' && event.outcome === 'saved') || isShotGoal(event)),
      corners: count(({ type }) => type === 'corner'),
      fouls: count(({ type }) => type === 'foul'),
      offsides: count(({ type }) => type === 'offside'),
      yellowCards: count((event) => event.type === 'booking' && event.card === 'YELLOW'),
      redCards: count((event) => event.type === 'booking' && event.card !== 'YELLOW'),
    };
  };
  return { home: figures('home', homePossession), away: figures('away', 1 - homePossession) };
}

function isShotGoal(event: ScriptEvent): boolean {
  return event.type === 'goal' && event.kind !== 'OWN_GOAL';
}
