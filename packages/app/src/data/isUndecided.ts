import { BackendFailure } from '../api/access/BackendFailure.ts';
import { TableError } from '../api/tables/rows.ts';

/**
 * Codes of passing failures: PostgREST has no connection to the database, or the token had expired, in which case the
 * next attempt uses a renewed one.
 */
const passing = /^PGRST(?:00\d|30[13])$/;

/**
 * Whether a failed call of a table leaves its outcome open: there was no answer, or only one from a gateway without a
 * backend, or the backend demanded a later attempt. The call may still have been carried out.
 */
export function isUndecided(error: unknown): boolean {
  if (!(error instanceof BackendFailure)) return false;
  if (error.retryAfterMs !== null) return true;
  if (error.status !== null) return error.status >= 502 && error.status <= 504;
  return !(error instanceof TableError) || error.code === '' || passing.test(error.code);
}
