import type { MatchId, MatchTab } from '@tribunen/domain';
import { TabNotLoaded } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { matchBackend } from '../../../backend/matchBackend.ts';
import { matchQuery } from '../../../data/matches/matchQuery.ts';
import { useBackend } from '../../../services/useBackend.ts';
import { matchTabBodies } from './matchTabBodies.ts';

/** A tab of an opened match, beside a list or a chat. Its code and the report are loaded when it is first shown. It needs a `Scrubber` around it. */
export function ReportPart({ id, tab }: { readonly id: MatchId; readonly tab: MatchTab }) {
  const { data, isError, isFetching, refetch } = useQuery(matchQuery(useBackend(matchBackend), id));
  const Body = matchTabBodies[tab];
  if (data !== undefined) return <Body match={data} />;
  return isError ? <TabNotLoaded isTrying={isFetching} onRetry={() => void refetch()} /> : null;
}
