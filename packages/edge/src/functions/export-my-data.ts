import { exportMyDataRequest } from '@tribunen/contract';
import type { EdgeFunction } from '../EdgeFunction.ts';
import { readAsked } from '../readAsked.ts';
import { refuse } from '../refuse.ts';

/**
 * The edge function `export-my-data`: returns the rows of the caller, by table, page by page, because all rows of a
 * large account do not fit into a function's memory. The database allows this a few times in an hour.
 */
export const answerExportMyData: EdgeFunction = async (request, { accounts, caller }) => {
  const { skipped } = (await readAsked(request, exportMyDataRequest)) ?? { skipped: 0 };
  const exported = caller.role === 'authenticated' ? await accounts.exportRows(caller.id, skipped) : null;
  if (exported === null) return refuse(401, 'Sign in to download your data');
  if (!('waitSeconds' in exported)) return Response.json(exported);
  return refuse(429, 'You have downloaded your data several times: try again later', exported.waitSeconds);
};
