/** What one spectator was measured to cost. */
export interface SpectatorFigures {
  /** Requests a second, and those of them that a cache in front of the backend can answer. */
  readonly requests: number;
  readonly cacheable: number;
  /** Messages that a goal sends to each socket. */
  readonly messagesAGoal: number;
  readonly bytesAnHour: number;
}

/** A figure for so many spectators, and how much of it a plan allows. */
export interface ModelRow {
  readonly what: string;
  readonly formula: string;
  readonly of: (spectators: number) => number;
  /** What the backend was measured to answer, or the provider's plan allows; null where there is no limit but the price. */
  readonly limit: number | null;
  readonly limitSays: string;
}

/** How many nodes of a cache ask the origin, each once a second for each address. */
const edgeNodes = 30;
/** The addresses that a page in a crowd asks for at a moment: two versions of the delta, and the snapshot. */
const addresses = 3;
const matchDayHours = 2;
/** Dollars for a million calls of a function, and for a gigabyte that leaves the project, by Supabase's prices of November 2026. */
const dollarsAMillion = 2;
const dollarsAGigabyte = 0.09;
/** Requests a second that PostgREST and the gateway answered on two cores (decision 046). */
const answeredASecond = 565;
const connectionsOfPlan = 10_000;
const messagesOfPlan = 2500;

/**
 * Extends what one spectator costs to any number of them. Everything grows with the number of spectators but what a cache answers, which costs
 * the origin one question a second for each of its nodes and addresses.
 *
 * @example
 * const figures = { requests: 1.1, cacheable: 0, messagesAGoal: 4, bytesAnHour: 2_000_000 };
 * modelCrowd(figures).find(({ what }) => what === 'connections')?.of(10_000); // 10_000
 */
export function modelCrowd(figures: SpectatorFigures): readonly ModelRow[] {
  const { requests, cacheable, messagesAGoal, bytesAnHour } = figures;
  const atOrigin = (spectators: number): number =>
    spectators * (requests - cacheable) + (cacheable > 0 ? Math.min(edgeNodes * addresses, spectators * cacheable) : 0);
  const calls = (spectators: number): number => atOrigin(spectators) * matchDayHours * 3600;
  return [
    {
      what: 'requests a second at the origin',
      formula: 'spectators × uncacheable + min(nodes × addresses, spectators × cacheable)',
      of: atOrigin,
      limit: answeredASecond,
      limitSays: 'answered by two cores',
    },
    {
      what: 'requests a second at the cache',
      formula: 'spectators × cacheable',
      of: (spectators) => spectators * cacheable,
      limit: null,
      limitSays: 'a CDN’s own',
    },
    {
      what: 'connections',
      formula: 'spectators',
      of: (spectators) => spectators,
      limit: connectionsOfPlan,
      limitSays: 'Pro without a spend cap',
    },
    {
      what: 'messages for one goal',
      formula: 'spectators × messages a goal',
      of: (spectators) => spectators * messagesAGoal,
      limit: messagesOfPlan,
      limitSays: 'a second, Pro without a spend cap',
    },
    {
      what: 'dollars for functions',
      formula: 'requests at the origin × two hours × $2 a million',
      of: (spectators) => (calls(spectators) / 1e6) * dollarsAMillion,
      limit: null,
      limitSays: 'a price',
    },
    {
      what: 'dollars for traffic',
      formula: 'spectators × bytes an hour × two hours × $0.09 a GB',
      of: (spectators) => ((spectators * bytesAnHour * matchDayHours) / 1e9) * dollarsAGigabyte,
      limit: null,
      limitSays: 'a price',
    },
  ];
}

/**
 * The number of spectators at which the first limit is reached, and which it is; null where none is below a million.
 *
 * @example
 * firstToBreak(modelCrowd(figures)); // { spectators: 514, what: 'requests a second at the origin' }
 */
export function firstToBreak(rows: readonly ModelRow[]): { readonly spectators: number; readonly what: string } | null {
  const broken = rows.flatMap(({ what, of, limit }) => {
    if (limit === null || of(1e6) <= limit) return [];
    let [enough, tooMany] = [0, 1e6];
    while (tooMany - enough > 1) {
      const middle = Math.floor((enough + tooMany) / 2);
      if (of(middle) > limit) tooMany = middle;
      else enough = middle;
    }
    return [{ spectators: tooMany, what }];
  });
  return broken.toSorted((one, other) => one.spectators - other.spectators)[0] ?? null;
}
