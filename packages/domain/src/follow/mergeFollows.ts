import type { Follow } from './Follow.ts';
import { isFollowed } from './isFollowed.ts';
import { nextPriority } from './nextPriority.ts';

/** A follow as a file keeps it: its place in the file is its priority. */
export type SavedFollow = Pick<Follow, 'entityType' | 'entityId' | 'displayName' | 'crestUrl' | 'notifications'>;

/** What an import comes to. */
export interface MergedFollows {
  /** What is new, in the order of the file, after everything that is followed. */
  readonly added: readonly Omit<Follow, 'id' | 'createdAt'>[];
  /** How many were followed already, or are in the file twice. */
  readonly duplicates: number;
}

/**
 * Merges follows from a file into those that there are. Nothing that is followed changes (FOLLOW-18).
 *
 * @example
 * const saved = { entityType: 'team', entityId: '57', displayName: 'Arsenal', crestUrl: null, notifications: true };
 * mergeFollows([], [saved, saved]).duplicates; // 1
 */
export function mergeFollows(follows: readonly Follow[], saved: readonly SavedFollow[]): MergedFollows {
  const first = nextPriority(follows);
  const added: Omit<Follow, 'id' | 'createdAt'>[] = [];
  const seen = new Set<string>();
  for (const follow of saved) {
    const key = `${follow.entityType} ${follow.entityId}`;
    if (seen.has(key) || isFollowed(follows, follow)) continue;
    seen.add(key);
    added.push({ ...follow, priority: first + added.length });
  }
  return { added, duplicates: saved.length - added.length };
}
