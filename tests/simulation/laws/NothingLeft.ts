import type { AskedRequest } from '../run/Witness.ts';
import type { Law, LawCourt } from './Law.ts';

/** Law 5: what was stopped leaves nothing behind: no timer, socket, listener or request, and nothing happens any more. */
export class NothingLeft implements Law {
  readonly number = 5;
  readonly name = 'after stop nothing is left';
  checks = 0;
  readonly #court: LawCourt;

  constructor(court: LawCourt) {
    this.#court = court;
  }

  requestBegan({ page, source, what }: AskedRequest): void {
    const tab = this.#court.simulation.tabs.find(({ realm }) => realm === page);
    // The session is the page's, and is kept while the page is there.
    if (tab === undefined || tab.isRunning || source === 'auth') return;
    this.#court.broken(this, `${tab.name} is stopped and asks for ${what}`);
  }

  stopped(): void {
    for (const tab of this.#court.simulation.tabs) {
      if (!tab.isOpen) continue;
      const left = tab.left();
      for (const [what, count] of Object.entries(left)) {
        this.checks += 1;
        if (count > 0) this.#court.broken(this, `${tab.name} leaves ${count} ${what} behind`);
      }
    }
  }
}
