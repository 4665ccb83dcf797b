import { type PathStep, placeOf } from '../files/placeOf.ts';
import type { EventSource } from './EventFile.ts';

/**
 * The events of a JSON text.
 *
 * @param path the way to the list from the whole value
 */
export function jsonSource(text: string, items: readonly unknown[], path: readonly PathStep[] = []): EventSource {
  return {
    items,
    placeOf: (item, inside) => {
      const whole = [...path, item, ...inside];
      return { ...placeOf(text, whole), field: whole.join('.') };
    },
  };
}
