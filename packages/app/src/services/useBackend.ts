import type { BackendPart } from '../backend/access/BackendPart.ts';
import { useServices } from './useServices.ts';

/**
 * A part of the backend: the calls of one feature.
 *
 * @example
 * const { follows } = useBackend(homeBackend);
 */
export function useBackend<Part extends object>(part: BackendPart<Part>): Part {
  return part.of(useServices().access);
}
