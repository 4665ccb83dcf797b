import { isLive } from '../match/isLive.ts';
import type { Match } from '../match/Match.ts';
import type { LiveEvent } from '../notification/LiveEvent.ts';
import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';

/** A known moment on the clock, by which a minute of play had come. */
interface Anchor {
  readonly minute: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * The moment on the clock by which a minute of play was over: in proportion between kick-off, the events and the
 * match's own newest minute, and after the last of them at the pace so far. Null while only the kick-off is known
 * (DETAIL-9).
 */
export function instantOfMinute(
  match: Match,
  events: readonly Pick<LiveEvent, 'minute' | 'occurredAt'>[],
  minute: number,
): UtcInstant | null {
  const kickoff: Anchor = { minute: 0, at: epochMs(match.utcKickoff) };
  const anchors = inOrder([...eventAnchors(events), ...ownAnchor(match)], kickoff);
  const last = anchors.at(-1);
  if (last === undefined) return null;
  const next = anchors.find((anchor) => anchor.minute >= minute);
  const before = next && anchors.findLast((anchor) => anchor.minute < minute);
  return instantAt(onLine(before ?? kickoff, next ?? last, minute));
}

function eventAnchors(events: readonly Pick<LiveEvent, 'minute' | 'occurredAt'>[]): Anchor[] {
  return events.flatMap(({ minute, occurredAt }) => (minute === null ? [] : [{ minute, at: epochMs(occurredAt) }]));
}

function ownAnchor(match: Match): Anchor[] {
  if (!isLive(match) || match.minute === null || match.updatedAt === null) return [];
  return [{ minute: match.minute, at: epochMs(match.updatedAt) }];
}

/**
 * One anchor for each minute, with its last event. An event is recorded late and never early, so a minute is over at
 * the latest when a later minute is.
 */
function inOrder(anchors: readonly Anchor[], kickoff: Anchor): readonly Anchor[] {
  const latest = new Map<number, number>();
  for (const { minute, at } of anchors) {
    if (minute > kickoff.minute && at >= kickoff.at) latest.set(minute, Math.max(latest.get(minute) ?? at, at));
  }
  let over = Number.POSITIVE_INFINITY;
  return [...latest]
    .toSorted(([a], [b]) => b - a)
    .map(([minute, at]) => ({ minute, at: (over = Math.min(over, at)) }))
    .toReversed();
}

function onLine(from: Anchor, to: Anchor, minute: number): number {
  return Math.round(from.at + ((minute - from.minute) * (to.at - from.at)) / (to.minute - from.minute));
}
