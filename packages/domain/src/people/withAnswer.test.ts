import { expect, test } from 'vitest';
import type { UtcInstant } from '../time/instant.ts';
import type { Invitation, InvitationId } from './Invitation.ts';
import { pendingInvitations } from './pendingInvitations.ts';
import type { UserId } from './UserId.ts';
import { withAnswer } from './withAnswer.ts';

const now = '2026-11-21T12:00:00.000Z' as UtcInstant;

function invitation(id: string): Invitation {
  return {
    id: id as InvitationId,
    senderId: 'kari' as UserId,
    recipientEmail: 'marte@eksempel.no',
    status: 'pending',
    token: `token-${id}`,
    expiresAt: '2026-11-28T12:00:00.000Z' as UtcInstant,
    createdAt: now,
  };
}

test.each(['accepted', 'declined'] as const)(
  'PEOPLE-19 an invitation that is %s no longer waits, and the others still do',
  (answer) => {
    const answered = withAnswer([invitation('a'), invitation('b')], { token: 'token-a', answer });
    expect(answered.map(({ status }) => status)).toEqual([answer, 'pending']);
    expect(pendingInvitations(answered, 'marte@eksempel.no', now).map(({ id }) => id)).toEqual(['b']);
  },
);

test('PEOPLE-19 CHANGE-5 an answer that is given twice counts once, and an answer to an unknown invitation changes nothing', () => {
  const answer = { token: 'token-a', answer: 'accepted' } as const;
  const once = withAnswer([invitation('a')], answer);
  expect(withAnswer(once, answer)).toEqual(once);
  expect(withAnswer(once, { token: '', answer: 'declined' })).toEqual(once);
});
