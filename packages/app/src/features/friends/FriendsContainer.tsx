import { toUserId, type UserId, type FriendFilter } from '@tribunen/domain';
import {
  type ConversationView,
  type FriendsView,
  FriendsScreen,
  type FormProgress,
  Invite,
  type ListedFriend,
} from '@tribunen/ui';
import { type ReactNode, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { SignedInUser } from '../../api/access/signedInUser.ts';
import { useInvite } from '../../data/people/useInvite.ts';
import { useNameQuestion } from '../../data/people/useNameQuestion.ts';
import { friendsPath, friendTabOf, friendTabParameter, friendTabValue } from '../../navigation/friendPaths.ts';
import { useSession } from '../../services/useSession.ts';
import { DirectChat } from './DirectChat.tsx';
import { useFriendsView } from './useFriendsView.ts';

/**
 * The spectator's friends, at /friends, and the conversation with the friend in the address. The route admits signed-in
 * spectators only.
 */
export function FriendsContainer() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return <OwnFriends key={session.user.id} user={session.user} />;
}

function OwnFriends({ user }: { readonly user: SignedInUser }) {
  const [tab, onTab] = useFriendTab();
  const open = toUserId(useParams()['userId']);
  const { view, openFriend } = useFriendsView(user.id, { tab, onTab }, open);
  const backHref = friendsPath(tab);
  const conversation = toConversationView(view, open, openFriend, {
    backHref,
    chatWith: (friend) => <DirectChat key={friend.id} reader={user.id} readerName={user.name} friend={friend} />,
  });
  return <FriendsScreen view={view} conversation={conversation} invite={<Inviting user={user} />} />;
}

interface ConversationParts {
  readonly backHref: string;
  chatWith(friend: ListedFriend): ReactNode;
}

function toConversationView(
  view: FriendsView,
  open: UserId | null,
  friend: ListedFriend | null,
  { backHref, chatWith }: ConversationParts,
): ConversationView {
  if (open === null) return { status: 'none' };
  if (view.status === 'loading') return { status: 'loading', backHref };
  if (view.status === 'error') return { status: 'error', backHref, message: view.message, onRetry: view.onRetry };
  return friend === null
    ? { status: 'not-found', backHref }
    : { status: 'ready', backHref, friend, chat: chatWith(friend) };
}

/**
 * The field for invitations by e-mail. It is emptied when the invitation has been sent. Its text is no state of the
 * screen, so a key press renders no row of the list. A spectator without a name is asked for one first (FOLLOW-17).
 */
function Inviting({ user }: { readonly user: SignedInUser }) {
  const invite = useInvite();
  const nameForm = useNameQuestion(user.id);
  const [email, onEmail] = useState('');
  const form: FormProgress<{ readonly email: string }> = invite.isSending
    ? { status: 'busy' }
    : {
        status: 'open',
        onSubmit: (typed) => invite.send({ kind: 'email', email: typed.email }, () => onEmail('')),
      };
  return <Invite view={{ ownEmail: user.email, nameForm, email, onEmail, form }} />;
}

/** The tab in the address, and a function that changes it. */
export function useFriendTab(): readonly [FriendFilter, (tab: FriendFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const onTab = (chosen: FriendFilter): void => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        const value = friendTabValue(chosen);
        if (value === null) after.delete(friendTabParameter);
        else after.set(friendTabParameter, value);
        return after;
      },
      { replace: true },
    );
  };
  return [friendTabOf(search), onTab];
}
