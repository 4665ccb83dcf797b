import { closestCenter, type CollisionDetection } from '@dnd-kit/core';

/** How far outside the list a pointer may be and still be over it, in pixels. */
const margin = 60;

/**
 * The follow whose place is nearest. None while the pointer is well outside the list, so that a follow dropped there
 * stays where it was (FOLLOW-4).
 */
export const overList: CollisionDetection = (drag) => {
  const { pointerCoordinates, droppableContainers, droppableRects } = drag;
  if (pointerCoordinates === null) return closestCenter(drag);
  const rects = droppableContainers.flatMap(({ id }) => droppableRects.get(id) ?? []);
  const { x, y } = pointerCoordinates;
  const isOver = rects.some(
    ({ left, right, top, bottom }) =>
      x >= left - margin && x <= right + margin && y >= top - margin && y <= bottom + margin,
  );
  return isOver ? closestCenter(drag) : [];
};
