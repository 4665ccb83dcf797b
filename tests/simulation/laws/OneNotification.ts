import type { SimulatedBrowser } from '../spectator/SimulatedBrowser.ts';
import type { Debt, Debts } from './Debts.ts';
import type { Law, LawCourt } from './Law.ts';
import { isToldOf, toldIn } from './toldIn.ts';

/** What was written a moment ago may be told a moment later. */
const tooNewMs = 20_000;

/**
 * Law 2: of every goal and red card since the engine began that the follows ask for a spectator is told once, in one of the tabs and in
 * one way; of anything else never. Nor does it sound more often than there was something to tell, or an engine decide twice of the same.
 */
export class OneNotification implements Law {
  readonly number = 2;
  readonly name = 'one notification, in one tab, once';
  checks = 0;
  readonly #court: LawCourt;
  readonly #debts: Debts;
  readonly #toldBefore = new Map<SimulatedBrowser, number>();

  constructor(court: LawCourt, debts: Debts) {
    this.#court = court;
    this.#debts = debts;
  }

  /** Never twice, and never what was not owed: that is known at once. */
  look(): void {
    this.#debts.look();
    for (const browser of this.#court.simulation.browsers) this.#judge(browser, false);
  }

  settled(): void {
    for (const browser of this.#court.simulation.browsers) this.#judge(browser, true);
  }

  /** Whether something is owed that has not been told yet. */
  isWaiting(): boolean {
    const { simulation } = this.#court;
    return simulation.browsers.some((browser) => {
      const told = toldIn(simulation, browser);
      return this.#debts.of(browser).some((debt) => this.#isDue(debt) && !told.some((each) => isToldOf(each, debt)));
    });
  }

  #isDue({ isOwed, writtenAt }: Debt): boolean {
    return isOwed && this.#court.simulation.time.now - writtenAt >= tooNewMs;
  }

  #judge(browser: SimulatedBrowser, isOver: boolean): void {
    const { simulation } = this.#court;
    const told = toldIn(simulation, browser);
    // Between two looks at the same nothing can be broken but by what is missing.
    if (!isOver && this.#toldBefore.get(browser) === told.length) return;
    this.#toldBefore.set(browser, told.length);
    const debts = this.#debts.of(browser);
    const tabs = simulation.tabs.filter((tab) => tab.browser === browser);
    for (const debt of debts) {
      const { key, events, isAllowed } = debt;
      this.checks += 1;
      const times = told.filter((each) => isToldOf(each, debt));
      const most = isAllowed ? 1 : 0;
      if (times.length > most) {
        const how = times.map((each) => each.how).join(', ');
        this.#court.broken(
          this,
          `${browser.name} is told ${times.length} times of ${key} (${how}), and ${most} is the most`,
        );
      }
      for (const tab of tabs) {
        const decided = tab.decided.filter((id) => events.some(({ row }) => row.id === id));
        if (decided.length > 1)
          this.#court.broken(this, `${tab.name} decides ${decided.length} times to tell of ${key}`);
      }
      if (isOver && this.#isDue(debt) && times.length === 0) {
        this.#court.broken(this, `${browser.name} is never told of ${key}`);
      }
    }
    for (const each of told) {
      if (!debts.some((debt) => isToldOf(each, debt)))
        this.#court.broken(this, `${browser.name} is told of ${each.event}, which is no goal and no red card`);
    }
    const sounds = tabs.reduce((sum, tab) => sum + tab.sounds, 0);
    const tellable = debts.filter(({ isAllowed }) => isAllowed).length;
    if (sounds > tellable) this.#court.broken(this, `${browser.name} hears ${sounds} sounds for ${tellable} events`);
  }
}
