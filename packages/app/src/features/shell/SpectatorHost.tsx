import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
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

/** The shell's data of the spectator. A field is null until it is known: the session and the count of the first screen stand in. */
export interface KnownSpectator {
  readonly name: string | null;
  readonly invitations: number | null;
  /** Messages from friends. */
  readonly unread: number;
}

interface SpectatorHostProps {
  readonly user: SignedInUser;
  /** Receives null at the end, so that the next user's menu does not show it. */
  onKnown(spectator: KnownSpectator | null): void;
}

/**
 * Keeps the spectator's data live: the name, the badges of the profile menu and the friends' tab, and the follows, which the list, the engine
 * and every other screen read (FOLLOW-14). It renders nothing. Its code loads behind the first screen, so the shell, which stands before it,
 * cannot call its hooks, and receives the data by `onKnown`.
 */
export function SpectatorHost({ user, onKnown }: SpectatorHostProps) {
  const { data: profile } = useQuery(profileQuery(useBackend(profileBackend), user.id).options);
  const name = profile?.name === '' ? null : (profile?.name ?? null);
  const follows = useBackend(followsBackend);
  useRows({ query: followsQuery(useBackend(homeBackend), user.id), subscribe: follows.subscribe });
  const invitations = useWaitingInvitations(user)?.length ?? null;
  const unread = useUnreadCount(user.id);
  useEffect(() => onKnown({ name, invitations, unread }), [name, invitations, unread, onKnown]);
  useEffect(() => () => onKnown(null), [onKnown]);
  return null;
}
