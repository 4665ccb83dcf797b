import type { Followable } from '@tribunen/domain';
import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { theme } from '../../theme/theme.ts';
import { FollowCrest } from '../FollowCrest.tsx';
import { useFollowName } from '../useFollowName.ts';
import { entityOf } from './entityOf.ts';
import type { FollowableItem } from './FollowsView.ts';

interface FollowableRowProps {
  readonly item: FollowableItem;
  onFollow(followable: Followable): void;
  /** The content between the crest and the button; the name by default. */
  readonly children?: ReactNode;
}

/** A team or a competition, with the button that follows it, which is disabled if it is followed already (FOLLOW-5). */
export function FollowableRow({ item: { followable, isFollowed }, onFollow, children }: FollowableRowProps) {
  const { t } = useWords();
  const { names, crest } = entityOf(followable);
  const name = useFollowName()(names);
  return (
    <Row>
      <FollowCrest follow={names} image={crest} size={30} />
      {children ?? <Name>{name}</Name>}
      <AddButton
        icon={isFollowed ? Check : Plus}
        label={isFollowed ? t(($) => $.follows.added, { name }) : t(($) => $.follows.add, { name })}
        // The button keeps the focus, which a truly disabled button would lose.
        aria-disabled={isFollowed || undefined}
        onClick={() => {
          if (!isFollowed) onFollow(followable);
        }}
      />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${theme.space[3]};
  min-height: 52px;
  padding: ${theme.space[1]} ${theme.space[2]} ${theme.space[1]} ${theme.space[4]};
`;

const Name = styled.span`
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.font.line.snug};
  overflow-wrap: anywhere;
`;

const AddButton = styled(IconButton)`
  background: ${theme.colour.turfSoft};
  color: ${theme.colour.turf};

  &[aria-disabled='true'] {
    background: none;
    color: ${theme.colour.text2};
    cursor: default;
  }
`;
