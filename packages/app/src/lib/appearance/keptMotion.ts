import type { MotionChoice } from '@tribunen/ui';

/** The storage key of the choice of motion. */
export const motionKey = 'tribunen-motion';

/** A stored choice; `system` where none is stored. */
export function toMotionChoice(stored: string | null): MotionChoice {
  return stored === 'reduced' ? stored : 'system';
}

/** The choice of motion that this device keeps. */
export function keptMotion(storage: Pick<Storage, 'getItem'>): MotionChoice {
  return toMotionChoice(storage.getItem(motionKey));
}
