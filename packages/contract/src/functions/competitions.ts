import { array, type InferOutput, object } from 'valibot';
import { providerCompetition } from '../provider/football-data/providerCompetition.ts';

/** The competitions on offer; also the answer of `football-data` for `competitions`. */
export const competitionsAnswer = object({ competitions: array(providerCompetition) });
export type CompetitionsAnswer = InferOutput<typeof competitionsAnswer>;
