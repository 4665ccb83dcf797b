import type { PushMessage } from '@tribunen/domain';
import {
  type GenericSchema,
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
  variant,
} from 'valibot';
import { liveEventId, matchId, userId, utcInstant } from '../brands.ts';
import { goalShape, redCardShape } from './notificationShape.ts';

const crest = nullable(string());
const score = nullable(number());

const message: GenericSchema<unknown, PushMessage> = variant('kind', [
  object({ kind: literal('goal'), notification: goalShape, crest }),
  object({ kind: literal('red-card'), notification: redCardShape, crest }),
  object({
    kind: literal('goal-taken-back'),
    id: liveEventId,
    matchId,
    homeTeam: nullable(string()),
    awayTeam: nullable(string()),
    homeScore: score,
    awayScore: score,
    scorer: nullable(string()),
    occurredAt: utcInstant,
    crest,
  }),
  object({
    kind: literal('red-card-taken-back'),
    id: liveEventId,
    matchId,
    homeTeam: nullable(string()),
    awayTeam: nullable(string()),
    player: nullable(string()),
    occurredAt: utcInstant,
    crest,
  }),
  object({
    kind: literal('message'),
    id: string(),
    senderId: userId,
    senderName: nullable(string()),
    text: string(),
    occurredAt: utcInstant,
  }),
  object({ kind: literal('invitation'), id: string(), senderName: nullable(string()), occurredAt: utcInstant }),
]);

/**
 * The content of a push, which the device keeps with its notice: a message, the user whom it is for, and the language
 * in which the device shows it. A worker of another version may read the payload. It shows a general notice for a kind
 * of message that it does not know.
 */
export const pushPayload = object({
  language: picklist(['nb', 'nn', 'en']),
  /** The user of the device; absent when an earlier version has sent the message, or when the page itself shows it. */
  to: optional(userId),
  message,
});
export type PushPayload = InferOutput<typeof pushPayload>;
