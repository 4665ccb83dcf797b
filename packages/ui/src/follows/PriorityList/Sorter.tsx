import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core';
import { useSortable } from '@dnd-kit/sortable';
import type { FollowId } from '@tribunen/domain';
import { useLayoutEffect } from 'react';
import { useWords } from '../../i18n/useWords.ts';

/** The effect of a drag on a row: its distance from its place in pixels, and the props of its handle. */
export interface Sorting {
  readonly y: number | null;
  readonly transition: string | undefined;
  readonly isDragging: boolean;
  readonly attributes: DraggableAttributes;
  readonly listeners: DraggableSyntheticListeners;
}

interface SorterProps {
  readonly id: FollowId;
  /** The row; its first button is the handle. */
  readonly element: HTMLElement;
  readonly isStill: boolean;
  onSorting(sorting: Sorting | null): void;
}

/**
 * Lets a row take part in drags. It renders nothing itself, so that a row keeps its elements, and the focus in them,
 * when it starts or stops taking part.
 */
export function Sorter({ id, element, isStill, onSorting }: SorterProps) {
  const { t } = useWords();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t(($) => $.follows.drag.role) },
    ...(isStill && { transition: null }),
  });
  const y = transform === null ? null : Math.round(transform.y);
  useLayoutEffect(() => {
    setNodeRef(element);
    setActivatorNodeRef(element.querySelector('button'));
    return () => {
      setNodeRef(null);
      setActivatorNodeRef(null);
    };
  }, [element, setNodeRef, setActivatorNodeRef]);
  useLayoutEffect(
    () => onSorting({ y, transition, isDragging, attributes, listeners }),
    [y, transition, isDragging, attributes, listeners, onSorting],
  );
  useLayoutEffect(() => () => onSorting(null), [onSorting]);
  return null;
}
