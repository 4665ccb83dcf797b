import type { JsonRow } from '../postgres/columnTypes.ts';

/** A committed change of a row. Changes arrive in commit order. */
export type Change = {
  readonly schema: 'public' | 'auth' | 'private';
  readonly table: string;
  readonly primaryKey: string;
} & (
  | { readonly type: 'INSERT'; readonly record: JsonRow }
  | { readonly type: 'UPDATE'; readonly record: JsonRow; readonly oldRecord: JsonRow }
  | { readonly type: 'DELETE'; readonly oldRecord: JsonRow }
);
