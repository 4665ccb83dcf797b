import { foldText } from '../text/foldText.ts';
import type { MatchId, Side } from '../match/Match.ts';
import type { LiveEventId } from '../notification/LiveEvent.ts';
import type { FeedPerson, MatchClock } from './MatchSnapshot.ts';

/**
 * The id of a side's goal: the number of the side's goals so far, including those that were taken back. Every snapshot
 * with the same score gives the goal the same id, whether or not the scorer is known (FEED-3).
 */
export function goalId(matchId: MatchId, side: Side, number: number): LiveEventId {
  return `${matchId}:goal:${side}:${number}` as LiveEventId;
}

/** The id of the correction that takes a goal or a card back. An event is taken back once (FEED-3). */
export function correctionId(event: LiveEventId): LiveEventId {
  return `${event}:cancelled` as LiveEventId;
}

/**
 * The id of a card or a substitution: by its player, or by its minute when no player is named. It gets a number when
 * another event already has the id, because that event was first reported for another player (FEED-3).
 *
 * @param what `yellow`, `red` or `substitution`
 */
export function playerEventId(
  matchId: MatchId,
  what: string,
  {
    side,
    player,
    clock,
  }: { readonly side: Side; readonly player: FeedPerson | null; readonly clock: MatchClock | null },
  taken: ReadonlySet<string>,
): LiveEventId {
  const plain = `${matchId}:${what}:${side}:${player === null ? clockKey(clock) : personKey(player)}`;
  let id = plain;
  for (let number = 2; taken.has(id); number += 1) id = `${plain}:${number}`;
  return id as LiveEventId;
}

function personKey(person: FeedPerson): string {
  return person.id === null ? foldText(person.name) : String(person.id);
}

function clockKey(clock: MatchClock | null): string {
  return clock === null ? '?' : `${clock.minute}+${clock.injuryTime ?? 0}`;
}
