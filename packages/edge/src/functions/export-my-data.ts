import type { EdgeFunction } from '../EdgeFunction.ts';
import { refuse } from '../refuse.ts';

/** The edge function `export-my-data`: every row of the caller, by table. */
export const answerExportMyData: EdgeFunction = async (_request, { accounts, caller }) => {
  const exported = caller.role === 'authenticated' ? await accounts.exportRows(caller.id) : null;
  return exported === null ? refuse(401, 'Sign in to download your data') : Response.json(exported);
};
