import type { CompetitionsAnswer } from '@tribunen/contract';
import type { EdgeFunction } from '../EdgeFunction.ts';

/** The edge function `competitions`: the competitions that the app offers. */
export const answerCompetitions: EdgeFunction = async (_request, { football }) => {
  const competitions = [...(await football.competitions())];
  return Response.json({ competitions } satisfies CompetitionsAnswer);
};
