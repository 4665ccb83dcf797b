/**
 * A minute of play as football writes it, with a prime; added time after a plus.
 *
 * @example
 * minuteText(71, null); // '71′'
 * minuteText(90, 3); // '90+3′'
 */
export function minuteText(minute: number, injuryTime: number | null): string {
  return injuryTime === null || injuryTime === 0 ? `${minute}′` : `${minute}+${injuryTime}′`;
}
