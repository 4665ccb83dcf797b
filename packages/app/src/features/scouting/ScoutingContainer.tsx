import type { UserId } from '@tribunen/domain';
import { ScoutingScreen } from '@tribunen/ui';
import { useSearchParams } from 'react-router-dom';
import { readScoutingAddress } from '../../navigation/scoutingPaths.ts';
import { useSession } from '../../services/useSession.ts';
import { MatchScouting } from './MatchScouting.tsx';
import { TeamScouting } from './TeamScouting.tsx';

/** The screen at /scouting, for spectators and visitors. */
export function ScoutingContainer() {
  const session = useSession();
  if (session.status === 'loading') return <ScoutingScreen view={{ status: 'loading', what: 'teams' }} />;
  const reader = session.status === 'signed-in' ? session.user.id : null;
  return <Addressed key={reader} reader={reader} />;
}

/** The squad in the address. */
function Addressed({ reader }: { readonly reader: UserId | null }) {
  const [search] = useSearchParams();
  const address = readScoutingAddress(search);
  return address.kind === 'match' ? (
    <MatchScouting key={address.match} reader={reader} address={address} />
  ) : (
    <TeamScouting reader={reader} address={address} />
  );
}
