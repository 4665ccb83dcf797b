import { type InferOutput, number, object, string } from 'valibot';

/** A manager's team in either game, `entry/{id}`: only the fields that we use. */
export const fantasyEntry = object({ id: number(), name: string() });
export type FantasyEntry = InferOutput<typeof fantasyEntry>;
