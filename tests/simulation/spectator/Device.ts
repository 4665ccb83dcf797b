import { createRandom } from '@tribunen/football';
import { TabStorage } from '@tribunen/mocks/simulation';
import { ExampleBrowser } from '../../../packages/app/src/testing/exampleTabsPort.ts';
import type { BrowserLine } from '../network/BrowserLine.ts';
import type { MatchPlan } from '../football/MatchPlan.ts';
import type { BrowserPlan, PlannedFollow } from '../plan/SimulationPlan.ts';
import type { Journal } from '../run/Journal.ts';
import type { SimulatedTime } from '../time/SimulatedTime.ts';
import { Knowledge } from './Knowledge.ts';

export interface DeviceOptions {
  readonly plan: BrowserPlan;
  readonly name: string;
  readonly seed: number;
  readonly line: BrowserLine;
  readonly time: SimulatedTime;
  readonly journal: Journal;
  /** Writes the follows of this device's user, as the settings page does. */
  readonly writeFollows: (follows: readonly PlannedFollow[]) => Promise<void>;
  readonly matches: readonly MatchPlan[];
}

/** A spectator's device: the state that its browser's tabs share, and the spectator's follows. */
export class Device {
  readonly name: string;
  readonly line: BrowserLine;
  readonly storage = new TabStorage();
  readonly hub: ExampleBrowser;
  readonly userId: string | null;
  readonly seed: number;
  readonly allowsWebNotifications: boolean;
  readonly time: SimulatedTime;
  readonly journal: Journal;
  /** The delays and hidden results that its spectator has chosen. */
  readonly knowledge: Knowledge;
  /** The time since which the device has been online, in milliseconds since 1970. */
  onlineSince: number;
  /** How far the device's clock is ahead of the server's, in milliseconds. */
  skewMs = 0;
  readonly #matches: readonly MatchPlan[];
  readonly #writeFollows: DeviceOptions['writeFollows'];
  readonly #follows: { readonly from: number; readonly follows: readonly PlannedFollow[] }[] = [];

  constructor({ plan, name, seed, line, time, journal, writeFollows, matches }: DeviceOptions) {
    this.name = name;
    this.line = line;
    this.userId = plan.user?.id ?? null;
    this.seed = seed;
    this.time = time;
    this.journal = journal;
    this.onlineSince = time.now;
    this.knowledge = new Knowledge(() => time.now, plan.behindSeconds ?? 0, plan.holdsFriends ?? false);
    this.allowsWebNotifications = createRandom(seed, name)() < 0.5;
    this.#matches = matches;
    this.#writeFollows = writeFollows;
    this.#follows.push({ from: 0, follows: plan.user?.follows ?? [] });
    // A message between tabs takes 3 ms, and messages arrive in the order in which they were sent.
    this.hub = new ExampleBrowser((task) => time.after(3, task));
  }

  get isOnline(): boolean {
    return this.line.isUp;
  }

  /**
   * Changes the follows as if on another device of the user. The tabs of this device learn of the change only when they
   * load the follows.
   */
  async changeFollows(follows: readonly PlannedFollow[]): Promise<void> {
    this.#follows.push({ from: this.time.now, follows });
    await this.#writeFollows(follows);
  }

  get follows(): readonly PlannedFollow[] {
    return this.#follows.at(-1)?.follows ?? [];
  }

  /** The follows at a moment, and all later follows. */
  followsSince(moment: number): readonly (readonly PlannedFollow[])[] {
    const first = this.#follows.findLastIndex(({ from }) => from <= moment);
    return this.#follows.slice(Math.max(0, first)).map(({ follows }) => follows);
  }

  /** The plan of a match, by its numeric id as text. */
  planOf(match: string): MatchPlan | undefined {
    return this.#matches.find(({ id }) => String(id) === match);
  }

  /** The competition of a match: its numeric id as text. */
  competitionOf(match: string): string | null {
    return this.planOf(match)?.competition.id.toString() ?? null;
  }

  /** The ids of both sides of a match, as text. */
  teamsOf(match: string): readonly string[] {
    const plan = this.planOf(match);
    return plan === undefined ? [] : [String(plan.home.id), String(plan.away.id)];
  }
}
