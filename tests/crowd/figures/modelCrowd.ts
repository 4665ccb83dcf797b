import type { LiveMode } from '@tribunen/domain';

/** The measured cost of a spectator, on average. */
export interface SpectatorFigures {
  readonly mode: LiveMode;
  /** The requests in a second, and how many of them a cache in front of the backend can answer. */
  readonly requests: number;
  readonly cacheable: number;
  /** Requests that no cache can answer, from a spectator's arrival until everything is loaded. */
  readonly asArriving: number;
  /** Channels by the kind of their topic: 0.5 for `match` means that half of the spectators have a match open. */
  readonly channels: Readonly<Record<string, number>>;
  /** The share of spectators who are signed in. */
  readonly signedIn: number;
  readonly bytesAnHour: number;
}

export const planNames = ['Pro', 'Pro without a spend cap'] as const;
export type PlanName = (typeof planNames)[number];

/** A figure for a number of spectators, and the most that a plan allows. */
export interface ModelRow {
  readonly what: string;
  /** The moment at which the figure applies. */
  readonly when: 'always' | 'the rush at kick-off' | 'a goal' | 'a minute of play' | 'a busy chat' | 'a match day';
  readonly formula: string;
  readonly of: (spectators: number) => number;
  /** The most that the plan allows, or that the backend was measured to handle; null where only the price limits it. */
  readonly limits: Readonly<Record<PlanName, number>> | null;
}

/** The assumptions of the model. */
const assumed = {
  /**
   * Nodes of a cache, each of which requests each address from the origin once a second: two versions of the delta, and
   * the snapshot.
   */
  edgeNodes: 30,
  addresses: 3,
  /** The share of the spectators who arrive within one minute. */
  rushShare: 0.5,
  rushSeconds: 60,
  /** The seconds within which all spectators arrive. */
  arrivalSeconds: 900,
  matchesInPlay: 10,
  goals: 30,
  hours: 2,
  /** A fifth of the spectators read the chat of the same match, and a hundredth write in it, once a minute. */
  readers: 0.2,
  writers: 0.01,
  friends: 10,
  /** Seconds between two presence calls of a page in a crowd. */
  presenceSeconds: 120,
  /** Seconds in which the database's policies check a row for a listener. */
  policySeconds: 55e-6,
  /** Requests a second that the local backend answered on two cores (`tests/crowd/README.md`). */
  answeredASecond: 565,
  /** Supabase's prices of November 2026 in dollars, for usage beyond the quota of a plan. */
  dollars: { millionCalls: 2, millionMessages: 2.5, thousandConnections: 10, gigabyte: 0.09 },
} as const;

/** Supabase's limits of realtime in November 2026. Its team plan has the limits of Pro without a spend cap. */
const limits = {
  connections: { Pro: 500, 'Pro without a spend cap': 10_000 },
  joins: { Pro: 500, 'Pro without a spend cap': 2500 },
  messages: { Pro: 500, 'Pro without a spend cap': 2500 },
  presence: { Pro: 50, 'Pro without a spend cap': 1000 },
} as const;

/** A thread can do one second of work in a second, on every plan. */
const oneThread = { Pro: 1, 'Pro without a spend cap': 1 } as const;

/** The topics that carry a goal, and those that carry a minute of play, by mode. */
const goalTopics = {
  small: ['live_matches_new', 'live_events_new', 'live_events_only', 'match_state'],
  crowd: ['live', 'match'],
} as const;

/**
 * Extends the cost of a spectator to any number of spectators. All figures grow with that number except two: requests
 * that a cache answers, which cost the origin one request a second for each cache node and address, and chat batches,
 * one message a second.
 */
