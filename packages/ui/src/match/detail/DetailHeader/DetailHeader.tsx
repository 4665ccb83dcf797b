import type { Match, Side } from '@tribunen/domain';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { CheerButton } from '../../CheerButton/CheerButton.tsx';
import { MatchHeader } from '../../MatchHeader/MatchHeader.tsx';
import { theme } from '../../../theme/theme.ts';
import { BackLink } from './BackLink.tsx';
import type { BackView } from '../MatchDetailScreen/MatchDetailView.ts';

interface DetailHeaderProps {
  /** With the score of the minute that it is shown at. */
  readonly match: Match;
  /** A `DetailStatus`. */
  readonly status: ReactNode;
  readonly back: BackView;
  /** At the other end of the line with the way back. */
  readonly action?: ReactNode;
  /** The halves that are lit, with their number of cheers; the same map until that changes. */
  readonly cheering?: ReadonlyMap<Side, number>;
  /** Whom the spectator cheers for, where there is room to be asked; null elsewhere. */
  readonly cheer?: { readonly side: Side | null; onChoose(side: Side): void; onCheer(side: Side): void } | null;
}

const nobody: ReadonlyMap<Side, number> = new Map();

/**
 * The header of an opened match: the way back, the two teams, the score and the state.
 *
 * @example
 * <DetailHeader match={match} status={<DetailStatus match={match} minute={null} />} back={back} />
 */
export const DetailHeader = memo(function DetailHeader({
  match,
  status,
  back,
  action = null,
  cheering = nobody,
  cheer = null,
}: DetailHeaderProps) {
  return (
    <MatchHeader
      match={match}
      cheering={cheering}
      status={status}
      start={<BackLink back={back} />}
      action={
        <Actions>
          {cheer !== null && <CheerButton match={match} {...cheer} />}
          {action}
        </Actions>
      }
    />
  );
});

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
`;
