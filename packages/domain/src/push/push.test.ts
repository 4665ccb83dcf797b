import { expect, test } from 'vitest';
import type { MatchId } from '../match/Match.ts';
import type { LiveEventId } from '../notification/LiveEvent.ts';
import type { UserId } from '../people/UserId.ts';
import type { UtcInstant } from '../time/instant.ts';
import { pageToOpen, seenPage } from './choosePage.ts';
import { examplePush } from './examplePush.ts';
import { isQuiet } from './isQuiet.ts';
import type { FriendMessagePush, InvitationPush, TakenBackPush } from './PushMessage.ts';
import { pushMatchOf } from './pushMatchOf.ts';
import { FIRST_PUSH_CHOICES } from './PushChoices.ts';
import { pushId, pushNotice, pushTag } from './pushNotice.ts';
import { pushOutcome } from './pushOutcome.ts';
import { pushSending } from './pushSending.ts';
import { pushTopic } from './pushTopic.ts';
import { shortenedPush } from './shortenedPush.ts';

const goal = examplePush('e1', { homeScore: 2, awayScore: 1 });
const later = '2026-11-21T15:12:00.000Z' as UtcInstant;
const red = {
  kind: 'red-card',
  crest: null,
  notification: {
    id: 'r1' as LiveEventId,
    matchId: 'm1' as MatchId,
    homeTeam: 'Brann',
    awayTeam: 'Viking',
    minute: 70,
    occurredAt: later,
    type: 'RED',
    teamSide: 'home',
    teamName: 'Brann',
    player: 'Moe',
  },
} as const;
const takenBack: TakenBackPush = {
  kind: 'goal-taken-back',
  crest: 'https://crests.example.test/1.png',
  id: 'c1' as LiveEventId,
  matchId: 'm1' as MatchId,
  homeTeam: 'Brann',
  awayTeam: 'Viking',
  homeScore: 1,
  awayScore: 1,
  scorer: 'Berg',
  occurredAt: later,
};
const message: FriendMessagePush = {
  kind: 'message',
  id: 'b1',
  senderId: '5e1f3c52-0d4b-4f0c-9d0e-000000000001' as UserId,
  senderName: 'Kari',
  text: 'Så du det?',
  occurredAt: later,
};
const invitation: InvitationPush = { kind: 'invitation', id: 'i1', senderName: 'Kari', occurredAt: later };

test('PUSH-1 quiet hours include their first minute but not their end, also past midnight', () => {
  const night = { from: 23 * 60, until: 7 * 60 };
  expect([22 * 60 + 59, 23 * 60, 0, 7 * 60 - 1, 7 * 60].map((minute) => isQuiet(night, minute))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  const work = { from: 8 * 60, until: 16 * 60 };
  expect([8 * 60 - 1, 8 * 60, 16 * 60 - 1, 16 * 60].map((minute) => isQuiet(work, minute))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('PUSH-2 an event of a match is urgent and expires soon; a message and an invitation can wait', () => {
  for (const kind of ['goal', 'goal-taken-back', 'red-card'] as const) {
    expect(pushSending({ kind })).toEqual({ ttl: 1800, urgency: 'high' });
  }
  expect(pushSending({ kind: 'message' })).toEqual({ ttl: 86_400, urgency: 'normal' });
  expect(pushSending({ kind: 'invitation' })).toEqual({ ttl: 259_200, urgency: 'normal' });
});

test('PUSH-3 a later score has the topic of the earlier one, and a red card does not replace a goal', () => {
  expect(pushTopic(goal)).toBe('match_m1');
  expect(pushTopic(takenBack)).toBe('match_m1');
  expect(pushTopic(message)).toBe('5e1f3c520d4b4f0c9d0e000000000001');
  expect([red, invitation].map(pushTopic)).toEqual([null, null]);
});

test('PUSH-3 an id that does not fit the format of a topic gives no topic', () => {
  expect(pushTopic({ ...takenBack, matchId: 'kamp nr. 1' as MatchId })).toBeNull();
  expect(pushTopic({ ...takenBack, matchId: '1'.repeat(26) as MatchId })).toBe(`match_${'1'.repeat(26)}`);
  expect(pushTopic({ ...takenBack, matchId: '1'.repeat(27) as MatchId })).toBeNull();
});

const first = { attempts: 1, isShort: false, ageSeconds: 1, ttl: 1800 };
const says = (status: number | null, retryAfterSeconds: number | null = null) => ({ status, retryAfterSeconds });

test('PUSH-4 a message is sent, or its device is gone, or the push service refuses it', () => {
  expect([200, 201, 202].map((status) => pushOutcome(says(status), first).outcome)).toEqual(['sent', 'sent', 'sent']);
  expect([404, 410].map((status) => pushOutcome(says(status), first).outcome)).toEqual(['gone', 'gone']);
  expect([307, 400].map((status) => pushOutcome(says(status), first).outcome)).toEqual(['refused', 'refused']);
  // The push service refuses the sender's own keys.
  expect([401, 403].map((status) => pushOutcome(says(status), first).outcome)).toEqual(['dropped', 'dropped']);
});

test('PUSH-5 a message is retried if the service is busy, fails or does not respond, and the delay doubles up to five minutes', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => pushOutcome(says(500), { ...first, attempts }));
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300].map((seconds) => ({ outcome: 'retry', seconds })));
  expect(pushOutcome(says(null), first)).toEqual({ outcome: 'retry', seconds: 5 });
  expect(pushOutcome(says(429, 90), first)).toEqual({ outcome: 'retry', seconds: 90 });
  expect(pushOutcome(says(503, 2), first)).toEqual({ outcome: 'retry', seconds: 5 });
});

