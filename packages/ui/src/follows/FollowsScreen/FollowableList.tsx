import type { Followable } from '@tribunen/domain';
import styled from 'styled-components';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { entityOf } from './entityOf.ts';
import { FollowableRow } from './FollowableRow.tsx';
import type { FollowableItem } from './FollowsView.ts';

interface FollowableListProps {
  readonly items: readonly FollowableItem[];
  onFollow(followable: Followable): void;
}

/** Teams and competitions, each with a button that follows it. */
export function FollowableList({ items, onFollow }: FollowableListProps) {
  return (
    <List>
      {items.map((item) => (
        <li key={entityOf(item.followable).key}>
          <FollowableRow item={item} onFollow={onFollow} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  ${touchlines}

  & > li + li {
    border-top: 1px solid ${theme.colour.line};
  }
`;
