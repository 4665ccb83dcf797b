import type { Followable } from '@tribunen/domain';
import type { FollowNames } from './FollowsView.ts';

interface Entity {
  readonly names: FollowNames;
  readonly crest: string | null;
  /** Unique among all kinds. */
  readonly key: string;
}

/** The shown facts of a team or competition that can be followed. */
export function entityOf(followable: Followable): Entity {
  if (followable.kind === 'team') {
    const { id, name, shortName, crest } = followable.team;
    const names = { kind: 'team', name: name ?? shortName ?? '', shortName, code: null } as const;
    return { names, crest, key: `team ${id ?? name}` };
  }
  const { id, name, emblem } = followable.competition;
  return {
    names: { kind: 'competition', name, shortName: null, code: id },
    crest: emblem,
    key: `competition ${id}`,
  };
}
