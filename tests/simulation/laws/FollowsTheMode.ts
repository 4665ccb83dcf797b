import { cadence } from '@tribunen/domain';
import type { SimulatedTab } from '../spectator/SimulatedTab.ts';
import { freeFrom } from './freeFrom.ts';
import type { Law, LawCourt } from './Law.ts';

const second = 1000;
/** A poll is at most a tenth of its interval late, and its response takes a moment. */
const heardMs = (everyMs: number): number => everyMs * 1.1 + 3 * second;
/**
 * The longest time until a page learns of another mode. A page in mode `small` learns of it from a version poll, and a
 * page in mode `crowd` from a delta, which is requested least often while no match is near.
 */
const crowdHeardMs = heardMs(cadence.boot.versionPoll);
const smallHeardMs = heardMs(cadence.crowd.deltaQuiet);

/**
 * Law 4: a page that can reach the backend polls in the mode that the backend has announced (LIVE-22), at the latest
 * after the page's next poll.
 */
export class FollowsTheMode implements Law {
  readonly number = 4;
  readonly name = 'every page follows the mode of the backend';
  checks = 0;
  readonly #court: LawCourt;
  #mode: SimulatedTab['mode'] = 'small';
  #since = 0;

  constructor(court: LawCourt) {
    this.#court = court;
  }

  look(): void {
    const { simulation } = this.#court;
    const { now } = simulation.time;
    if (simulation.mode !== this.#mode) [this.#mode, this.#since] = [simulation.mode, now];
    const heard = this.#mode === 'crowd' ? crowdHeardMs : smallHeardMs;
    for (const tab of simulation.tabs) {
      if (!tab.isRunning || !tab.isVisible || !tab.isFront || !tab.realm.isAwake) continue;
      const free = Math.max(this.#since, tab.openedAt, tab.turnedAt, tab.wokeAt, freeFrom(tab.device, simulation));
      if (now - free < heard) continue;
      this.checks += 1;
      if (tab.mode !== this.#mode) {
        this.#court.broken(
          this,
          `${tab.name} still polls in mode ${tab.mode}, ${now - free} ms after the backend changed to ${this.#mode}`,
        );
      }
    }
  }
}
