import type { CompetitionsAnswer } from '@tribunen/contract';
import type { EdgeFunction } from './EdgeFunction.ts';

/** The edge function `competitions`: the competitions that are played. */
export const answerCompetitions: EdgeFunction = (_request, { matches }) => {
  const competitions = matches.seasons.map(({ competition }) => ({ ...competition, emblem: null }));
  return Response.json({ competitions } satisfies CompetitionsAnswer);
};
