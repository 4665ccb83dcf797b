/** The hours in which a user receives no push message, in minutes since midnight in the user's time zone. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

/**
 * Whether a minute of the day lies in the quiet hours, which include their first minute but not their end. They may pass midnight. PUSH-1
 *
 * @param minute since midnight in the user's time zone
 */
export function isQuiet({ from, until }: QuietHours, minute: number): boolean {
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until;
}
