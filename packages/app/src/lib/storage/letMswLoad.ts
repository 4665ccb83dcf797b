/** What MSW takes for a storage that keeps nothing, by its name in the browser. `SafeStorage` takes the first for a refusal too. */
const standIns = { localStorage: {}, indexedDB: undefined };

/** MSW reads the browser's storages without a guard: where the browser refuses them the demo would not start. */
export function letMswLoad(page: object): void {
  for (const [name, value] of Object.entries(standIns)) {
    try {
      Reflect.get(page, name);
    } catch {
      Object.defineProperty(page, name, { value });
    }
  }
}
