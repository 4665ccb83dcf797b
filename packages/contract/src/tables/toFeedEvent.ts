import type { FeedEvent, FeedPerson, GoalKind } from '@tribunen/domain';
import { literal, object, optional, picklist, safeParse, variant } from 'valibot';
import { liveEventId, utcInstant } from '../brands.ts';
import { count } from '../columns.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { liveEventRow } from './live_events_new.ts';

const play = { side: picklist(['home', 'away']), abandoned: optional(literal(true)) };
const row = { ...liveEventRow.entries, id: liveEventId, occurred_at: utcInstant };
const scored = { ...row, score_home: count, score_away: count };

const feedRow = variant('event_type', [
  object({
    ...scored,
    event_type: literal('GOAL'),
    payload: object({ ...play, kind: optional(picklist(['GOAL', 'OWN_GOAL', 'PENALTY'])) }),
  }),
  object({ ...scored, event_type: literal('VAR'), payload: object({ ...play, goal: liveEventId }) }),
  object({ ...row, event_type: literal('YELLOW_CARD'), payload: object(play) }),
  object({
    ...row,
    event_type: literal('RED_CARD'),
    payload: object({ ...play, card: picklist(['RED', 'YELLOW_RED']) }),
  }),
  object({
    ...row,
    event_type: picklist(['CARD_CANCELLED', 'YELLOW_CARD_CANCELLED']),
    payload: object({ ...play, cancels: liveEventId }),
  }),
  object({ ...row, event_type: literal('SUBSTITUTION'), payload: object(play) }),
]);

const goalKinds = { GOAL: 'regular', OWN_GOAL: 'own-goal', PENALTY: 'penalty' } satisfies Record<string, GoalKind>;

/**
 * An event of the feed, from the row of `live_events_new` that `toLiveEventRow` wrote.
 *
 * @param where the table or the answer that contains the row
 */
export function toFeedEvent(raw: unknown, where = 'live_events_new'): Parsed<FeedEvent> {
  const parsed = safeParse(feedRow, raw);
  if (!parsed.success) return { ok: false, fault: faultOf(where, parsed.issues) };
  const event = parsed.output;
  const { id, minute, injury_time, occurred_at } = event;
  const clock = minute === null ? null : { minute, injuryTime: injury_time };
  const { side, abandoned } = event.payload;
  const facts = { id, side, clock, occurredAt: occurred_at, ...(abandoned === true && { isAbandoned: true }) };
  const person = personOf(event.person_id, event.person_name);
  const assist = personOf(event.assist_id, event.assist_name);
  switch (event.event_type) {
    case 'GOAL': {
      const { kind } = event.payload;
      const detail = kind === undefined ? null : { kind: goalKinds[kind], scorer: person, assist };
      const score = { home: event.score_home, away: event.score_away };
      return { ok: true, value: { ...facts, type: 'GOAL', detail, score } };
    }
    case 'VAR': {
      const score = { home: event.score_home, away: event.score_away };
      return {
        ok: true,
        value: { ...facts, type: 'GOAL_CANCELLED', goalId: event.payload.goal, scorer: person, score },
      };
    }
    case 'YELLOW_CARD':
      return { ok: true, value: { ...facts, type: 'YELLOW_CARD', player: person } };
    case 'RED_CARD': {
      const secondYellow = event.payload.card === 'YELLOW_RED';
      return { ok: true, value: { ...facts, type: 'RED_CARD', secondYellow, player: person } };
    }
    case 'CARD_CANCELLED':
    case 'YELLOW_CARD_CANCELLED': {
      const card = event.event_type === 'CARD_CANCELLED' ? 'red' : 'yellow';
      return {
        ok: true,
        value: { ...facts, type: 'CARD_CANCELLED', cardId: event.payload.cancels, card, player: person },
      };
    }
    case 'SUBSTITUTION':
      return { ok: true, value: { ...facts, type: 'SUBSTITUTION', off: person, on: assist } };
  }
}

function personOf(id: number | null, name: string | null): FeedPerson | null {
  if (id !== null) return { id, name };
  return name === null ? null : { id, name };
}
