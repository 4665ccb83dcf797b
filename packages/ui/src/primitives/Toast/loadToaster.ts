/** Fetches what shows the toasts. */
export async function loadToaster() {
  return (await import('./Toaster.tsx')).Toaster;
}

/**
 * Fetches what shows the toasts before there is one, for a screen whose calls may fail because the network is gone: the toast that says so could
 * not be fetched then.
 *
 * @example
 * useEffect(() => prepareToasts(), []);
 */
export function prepareToasts(): void {
  loadToaster().catch((error: unknown) => console.error('The toasts could not be fetched yet', error));
}
