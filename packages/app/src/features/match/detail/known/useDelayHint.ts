import { isLive, type Match, shownScore } from '@tribunen/domain';
import { toast, useWords } from '@tribunen/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { SafeStorage } from '../../../../lib/storage/SafeStorage.ts';
import { useServices } from '../../../../services/useServices.ts';
import { useScrubber } from '../useShownMinute.ts';

const key = 'tribunen.delayHint';
const spoiledMs = 20_000;

/**
 * Says once on a device where a delay is chosen: when a goal is seen within 20 s of a press of «Nå», and so perhaps
 * before the reader's picture shows it (KNOWN-15).
 */
export function useDelayHint(match: Match): void {
  const { t } = useWords();
  const { access, now } = useServices();
  const score = shownScore(match);
  const goals = (score?.home ?? 0) + (score?.away ?? 0);
  const before = useRef(goals);
  const goalAt = useRef(Number.NEGATIVE_INFINITY);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const look = (): void => {
    const isSpoiled = Math.abs(goalAt.current - pressedAt.current) <= spoiledMs;
    const storage = new SafeStorage(() => localStorage);
    const hasDelay = (access.gate?.longestDelay() ?? 0) > 0;
    if (!isSpoiled || hasDelay || !isLive(match) || storage.getItem(key) !== null) return;
    storage.setItem(key, 'shown');
    toast.news({ title: t(($) => $.known.delay.spoiled), text: t(($) => $.known.delay.hint) });
  };
  const seeGoals = useEffectEvent(() => {
    if (goals > before.current) {
      goalAt.current = now();
      look();
    }
    before.current = goals;
  });
  useEffect(() => seeGoals(), [goals]);
  const store = useScrubber();
  const seeScrubber = useEffectEvent((from: number | null) => {
    if (from === null || store.current() !== null) return;
    pressedAt.current = now();
    look();
  });
  useEffect(() => {
    let minute = store.current();
    return store.subscribe(() => {
      seeScrubber(minute);
      minute = store.current();
    });
  }, [store]);
}
