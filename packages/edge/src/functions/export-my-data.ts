import type { EdgeFunction } from '../EdgeFunction.ts';
import { refuse } from '../refuse.ts';

/**
 * The edge function `export-my-data`: returns every row of the caller, by table. The database allows this a few times
 * in an hour.
 */
export const answerExportMyData: EdgeFunction = async (_request, { accounts, caller }) => {
  const exported = caller.role === 'authenticated' ? await accounts.exportRows(caller.id) : null;
  if (exported === null) return refuse(401, 'Sign in to download your data');
  if (!('waitSeconds' in exported)) return Response.json(exported);
  const refusal = refuse(429, 'You have downloaded your data several times: try again later');
  refusal.headers.set('retry-after', String(exported.waitSeconds));
  return refusal;
};