export function modelCrowd(figures: SpectatorFigures): readonly ModelRow[] {
  const { mode, requests, cacheable, asArriving, channels, signedIn, bytesAnHour } = figures;
  const { dollars } = assumed;
  const seconds = assumed.hours * 3600;
  const isSmall = mode === 'small';
  const all = Object.values(channels).reduce((sum, number) => sum + number, 0);
  const ofGoal = goalTopics[mode].reduce((sum, kind) => sum + (channels[kind] ?? 0), 0);
  const ofMinute = isSmall
    ? (channels['live_matches_new'] ?? 0) * assumed.matchesInPlay + (channels['match_state'] ?? 0)
    : 0;

  const atOrigin = (n: number): number =>
    n * (requests - cacheable) + Math.min(assumed.edgeNodes * assumed.addresses, n * cacheable);
  const goal = (n: number): number => n * ofGoal;
  const minute = (n: number): number => n * ofMinute;
  const written = (n: number): number => (n * assumed.writers) / 60;
  const chat = (n: number): number => n * assumed.readers * (isSmall ? written(n) : Math.min(1, written(n)));
  const arrivals = (n: number): number => (n * signedIn) / assumed.arrivalSeconds;
  const presence = (n: number): number => arrivals(n) * (isSmall ? n * signedIn : assumed.friends);
  const messagesOfDay = (n: number): number =>
    assumed.goals * goal(n) +
    assumed.hours * 60 * minute(n) +
    seconds * chat(n) +
    assumed.arrivalSeconds * presence(n) * (isSmall ? 0.5 : 1);
  const answered = { Pro: assumed.answeredASecond, 'Pro without a spend cap': assumed.answeredASecond };
  return [
    {
      what: 'connections',
      when: 'always',
      formula: 'n',
      of: (n) => n,
      limits: limits.connections,
    },
    {
      what: 'channel joins a second',
      when: 'the rush at kick-off',
      formula: `n × ${assumed.rushShare} ÷ ${assumed.rushSeconds} s × channels (${shown(all)})`,
      of: (n) => ((n * assumed.rushShare) / assumed.rushSeconds) * all,
      limits: limits.joins,
    },
    {
      what: 'requests a second at the origin',
      when: 'always',
      formula: `n × uncacheable (${shown(requests - cacheable)}) + min(${assumed.edgeNodes} nodes × ${assumed.addresses} addresses, n × cacheable (${shown(cacheable)}))`,
      of: atOrigin,
      limits: answered,
    },
    {
      what: 'requests a second of those who come',
      when: 'the rush at kick-off',
      formula: `n × ${assumed.rushShare} ÷ ${assumed.rushSeconds} s × uncacheable as they come (${shown(asArriving)})`,
      of: (n) => ((n * assumed.rushShare) / assumed.rushSeconds) * asArriving,
      limits: answered,
    },
    {
      what: 'requests a second at the cache',
      when: 'always',
      formula: `n × cacheable (${shown(cacheable)})`,
      of: (n) => n * cacheable,
      limits: null,
    },
    {
      what: 'messages of one goal, in its second',
      when: 'a goal',
      formula: `n × channels that bring it (${shown(ofGoal)})`,
      of: goal,
      limits: limits.messages,
    },
    {
      what: 'messages of a minute of play, in its second',
      when: 'a minute of play',
      formula: isSmall ? `n × rows of ${assumed.matchesInPlay} matches (${shown(ofMinute)})` : 'none are sent',
      of: minute,
      limits: limits.messages,
    },
    {
      what: 'messages of a chat a second',
      when: 'a busy chat',
      formula: `n × ${assumed.readers} read × ${isSmall ? '' : 'min(1, '}n × ${assumed.writers} ÷ 60 s written${isSmall ? '' : ')'}`,
      of: chat,
      limits: limits.messages,
    },
    {
      what: isSmall ? 'messages of presence a second' : 'messages of friends who come, a second',
      when: 'the rush at kick-off',
      formula: `n × signed in (${shown(signedIn)}) ÷ ${assumed.arrivalSeconds} s × ${isSmall ? 'n × signed in' : `${assumed.friends} friends`}`,
      of: presence,
      limits: isSmall ? limits.presence : limits.messages,
    },
    {
      what: 'presence calls a second',
      when: 'always',
      formula: isSmall
        ? 'none are made'
        : `n × signed in (${shown(signedIn)}) ÷ ${assumed.presenceSeconds} s; among the requests at the origin`,
      of: (n) => (isSmall ? 0 : (n * signedIn) / assumed.presenceSeconds),
      limits: answered,
    },
    {
      what: 'seconds of policy checks for one goal',
      when: 'a goal',
      formula: isSmall
        ? `n × channels that bring it (${shown(ofGoal)}) × 55 µs`
        : 'none: the policies are checked at the join',
      of: (n) => (isSmall ? goal(n) * assumed.policySeconds : 0),
      limits: oneThread,
    },
    {
      what: 'dollars for functions',
      when: 'a match day',
      formula: `requests at the origin × ${assumed.hours} h × $${dollars.millionCalls} a million`,
      of: (n) => ((atOrigin(n) * seconds) / 1e6) * dollars.millionCalls,
      limits: null,
    },
    {
      what: 'dollars for messages',
      when: 'a match day',
      formula: `(${assumed.goals} goals + ${assumed.hours * 60} minutes + ${assumed.hours} h of chat + arrivals) × $${dollars.millionMessages} a million`,
      of: (n) => (messagesOfDay(n) / 1e6) * dollars.millionMessages,
      limits: null,
    },
    {
      what: 'dollars for connections, of the month',
      when: 'a match day',
      formula: `(n − 500) × $${dollars.thousandConnections} a thousand`,
      of: (n) => (Math.max(0, n - limits.connections.Pro) / 1000) * dollars.thousandConnections,
      limits: null,
    },
    {
      what: 'dollars for traffic',
      when: 'a match day',
      formula: `n × bytes an hour (${Math.round(bytesAnHour / 1000)} kB) × ${assumed.hours} h × $${dollars.gigabyte} a GB`,
      of: (n) => ((n * bytesAnHour * assumed.hours) / 1e9) * dollars.gigabyte,
      limits: null,
    },
  ];
}

/** A limit, and the number of spectators at which it is reached. */
interface Reached {
  readonly spectators: number;
  readonly what: string;
  readonly when: ModelRow['when'];
}

/** No limit is searched for beyond a million spectators. */
const mostAsked = 1e6;

/** The limits of a plan that are reached below a million spectators, in the order in which they are reached. */
export function reaches(rows: readonly ModelRow[], plan: PlanName): readonly Reached[] {
  return rows
    .flatMap(({ what, when, of, limits: allowed }) => {
      if (allowed === null || of(mostAsked) <= allowed[plan]) return [];
      let [enough, tooMany] = [0, mostAsked];
      while (tooMany - enough > 1) {
        const middle = Math.floor((enough + tooMany) / 2);
        if (of(middle) > allowed[plan]) tooMany = middle;
        else enough = middle;
      }
      return [{ spectators: tooMany, what, when }];
    })
    .toSorted((one, other) => one.spectators - other.spectators);
}

function shown(number: number): string {
  return String(Number(number.toFixed(3)));
}
