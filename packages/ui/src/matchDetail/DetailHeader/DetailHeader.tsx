import type { Match, Side } from '@tribunen/domain';
import { memo, type ReactNode } from 'react';
import { MatchHeader } from '../../match/MatchHeader/MatchHeader.tsx';
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
}

const nobody: ReadonlyMap<Side, number> = new Map();

/**
 * The header of an opened match: the way back, the two teams, the score and the state.
 *
 * @example
 * <DetailHeader match={match} status={<DetailStatus match={match} minute={null} />} back={back} />
 */
export const DetailHeader = memo(function DetailHeader({ match, status, back, action = null }: DetailHeaderProps) {
  return (
    <MatchHeader match={match} cheering={nobody} status={status} start={<BackLink back={back} />} action={action} />
  );
});
