/** A minute of play as football writes it, with a prime; added time after a plus. */
export function minuteText(minute: number, injuryTime: number | null): string {
  return injuryTime === null || injuryTime === 0 ? `${minute}′` : `${minute}+${injuryTime}′`;
}
