import type { AskedRequest, Source } from '../run/Witness.ts';
import type { SimulatedBrowser } from '../spectator/SimulatedBrowser.ts';
import type { SimulatedTab } from '../spectator/SimulatedTab.ts';
import type { Realm } from '../time/Realm.ts';
import type { Law, LawCourt } from './Law.ts';

/** How long one tab's word takes to the others. */
const wordMs = 20;

/** A server that wants to be left alone, and the tab that it told so. */
interface Rest {
  readonly tab: SimulatedTab;
  readonly from: number;
  readonly until: number;
}

/** The sources that the front asks for all tabs. */
const ofFront: ReadonlySet<Source> = new Set([
  'version',
  'version-delta',
  'live-updates',
  'date-delta',
  'score-change',
  'health',
]);

/** Law 4: what the server asks of one tab (`Retry-After`), every tab of the browser keeps that could be told of it. */
export class SharedRests implements Law {
  readonly number = 4;
  readonly name = 'a rest is kept by whichever tab comes to the front';
  checks = 0;
  readonly #court: LawCourt;
  readonly #rests = new Map<SimulatedBrowser, Map<Source, Rest>>();
  /** When a page's token was last renewed: a request that waited for it was asked for before. */
  readonly #renewedAt = new Map<Realm, number>();

  constructor(court: LawCourt) {
    this.#court = court;
  }

  requestBegan({ page, source, beganAt }: AskedRequest): void {
    const tab = this.#tabOf(page);
    const rest = tab && this.#rests.get(tab.browser)?.get(source);
    if (tab === undefined || rest === undefined || tab === rest.tab || this.#renewedAt.get(page) === beganAt) return;
    if (!this.#couldKnow(tab, rest, beganAt)) return;
    this.checks += 1;
    const early = rest.until - beganAt;
    if (early <= 0) return;
    this.#court.broken(
      this,
      `${tab.name} asks for ${source} ${early} ms before the server, which told ${rest.tab.name}, wants it`,
    );
  }

  requestEnded({ page, source, succeeded, endedAt, retryAfterMs }: AskedRequest): void {
    const tab = this.#tabOf(page);
    if (tab === undefined || endedAt === null) return;
    if (source === 'auth' && succeeded) this.#renewedAt.set(page, endedAt);
    if (retryAfterMs === null || !ofFront.has(source)) return;
    const rests = this.#rests.get(tab.browser) ?? new Map<Source, Rest>();
    this.#rests.set(tab.browser, rests.set(source, { tab, from: endedAt, until: endedAt + retryAfterMs }));
  }

  /** A tab that was there when the server spoke was told; one that was opened later is told by the former front, if that can speak. */
  #couldKnow(tab: SimulatedTab, rest: Rest, now: number): boolean {
    if (now - rest.from < wordMs || now - tab.wokeAt < wordMs) return false;
    const wasThere = tab.openedAt < rest.from && tab.wokeAt < rest.from;
    return wasThere || (rest.tab.isRunning && rest.tab.realm.isAwake);
  }

  #tabOf(page: Realm): SimulatedTab | undefined {
    return this.#court.simulation.tabs.find(({ realm }) => realm === page);
  }
}
