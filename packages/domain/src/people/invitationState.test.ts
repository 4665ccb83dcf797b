import { expect, test } from 'vitest';
import type { UtcInstant } from '../time/instant.ts';
import type { Invitation, InvitationId } from './Invitation.ts';
import { invitationState } from './invitationState.ts';
import type { UserId } from './UserId.ts';

const now = '2026-11-21T12:00:00.000Z' as UtcInstant;
const later = '2026-11-28T12:00:00.000Z' as UtcInstant;
const kari = 'kari' as UserId;

function invitation(id: string, changes: Partial<Invitation> = {}): Invitation {
  return {
    id: id as InvitationId,
    senderId: kari,
    recipientEmail: 'marte@eksempel.no',
    status: 'pending',
    token: `token-${id}`,
    expiresAt: later,
    createdAt: now,
    ...changes,
  };
}

test('PEOPLE-6 an unanswered invitation expires at its expiry time, an answered one stays answered', () => {
  expect(invitationState(invitation('a'), now)).toBe('pending');
  expect(invitationState(invitation('a'), later)).toBe('expired');
  expect(invitationState(invitation('a', { status: 'accepted' }), later)).toBe('accepted');
  expect(invitationState(invitation('a', { status: 'declined' }), later)).toBe('declined');
});
