import { type InferOutput, nullable, number, object, string } from 'valibot';

/**
 * A manager's team in the official game, `entry/{id}`: only the fields that we use. The gameweek is null before the
 * season's first.
 */
export const fantasyEntry = object({ id: number(), name: string(), current_event: nullable(number()) });
export type FantasyEntry = InferOutput<typeof fantasyEntry>;
