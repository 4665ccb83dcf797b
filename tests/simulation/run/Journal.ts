import type { Realm } from '../time/Realm.ts';
import type { AskedRequest, Source, Witness } from './Witness.ts';

type Writable<Facts> = { -readonly [Name in keyof Facts]: Facts[Name] };

/**
 * Receives all traffic between the pages and the server, passes it to the witnesses, and keeps a log if `keeps` is
 * true.
 */
export class Journal {
  readonly lines: string[] = [];
  readonly #now: () => number;
  readonly #start: number;
  readonly #keeps: boolean;
  readonly #witnesses: Witness[] = [];
  /** How many requests have been sent, by source. */
  readonly requests = new Map<Source, number>();

  constructor(now: () => number, keeps: boolean) {
    this.#now = now;
    this.#start = now();
    this.#keeps = keeps;
  }

  attend(witness: Witness): void {
    this.#witnesses.push(witness);
  }

  /** Writes a line of the log, with the time in seconds. */
  note(who: string, what: string, detail?: unknown): void {
    if (!this.#keeps) return;
    const seconds = ((this.#now() - this.#start) / 1000).toFixed(3).padStart(9);
    const more = detail === undefined ? '' : ` ${JSON.stringify(detail, shortenErrors).slice(0, 400)}`;
    this.lines.push(`${seconds}  ${who.padEnd(8)} ${what}${more}`);
  }

  /** Records that a page sends a request. The returned object records how the request ends. */
  asks(page: Realm, request: Request): AskedRequestLog {
    const { pathname, search } = new URL(request.url);
    const asked: Writable<AskedRequest> = {
      page,
      source: sourceOf(pathname, search),
      what: `${pathname.replace(/^.*?(?=\/(?:boot|live|functions|rest|auth)\/)/, '')}${search}`,
      beganAt: this.#now(),
      reachedAt: null,
      endedAt: null,
      status: null,
      succeeded: false,
      retryAfterMs: null,
    };
    this.requests.set(asked.source, (this.requests.get(asked.source) ?? 0) + 1);
    this.note(page.name, `→ ${asked.what}`);
    for (const witness of this.#witnesses) witness.requestBegan?.(asked);
    const ended = (): void => {
      asked.endedAt = this.#now();
      for (const witness of this.#witnesses) witness.requestEnded?.(asked);
    };
    return {
      reached: () => {
        asked.reachedAt = this.#now();
      },
      answered: ({ ok, status, headers }, readable) => {
        const after = headers.get('retry-after');
        asked.status = status;
        asked.succeeded = ok && readable;
        asked.retryAfterMs = after === null ? null : Number(after) * 1000;
        this.note(page.name, `← ${status} ${asked.source}${readable ? '' : ' (unreadable)'}`);
        ended();
      },
      failed: (reason) => {
        this.note(page.name, `✗ ${asked.source}: ${reason.name} ${reason.message}`);
        ended();
      },
    };
  }

  /** Passes on a message that a page sends over its socket. */
  sends(page: Realm, text: string): void {
    for (const witness of this.#witnesses) witness.frameSent?.(page, text);
  }

  frame(page: Realm, text: string): void {
    this.note(page.name, `⇐ ${text.slice(0, 300)}`);
    for (const witness of this.#witnesses) witness.frameCame?.(page, text);
  }
}

export interface AskedRequestLog {
  reached(): void;
  answered(response: Response, readable: boolean): void;
  failed(reason: Error): void;
}

const sources: readonly (readonly [RegExp, Source])[] = [
  [/\/boot\/live$/, 'boot'],
  [/\/boot\/version$/, 'version'],
  [/\/live\/delta/, 'version-delta'],
  [/\/live-updates$/, 'live-updates'],
  [/\/fetch-match-deltas$/, 'date-delta'],
  [/\/results-today-edge$/, 'list'],
  [/\/fetch-match$/, 'match'],
  [/\/live-health$/, 'health'],
  [/\/live_matches_new\?(?:.*&)?select=id(?:&|$)/, 'match-ids'],
  [/\/live_matches_new/, 'score-change'],
  [/\/live_events_new/, 'events'],
  [/\/user_follows/, 'follows'],
  [/\/follow_kinds/, 'follow-kinds'],
  [/\/announce_presence/, 'presence'],
  [/\/user_fantasy_players/, 'fantasy'],
  [/\/auth\/v1\//, 'auth'],
];

function sourceOf(pathname: string, search: string): Source {
  return sources.find(([pattern]) => pattern.test(`${pathname}${search}`) || pattern.test(pathname))?.[1] ?? 'other';
}

function shortenErrors(_key: string, value: unknown): unknown {
  return value instanceof Error ? `${value.name}: ${value.message}` : value;
}
