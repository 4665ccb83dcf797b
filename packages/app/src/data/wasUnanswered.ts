import { BackendFailure } from '../backend/access/BackendFailure.ts';
import { TableError } from '../backend/tables/rows.ts';

/** Whether a call failed because nothing answered: there is no network, or it was too slow. The call may have reached the backend all the same. */
export function wasUnanswered(error: unknown): boolean {
  if (error instanceof TableError) return !error.isAnswered;
  return error instanceof BackendFailure && error.status === null;
}
