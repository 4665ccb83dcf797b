/** The number of minutes that Page Up and Page Down move. */
const page = 10;

/**
 * The minute that a key selects; null for a key that selects none.
 *
 * @param last the last minute
 */
export function minuteAtKey(key: string, minute: number, last: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(minute + 1, last);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(minute - 1, 1);
    case 'PageUp':
      return Math.min(minute + page, last);
    case 'PageDown':
      return Math.max(minute - page, 1);
    case 'Home':
      return 1;
    case 'End':
      return last;
    default:
      return null;
  }
}
