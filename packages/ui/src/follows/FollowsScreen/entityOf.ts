import type { Followable } from '@tribunen/domain';

/** What is shown of something that can be followed. `key` is its own among all kinds. */
export function entityOf(followable: Followable) {
  if (followable.kind === 'team') {
    const { id, name, shortName, crest } = followable.team;
    return { kind: 'team', key: `team ${id ?? name}`, stored: name ?? shortName ?? '', crest } as const;
  }
  const { id, name, emblem } = followable.competition;
  return { kind: 'competition', key: `competition ${id}`, stored: name, crest: emblem } as const;
}
