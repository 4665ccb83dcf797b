import { countOf } from '../match/countOf.ts';
import { idOf } from '../match/idOf.ts';
import type { Side } from '../match/Match.ts';
import { textOf } from '../text/textOf.ts';
import { toUtcInstant } from '../time/instant.ts';
import { type EventKind, eventKind } from './eventKind.ts';
import { goalsOfPlay } from './goalsOfPlay.ts';
import { isSameEvent } from './isSameEvent.ts';
import type { GoalEvent, MatchEvent, MatchEventId } from './MatchEvent.ts';
import { orderEvents } from './orderEvents.ts';
import type { ReportedEvent, ReportedGoal, NamedParts, ReportParts } from './ReportParts.ts';
import { scoringSideOf } from './scoringSideOf.ts';
import { takeBackGoals } from './takeBackGoals.ts';
import { teamSideOf } from './teamSideOf.ts';
import { withdrawnCards, withoutWithdrawn } from './withdrawnCards.ts';

/** The fields that every kind of event shares. */
type EventFacts = Omit<GoalEvent, 'id' | 'type' | 'goal' | 'cancelled'>;
type TimelineKind = Exclude<EventKind, { readonly type: 'GOAL_CANCELLED' | 'CARD_CANCELLED' }>;

/**
 * The timeline of a match, from its goals, bookings, substitutions and generic events, by minute and added time. A
 * generic event that repeats a listed one is dropped; a goal that the video referee takes back is marked, and a card
 * that is taken back is left out (REPORT-1, REPORT-5, REPORT-6, REPORT-7, REPORT-54).
 */
export function eventsOf(parts: ReportParts): MatchEvent[] {
  const goals = goalsOfPlay(parts.goals ?? [], parts);
  const listed = numbered([
    ...goals.map((goal, n) =>
      toEvent(goalKind(goal), factsOf(asEvent(goal), scoringSideOf(goal, goals[n - 1] ?? null, parts))),
    ),
    ...(parts.bookings ?? []).flatMap(({ card, ...booking }) =>
      timelineEvents({ ...booking, type: card ?? 'YELLOW' }, parts),
    ),
    ...(parts.substitutions ?? []).flatMap(({ playerOut, playerIn, ...substitution }) =>
      timelineEvents({ ...substitution, type: 'SUBSTITUTION', player: playerOut, assist: playerIn }, parts),
    ),
  ]);
  const generic = eventsOfPlay(parts);
  const events = [...listed, ...withoutWithdrawn(unlistedEvents(listed, generic, parts), withdrawnCards(parts))];
  return takeBackGoals(
    orderEvents(events),
    generic
      .filter(({ type }) => eventKind(type)?.type === 'GOAL_CANCELLED')
      .map((cancellation) => ({
        minute: minuteOf(cancellation),
        extraTime: cancellation.injuryTime || null,
        side: isNobody(cancellation.team) ? null : teamSideOf(cancellation.team, parts),
        playerName: textOf(cancellation.player?.name),
      })),
    new Set(listed.map(({ id }) => id)),
  );
}

/**
 * The events of a play that was broken off, when the match is played again: they do not count, but are shown
 * (REPORT-52).
 */
export function abandonedEvents({ homeTeam, awayTeam, events }: ReportParts): MatchEvent[] {
  const abandoned = (events ?? []).flatMap((event) =>
    event.abandoned === true ? [{ ...event, abandoned: null }] : [],
  );
  return eventsOf({ homeTeam, awayTeam, events: abandoned });
}

function eventsOfPlay(parts: ReportParts): readonly ReportedEvent[] {
  const events = (parts.events ?? []).filter(({ abandoned }) => abandoned !== true);
  const isGoal = ({ type }: ReportedEvent): boolean => eventKind(type)?.type === 'GOAL';
  const goals = new Set(goalsOfPlay(events.filter(isGoal), parts));
  return events.filter((event) => !isGoal(event) || goals.has(event));
}

/** The minute of an event; 0 when it is missing or before kick-off. */
function minuteOf({ minute }: Pick<ReportedEvent, 'minute'>): number {
  return Math.max(0, Math.trunc(minute ?? 0));
}

function isNobody(team: NamedParts | null | undefined): boolean {
  return (team?.id ?? textOf(team?.name)) === null;
}

function goalKind({ type }: ReportedGoal): TimelineKind {
  const kind = eventKind(type ?? '');
  return kind?.type === 'GOAL' ? kind : { type: 'GOAL', goal: 'regular' };
}

function asEvent({ scorer, assist, ...goal }: ReportedGoal): ReportedEvent {
  return { ...goal, type: 'GOAL', player: scorer, assist };
}

function timelineEvents(event: ReportedEvent, parts: ReportParts): MatchEvent[] {
  const kind = eventKind(event.type);
  if (kind === null || kind.type === 'GOAL_CANCELLED' || kind.type === 'CARD_CANCELLED') return [];
  return [toEvent(kind, factsOf(event, teamSideOf(event.team, parts)))];
}

/** A list may contain two goals by one player in one minute. The second is numbered, so that both are kept. */
function numbered(events: readonly MatchEvent[]): MatchEvent[] {
  return events.map((event, n) => {
    const before = events.slice(0, n).filter(({ id }) => id === event.id).length;
    return before === 0 ? event : { ...event, id: `${event.id}:${before + 1}` as MatchEventId };
  });
}

function unlistedEvents(
  listed: readonly MatchEvent[],
  generic: readonly ReportedEvent[],
  parts: ReportParts,
): MatchEvent[] {
  const events: MatchEvent[] = [];
  for (const event of generic.flatMap((event) => timelineEvents(event, parts))) {
    if (![...listed, ...events].some((known) => isSameEvent(known, event))) events.push(event);
  }
  return events;
}

function factsOf(event: ReportedEvent, teamSide: Side): EventFacts {
  return {
    minute: minuteOf(event),
    extraTime: event.injuryTime || null,
    teamSide,
    playerName: textOf(event.player?.name),
    assistName: textOf(event.assist?.name),
    ...idsOf(event),
    description: textOf(event.description),
    occurredAtUtc: toUtcInstant(event.occurredAt),
  };
}

function idsOf({
  player,
  assist,
}: ReportedEvent): Pick<EventFacts, 'playerId' | 'assistId' | 'playerNumber' | 'assistNumber'> {
  const [playerId, assistId] = [idOf(player?.id ?? null), idOf(assist?.id ?? null)];
  const [playerNumber, assistNumber] = [countOf(player?.shirtNumber), countOf(assist?.shirtNumber)];
  return {
    ...(playerId !== null && { playerId }),
    ...(assistId !== null && { assistId }),
    ...(playerNumber !== null && { playerNumber }),
    ...(assistNumber !== null && { assistNumber }),
  };
}

function toEvent(kind: TimelineKind, facts: EventFacts): MatchEvent {
  const { minute, extraTime, teamSide, playerName, assistName, occurredAtUtc } = facts;
  const identity = [kind.type, minute, extraTime, teamSide, playerName, assistName, occurredAtUtc];
  const id = identity.map((part) => part ?? '').join(':') as MatchEventId;
  return kind.type === 'GOAL' ? { ...facts, ...kind, id, cancelled: false } : { ...facts, ...kind, id };
}