test('PUSH-5 a message that would arrive too late is dropped', () => {
  expect(pushOutcome(says(429, 1799), first)).toEqual({ outcome: 'retry', seconds: 1799 });
  expect(pushOutcome(says(429, 1800), first)).toEqual({ outcome: 'dropped' });
});

test('PUSH-6 a message that is too long is shortened and sent again once', () => {
  expect(pushOutcome(says(413), first)).toEqual({ outcome: 'short' });
  expect(pushOutcome(says(413), { ...first, isShort: true })).toEqual({ outcome: 'dropped' });
  expect(shortenedPush(takenBack)).toEqual({ ...takenBack, crest: null });
  expect(shortenedPush(message)).toBe(message);
  expect(shortenedPush({ ...message, text: '⚽'.repeat(280) })).toEqual({ ...message, text: `${'⚽'.repeat(60)}…` });
  expect(shortenedPush(invitation)).toBe(invitation);
});

test('PUSH-8 a device has a single notice for each match, friend and invitation', () => {
  expect([goal, red, takenBack, message, invitation].map(pushTag)).toEqual([
    'match:m1',
    'match:m1',
    'match:m1',
    'friend:5e1f3c52-0d4b-4f0c-9d0e-000000000001',
    'invitation:i1',
  ]);
  expect([goal, red, takenBack, message, invitation].map(pushMatchOf)).toEqual(['m1', 'm1', 'm1', null, null]);
});

test('a push message has the id of its event, or else of its own row', () => {
  expect([goal, message, invitation].map(pushId)).toEqual(['e1', message.id, 'i1']);
});

test('PUSH-1 a spectator without choices receives every kind of message, at every hour', () => {
  const { quiet, ...kinds } = FIRST_PUSH_CHOICES;
  expect(Object.values(kinds).every((isTold) => isTold)).toBe(true);
  expect(quiet).toBeNull();
});

const nothing = { up: null, announced: [] };

test('PUSH-8 the next goal of a match replaces the notice, with sound', () => {
  const next = examplePush('e2', { homeScore: 3, awayScore: 1, occurredAt: later });
  expect(pushNotice(goal, nothing)).toEqual({ status: 'show', renew: false, silent: false });
  expect(pushNotice(next, { ...nothing, up: goal })).toEqual({ status: 'show', renew: true, silent: false });
  expect(pushNotice(red, { ...nothing, up: goal })).toEqual({ status: 'show', renew: true, silent: false });
  const another = { ...message, id: 'b2' };
  expect(pushNotice(another, { ...nothing, up: message })).toEqual({ status: 'show', renew: true, silent: false });
});

