import type { EdgeFunction } from './EdgeFunction.ts';
import { exportAccount } from './exportAccount.ts';
import { refuse } from './refuse.ts';

/** The edge function `export-my-data`: every row of the caller's, by table. */
export const answerExportMyData: EdgeFunction = (_request, { database, who, now }) => {
  const exported = who.role === 'authenticated' ? exportAccount(database, who.id, now) : null;
  return exported === null ? refuse(401, 'Sign in to download your data') : Response.json(exported);
};
