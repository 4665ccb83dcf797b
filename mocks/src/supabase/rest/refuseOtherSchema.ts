import { PostgresError } from '../PostgresError.ts';

/** Only `public` is exposed; a request names its schema by one header to read, by another to write. @throws {PostgresError} PGRST106 */
export function refuseOtherSchema({ method, headers }: Request): void {
  const schema = headers.get(method === 'GET' || method === 'HEAD' ? 'accept-profile' : 'content-profile');
  if (schema === null || schema === 'public') return;
  throw new PostgresError('PGRST106', `Invalid schema: ${schema}`, 'Only the following schemas are exposed: public');
}
