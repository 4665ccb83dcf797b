import { expect, test } from 'vitest';
import type { UtcInstant } from '../time/instant.ts';
import { invitationStanding } from './invitationStanding.ts';
import type { UserId } from './UserId.ts';

const now = '2026-11-21T12:00:00.000Z' as UtcInstant;
const reader = { userId: 'marte' as UserId, email: ' Marte@Eksempel.no' };
const invitation = {
  senderId: 'kari' as UserId,
  recipientEmail: 'marte@eksempel.no',
  status: 'pending',
  expiresAt: '2026-11-28T12:00:00.000Z' as UtcInstant,
} as const;

test('PEOPLE-17 to the one invited an invitation is what has become of it', () => {
  expect(invitationStanding(invitation, reader, now)).toBe('pending');
  expect(invitationStanding({ ...invitation, status: 'accepted' }, reader, now)).toBe('accepted');
  expect(invitationStanding({ ...invitation, status: 'declined' }, reader, now)).toBe('declined');
  expect(invitationStanding({ ...invitation, expiresAt: now }, reader, now)).toBe('expired');
});

test('PEOPLE-17 the sender meets an own invitation, also one sent to the own address', () => {
  const sender = { ...reader, userId: invitation.senderId };
  expect(invitationStanding(invitation, sender, now)).toBe('own');
  expect(invitationStanding({ ...invitation, status: 'accepted' }, sender, now)).toBe('own');
});

test('PEOPLE-17 another reader hears only that it is somebody else’s', () => {
  const other = { userId: 'ola' as UserId, email: 'ola@eksempel.no' };
  expect(invitationStanding({ ...invitation, status: 'declined' }, other, now)).toBe('somebody-elses');
});
