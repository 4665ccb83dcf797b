import type { JsonRow } from '../postgres/columnTypes.ts';

/** One committed change of one row, in the order of commit. */
export type Change = {
  readonly schema: 'public' | 'auth';
  readonly table: string;
  readonly primaryKey: string;
} & (
  | { readonly type: 'INSERT'; readonly record: JsonRow }
  | { readonly type: 'UPDATE'; readonly record: JsonRow; readonly oldRecord: JsonRow }
  | { readonly type: 'DELETE'; readonly oldRecord: JsonRow }
);
