import type { AskedRequest } from '../run/Witness.ts';
import type { Realm } from '../time/Realm.ts';
import type { Law, LawCourt } from './Law.ts';

/** Law 5: after `stop` no timer, socket, listener or request is left, and no code of the app runs. */
export class NothingLeft implements Law {
  readonly number = 5;
  readonly name = 'nothing is left after stop';
  checks = 0;
  readonly #court: LawCourt;

  /** How many session renewals are pending, by page. */
  readonly #renewing = new Map<Realm, number>();

  constructor(court: LawCourt) {
    this.#court = court;
  }

  requestBegan({ page, source, what }: AskedRequest): void {
    if (source === 'auth') this.#renewing.set(page, (this.#renewing.get(page) ?? 0) + 1);
    const tab = this.#court.simulation.tabs.find(({ realm }) => realm === page);
    // The session belongs to the page, and is renewed while the page is open.
    if (tab === undefined || tab.isRunning || source === 'auth') return;
    this.#court.broken(this, `${tab.name} is stopped and requests ${what}`);
  }

  requestEnded({ page, source }: AskedRequest): void {
    if (source === 'auth') this.#renewing.set(page, (this.#renewing.get(page) ?? 0) - 1);
  }

  stopped(): void {
    for (const tab of this.#court.simulation.tabs) {
      if (!tab.isOpen) continue;
      // While the page is open, its session has one timer, and each pending renewal has one request and the timer of
      // its timeout.
      const renewing = this.#renewing.get(tab.realm) ?? 0;
      const kept: Readonly<Record<string, number>> = { timers: 1 + renewing, 'requests under way': renewing };
      for (const [what, count] of Object.entries(tab.left())) {
        this.checks += 1;
        if (count > (kept[what] ?? 0)) this.#court.broken(this, `${tab.name} leaves ${count} ${what} behind`);
      }
    }
  }
}
