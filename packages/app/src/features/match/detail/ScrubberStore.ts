import { Observable } from '../../../lib/state/Observable.ts';

/**
 * The minute at which an opened match is shown; null is now. Each match screen has one, and every part of the screen reads it by
 * `useShownMinute`.
 */
export class ScrubberStore extends Observable<number | null> {
  readonly choose = (minute: number): void => this.set(minute);

  readonly backToNow = (): void => this.set(null);
}
