import { expect, test } from 'vitest';
import type { UtcInstant } from '../time/instant.ts';
import { canSendInvitation } from './canSendInvitation.ts';
import type { Invitation, InvitationId } from './Invitation.ts';
import { invitationLinkStep } from './invitationLinkStep.ts';
import { invitationState } from './invitationState.ts';
import { inviterName } from './inviterName.ts';
import { pendingInvitations } from './pendingInvitations.ts';
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

test('PEOPLE-6 an unanswered invitation expires at its time, an answered one stays answered', () => {
  expect(invitationState(invitation('a'), now)).toBe('pending');
  expect(invitationState(invitation('a'), later)).toBe('expired');
  expect(invitationState(invitation('a', { status: 'accepted' }), later)).toBe('accepted');
  expect(invitationState(invitation('a', { status: 'declined' }), later)).toBe('declined');
});

test('PEOPLE-7 only pending, unexpired invitations to the own address are listed, newest first', () => {
  const dayBefore = '2026-11-20T12:00:00.000Z' as UtcInstant;
  const listed = pendingInvitations(
    [
      invitation('old', { createdAt: dayBefore }),
      invitation('new'),
      invitation('as-new', { recipientEmail: ' Marte@Eksempel.no' }),
      invitation('other', { recipientEmail: 'ola@eksempel.no' }),
      invitation('declined', { status: 'declined' }),
      invitation('expired', { expiresAt: now }),
    ],
    'MARTE@eksempel.no',
    now,
  );
  expect(listed.map(({ id }) => id)).toEqual(['new', 'as-new', 'old']);
});

test('PEOPLE-8 the one who invites is called by name, else by bio, else unknown', () => {
  const profile = { userId: kari, name: 'Kari', bio: 'Brann i hjertet', myTeam: null };
  expect(inviterName(profile)).toEqual({ kind: 'name', name: 'Kari' });
  expect(inviterName({ ...profile, name: null })).toEqual({ kind: 'bio', bio: 'Brann i hjertet' });
  expect(inviterName({ ...profile, name: null, bio: null })).toEqual({ kind: 'unknown' });
  expect(inviterName(null)).toEqual({ kind: 'unknown' });
});

test('PEOPLE-9 an invitation link leads through sign-up and look-up to the friendship', () => {
  const opened = { token: ' t ', signedIn: true, lookUp: null, acceptance: null };
  const found = { ...opened, lookUp: { found: true } };
  const answer = { success: true, message: null, friendName: 'Kari' };
  expect(invitationLinkStep({ ...opened, token: null })).toEqual({ kind: 'invalid-link' });
  expect(invitationLinkStep({ ...opened, token: ' ', signedIn: false })).toEqual({ kind: 'invalid-link' });
  expect(invitationLinkStep({ ...opened, signedIn: false })).toEqual({ kind: 'sign-up', token: 't' });
  expect(invitationLinkStep(opened)).toEqual({ kind: 'look-up', token: 't' });
  expect(invitationLinkStep({ ...opened, lookUp: { found: false } })).toEqual({ kind: 'invalid-or-expired' });
  expect(invitationLinkStep(found)).toEqual({ kind: 'accept', token: 't' });
  expect(invitationLinkStep({ ...found, acceptance: { ...answer, success: false, message: 'Nei' } })).toEqual({
    kind: 'refused',
    message: 'Nei',
  });
  expect(invitationLinkStep({ ...found, acceptance: answer })).toEqual({ kind: 'welcome', friendName: 'Kari' });
});

test('PEOPLE-10 an invitation is sent to something typed, one at a time', () => {
  expect(canSendInvitation(' kari@eksempel.no ', false)).toBe(true);
  expect(canSendInvitation(' kari@eksempel.no ', true)).toBe(false);
  expect(canSendInvitation('  ', false)).toBe(false);
});
