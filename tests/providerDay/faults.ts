const minute = 60_000;

/** The call that an answer responds to. */
interface AskedCall {
  readonly path: string;
  /** The number of this call among the calls of the same address, from 1. */
  readonly number: number;
  /** The provider's answer to the same call at another moment. */
  readonly at: (since: number) => Promise<Response>;
}

/** A fault on a simulated day. Times are in milliseconds after `mainKickOff`, when twelve matches kick off together. */
export interface DayFault {
  readonly name: string;
  readonly plan: 'free' | 'paid';
  /**
   * The simulated provider; football-data.org by default. With API-Football the matches are Norwegian, and the calls of
   * a day are limited.
   */
  readonly provider?: 'api-football';
  /** Which of two days of Norwegian matches is simulated with API-Football; Sunday by default. */
  readonly norwegianDay?: 'sunday' | 'saturday';
  /** Whether football-data.org, second in the order of preference, reports the same matches. */
  readonly isContradicted?: boolean;
  /** The part of the day to simulate; by default `hour`, which begins shortly before `mainKickOff`. */
  readonly part?: 'day' | 'hour' | 'end';
  /** Whether the season lists are requested every ten minutes. */
  readonly refreshesSeasons?: boolean;
  /** When an abandoned match is played again, in milliseconds after `mainKickOff`. */
  readonly replay?: { readonly match: number; readonly brokenOffMs: number; readonly beginsMs: number };
  /** The calls that somebody else makes with the same key in each minute. */
  readonly callsOfOthers?: number;
  /** The calls that somebody else has made before the day begins. */
  readonly callsBefore?: number;
  /** Alters the provider's answer. `since` is the moment of the call, and `call` its number among all calls. */
  readonly handle?: (answer: Response, since: number, call: number, asked: AskedCall) => Promise<Response>;
  /** How far our own clock is from the true time, in milliseconds. */
  readonly skew?: (since: number) => number;
}

export const isBetween = (since: number, from: number, to: number): boolean =>
  since >= from * minute && since < to * minute;

/** Shifts the times of last change and the date header of an answer, as a wrong clock of the provider would. */
async function withClock(answer: Response, byMs: number): Promise<Response> {
  const text = await answer.text();
  const changed = text.replaceAll(/"lastUpdated":"([^"]+)"/g, (_, moment: string) => {
    return `"lastUpdated":"${new Date(Date.parse(moment) + byMs).toISOString()}"`;
  });
  const headers = new Headers(answer.headers);
  headers.set('date', new Date(Date.parse(headers.get('date') ?? '') + byMs).toUTCString());
  return new Response(changed, { status: answer.status, headers });
}

const broken = [
  () => '<html><body>Bad Gateway</body></html>',
  (text: string) => text.slice(0, text.length / 2),
  () => '{"matches": null}',
  (text: string) => text.replaceAll('"fullTime":{', '"fullTime":"?","x":{'),
];

export const dayFaults: readonly DayFault[] = [
  { name: 'no fault, free plan', plan: 'free', part: 'day' },
  { name: 'no fault, paid plan', plan: 'paid' },
  { name: 'somebody else uses half of the calls', plan: 'free', callsOfOthers: 5 },
  {
    name: 'the provider refuses every call for two minutes: 429',
    plan: 'free',
    handle: (answer, since) =>
      Promise.resolve(
        isBetween(since, 20, 22)
          ? Response.json({ message: 'You reached your request limit. Wait 45 seconds.' }, { status: 429 })
          : answer,
      ),
  },
  {
    name: 'an outage of ten minutes',
    plan: 'free',
    handle: (answer, since) =>
      isBetween(since, 20, 30) ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(answer),
  },
  {
    name: 'every third answer is malformed',
    plan: 'free',
    handle: async (answer, _since, call) => {
      if (call % 3 !== 0) return answer;
      const breakIt = broken[Math.floor(call / 3) % broken.length];
      return new Response(breakIt?.(await answer.text()) ?? '', { status: answer.status, headers: answer.headers });
    },
  },
  {
    name: 'the provider’s clock is an hour ahead for half an hour',
    plan: 'free',
    handle: (answer, since) => withClock(answer, isBetween(since, 15, 45) ? 60 * minute : 0),
  },
  {
    name: 'the provider’s clock is an hour behind for half an hour',
    plan: 'free',
    handle: (answer, since) => withClock(answer, isBetween(since, 15, 45) ? -60 * minute : 0),
  },
  {
    name: 'our own clock is an hour ahead for ten minutes',
    plan: 'free',
    skew: (since) => (isBetween(since, 20, 30) ? 60 * minute : 0),
  },
];
