/** A timer of a visible page is never this late unless the device slept or its clock was set. */
const lateMs = 5000;

/**
 * Whether the device slept, or its clock was set, while a timer ran: the clock has moved far more or far less than the
 * timer. Then a catch-up is due. LIVE-20
 *
 * @param elapsedMs the time that has passed by the device's clock; negative when the clock was set back
 * @param timerMs how long the timer was set to run
 */
export function isWaking(elapsedMs: number, timerMs: number): boolean {
  return Math.abs(elapsedMs - timerMs) > lateMs;
}
