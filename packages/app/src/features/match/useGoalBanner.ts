import type { Follow, MatchId } from '@tribunen/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { alertsBackend } from '../../backend/alertsBackend.ts';
import { useBackend } from '../../services/useBackend.ts';
import { LiveCache } from '../../live/LiveCache.ts';
import type { LiveRoom } from '../../live/LiveRoom.ts';
import { neverChanges } from '../../live/neverChanges.ts';
import { useLiveRoom } from '../../live/useLiveRoom.ts';
import { type GoalBanner, GoalBannerBoard } from '../../notifications/GoalBannerBoard.ts';
import { useFollows } from '../../queries/useFollows.ts';
import { useUserId } from '../../session/useUserId.ts';

const noFollows: readonly Follow[] = [];

/** The goal that is told above the open match; null while there is none. */
export function useGoalBanner(openMatchId: MatchId): { readonly goal: GoalBanner | null; close(): void } {
  const room = useLiveRoom();
  const board = useBoard(room);
  const userId = useUserId();
  const { data: follows = noFollows } = useFollows();
  useEffect(() => board?.watch({ userId, follows, openMatchId }), [board, userId, follows, openMatchId]);
  const goal = useSyncExternalStore(board?.subscribe ?? neverChanges, () => board?.current() ?? null);
  return { goal, close: () => board?.close() };
}

/** A board that runs as long as the screen is open. */
function useBoard(room: LiveRoom | null): GoalBannerBoard | null {
  const queryClient = useQueryClient();
  const backend = useBackend(alertsBackend);
  const board = useMemo(() => {
    if (room === null) return null;
    const { feed, tabs, world, clock, log } = room;
    const { competitionIdOf } = new LiveCache(queryClient);
    return new GoalBannerBoard({ backend, queryClient, feed, tabs, world, clock, log, competitionIdOf });
  }, [room, backend, queryClient]);
  useEffect(() => {
    board?.start();
    return () => board?.stop();
  }, [board]);
  return board;
}
