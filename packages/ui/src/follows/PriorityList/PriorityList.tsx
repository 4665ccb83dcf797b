import { DndContext, type DragEndEvent, KeyboardSensor, type Modifier, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { FollowId } from '@tribunen/domain';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { RemovedRow } from '../../removal/RemovedRow.tsx';
import { useFocusAfterUndo } from '../../removal/useFocusAfterUndo.ts';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { isMotionReduced } from '../../theme/reducedMotion.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import type { FollowActions, ListedFollow } from '../FollowsScreen/FollowsView.ts';
import { useFollowName } from '../useFollowName.ts';
import { DragAnnouncer } from './DragAnnouncer.ts';
import type { Step } from './FollowRow.tsx';
import { overList } from './overList.ts';
import { LongPressSensor, MouseSensor } from './sensors.ts';
import { SortableFollow } from './SortableFollow.tsx';
import { NearWatch, NearWatchContext } from './useNear.ts';
import { useDroppedOrder } from './useDroppedOrder.ts';

interface PriorityListProps {
  /** First priority first. */
  readonly follows: readonly ListedFollow[];
  readonly actions: FollowActions;
}

const upAndDown: readonly Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];
/** A click does not start a drag, and a finger that moves before the time has passed scrolls. */
const mouse = { activationConstraint: { distance: 5 } };
const longPress = { activationConstraint: { delay: 250, tolerance: 8 } };
/** How far outside the window a row takes part in a drag: further than a drag scrolls in a frame. */
const nearPx = 600;
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };

/** The follows, whose order the user changes by dragging a row (mouse, finger or keyboard), or from its menu. */
export function PriorityList({ follows, actions }: PriorityListProps) {
  const { t } = useWords();
  const nameOf = useFollowName();
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(LongPressSensor, longPress),
    useSensor(KeyboardSensor, keyboard),
  );
  const kept = follows.filter(({ isRemoved }) => !isRemoved);
  const [ids, drop] = useDroppedOrder(kept.map(({ id }) => id));
  const [said, setSaid] = useState('');
  const isStill = isMotionReduced();
  const [watch] = useState(() => new NearWatch(nearPx));

  const byId = new Map(follows.map((follow) => [follow.id, follow]));
  const called = (id: FollowId): string => {
    const follow = byId.get(id);
    return follow === undefined ? '' : nameOf(follow);
  };
  const idOf = (given: unknown): FollowId | undefined => ids.find((id) => id === given);
  const [announcer] = useState(() => new DragAnnouncer(t));
  useEffect(() => {
    announcer.show({
      ids,
      nameOf: (given) => {
        const id = idOf(given);
        return id === undefined ? '' : called(id);
      },
    });
  });

  const move = (id: FollowId, over: FollowId): void => {
    drop(id, over);
    actions.onMove(id, over);
  };
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    const [id, place] = [idOf(active.id), idOf(over?.id)];
    if (id !== undefined && place !== undefined && id !== place) move(id, place);
  };
  const onStep = (id: FollowId, step: Step): void => {
    const from = ids.indexOf(id);
    const to = step === 'top' ? 0 : step === 'up' ? from - 1 : from + 1;
    const over = ids[to];
    if (from === -1 || over === undefined) return;
    move(id, over);
    setSaid(t(($) => $.follows.drag.dropped, { name: called(id), place: to + 1, count: ids.length }));
  };
  const step = useRef(onStep);
  useEffect(() => {
    step.current = onStep;
  });
  const [steadyStep] = useState(() => (id: FollowId, to: Step) => step.current(id, to));

  const list = useRef<HTMLOListElement>(null);
  const noteFocus = useFocusAfterUndo(list, follows);

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={overList}
        modifiers={[...upAndDown]}
        accessibility={{
          announcements: announcer,
          screenReaderInstructions: { draggable: t(($) => $.follows.drag.instructions) },
        }}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
          <NearWatchContext value={watch}>
            <List ref={list} aria-label={t(($) => $.follows.list)}>
              {withRemoved(ids, follows).map((id, row) => {
                const follow = byId.get(id);
                if (follow === undefined) return null;
                return follow.isRemoved ? (
                  <RemovedRow
                    key={id}
                    text={t(($) => $.follows.removed, { name: nameOf(follow) })}
                    onFocus={() => noteFocus(row)}
                    onUndo={() => actions.onUndoRemoval(id)}
                  />
                ) : (
                  <SortableFollow
                    key={id}
                    follow={follow}
                    place={ids.indexOf(id)}
                    isLast={id === ids.at(-1)}
                    isStill={isStill}
                    actions={actions}
                    onStep={steadyStep}
                  />
                );
              })}
            </List>
          </NearWatchContext>
        </SortableContext>
      </DndContext>
      <Said role="status">{said}</Said>
    </>
  );
}

/** The ids in their order, with removed follows in their former places. */
function withRemoved(ids: readonly FollowId[], follows: readonly ListedFollow[]): readonly FollowId[] {
  return follows.reduce<readonly FollowId[]>(
    (all, { id, isRemoved }, place) => (isRemoved ? all.toSpliced(place, 0, id) : all),
    ids,
  );
}

const List = styled.ol`
  ${touchlines}

  & > li + li {
    border-top: 1px solid ${theme.colour.line};
  }
`;

const Said = styled.p`
  ${visuallyHidden}
`;
