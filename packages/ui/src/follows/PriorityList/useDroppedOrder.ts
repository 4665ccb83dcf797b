import type { FollowId } from '@tribunen/domain';
import { arrayMove } from '@dnd-kit/sortable';
import { useEffect, useState } from 'react';

/** The time within which the list has changed, if the move was made at all. */
const momentMs = 100;

/**
 * The order of a list, and a function that moves one to the place of another. A move shows in the same step as the
 * drop, before the list itself has changed. Otherwise the row would jump back for a moment.
 */
export function useDroppedOrder(
  ids: readonly FollowId[],
): readonly [readonly FollowId[], (id: FollowId, over: FollowId) => void] {
  const key = ids.join(' ');
  const [dropped, setDropped] = useState<{ readonly key: string; readonly ids: readonly FollowId[] } | null>(null);
  // When the list has changed it contains the order itself. If the move is refused within the time, the list never changes.
  useEffect(() => {
    if (dropped === null) return undefined;
    const timer = setTimeout(() => setDropped(null), momentMs);
    return () => clearTimeout(timer);
  }, [dropped]);
  if (dropped !== null && dropped.key !== key) setDropped(null);
  const move = (id: FollowId, over: FollowId): void => {
    const [from, to] = [ids.indexOf(id), ids.indexOf(over)];
    if (from !== -1 && to !== -1) setDropped({ key, ids: arrayMove([...ids], from, to) });
  };
  return [dropped?.key === key ? dropped.ids : ids, move];
}
