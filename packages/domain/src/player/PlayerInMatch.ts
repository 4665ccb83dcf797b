import type { Side } from '../match/Match.ts';
import type { LineUp, LineUpPlayer } from '../report/LineUp.ts';
import type { MatchEvent } from '../report/MatchEvent.ts';
import type { MatchReport } from '../report/MatchReport.ts';

/** The parts of a report that say what a player has done. */
export type ReportOfPlayers = Pick<MatchReport, 'events' | 'lineUps'>;

/** The player to whom a name in a report belongs. Two players of one side with the same name cannot be told apart. */
export interface NamedPlayer {
  readonly side: Side;
  readonly name: string;
}

/** Something that a player did, or that happened to them, in a match. */
export interface PlayerEvent {
  readonly kind:
    | 'goal'
    | 'penalty-goal'
    | 'own-goal'
    | 'cancelled-goal'
    | 'assist'
    | 'yellow-card'
    | 'second-yellow'
    | 'red-card'
    | 'came-on'
    | 'went-off';
  readonly minute: number;
  readonly extraTime: number | null;
}

/**
 * A player's events in a match, in order of time. An own goal is listed for the side that it counts for, so it is
 * looked for among the other side's events; the assist of a cancelled goal does not count (PLAYER-2).
 */
export function playerEvents(events: readonly MatchEvent[], player: NamedPlayer): PlayerEvent[] {
  return events.flatMap((event) => {
    const { minute, extraTime } = event;
    return kindsOf(event, player).map((kind) => ({ kind, minute, extraTime }));
  });
}

function kindsOf(event: MatchEvent, { side, name }: NamedPlayer): PlayerEvent['kind'][] {
  const isOwnGoal = event.type === 'GOAL' && event.goal === 'own-goal';
  if ((event.teamSide === side) === isOwnGoal) return [];
  const isFirst = event.playerName === name;
  const isSecond = event.assistName === name;
  switch (event.type) {
    case 'GOAL':
      if (isFirst) return [event.cancelled ? 'cancelled-goal' : goalKinds[event.goal]];
      return isSecond && !event.cancelled ? ['assist'] : [];
    case 'YELLOW_CARD':
      return isFirst ? ['yellow-card'] : [];
    case 'RED_CARD':
      return isFirst ? [event.secondYellow ? 'second-yellow' : 'red-card'] : [];
    case 'SUBSTITUTION':
      return [...(isFirst ? (['went-off'] as const) : []), ...(isSecond ? (['came-on'] as const) : [])];
  }
}

const goalKinds = { regular: 'goal', penalty: 'penalty-goal', 'own-goal': 'own-goal' } as const;

/** The player of a line-up with a given name, and whether they started; null when the line-up does not have them. */
export function findPlayer(
  { lineup, bench }: LineUp,
  name: string,
): { readonly player: LineUpPlayer; readonly started: boolean } | null {
  const starter = lineup.find((player) => player.name === name);
  if (starter !== undefined) return { player: starter, started: true };
  const substitute = bench.find((player) => player.name === name);
  return substitute === undefined ? null : { player: substitute, started: false };
}

/**
 * How many minutes a player has been on the pitch: from kick-off or from coming on, until going off, being sent off or
 * the minute of the match. Added time counts for the minute that it is added to. Null when no line-up says who started
 * and the player did not come on (PLAYER-3).
 *
 * @param minute the minute of the match: the minute in play, or the last
 */
export function minutesPlayed(
  { events, lineUps }: ReportOfPlayers,
  player: NamedPlayer,
  minute: number,
): number | null {
  const own = playerEvents(events, player).filter((event) => event.minute <= minute);
  const on = own.find(({ kind }) => kind === 'came-on');
  const listed = findPlayer(lineUps[player.side], player.name);
  if (listed === null && on === undefined) return null;
  const from = on === undefined ? (listed?.started === true ? 0 : null) : on.minute;
  if (from === null) return 0;
  const off = own.find(({ kind }) => kind === 'went-off' || kind === 'red-card' || kind === 'second-yellow');
  return Math.max(0, (off?.minute ?? minute) - from);
}
