/** The time slider of passes and runs, in minutes played, and how long playback stays on each minute (PITCH-18). */
export const timeSlider = { from: 0, to: 95, step: 1, msPerMinute: 300 } as const;

/**
 * The events that had happened when the slider stands at `minute`, including that minute. Its end is the end of the match, extra
 * time included (PITCH-18).
 */
export function eventsUntil<Event extends { readonly minute: number }>(
  events: readonly Event[],
  minute: number,
): readonly Event[] {
  return minute >= timeSlider.to ? events : events.filter((event) => event.minute <= minute);
}

/** The minute that playback shows next; null at the end (PITCH-18). */
export function nextSliderMinute(minute: number): number | null {
  return minute < timeSlider.to ? Math.min(minute + timeSlider.step, timeSlider.to) : null;
}
