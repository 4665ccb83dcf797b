import type { SimulatedBrowser } from '../spectator/SimulatedBrowser.ts';
import type { Debt, Debts } from './Debts.ts';
import type { Law, LawCourt } from './Law.ts';
import { isAnnouncementOf, announcementsIn } from './announcementsIn.ts';

/** For this long after its row is written, an event need not have been announced. */
const tooNewMs = 20_000;

/**
 * Law 2: from the start of the engine on, every goal and red card that the spectator's follows ask for is announced
 * once, in one tab and in one form. Nothing else is announced. A browser plays no more sounds than it may announce
 * events, and no engine decides twice to announce the same event.
 */
export class OneNotification implements Law {
  readonly number = 2;
  readonly name = 'every event is announced once, in one tab';
  checks = 0;
  readonly #court: LawCourt;
  readonly #debts: Debts;
  readonly #announcedBefore = new Map<SimulatedBrowser, number>();

  constructor(court: LawCourt, debts: Debts) {
    this.#court = court;
    this.#debts = debts;
  }

  /** Reports at once an announcement that is repeated or not due. */
  look(): void {
    this.#debts.look();
    for (const browser of this.#court.simulation.browsers) this.#judge(browser, false);
  }

  settled(): void {
    for (const browser of this.#court.simulation.browsers) this.#judge(browser, true);
  }

  /** Whether a due announcement has not been made yet. */
  isWaiting(): boolean {
    const { simulation } = this.#court;
    return simulation.browsers.some((browser) => {
      const announced = announcementsIn(simulation, browser);
      return this.#debts
        .of(browser)
        .some((debt) => this.#isDue(debt) && !announced.some((each) => isAnnouncementOf(each, debt)));
    });
  }

  #isDue({ isOwed, writtenAt }: Debt): boolean {
    return isOwed && this.#court.simulation.time.now - writtenAt >= tooNewMs;
  }

  #judge(browser: SimulatedBrowser, isOver: boolean): void {
    const { simulation } = this.#court;
    const announced = announcementsIn(simulation, browser);
    // Without a new announcement only a missing announcement breaks the law, and that is checked at the end of the run.
    if (!isOver && this.#announcedBefore.get(browser) === announced.length) return;
    this.#announcedBefore.set(browser, announced.length);
    const debts = this.#debts.of(browser);
    const tabs = simulation.tabs.filter((tab) => tab.device === browser);
    for (const debt of debts) {
      const { key, events, isAllowed } = debt;
      this.checks += 1;
      const times = announced.filter((each) => isAnnouncementOf(each, debt));
      const most = isAllowed ? 1 : 0;
      if (times.length > most) {
        const how = times.map((each) => each.how).join(', ');
        this.#court.broken(
          this,
          `${browser.name} announces ${key} ${times.length} times (${how}), and ${most} is the most`,
        );
      }
      for (const tab of tabs) {
        const decided = tab.decided.filter((id) => events.some(({ row }) => row.id === id));
        if (decided.length > 1)
          this.#court.broken(this, `${tab.name} decides ${decided.length} times to announce ${key}`);
      }
      if (isOver && this.#isDue(debt) && times.length === 0) {
        this.#court.broken(this, `${browser.name} never announces ${key}`);
      }
    }
    for (const each of announced) {
      if (!debts.some((debt) => isAnnouncementOf(each, debt)))
        this.#court.broken(this, `${browser.name} announces ${each.event}, which is neither a goal nor a red card`);
    }
    const sounds = tabs.reduce((sum, tab) => sum + tab.sounds, 0);
    const allowed = debts.filter(({ isAllowed }) => isAllowed).length;
    if (sounds > allowed) this.#court.broken(this, `${browser.name} plays ${sounds} sounds for ${allowed} events`);
  }
}
