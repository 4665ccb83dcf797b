import {
  epochMs,
  instantAt,
  instantOfMinute,
  matchChatRoom,
  type MatchReport,
  type UtcInstant,
} from '@tribunen/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chatApi } from '../../../../api/chatApi.ts';
import type { ShownHistory } from '../../../../chat/history/useChatHistory.ts';
import { useApi } from '../../../../services/useApi.ts';
import { useShownMinute } from '../useShownMinute.ts';

const minuteMs = 60_000;
const halfTime = 45;
/** The shortest break, so that an estimated moment never comes before its minute was over. */
const breakMs = 15 * minuteMs;
const nothing = (): void => {};

/** The latest messages that were written by the replayed minute. Later ones are not loaded. */
export function useWritten(report: MatchReport): ShownHistory {
  const { match } = report;
  const minute = useShownMinute() ?? 0;
  const until = useMemo(() => momentOf(report, minute), [report, minute]);
  const { writtenBy } = useApi(chatApi);
  const { data, isError, refetch } = useQuery({
    queryKey: ['replay-chat', match.id, until],
    queryFn: () => writtenBy(matchChatRoom(match), until),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return useMemo(() => {
    if (isError) return { status: 'error', onRetry: () => void refetch() };
    if (data === undefined) return { status: 'loading' };
    return {
      status: 'ready',
      // Of a minute that the reader has wound back from, the messages may still be here.
      history: { messages: data.filter(({ createdAt }) => createdAt <= until), hasOlder: false, completeUntil: null },
      older: 'none',
      onLoadOlder: nothing,
      leftOut: null,
      onLoadLeftOut: nothing,
      onAtNewest: nothing,
    };
  }, [data, isError, refetch, until]);
}

/** When a minute of a match was over. Without the times of events, a moment that is surely not later. */
function momentOf({ match, events }: MatchReport, minute: number): UtcInstant {
  const timed = events.flatMap(({ minute: at, occurredAtUtc }) =>
    occurredAtUtc === null ? [] : [{ minute: at, occurredAt: occurredAtUtc }],
  );
  const estimated = epochMs(match.utcKickoff) + minute * minuteMs + (minute > halfTime ? breakMs : 0);
  return instantOfMinute(match, timed, minute) ?? instantAt(estimated);
}
