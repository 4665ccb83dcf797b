import type { MatchId, MatchTab } from '@tribunen/domain';
import { TabNotLoaded } from '@tribunen/ui';
import { matchTabBodies } from './matchTabBodies.ts';
import { useLiveReport } from './useMatchDetail.ts';

/** A tab of an opened match, beside a list or a chat. Its code and the report are loaded when it is first shown, and the report stays live. It needs a `Scrubber` around it. */
export function ReportPart({ id, tab }: { readonly id: MatchId; readonly tab: MatchTab }) {
  const { data, isError, isFetching, refetch } = useLiveReport(id);
  const Body = matchTabBodies[tab];
  if (data !== undefined) return <Body match={data} />;
  return isError ? <TabNotLoaded isTrying={isFetching} onRetry={() => void refetch()} /> : null;
}
