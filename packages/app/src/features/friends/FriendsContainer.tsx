import { toUserId, type UserId } from '@tribunen/domain';
import { FriendsScreen, type InviteView } from '@tribunen/ui';
import { useState } from 'react';
import type { SignedInUser } from '../../backend/signedInUser.ts';
import { useInvite } from '../../invitations/useInvite.ts';
import { useSession } from '../../session/useSession.ts';
import { useFriendsView } from './useFriendsView.ts';
import { useFriendTab } from './useFriendTab.ts';

/** The spectator's friends, at /friends. Its route lets nobody else in. */
export function FriendsContainer() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const reader = toUserId(session.user.id);
  return reader === null ? null : <OwnFriends key={reader} user={session.user} reader={reader} />;
}

interface OwnFriendsProps {
  readonly user: SignedInUser;
  readonly reader: UserId;
}

function OwnFriends({ user, reader }: OwnFriendsProps) {
  const [tab, onTab] = useFriendTab();
  const invite = useInviteView(user.email);
  const view = useFriendsView(reader, { tab, onTab, invite }, null);
  return <FriendsScreen view={view} conversation={null} />;
}

/** The field that invites by e-mail: empty once the invitation is sent. */
function useInviteView(ownEmail: string): InviteView {
  const invite = useInvite();
  const [email, onEmail] = useState('');
  return {
    ownEmail,
    email,
    onEmail,
    form: invite.isSending
      ? { status: 'busy' }
      : {
          status: 'open',
          onSubmit: (typed) => invite.send({ kind: 'email', email: typed.email }, () => onEmail('')),
        },
  };
}
