import type { Notification } from '@tribunen/domain';
import { boolean, type GenericSchema, literal, nullable, number, object, picklist, string, variant } from 'valibot';
import { liveEventId, matchId, utcInstant } from '../brands.ts';

const facts = {
  id: liveEventId,
  matchId,
  homeTeam: nullable(string()),
  awayTeam: nullable(string()),
  minute: nullable(number()),
  occurredAt: utcInstant,
};

const side = picklist(['home', 'away']);

export const goalShape = object({
  ...facts,
  type: literal('GOAL'),
  homeScore: number(),
  awayScore: number(),
  scoringSide: side,
  scorer: nullable(string()),
  isFantasy: boolean(),
});

export const redCardShape = object({
  ...facts,
  type: literal('RED'),
  teamSide: side,
  teamName: nullable(string()),
  player: nullable(string()),
});

/** An announced goal or red card, in the form in which tabs, pages and the service worker exchange it. */
export const notificationShape: GenericSchema<unknown, Notification> = variant('type', [goalShape, redCardShape]);
