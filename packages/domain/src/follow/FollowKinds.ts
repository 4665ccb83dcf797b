import type { Follow } from './Follow.ts';

/** Which events a follow announces while its notifications are on. */
export type NotifiedKinds = 'both' | 'goals' | 'red-cards';

/**
 * A spectator's choice for a team, competition or player. The choice is kept while the spectator does not follow it.
 */
export interface FollowKinds extends Pick<Follow, 'entityType' | 'entityId'> {
  readonly kinds: NotifiedKinds;
}

/** Which events a follow announces: both kinds, unless the spectator has chosen one (NOTIFY-35). */
export function kindsOf(
  follow: Pick<Follow, 'entityType' | 'entityId'>,
  chosen: readonly FollowKinds[],
): NotifiedKinds {
  return chosen.find((one) => isOf(one, follow))?.kinds ?? 'both';
}

/** The choices with one more, which replaces an earlier choice for the same follow. */
export function withFollowKinds(chosen: readonly FollowKinds[], choice: FollowKinds): readonly FollowKinds[] {
  return [...chosen.filter((one) => !isOf(one, choice)), choice];
}

function isOf(one: Pick<Follow, 'entityType' | 'entityId'>, other: Pick<Follow, 'entityType' | 'entityId'>): boolean {
  return one.entityType === other.entityType && one.entityId === other.entityId;
}
