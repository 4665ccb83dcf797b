import { PostgresError } from '@tribunen/protocol';
import { project } from '../project.ts';

/**
 * Refuses every schema but `public`. A request names its schema in one header for reading, in another for writing.
 * @throws {PostgresError} PGRST106
 */
export function refuseOtherSchema({ method, headers }: Request): void {
  const schema = headers.get(method === 'GET' || method === 'HEAD' ? 'accept-profile' : 'content-profile');
  const schemas: readonly string[] = project.schemas;
  if (schema === null || schemas.includes(schema)) return;
  const hint = `Only the following schemas are exposed: ${schemas.join(', ')}`;
  throw new PostgresError('PGRST106', `Invalid schema: ${schema}`, null, hint);
}
