import { isFantasyGoal } from '../notification/goalBanner.ts';
import type { LiveEvent } from '../notification/LiveEvent.ts';
import { type EventKind, eventKind } from '../report/eventKind.ts';
import type { OsloDay } from '../time/OsloDay.ts';
import { osloDayOf } from '../time/osloDayOf.ts';
import type { UtcInstant } from '../time/instant.ts';
import { cancelledGoals } from './cancelledGoals.ts';
import type { ChatItem } from './ChatItem.ts';
import type { LeftOut } from './stillLeftOut.ts';

/** A goal or a card that a match's chat shows among the messages, at its moment. */
export interface ChatEvent {
  readonly event: LiveEvent;
  readonly what: Extract<EventKind, { readonly type: 'GOAL' | 'YELLOW_CARD' | 'RED_CARD' }>;
  /** Whether the goal is by a player of the reader's fantasy squad. */
  readonly isFantasy: boolean;
  /** Whether the goal or the card was taken back. */
  readonly isCancelled: boolean;
}

interface ChatLinesOptions {
  readonly hasOlder: boolean;
  /** The names in the reader's fantasy squad; none by default. */
  readonly fantasyPlayers?: readonly string[];
  /** What a busy chat has left out among the messages; nothing by default. */
  readonly leftOut?: readonly LeftOut[];
}

/** One line of a chat. */
export type ChatLine =
  | { readonly kind: 'day'; readonly day: OsloDay }
  | { readonly kind: 'message'; readonly item: ChatItem }
  | ({ readonly kind: 'event' } & ChatEvent)
  /** `count` messages are missing before the next message. */
  | { readonly kind: 'left-out'; readonly before: UtcInstant; readonly count: number };

/**
 * The lines of a chat, oldest first: its messages, and between them the goals and cards of the match at their moments,
 * each once, under separators of days. While older messages are not loaded, events before the oldest loaded message are
 * left out (CHAT-16, CHAT-32). A goal by a player of the reader's fantasy squad is marked, an own goal is not
 * (CHAT-39), and a goal or a card that was taken back stays, marked (CHAT-40). A mark stands where a busy chat has left
 * messages out (CHAT-41).
 *
 * @param newestFirst the loaded messages that the reader sees
 * @param events the match's events in any order; empty for other chats
 */
export function chatLines(
  newestFirst: readonly ChatItem[],
  events: readonly LiveEvent[],
  { hasOlder, fantasyPlayers = [], leftOut = [] }: ChatLinesOptions,
): ChatLine[] {
  const items = newestFirst.toReversed();
  const from = hasOlder ? items[0]?.timestamp : '';
  const each = [...new Map(events.map((event) => [event.id, event])).values()];
  const cancelled = cancelledGoals(each);
  const withdrawn = new Set(each.flatMap(({ cancels }) => cancels ?? []));
  const chatEvents = each
    .flatMap((event) => toChatEvent(event, cancelled.has(event) || withdrawn.has(event.id), fantasyPlayers))
    .filter(({ event }) => from !== undefined && event.occurredAt >= from);
  const lines = [
    ...leftOut.map(({ before, count }) => ({ at: before, line: { kind: 'left-out', before, count } as const })),
    ...items.map((item) => ({ at: item.timestamp, line: { kind: 'message', item } as const })),
    ...chatEvents.map((chatEvent) => ({
      at: chatEvent.event.occurredAt,
      line: { kind: 'event', ...chatEvent } as const,
    })),
  ];
  // Sorting is stable: messages of one moment keep their order, a mark of left-out messages comes before them, and an
  // event comes after them.
  return underDays(lines.toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1)));
}

function toChatEvent(event: LiveEvent, isCancelled: boolean, fantasyPlayers: readonly string[]): ChatEvent[] {
  const what = eventKind(event.eventType);
  switch (what?.type) {
    case 'GOAL': {
      const isFantasy = what.goal !== 'own-goal' && isFantasyGoal(event.personName, fantasyPlayers);
      return [{ event, what, isFantasy, isCancelled }];
    }
    case 'YELLOW_CARD':
    case 'RED_CARD':
      return [{ event, what, isFantasy: false, isCancelled }];
    case 'SUBSTITUTION':
    case 'GOAL_CANCELLED':
    case 'CARD_CANCELLED':
    case undefined:
      return [];
  }
}

function underDays(lines: readonly { readonly at: UtcInstant; readonly line: ChatLine }[]): ChatLine[] {
  let last: OsloDay | null = null;
  let lastHour = '';
  return lines.flatMap(({ at, line }) => {
    // An hour of UTC lies within one day in Oslo. To compute the day of each of thousands of messages would take longer
    // than everything else here.
    const hour = at.slice(0, 'YYYY-MM-DDTHH'.length);
    if (hour === lastHour) return [line];
    lastHour = hour;
    const day = osloDayOf(at);
    if (day === last) return [line];
    last = day;
    return [{ kind: 'day', day }, line] as const;
  });
}
