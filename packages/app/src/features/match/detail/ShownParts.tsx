import { type Match, matchAtScore, type MatchEvent, scoreAt } from '@tribunen/domain';
import { type BackView, DetailHeader, DetailStatus, useHasPane } from '@tribunen/ui';
import { useMemo } from 'react';
import { useCheer } from '../cheer/useCheer.ts';
import { ShareMenuContainer } from './sharing/ShareMenuContainer.tsx';
import { useShownMinute } from './useShownMinute.ts';

interface ShownHeaderProps {
  readonly match: Match;
  /** Null while they are not known: then the match is shown as it is now. */
  readonly events: readonly MatchEvent[] | null;
  readonly back: BackView;
}

/** The header at the shown minute. It renders again when the score does; the badge alone follows every minute. */
export function ShownHeader({ match, events, back }: ShownHeaderProps) {
  const shown = useMatchAtMinute(match, events);
  const canWindBack = events !== null;
  const status = useMemo(
    () => (canWindBack ? <ShownStatus match={match} /> : <DetailStatus match={match} minute={null} />),
    [match, canWindBack],
  );
  const action = useMemo(() => <ShownShareMenu match={match} />, [match]);
  const { cheering, cheersFor, onChooseSide, onCheer } = useCheer(match.id);
  const hasRoom = useHasPane();
  const cheer = hasRoom ? { side: cheersFor, onChoose: onChooseSide, onCheer } : null;
  return <DetailHeader match={shown} status={status} back={back} action={action} cheering={cheering} cheer={cheer} />;
}

function ShownShareMenu({ match }: { readonly match: Match }) {
  return <ShareMenuContainer match={match} minute={useShownMinute()} />;
}

function ShownStatus({ match }: { readonly match: Match }) {
  return <DetailStatus match={match} minute={useShownMinute()} />;
}

function useMatchAtMinute(match: Match, events: readonly MatchEvent[] | null): Match {
  const home = useShownMinute((minute) => (minute === null || events === null ? null : scoreAt(events, minute).home));
  const away = useShownMinute((minute) => (minute === null || events === null ? null : scoreAt(events, minute).away));
  return useMemo(
    () => (home === null || away === null ? match : matchAtScore(match, { home, away })),
    [match, home, away],
  );
}
