import type { QueryClient } from '@tanstack/react-query';

const key = ['slow-feed-news'];

/** Whether the page says that goals come late (LIVE-33). */
export const isSlowFeedNews = (queryClient: QueryClient): boolean => queryClient.getQueryData(key) === true;

/** Makes the page say that goals come late, or stop saying it. */
export const saySlowFeed = (queryClient: QueryClient, isSaid: boolean): void =>
  void queryClient.setQueryData(key, isSaid);
