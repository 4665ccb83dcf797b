import { normaliseTeam } from '@tribunen/domain';
import { Crest, type CrestSize } from '../primitives/Crest/Crest.tsx';
import { CompetitionCrest } from '../teamFaces/CompetitionCrest.tsx';
import { useTeamFaces } from '../teamFaces/useTeamFaces.ts';
import type { FollowNames } from './FollowsScreen/FollowsView.ts';
import { useFollowName } from './useFollowName.ts';

interface FollowCrestProps {
  readonly follow: FollowNames;
  /** The stored crest. */
  readonly image: string | null;
  readonly size: CrestSize;
}

/** The crest of a follow, as on a match card. A follow without a crest, such as a player, has the first letters of its name. */
export function FollowCrest({ follow, image, size }: FollowCrestProps) {
  const faceOf = useTeamFaces();
  const name = useFollowName()(follow);
  const { kind, code, shortName } = follow;
  const stored = follow.name.trim();
  if (code !== null)
    return <CompetitionCrest competition={{ id: code, name: follow.name, emblem: image }} size={size} />;
  if (kind !== 'team' || stored === '') return <Crest owner={{ kind: 'letters', name }} image={image} size={size} />;
  const { owner } = faceOf(normaliseTeam({ id: null, name: stored, shortName }), null);
  return <Crest owner={owner} image={image} size={size} />;
}
