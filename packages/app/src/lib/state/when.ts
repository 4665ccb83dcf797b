import type { Observed } from './Observable.ts';

/**
 * Waits until an observed value passes a test, and resolves to it.
 *
 * @example
 * const room = await when(live, (loaded) => loaded !== null);
 */
export function when<Value, Passing extends Value>(
  observed: Observed<Value>,
  passes: (value: Value) => value is Passing,
): Promise<Passing>;
export function when<Value>(observed: Observed<Value>, passes: (value: Value) => boolean): Promise<Value>;
export function when<Value>(observed: Observed<Value>, passes: (value: Value) => boolean): Promise<Value> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const value = observed.current();
      if (!passes(value)) return false;
      resolve(value);
      return true;
    };
    if (look()) return;
    const end = observed.subscribe(() => {
      if (look()) end();
    });
  });
}
