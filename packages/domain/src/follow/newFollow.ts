import type { Competition, Team } from '../match/Match.ts';
import type { Follow } from './Follow.ts';
import { nextPriority } from './nextPriority.ts';
import type { Followable } from './searchFollowables.ts';

/**
 * The columns of a new follow: last in priority, notifications off. Null for a team or competition without an id at the
 * provider, which cannot be followed (FOLLOW-1, FOLLOW-2).
 */
export function newFollow(followed: Followable, follows: readonly Follow[]): Omit<Follow, 'id' | 'createdAt'> | null {
  const entity = followed.kind === 'team' ? ofTeam(followed.team) : ofCompetition(followed.competition);
  return entity === null ? null : { ...entity, priority: nextPriority(follows), notifications: false };
}

type Entity = Pick<Follow, 'entityType' | 'entityId' | 'displayName' | 'crestUrl'>;

function ofTeam({ id, name, shortName, crest }: Team): Entity | null {
  if (id === null) return null;
  return { entityType: 'team', entityId: id, displayName: name ?? shortName ?? '', crestUrl: crest };
}

function ofCompetition({ dbId, name, emblem }: Competition): Entity | null {
  return dbId === null
    ? null
    : { entityType: 'competition', entityId: String(dbId), displayName: name, crestUrl: emblem };
}
