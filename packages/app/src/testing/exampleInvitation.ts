import { toInvitation } from '@tribunen/contract';
import type { Invitation } from '@tribunen/domain';

/** An invitation from `sender` to the spectator of `fakeApi`. It expires a week after 2026-11-21. */
export function exampleInvitation(sender: string, changes: Readonly<Record<string, string>> = {}): Invitation {
  const parsed = toInvitation({
    id: `invitation-of-${sender}`,
    sender_id: sender,
    recipient_email: 'kari@eksempel.no',
    by_id: false,
    status: 'pending',
    token: `token-of-${sender}`,
    expires_at: '2026-11-28T12:00:00Z',
    created_at: '2026-11-21T12:00:00Z',
    ...changes,
  });
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}
