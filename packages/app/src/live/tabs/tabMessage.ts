import { liveEventId, matchId, matchStatus, notificationShape, userId, utcInstant } from '@tribunen/contract';
import { liveModes } from '@tribunen/domain';
import {
  array,
  type GenericSchema,
  literal,
  null_,
  nullable,
  number,
  object,
  picklist,
  string,
  union,
  variant,
} from 'valibot';
import type { TabMessage } from './Tabs.ts';

/** The version of the messages. Tabs of two versions of the app can be open at once, so messages of another version are dropped. */
const version = 5;

/** Every post: the messages, and what `SharedTabs` announces of the front. */
export type PostedMessage = TabMessage | { readonly kind: 'front-is-hidden' };

const scoreLine = union([object({ home: number(), away: number() }), object({ home: null_(), away: null_() })]);

const state = object({
  matchId,
  status: matchStatus,
  minute: nullable(number()),
  injuryTime: nullable(number()),
  score: scoreLine,
  updatedAt: utcInstant,
});

const source = variant('kind', [
  object({ kind: literal('stream'), name: string() }),
  object({ kind: literal('answer'), askedAt: number() }),
]);

const event = object({
  id: liveEventId,
  matchId,
  eventType: string(),
  minute: nullable(number()),
  injuryTime: nullable(number()),
  teamId: nullable(string()),
  teamName: nullable(string()),
  personId: nullable(string()),
  personName: nullable(string()),
  homeTeam: nullable(string()),
  awayTeam: nullable(string()),
  competitionId: nullable(string()),
  matchTeamIds: array(string()),
  score: scoreLine,
  occurredAt: utcInstant,
});

const message = variant('kind', [
  object({ kind: literal('states'), states: array(object({ state, source })) }),
  object({ kind: literal('mode'), mode: nullable(picklist(liveModes)) }),
  object({ kind: literal('events'), events: array(event) }),
  object({
    kind: literal('present'),
    friends: array(object({ userId, openMatch: nullable(matchId) })),
    online: number(),
  }),
  object({ kind: literal('rest'), source: string(), ms: number() }),
  object({
    kind: literal('announced'),
    how: picklist(['pending', 'sounded', 'shown']),
    notification: notificationShape,
  }),
  object({ kind: literal('announcer-began') }),
  object({ kind: literal('front-is-hidden') }),
]);

/** The schema of a posted message. */
export const postedEnvelope: GenericSchema<unknown, { version: typeof version; message: PostedMessage }> = object({
  version: literal(version),
  message,
});

/** The form in which a message is posted. */
export function envelopeOf(posted: PostedMessage): unknown {
  return { version, message: posted };
}
