import type { Follow } from './Follow.ts';
import { isFollowed } from './isFollowed.ts';
import { nextPriority } from './nextPriority.ts';

/** A follow as a file stores it: its place in the file is its priority. */
export type SavedFollow = Pick<Follow, 'entityType' | 'entityId' | 'displayName' | 'crestUrl' | 'notifications'>;

/** The result of an import. */
export interface MergedFollows {
  /** The new follows, in the order of the file, with priorities after all that exist. */
  readonly added: readonly Omit<Follow, 'id' | 'createdAt'>[];
  /** How many existed already, or are in the file twice. */
  readonly duplicates: number;
}

/** Merges follows from a file into the existing ones, which do not change (FOLLOW-18). */
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
