import type { AskedRequest, Source } from '../run/Witness.ts';
import type { Device } from '../spectator/Device.ts';
import type { SimulatedTab } from '../spectator/SimulatedTab.ts';
import type { Realm } from '../time/Realm.ts';
import type { Law, LawCourt } from './Law.ts';

/** How long a message between tabs takes. */
const wordMs = 20;

/** A pause that the server demanded (`Retry-After`), and the tab that received it. */
interface Rest {
  readonly tab: SimulatedTab;
  readonly from: number;
  readonly until: number;
}

/** The sources that the front tab requests for all tabs. */
const ofFront: ReadonlySet<Source> = new Set([
  'version',
  'version-delta',
  'live-updates',
  'date-delta',
  'score-change',
  'health',
]);

/**
 * Law 4: when the server demands a pause from a tab (`Retry-After`), every other tab of the same browser pauses too, as
 * soon as it can know of the demand.
 */
export class SharedRests implements Law {
  readonly number = 4;
  readonly name = 'any tab that comes to the front keeps the pause';
  checks = 0;
  readonly #court: LawCourt;
  readonly #rests = new Map<Device, Map<Source, Rest>>();
  /** When a page's token was last renewed: requests that waited for the token are sent then. */
  readonly #renewedAt = new Map<Realm, number>();

  constructor(court: LawCourt) {
    this.#court = court;
  }

  requestBegan({ page, source, beganAt }: AskedRequest): void {
    const tab = this.#tabOf(page);
    const rest = tab && this.#rests.get(tab.device)?.get(source);
    if (tab === undefined || rest === undefined || tab === rest.tab || this.#renewedAt.get(page) === beganAt) return;
    if (!this.#couldKnow(tab, rest, beganAt)) return;
    this.checks += 1;
    const early = rest.until - beganAt;
    if (early <= 0) return;
    this.#court.broken(
      this,
      `${tab.name} requests ${source} ${early} ms before the pause that the server demanded of ${rest.tab.name} is over`,
    );
  }

  requestEnded({ page, source, succeeded, endedAt, retryAfterMs }: AskedRequest): void {
    const tab = this.#tabOf(page);
    if (tab === undefined || endedAt === null) return;
    if (source === 'auth' && succeeded) this.#renewedAt.set(page, endedAt);
    if (retryAfterMs === null || !ofFront.has(source)) return;
    const rests = this.#rests.get(tab.device) ?? new Map<Source, Rest>();
    this.#rests.set(tab.device, rests.set(source, { tab, from: endedAt, until: endedAt + retryAfterMs }));
  }

  /**
   * Whether a tab can know of a pause. A tab that was open when the server demanded the pause knows of it. A tab that
   * opened later learns of it from the former front tab, if that tab is awake.
   */
  #couldKnow(tab: SimulatedTab, rest: Rest, now: number): boolean {
    if (now - rest.from < wordMs || now - tab.wokeAt < wordMs) return false;
    const wasThere = tab.openedAt < rest.from && tab.wokeAt < rest.from;
    return wasThere || (rest.tab.isRunning && rest.tab.realm.isAwake);
  }

  #tabOf(page: Realm): SimulatedTab | undefined {
    return this.#court.simulation.tabs.find(({ realm }) => realm === page);
  }
}
