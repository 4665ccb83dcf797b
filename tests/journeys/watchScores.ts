import { setTimeout as wait } from 'node:timers/promises';
import { array, nullable, number, object, parse } from 'valibot';

const answer = object({
  matches: array(
    object({
      id: number(),
      score: object({ fullTime: object({ home: nullable(number()), away: nullable(number()) }) }),
    }),
  ),
});
const everyMs = 250;

/** When a score stood in the provider's answer for the first time, by `<match>:<home>-<away>`. */
export interface ToldScores {
  readonly firstTold: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/** Asks the stand-in of the provider for today's scores four times a second, until it is stopped. */
export function watchScores(footballUrl: string): ToldScores {
  const firstTold = new Map<string, number>();
  const day = 86_400_000;
  const dateOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
  const path = `v4/matches?dateFrom=${dateOf(Date.now() - day)}&dateTo=${dateOf(Date.now() + day)}`;
  let isOver = false;
  const watch = async (): Promise<void> => {
    for (let asked = 0; !isOver; asked += 1) {
      const begun = Date.now();
      // A key for each question: the jobs' calls are their own.
      const response = await fetch(`${footballUrl}/${path}`, { headers: { 'x-auth-token': `journey-${asked}` } });
      for (const { id, score } of parse(answer, await response.json()).matches) {
        const key = `${id}:${score.fullTime.home}-${score.fullTime.away}`;
        if (!firstTold.has(key)) firstTold.set(key, begun);
      }
      await wait(everyMs);
    }
  };
  const over = watch();
  return {
    firstTold,
    stop() {
      isOver = true;
      return over;
    },
  };
}
