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

/** For each score (`<match>:<home>-<away>`), when the first request was sent whose response contained the score. */
export interface WatchedScores {
  readonly firstSeen: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/** Requests the scores of today and of the days beside it from the stand-in provider, again and again until stopped. */
export function watchScores(footballUrl: string): WatchedScores {
  const firstSeen = new Map<string, number>();
  const day = 86_400_000;
  const dateOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
  const path = `v4/matches?dateFrom=${dateOf(Date.now() - day)}&dateTo=${dateOf(Date.now() + day)}`;
  let isOver = false;
  const watch = async (): Promise<void> => {
    for (let asked = 0; !isOver; asked += 1) {
      const begun = Date.now();
      // Each request has its own API key, so that the stand-in provider does not count it as a call of the jobs.
      const response = await fetch(`${footballUrl}/${path}`, { headers: { 'x-auth-token': `journey-${asked}` } });
      for (const { id, score } of parse(answer, await response.json()).matches) {
        const key = `${id}:${score.fullTime.home}-${score.fullTime.away}`;
        if (!firstSeen.has(key)) firstSeen.set(key, begun);
      }
      await wait(everyMs);
    }
  };
  const over = watch();
  return {
    firstSeen,
    stop() {
      isOver = true;
      return over;
    },
  };
}
