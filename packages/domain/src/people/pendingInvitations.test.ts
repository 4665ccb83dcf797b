import { expect, test } from 'vitest';
import type { UtcInstant } from '../time/instant.ts';
import type { Invitation, InvitationId } from './Invitation.ts';
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

test("PEOPLE-7 only pending, unexpired invitations to the reader's own address are listed, newest first", () => {
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
