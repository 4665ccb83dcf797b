import { type InferOutput, literal, object, string, unknown, variant } from 'valibot';
import { moment } from '../columns.ts';

const origin = { schema: string(), table: string(), commit_timestamp: moment };

/** One change of a row, as the client hands it on; of a deleted row only the key is told. */
export const postgresChange = variant('eventType', [
  object({ ...origin, eventType: literal('INSERT'), new: unknown() }),
  object({ ...origin, eventType: literal('UPDATE'), new: unknown() }),
  object({ ...origin, eventType: literal('DELETE'), old: unknown() }),
]);
export type PostgresChange = InferOutput<typeof postgresChange>;