const page = (name: string, isVisible: boolean, isFocused = false) => ({ name, isVisible, isFocused });

test('PUSH-9 a visible page announces a message itself, a page in front before others', () => {
  const [hidden, beside, front] = [page('hidden', false), page('beside', true), page('front', true, true)];
  expect(seenPage([hidden, beside, front])).toBe(front);
  expect(seenPage([hidden, beside])).toBe(beside);
  expect(seenPage([hidden])).toBeNull();
});

test('PUSH-13 a pressed notice opens in a visible page, otherwise in any page, otherwise in a new window', () => {
  const [hidden, beside] = [page('hidden', false), page('beside', true)];
  expect(pageToOpen([hidden, beside])).toBe(beside);
  expect(pageToOpen([hidden])).toBe(hidden);
  expect(pageToOpen([])).toBeNull();
});

test('PUSH-10 an event that the device has announced is not announced again, even from another row', () => {
  const sameGoal = examplePush('e9', { homeScore: 2, awayScore: 1 });
  expect(pushNotice(goal, { up: sameGoal, announced: [] })).toEqual({ status: 'keep' });
  expect(pushNotice(message, { ...nothing, up: message })).toEqual({ status: 'keep' });
  expect(pushNotice(goal, { up: null, announced: [sameGoal.notification] })).toEqual({ status: 'none' });
  const before = examplePush('e0', {
    homeScore: 1,
    awayScore: 1,
    occurredAt: '2026-11-21T15:00:00.000Z' as UtcInstant,
  });
  expect(pushNotice(goal, { up: before, announced: [goal.notification] })).toEqual({ status: 'keep' });
  expect(pushNotice(message, { up: null, announced: [goal.notification] })).toMatchObject({ status: 'show' });
});

test('PUSH-11 a score older than an announced score changes nothing, whether its notice is visible or not', () => {
  const next = examplePush('e2', { homeScore: 3, awayScore: 1, occurredAt: later });
  expect(pushNotice(goal, { ...nothing, up: takenBack })).toEqual({ status: 'keep' });
  expect(pushNotice(goal, { ...nothing, up: next })).toEqual({ status: 'keep' });
  expect(pushNotice(goal, { up: null, announced: [next.notification] })).toEqual({ status: 'none' });
  // A red card has replaced the notice of the later goal.
  expect(pushNotice(goal, { up: red, announced: [next.notification, red.notification] })).toEqual({ status: 'keep' });
  const elsewhere = { ...next.notification, matchId: 'm2' as MatchId };
  expect(pushNotice(goal, { up: null, announced: [elsewhere] })).toMatchObject({ status: 'show' });
  const before = { ...message, id: 'b0', occurredAt: goal.notification.occurredAt };
  expect(pushNotice(before, { ...nothing, up: message })).toEqual({ status: 'keep' });
});

test('PUSH-11 a goal that arrives after a later red card is announced, and a red card after a later goal', () => {
  const shown = { status: 'show', renew: true, silent: false };
  expect(pushNotice(goal, { up: red, announced: [red.notification] })).toEqual(shown);
  const earlier = {
    ...red,
    notification: { ...red.notification, occurredAt: '2026-11-21T15:00:00.000Z' as UtcInstant },
  };
  expect(pushNotice(earlier, { up: goal, announced: [goal.notification] })).toEqual(shown);
  const other = { ...earlier, notification: { ...earlier.notification, id: 'r0' as LiveEventId, player: 'Lund' } };
  expect(pushNotice(other, { up: red, announced: [red.notification] })).toEqual(shown);
});

test('PUSH-12 a goal that is taken back replaces its notice silently', () => {
  expect(pushNotice(takenBack, { up: goal, announced: [goal.notification] })).toEqual({
    status: 'show',
    renew: false,
    silent: true,
  });
  expect(pushNotice(takenBack, nothing)).toEqual({ status: 'show', renew: false, silent: true });
});
