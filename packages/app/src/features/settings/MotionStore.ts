import { applyMotionChoice, type MotionChoice } from '@tribunen/ui';
import { StoredValue } from '../../lib/storage/StoredValue.ts';
import { motionKey, toMotionChoice } from '../../lib/appearance/keptMotion.ts';

/**
 * The choice whether motion is reduced. The store keeps it on this device and applies it to the page. Only the settings need the store: `beforePaint`
 * applies the choice at the start of a page, and follows the choices of other tabs.
 */
export class MotionStore extends StoredValue<MotionChoice> {
  constructor(storage: () => Storage, page: Document) {
    super(
      {
        key: motionKey,
        storage,
        read: toMotionChoice,
        write: (choice) => (choice === 'system' ? null : choice),
      },
      window,
    );
    this.subscribe(() => applyMotionChoice(this.current(), page.documentElement));
  }
}
