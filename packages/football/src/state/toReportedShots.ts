import type { ProviderShot } from '@tribunen/contract';
import type { Side } from '@tribunen/domain';
import { chanceFrom } from '../process/drawShot.ts';
import { penaltyScored } from '../process/MatchPlay.ts';
import type { ScriptedGoal, ScriptedShot, ScriptEvent, ShotPlace } from '../script/MatchScript.ts';
import { clockAt } from '../script/periodClock.ts';
import type { PlayedMatch } from './SimulatedMatch.ts';

const outcomes: Readonly<Record<ScriptedShot['outcome'], ProviderShot['outcome']>> = {
  saved: 'SAVED',
  blocked: 'BLOCKED',
  'off-target': 'OFF_TARGET',
  woodwork: 'OFF_TARGET',
};

/**
 * The shots among the first events of a match, with their places. Own goals, and goals that the video referee took
 * back, are left out.
 *
 * @example
 * toReportedShots(match, moment.happened)[0]; // { minute: 9, outcome: 'SAVED', x: 14.2, y: -3, xg: 0.1, … }
 */
export function toReportedShots(match: PlayedMatch, happened: number): ProviderShot[] {
  const shots: { readonly side: Side; readonly event: ScriptedGoal | ScriptedShot }[] = [];
  for (const event of match.script.events.slice(0, happened)) {
    if (event.type === 'goal' || event.type === 'shot') shots.push({ side: event.side, event });
    if (event.type === 'goal-cancelled') shots.splice(lastGoal(shots, event), 1);
  }
  return shots.flatMap(({ side, event }) => {
    if (event.type === 'goal' && event.kind === 'OWN_GOAL') return [];
    const { id, name } = match[side];
    const shooter = event.type === 'goal' ? event.scorer : event.player;
    const isPenalty = event.type === 'goal' ? event.kind === 'PENALTY' : event.isPenalty;
    const { minute, injuryTime } = clockAt(event.period, event.second);
    return {
      minute,
      injuryTime,
      team: { id, name },
      player: { id: shooter.id, name: shooter.name },
      outcome: event.type === 'goal' ? 'GOAL' : outcomes[event.outcome],
      ...placeOf(event.place),
      xg: Math.round(100 * (isPenalty ? penaltyScored : chanceFrom(event.place))) / 100,
    };
  });
}

function lastGoal(
  shots: readonly { readonly side: Side; readonly event: ScriptEvent }[],
  cancelled: ScriptEvent & { readonly type: 'goal-cancelled' },
): number {
  return shots.findLastIndex(({ side, event }) => event.type === 'goal' && side === cancelled.side);
}

/**
 * A place as the contract measures it: from the goal that the team attacks. The simulator measures from the team's own
 * goal line and the left line.
 */
function placeOf({ x, y }: ShotPlace): { x: number; y: number } {
  const tenths = (metres: number): number => Math.round(metres * 10) / 10;
  return { x: tenths(105 - x), y: tenths(y - 34) };
}
