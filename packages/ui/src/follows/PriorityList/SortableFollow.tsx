import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import type { FollowActions, ListedFollow } from '../FollowsScreen/FollowsView.ts';
import { FollowRow, type Step } from './FollowRow.tsx';

interface SortableFollowProps {
  readonly follow: ListedFollow;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Motion is reduced: rows are where they belong at once. */
  readonly isStill: boolean;
  readonly actions: FollowActions;
  onStep(id: ListedFollow['id'], step: Step): void;
}

/** A place in the list, which moves while something is dragged past it, and the row in it. */
export function SortableFollow({ follow, isFirst, isLast, isStill, actions, onStep }: SortableFollowProps) {
  const { t } = useWords();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: follow.id,
    attributes: { roleDescription: t(($) => $.follows.drag.role) },
    ...(isStill && { transition: null }),
  });
  const place: CSSProperties = {
    transform: transform === null ? undefined : `translate3d(0, ${Math.round(transform.y)}px, 0)`,
    transition,
  };
  const { id, kind, name, crest, notifications } = follow;
  return (
    <Place ref={setNodeRef} style={place} data-row={id} data-dragging={isDragging} {...listeners}>
      <FollowRow
        id={id}
        kind={kind}
        name={name}
        crest={crest}
        notifications={notifications}
        isFirst={isFirst}
        isLast={isLast}
        actions={actions}
        onStep={onStep}
        handleRef={setActivatorNodeRef}
        handleAttributes={attributes}
      />
    </Place>
  );
}

const Place = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${theme.space[2]};
  min-height: 68px;
  padding: ${theme.space[2]} ${theme.space[1]};
  user-select: none;
  -webkit-touch-callout: none;

  & > img {
    pointer-events: none;
  }

  &[data-dragging='true'] {
    z-index: 1;
    background: ${theme.colour.raised};
    box-shadow: ${theme.colour.shadowPop};
    cursor: grabbing;
  }
`;
