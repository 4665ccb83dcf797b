import { boolean, fallback, object, picklist, safeParse, string } from 'valibot';
import { type DemoUserName, demoUserNames } from './demoSpectator.ts';
import { type ScenarioName, scenarioNames, testScenarioNames } from './scenarios/scenarios.ts';
import type { TextStorage } from './TextStorage.ts';

const storedShape = object({
  scenario: picklist([...scenarioNames, ...testScenarioNames]),
  user: fallback(picklist(demoUserNames), 'marte'),
  world: string(),
  beginsAnew: boolean(),
});
const key = 'tribunen-demo';

/** The state of the demo that a tab keeps across reloads. */
export interface Remembered {
  /** The id of the tab's world; null when the tab is new in the scenario, or opens as another user. */
  readonly world: string | null;
  /** Whether the user has asked for a restart, so that the next load begins a new world. */
  readonly beginsAnew: boolean;
}

/** Stores, across reloads, which world a tab is in. The world's rows are stored elsewhere. */
export class DemoMemory {
  readonly #storage: TextStorage;
  readonly #scenario: ScenarioName;
  readonly #user: DemoUserName;

  /** @param storage the tab's own storage */
  constructor(storage: TextStorage, scenario: ScenarioName, user: DemoUserName = 'marte') {
    this.#storage = storage;
    this.#scenario = scenario;
    this.#user = user;
  }

  recall(): Remembered {
    const text = this.#storage.getItem(key);
    const unknown = { world: null, beginsAnew: false };
    if (text === null) return unknown;
    try {
      const parsed = safeParse(storedShape, JSON.parse(text));
      if (!parsed.success) return unknown;
      const { scenario, user, ...remembered } = parsed.output;
      return scenario === this.#scenario && user === this.#user ? remembered : unknown;
    } catch (error) {
      console.error('The demo of this tab cannot be read and begins anew', error);
      return unknown;
    }
  }

  keep(world: string): void {
    this.#write({ world, beginsAnew: false });
  }

  /** Makes the next load begin a new world. */
  beginAnew(): void {
    this.#write({ world: '', beginsAnew: true });
  }

  #write({ world, beginsAnew }: { readonly world: string; readonly beginsAnew: boolean }): void {
    try {
      this.#storage.setItem(key, JSON.stringify({ scenario: this.#scenario, user: this.#user, world, beginsAnew }));
    } catch (error) {
      console.error('The demo cannot be kept over a reload', error);
    }
  }
}
