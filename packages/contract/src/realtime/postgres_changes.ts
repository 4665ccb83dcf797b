import { type InferOutput, literal, object, string, unknown, variant } from 'valibot';
import { utcInstant } from '../brands.ts';

const origin = { schema: string(), table: string(), commit_timestamp: utcInstant };

/** One change of a row, as the client passes it on. For a deleted row it contains the key only. */
export const postgresChange = variant('eventType', [
  object({ ...origin, eventType: literal('INSERT'), new: unknown() }),
  object({ ...origin, eventType: literal('UPDATE'), new: unknown() }),
  object({ ...origin, eventType: literal('DELETE'), old: unknown() }),
]);
export type PostgresChange = InferOutput<typeof postgresChange>;
