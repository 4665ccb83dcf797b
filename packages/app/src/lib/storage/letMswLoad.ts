/**
 * The stand-ins that MSW accepts as storages without content, by their names in the browser. `SafeStorage` also treats
 * the first as a refusal.
 */
const standIns = { localStorage: {}, indexedDB: undefined };

/** Replaces refused storages, because MSW reads the browser's storages without a guard, so that the demo would not start. */
export function letMswLoad(page: object): void {
  for (const [name, value] of Object.entries(standIns)) {
    try {
      Reflect.get(page, name);
    } catch {
      Object.defineProperty(page, name, { value });
    }
  }
}
