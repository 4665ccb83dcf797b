import { BackendFailure } from '../api/access/BackendFailure.ts';
import { TableError } from '../api/tables/rows.ts';

/** PostgREST has no database, or the token had expired: it is renewed, and the next attempt has the new one. */
const passing = /^PGRST(?:00\d|30[13])$/;

/**
 * Whether a failed call of a table leaves open what the backend makes of it: nothing answered, or something before the database did (a gateway
 * without a backend), or asked to come back later. The call may have been carried out all the same.
 */
export function isUndecided(error: unknown): boolean {
  if (!(error instanceof BackendFailure)) return false;
  if (error.retryAfterMs !== null) return true;
  if (error.status !== null) return error.status >= 502 && error.status <= 504;
  return !(error instanceof TableError) || error.code === '' || passing.test(error.code);
}
