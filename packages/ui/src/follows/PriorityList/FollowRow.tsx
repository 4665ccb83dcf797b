import type { DraggableAttributes } from '@dnd-kit/core';
import {
  ArrowDown,
  ArrowUp,
  ArrowUpToLine,
  Bell,
  BellOff,
  EllipsisVertical,
  GripVertical,
  RectangleVertical,
  UserMinus,
} from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { BallIcon } from '../../primitives/BallIcon/BallIcon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { MenuAction } from '../../primitives/Menu/MenuAction.tsx';
import { MenuChoice } from '../../primitives/Menu/MenuChoice.tsx';
import { MenuLabel } from '../../primitives/Menu/MenuLabel.tsx';
import { MenuSeparator } from '../../primitives/Menu/MenuSeparator.tsx';
import { theme } from '../../theme/theme.ts';
import type { FollowActions, ListedFollow } from '../FollowsScreen/FollowsView.ts';
import { FollowCrest } from '../FollowCrest.tsx';
import { useFollowName } from '../useFollowName.ts';

const notifiedKinds = [
  { value: 'both', icon: Bell },
  { value: 'goals', icon: BallIcon },
  { value: 'red-cards', icon: RectangleVertical },
] as const;

export type Step = 'top' | 'up' | 'down';

interface FollowRowProps extends Omit<ListedFollow, 'isRemoved'> {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly actions: Pick<FollowActions, 'onNotify' | 'onKinds' | 'onRemove'>;
  onStep(id: ListedFollow['id'], step: Step): void;
  /** The attributes of the drag handle; undefined while the row takes no part in drags. */
  readonly handleAttributes: DraggableAttributes | undefined;
}

/**
 * The content of a row. It renders again only when it changes: while another row is dragged past it, only the place
 * around it moves.
 */
export const FollowRow = memo(function FollowRow({
  id,
  kind,
  name: stored,
  shortName,
  code,
  crest,
  notifications,
  kinds,
  isFirst,
  isLast,
  actions,
  onStep,
  handleAttributes,
}: FollowRowProps) {
  const { t } = useWords();
  const follow = { kind, name: stored, shortName, code };
  const name = useFollowName()(follow);
  return (
    <>
      <Handle {...handleAttributes} icon={GripVertical} label={t(($) => $.follows.drag.handle, { name })} />
      <FollowCrest follow={follow} image={crest} size={36} />
      <Texts>
        <Name>{name}</Name>
        <Kind>
          {t(($) => $.follows.kinds[kind])}
          {notifications && kinds !== null && kinds !== 'both' && <> · {t(($) => $.follows.notified.only[kinds])}</>}
        </Kind>
      </Texts>
      <Controls data-no-drag>
        <NotifySwitch
          icon={notifications ? Bell : BellOff}
          label={t(($) => $.follows.notify, { name })}
          role="switch"
          aria-checked={notifications}
          onClick={() => actions.onNotify(id, !notifications)}
        />
        <Menu trigger={<IconButton icon={EllipsisVertical} label={t(($) => $.commonLater.moreAbout, { name })} />}>
          {!isFirst && (
            <>
              <MenuAction icon={ArrowUpToLine} onSelect={() => onStep(id, 'top')}>
                {t(($) => $.follows.top)}
              </MenuAction>
              <MenuAction icon={ArrowUp} onSelect={() => onStep(id, 'up')}>
                {t(($) => $.follows.up)}
              </MenuAction>
            </>
          )}
          {!isLast && (
            <MenuAction icon={ArrowDown} onSelect={() => onStep(id, 'down')}>
              {t(($) => $.follows.down)}
            </MenuAction>
          )}
          {notifications && kinds !== null && (
            <>
              <MenuSeparator />
              <MenuLabel>{t(($) => $.follows.notified.title)}</MenuLabel>
              <MenuChoice
                label={t(($) => $.follows.notified.title)}
                options={notifiedKinds.map(({ value, icon }) => ({
                  value,
                  icon,
                  label: t(($) => $.follows.notified[value]),
                }))}
                value={kinds}
                onChange={(chosen) => actions.onKinds(id, chosen)}
              />
              <MenuSeparator />
            </>
          )}
          <MenuAction icon={UserMinus} onSelect={() => actions.onRemove(id)}>
            {t(($) => $.follows.remove)}
          </MenuAction>
        </Menu>
      </Controls>
    </>
  );
});

const Handle = styled(IconButton)`
  color: ${theme.colour.text3};
  cursor: grab;
`;

const Texts = styled.span`
  display: grid;
  min-width: 0;
`;

const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-weight: ${theme.font.weight.bold};
  line-height: ${theme.font.line.snug};
  overflow-wrap: anywhere;
`;

const Kind = styled.span`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;

const Controls = styled.span`
  display: flex;
`;

const NotifySwitch = styled(IconButton)`
  color: ${theme.colour.text3};

  &[aria-checked='true'] {
    color: ${theme.colour.turf};
  }
`;
