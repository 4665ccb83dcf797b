import type { SourceFile } from './readSources.ts';

/**
 * A file that a journey passes. The step before imports it, or it imports the step before; where neither does, `by`
 * names the property, context or key that joins the two, and both files use that name.
 */
export type Step = string | { readonly file: string; readonly by: string };

/** The way of one thing through the files, from `packages`. */
export interface Journey {
  readonly name: string;
  /** More files than these are too many. */
  readonly limit: number;
  readonly steps: readonly Step[];
}

/**
 * The ways that a newcomer follows first. A file counts when the thing, or the callback that waits for it, passes
 * through; a file that only answers its caller does not.
 */
export const journeys: readonly Journey[] = [
  {
    name: 'a message, from the press to the insert',
    limit: 10,
    steps: [
      'ui/src/chat/Composer/Composer.tsx',
      'ui/src/chat/Chat/Chat.tsx',
      { file: 'app/src/chat/RoomChat.tsx', by: 'Chat' },
      'app/src/chat/useSpectatorChatView.ts',
      { file: 'app/src/chat/outbox/OutboxSender.ts', by: 'write' },
      'app/src/chat/outbox/Outboxes.ts',
      'app/src/api/roomsApi.ts',
      'app/src/api/chatApi.ts',
      'app/src/api/tables/messageRows.ts',
      'app/src/api/tables/rows.ts',
    ],
  },
  {
    name: 'a rating, from the press to the upsert',
    limit: 9,
    steps: [
      'ui/src/scouting/RatingCard/RatingCard.tsx',
      'ui/src/scouting/ScoutingScreen/ScoutingScreen.tsx',
      { file: 'app/src/features/scouting/OpenSquad.tsx', by: 'ScoutingScreen' },
      'app/src/features/scouting/usePlayerView.ts',
      'app/src/features/scouting/useRatings.ts',
      'app/src/data/useChange.ts',
      'app/src/features/scouting/useRatings.ts',
      'app/src/api/scoutingApi.ts',
      'app/src/api/tables/rows.ts',
    ],
  },
  {
    name: 'a goal, from the row on the socket to the banner',
    limit: 14,
    steps: [
      'app/src/api/realtime/RealtimeSocket.ts',
      'app/src/api/realtime/subscribeToRows.ts',
      'app/src/api/realtime/live_matches_new.ts',
      'app/src/api/liveApi.ts',
      'app/src/live/RealtimeLink.ts',
      'app/src/live/LiveFeed.ts',
      'app/src/lib/state/FrameBatcher.ts',
      'app/src/live/LiveFeed.ts',
      'app/src/live/MatchStore.ts',
      'app/src/data/freshenQueryData.ts',
      { file: 'app/src/data/matches/watchMatchChanges.ts', by: 'queryClient' },
      'app/src/live/notifications/goalBanner/GoalBannerQueue.ts',
      'app/src/live/notifications/useAlerts.ts',
      'app/src/live/notifications/goalBanner/GoalBannerHost.tsx',
      { file: 'ui/src/notifications/GoalBanner/GoalBanner.tsx', by: 'GoalBanner' },
    ],
  },
];

/** How many files a journey passes. A file that it comes back to counts once. */
export function hopsOf({ steps }: Journey): number {
  return new Set(steps.map(fileOf)).size;
}

/**
 * The steps of a journey that do not hold: a file that is missing, or two that nothing joins.
 *
 * @param files those of all packages, by their path from `packages`
 */
export function brokenSteps({ steps }: Journey, files: ReadonlyMap<string, SourceFile>): readonly string[] {
  return steps.flatMap((step, index) => {
    const file = files.get(fileOf(step));
    if (file === undefined) return [`${fileOf(step)} is missing`];
    const before = steps[index - 1];
    const from = before === undefined ? undefined : files.get(fileOf(before));
    if (from === undefined || from === file) return [];
    const isJoined =
      typeof step === 'string'
        ? from.imports.includes(file.path) || file.imports.includes(from.path)
        : from.names.has(step.by) && file.names.has(step.by);
    return isJoined ? [] : [`nothing joins ${from.path} and ${file.path}`];
  });
}

/** The file of a step, from `packages`. */
export function fileOf(step: Step): string {
  return typeof step === 'string' ? step : step.file;
}
