import { type CSSProperties, memo, useCallback, useState } from 'react';
import type { FollowActions, ListedFollow } from '../FollowsScreen/FollowsView.ts';
import { FollowPlace } from './FollowPlace.ts';
import { FollowRow, type Step } from './FollowRow.tsx';
import { Sorter, type Sorting } from './Sorter.tsx';
import { useNear } from './useNear.ts';

interface SortableFollowProps {
  readonly follow: ListedFollow;
  readonly place: number;
  readonly isLast: boolean;
  /** Whether motion is reduced, so that rows move to their places at once. */
  readonly isStill: boolean;
  readonly actions: FollowActions;
  onStep(id: ListedFollow['id'], step: Step): void;
}

/** As many rows as the tallest screen shows. */
const nearAtFirst = 20;

/**
 * A row in its place. Only rows near the visible part of the page take part in a drag, because each of them is measured
 * at every step of it, which with hundreds of rows takes longer than a frame.
 */
export const SortableFollow = memo(function SortableFollow({
  follow,
  place,
  isLast,
  isStill,
  actions,
  onStep,
}: SortableFollowProps) {
  const [isNear, near] = useNear(place < nearAtFirst);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const ref = useCallback(
    (placed: HTMLLIElement | null) => {
      setElement(placed);
      return near(placed);
    },
    [near],
  );
  const { id, kind, name, shortName, code, crest, notifications, kinds } = follow;
  const style: CSSProperties = {
    transform: sorting === null || sorting.y === null ? undefined : `translate3d(0, ${sorting.y}px, 0)`,
    transition: sorting?.transition,
  };
  return (
    <>
      <FollowPlace
        ref={ref}
        style={style}
        data-row={id}
        data-dragging={sorting?.isDragging ?? false}
        {...sorting?.listeners}
      >
        <FollowRow
          id={id}
          kind={kind}
          name={name}
          shortName={shortName}
          code={code}
          crest={crest}
          notifications={notifications}
          kinds={kinds}
          isFirst={place === 0}
          isLast={isLast}
          actions={actions}
          onStep={onStep}
          handleAttributes={sorting?.attributes}
        />
      </FollowPlace>
      {isNear && element !== null && <Sorter id={id} element={element} isStill={isStill} onSorting={setSorting} />}
    </>
  );
});
