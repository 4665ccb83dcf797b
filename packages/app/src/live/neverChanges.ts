/** The subscription to a store that is not there yet. */
export function neverChanges(): () => void {
  return () => {
    // Nothing was listened to.
  };
}
