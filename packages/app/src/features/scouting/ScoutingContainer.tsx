import type { UserId } from '@tribunen/domain';
import { ScoutingScreen } from '@tribunen/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFriends } from '../../data/people/useFriends.ts';
import { readScoutingAddress } from '../../navigation/scoutingPaths.ts';
import { useSession } from '../../services/useSession.ts';
import { MatchScouting } from './MatchScouting.tsx';
import type { ScoutingReader } from './useRatings.ts';
import { TeamScouting } from './TeamScouting.tsx';

const visitor: ScoutingReader = { id: null, friends: new Set() };

/** The screen at /scouting, for whoever is there. */
export function ScoutingContainer() {
  const session = useSession();
  if (session.status === 'loading') return <ScoutingScreen view={{ status: 'loading', what: 'teams' }} />;
  if (session.status !== 'signed-in') return <Addressed reader={visitor} />;
  return <SpectatorScouting key={session.user.id} userId={session.user.id} />;
}

function SpectatorScouting({ userId }: { readonly userId: UserId }) {
  const known = useFriends(userId);
  const friends = known.status === 'ready' ? known.friends : null;
  const reader = useMemo(() => ({ id: userId, friends: new Set(friends?.map(({ id }) => id)) }), [userId, friends]);
  return <Addressed reader={reader} />;
}

function Addressed({ reader }: { readonly reader: ScoutingReader }) {
  const [search] = useSearchParams();
  const address = readScoutingAddress(search);
  return address.kind === 'match' ? (
    <MatchScouting key={address.match} reader={reader} address={address} />
  ) : (
    <TeamScouting reader={reader} address={address} />
  );
}
