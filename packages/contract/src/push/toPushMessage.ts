import {
  decodeText,
  hasHiddenWord,
  type LiveEvent,
  type PushMessage,
  scoringSide,
  type Side,
  toNotification,
} from '@tribunen/domain';
import { array, nullable, nullish, object, safeParse, string } from 'valibot';
import { userId, utcInstant } from '../brands.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { toLiveEvent } from '../tables/toLiveEvent.ts';

/** The kinds of rows for which a push is sent. */
export type PushKind = 'event' | 'message' | 'invitation';

const moreOfEvent = object({
  payload: nullish(object({ decision: nullish(string()) })),
  home_crest: nullish(string()),
  away_crest: nullish(string()),
});
const friendMessage = object({
  id: string(),
  sender_id: userId,
  sender_name: nullable(string()),
  content: string(),
  created_at: utcInstant,
  /** The recipient's hidden words: the chats hide messages that contain one. */
  hidden_words: array(string()),
});
const invitation = object({ id: string(), sender_name: nullable(string()), created_at: utcInstant });

/**
 * The push message for a row, from the facts that the database's `take_pushes` gives with the row; null for an event
 * that sends no push, and for a message that the chats hide from its recipient (PUSH-7).
 */
export function toPushMessage(kind: PushKind, facts: unknown): Parsed<PushMessage | null> {
  switch (kind) {
    case 'event':
      return toEventPush(facts);
    case 'message': {
      const parsed = safeParse(friendMessage, facts);
      if (!parsed.success) return { ok: false, fault: faultOf('take_pushes', parsed.issues) };
      const { id, sender_id: senderId, sender_name, content, created_at: occurredAt, hidden_words } = parsed.output;
      const text = decodeText(content);
      if (hasHiddenWord(text, new Set(hidden_words))) return { ok: true, value: null };
      return { ok: true, value: { kind, id, senderId, senderName: typed(sender_name), text, occurredAt } };
    }
    case 'invitation': {
      const parsed = safeParse(invitation, facts);
      if (!parsed.success) return { ok: false, fault: faultOf('take_pushes', parsed.issues) };
      const { id, sender_name, created_at: occurredAt } = parsed.output;
      return { ok: true, value: { kind, id, senderName: typed(sender_name), occurredAt } };
    }
  }
}

function toEventPush(facts: unknown): Parsed<PushMessage | null> {
  const event = toLiveEvent(facts, () => null, 'take_pushes');
  if (!event.ok) return event;
  const more = safeParse(moreOfEvent, facts);
  if (!more.success) return { ok: false, fault: faultOf('take_pushes', more.issues) };
  const { payload, home_crest, away_crest } = more.output;
  const crests: Readonly<Record<Side, string | null>> = { home: home_crest ?? null, away: away_crest ?? null };
  const crest = crests[scoringSide(event.value)];
  if (event.value.eventType === 'CARD_CANCELLED') return { ok: true, value: { ...cardTakenBack(event.value), crest } };
  const isTakenBack = payload?.decision === 'GOAL_CANCELLED';
  return { ok: true, value: isTakenBack ? { ...takenBack(event.value), crest } : announced(event.value, crest) };
}

function takenBack({ id, matchId, homeTeam, awayTeam, score, personName, occurredAt }: LiveEvent) {
  const scores = { homeScore: score.home, awayScore: score.away };
  return {
    kind: 'goal-taken-back',
    id,
    matchId,
    homeTeam,
    awayTeam,
    ...scores,
    scorer: personName,
    occurredAt,
  } as const;
}

function cardTakenBack({ id, matchId, homeTeam, awayTeam, personName, occurredAt }: LiveEvent) {
  return { kind: 'red-card-taken-back', id, matchId, homeTeam, awayTeam, player: personName, occurredAt } as const;
}

function announced(event: LiveEvent, crest: string | null): PushMessage | null {
  const notification = toNotification(event);
  if (notification === null) return null;
  return notification.type === 'GOAL'
    ? { kind: 'goal', notification, crest }
    : { kind: 'red-card', notification, crest };
}

function typed(stored: string | null): string | null {
  return stored === null ? null : decodeText(stored);
}
