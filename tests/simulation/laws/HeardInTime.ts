import { cadence } from '@tribunen/domain';
import type { SimulatedBrowser } from '../spectator/SimulatedBrowser.ts';
import type { Told } from '../spectator/SimulatedTab.ts';
import type { Law, LawCourt } from './Law.ts';

const second = 1000;
/** From its row to its card a goal is on its way for no longer. */
const promptMs = second;
/** A page has loaded what it shows first, and what befell it before, a dead socket too, is felt no more. */
const undisturbedMs = 40 * second;
/** The device's clock and the server's are taken for the same within this. */
const clockNoiseMs = 3 * second;
/** What is older is told without a sound. */
const audibleMs = cadence.engine.bannerInTurn - clockNoiseMs;

/**
 * Law 2, of what is told: it is heard, unless it is long past; and where one tab is looked at and nothing goes wrong, its card comes up
 * within a second of its row, or of when the card before it is gone.
 */
export class HeardInTime implements Law {
  readonly number = 2;
  readonly name = 'what is told is heard, and told in time';
  checks = 0;
  readonly #court: LawCourt;
  /** How much of what a browser was told has been judged. */
  readonly #judged = new Map<SimulatedBrowser, number>();

  constructor(court: LawCourt) {
    this.#court = court;
  }

  look(): void {
    for (const browser of this.#court.simulation.browsers) {
      const told = this.#toldIn(browser);
      const judged = this.#judged.get(browser) ?? 0;
      if (told.length === judged) continue;
      this.#judged.set(browser, told.length);
      this.#mustBeHeard(browser, told);
      for (const [index, each] of told.entries()) {
        if (index >= judged) this.#mustBePrompt(browser, each, told[index - 1]);
      }
    }
  }

  #toldIn(browser: SimulatedBrowser): readonly Told[] {
    const { tabs } = this.#court.simulation;
    return tabs
      .filter((tab) => tab.browser === browser)
      .flatMap(({ told }) => told)
      .toSorted((one, other) => one.at - other.at);
  }

  /** Every speaker may play here, and none is muted: only what is gathered may be silent. */
  #mustBeHeard(browser: SimulatedBrowser, told: readonly Told[]): void {
    const audible = told.filter((each) => each.how !== 'gathered card' && this.#ageOf(each) < audibleMs);
    const sounds = this.#court.simulation.tabs
      .filter((tab) => tab.browser === browser)
      .reduce((sum, tab) => sum + tab.sounds, 0);
    this.checks += 1;
    if (sounds < audible.length) {
      this.#court.broken(this, `${browser.name} hears ${sounds} sounds for ${audible.length} that were told while new`);
    }
  }

  #ageOf({ event, at }: Told): number {
    const row = this.#court.simulation.truth.events.find((each) => each.row.id === event)?.row;
    return row === undefined ? Infinity : at - Date.parse(row.occurred_at);
  }

  #mustBePrompt(browser: SimulatedBrowser, { event, at }: Told, before: Told | undefined): void {
    const writtenAt = this.#court.simulation.truth.events.find(({ row }) => row.id === event)?.at;
    if (writtenAt === undefined || !this.#isUndisturbed(browser, writtenAt - undisturbedMs, at)) return;
    this.checks += 1;
    const due = Math.max(writtenAt, before === undefined ? 0 : before.at + cadence.banner.close);
    if (at - due > promptMs) {
      this.#court.broken(this, `${browser.name} is told of ${event} ${at - due} ms after it could have been`);
    }
  }

  /** Whether one tab alone was looked at all the time, and nothing befell it. */
  #isUndisturbed(browser: SimulatedBrowser, from: number, until: number): boolean {
    const { tabs, troubles, browsers } = this.#court.simulation;
    const [own, ...others] = tabs.filter((tab) => tab.browser === browser);
    if (own === undefined || others.length > 0 || !own.isVisible || own.turnedAt > from) return false;
    return !troubles.some(
      (trouble) =>
        trouble.from <= until &&
        trouble.until >= from &&
        !('browser' in trouble.incident && browsers[trouble.incident.browser] !== browser),
    );
  }
}
