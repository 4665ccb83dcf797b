/** No timer of a page in view is so late without reason. */
const lateMs = 5000;

/**
 * Whether the device has slept, or its clock was set, while a timer ran: the clock says far more or far less than the timer. Then what was
 * told meanwhile is to be caught up with. LIVE-20
 *
 * @param elapsedMs what has passed by the device's clock; less than nothing where the clock was set back
 * @param timerMs what the timer was set to
 * @example
 * isWaking(5_100, 5_000); // false
 * isWaking(3_600_000, 5_000); // true
 */
export function isWaking(elapsedMs: number, timerMs: number): boolean {
  return Math.abs(elapsedMs - timerMs) > lateMs;
}
