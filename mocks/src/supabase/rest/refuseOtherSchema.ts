import { PostgresError } from '@tribunen/protocol';
import { project } from '../project.ts';

/**
 * Refuses every schema except `public`. A read names its schema in `accept-profile`, a write in `content-profile`.
 * @throws {PostgresError} PGRST106
 */
export function refuseOtherSchema({ method, headers }: Request): void {
  const schema = headers.get(method === 'GET' || method === 'HEAD' ? 'accept-profile' : 'content-profile');
  const schemas: readonly string[] = project.schemas;
  if (schema === null || schemas.includes(schema)) return;
  const hint = `Only the following schemas are exposed: ${schemas.join(', ')}`;
  throw new PostgresError('PGRST106', `Invalid schema: ${schema}`, null, hint);
}
