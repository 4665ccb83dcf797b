import type { Side } from '../match/Match.ts';
import type { LineUp } from '../report/LineUp.ts';
import type { MatchEvent } from '../report/MatchEvent.ts';
import { placeLineUp } from '../report/placeLineUp.ts';
import { type PitchPoint, pitchPoint } from './PitchPoint.ts';
import { pitchSize } from './pitchSize.ts';

/** A player with the place that the formation gives, and the minutes between which the player was on the pitch. */
export interface FieldedPlayer {
  readonly name: string;
  readonly place: PitchPoint;
  readonly from: number;
  /** Infinity for a player who stayed on. */
  readonly until: number;
  readonly isGoalkeeper: boolean;
}

/**
 * Every player of a side who took part, and when. A substitute has the place of the player who went off; a player who
 * is sent off leaves (PITCH-31).
 */
export function fieldedPlayers(side: Side, lineUp: LineUp, events: readonly MatchEvent[]): readonly FieldedPlayer[] {
  const players: FieldedPlayer[] = placeLineUp(lineUp.formation, lineUp.lineup).map(({ player, x, y }, index) => ({
    name: player.name,
    // The line-up stands in its own half; with the ball the team moves up.
    place: pitchPoint(pitchSize.length * (1 - y * 0.9), pitchSize.width * (x - 0.5) * 0.92),
    from: 0,
    until: Infinity,
    isGoalkeeper: index === 0,
  }));
  for (const event of events) {
    if (event.teamSide !== side || (event.type !== 'SUBSTITUTION' && event.type !== 'RED_CARD')) continue;
    const off = players.findIndex(({ name, until }) => name === event.playerName && until === Infinity);
    const leaving = players[off];
    if (leaving === undefined) continue;
    const minute = minuteOfEvent(event);
    players[off] = { ...leaving, until: minute };
    if (event.type === 'SUBSTITUTION' && event.assistName !== null)
      players.push({ ...leaving, name: event.assistName, from: minute });
  }
  return players;
}

/**
 * Those of the players who are on the pitch in a minute.
 */
export function playersOn(players: readonly FieldedPlayer[], minute: number): readonly FieldedPlayer[] {
  return players.filter(({ from, until }) => from <= minute && minute < until);
}

/** The minute of an event with its added time, as the slider counts. */
export function minuteOfEvent({ minute, extraTime }: Pick<MatchEvent, 'minute' | 'extraTime'>): number {
  return minute + (extraTime ?? 0);
}
