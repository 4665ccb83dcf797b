import { useQuery } from '@tanstack/react-query';
import { type FeedPace, instantAt, isSlowPace, sourceTime, type UtcInstant } from '@tribunen/domain';
import { useEffect } from 'react';
import { feedPaceApi } from '../../api/feedPaceApi.ts';
import { saySlowFeed } from '../../data/slowFeedNews.ts';
import { SafeStorage } from '../../lib/storage/SafeStorage.ts';
import { useLiveConnection } from '../../live/useLiveConnection.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';

/** The rule by which the age of the shown data counts under a slow plan. */
export interface SourceTimeRule {
  /** The moment from which the age counts of data that was confirmed at a moment. */
  of(confirmedAt: UtcInstant | null): UtcInstant | null;
}

interface FeedPaceContainerProps {
  /** Receives the rule; null while the page's own confirmation counts. */
  onRule(rule: SourceTimeRule | null): void;
}

/** While the plan is slow its age changes; otherwise the page only has to notice that a match of such a plan has begun. */
const reloadMs = { slow: 60_000, quick: 300_000 };
const shownKey = 'tribunen-slow-feed-shown';

/**
 * Reads how often the provider of the matches in play is asked. Under a slow plan the age of the data counts from the provider's answer, and
 * the first visit says that goals come late (LIVE-33).
 */
export function FeedPaceContainer({ onRule }: FeedPaceContainerProps) {
  const api = useApi(feedPaceApi);
  const { queryClient } = useServices();
  const feed = useLiveConnection()?.feed ?? null;
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['feed-pace'],
    queryFn: () => api.pace(),
    refetchInterval: ({ state }) => reloadMs[isSlow(state.data) ? 'slow' : 'quick'],
  });
  const slow = isSlow(data) ? data : null;
  useEffect(() => {
    if (slow === null) return;
    const answeredAt = instantAt(dataUpdatedAt - slow.ageMs);
    let newestEventAt: UtcInstant | null = null;
    const end = feed?.onEvents(({ events }) => {
      for (const { occurredAt } of events) {
        if (newestEventAt === null || newestEventAt < occurredAt) newestEventAt = occurredAt;
      }
    });
    onRule({ of: (confirmedAt) => sourceTime({ confirmedAt, answeredAt, newestEventAt }) });
    return () => {
      onRule(null);
      end?.();
    };
  }, [slow, dataUpdatedAt, onRule, feed]);
  useEffect(() => {
    const storage = new SafeStorage(() => localStorage);
    if (slow === null || storage.getItem(shownKey) !== null) return;
    storage.setItem(shownKey, 'yes');
    saySlowFeed(queryClient, true);
  }, [slow, queryClient]);
  return null;
}

function isSlow(pace: FeedPace | null | undefined): pace is FeedPace {
  return pace !== null && pace !== undefined && isSlowPace(pace);
}
