import type { UserId } from '@tribunen/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followsBackend } from '../../backend/followsBackend.ts';
import { homeBackend } from '../../backend/homeBackend.ts';
import { profileBackend } from '../../backend/profileBackend.ts';
import type { SignedInUser } from '../../backend/access/signedInUser.ts';
import { followsQuery } from '../../data/follows/followsQuery.ts';
import { profileQuery } from '../../data/people/profileQuery.ts';
import { useUnreadCount } from '../../data/people/useUnreadCount.ts';
import { useWaitingInvitations } from '../../data/people/useWaitingInvitations.ts';
import { useRows } from '../../data/useRows.ts';
import { useBackend } from '../../services/useBackend.ts';

/** What the shell says of the spectator. Null for what is not known yet: the session and the count of the first screen stand in. */
export interface KnownSpectator {
  readonly name: string | null;
  readonly invitations: number | null;
  /** Messages from friends. */
  readonly unread: number;
}

interface SpectatorHostProps {
  readonly user: SignedInUser;
  /** Receives null at the end, so that nobody else's menu shows it. */
  onKnown(spectator: KnownSpectator | null): void;
}

/**
 * Keeps what the shell shows live: the name, and the badges of the profile menu and the friends' tab; and the follows, which the list, the
 * engine and every other screen read (FOLLOW-14). Shows nothing itself; its code loads behind the first screen.
 */
export function SpectatorHost({ user, onKnown }: SpectatorHostProps) {
  const { data: profile } = useQuery(profileQuery(useBackend(profileBackend), user.id).options);
  const name = profile?.name === '' ? null : (profile?.name ?? null);
  const follows = useBackend(followsBackend);
  useRows({ query: followsQuery(useBackend(homeBackend), user.id), subscribe: follows.subscribe });
  const invitations = useWaitingInvitations(user)?.length ?? null;
  const [unread, setUnread] = useState(0);
  useEffect(() => onKnown({ name, invitations, unread }), [name, invitations, unread, onKnown]);
  useEffect(() => () => onKnown(null), [onKnown]);
  return <UnreadCount reader={user.id} onCount={setUnread} />;
}

function UnreadCount({ reader, onCount }: { readonly reader: UserId; onCount(unread: number): void }) {
  const unread = useUnreadCount(reader);
  useEffect(() => onCount(unread), [unread, onCount]);
  return null;
}
