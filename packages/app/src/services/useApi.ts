import type { ApiPart } from '../api/access/ApiPart.ts';
import { useServices } from './useServices.ts';

/** A part of the backend: the calls of one feature. */
export function useApi<Part extends object>(part: ApiPart<Part>): Part {
  return part.of(useServices().access);
}
