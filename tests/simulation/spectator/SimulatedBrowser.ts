import { createRandom, TabStorage } from '@tribunen/mocks/simulation';
import { ExampleBrowser } from '../../../packages/app/src/testing/exampleTabsPort.ts';
import type { BrowserLine } from '../network/BrowserLine.ts';
import type { MatchPlan } from '../football/MatchPlan.ts';
import type { BrowserPlan, PlannedFollow } from '../plan/SimulationPlan.ts';
import type { Journal } from '../run/Journal.ts';
import type { SimulatedTime } from '../time/SimulatedTime.ts';
import { SimulatedTab } from './SimulatedTab.ts';

export interface BrowserOptions {
  readonly plan: BrowserPlan;
  readonly name: string;
  readonly seed: number;
  readonly line: BrowserLine;
  /** A session for the user, as supabase-js keeps it. */
  readonly openSession: (userId: string) => Promise<object>;
  readonly time: SimulatedTime;
  readonly journal: Journal;
  /** Writes what this browser's user follows, as the settings do. */
  readonly writeFollows: (follows: readonly PlannedFollow[]) => Promise<void>;
  readonly matches: readonly MatchPlan[];
  readonly onOpened: (tab: SimulatedTab) => void;
}

/** One spectator's browser: its tabs, what they share, and what the spectator does with them. */
export class SimulatedBrowser {
  readonly name: string;
  readonly line: BrowserLine;
  readonly storage = new TabStorage();
  readonly hub: ExampleBrowser;
  readonly userId: string | null;
  readonly seed: number;
  readonly allowsWebNotifications: boolean;
  /** Milliseconds since 1970. */
  onlineSince: number;
  /** How far the device's clock is ahead, in milliseconds. */
  skewMs = 0;
  readonly #options: BrowserOptions;
  readonly #follows: { readonly from: number; readonly follows: readonly PlannedFollow[] }[] = [];
  #tabs: readonly SimulatedTab[] = [];
  #opened = 0;

  constructor(options: BrowserOptions) {
    const { name, line, plan, seed, time } = options;
    this.#options = options;
    this.name = name;
    this.line = line;
    this.userId = plan.user?.id ?? null;
    this.seed = seed;
    this.onlineSince = time.now;
    this.allowsWebNotifications = createRandom(seed, name)() < 0.5;
    this.#follows.push({ from: 0, follows: plan.user?.follows ?? [] });
    // Messages between tabs take a moment, and keep their order.
    this.hub = new ExampleBrowser((task) => time.after(3, task));
  }

  /** The open tabs, the oldest first. */
  get tabs(): readonly SimulatedTab[] {
    return this.#tabs;
  }

  get journal(): Journal {
    return this.#options.journal;
  }

  get time(): SimulatedTime {
    return this.#options.time;
  }

  get isOnline(): boolean {
    return this.line.isUp;
  }

  async start(): Promise<void> {
    const { plan, openSession } = this.#options;
    if (plan.user !== null) {
      const session = await openSession(plan.user.id);
      this.storage.setItem('sb-simulation-auth-token', JSON.stringify(session));
    }
    for (const { visible, openMatch } of plan.tabs) this.#open(visible, openMatch);
  }

  /** A tab by its place; the last where there are fewer. */
  tabAt(place: number): SimulatedTab | undefined {
    return this.#tabs[Math.min(place, this.#tabs.length - 1)];
  }

  get front(): SimulatedTab | undefined {
    return this.#tabs.find(({ isFront }) => isFront);
  }

  look(place: number, alone: boolean): void {
    const tab = this.tabAt(place);
    if (tab === undefined) return;
    if (alone) for (const other of this.#tabs) if (other !== tab) other.hide();
    tab.show();
  }

  open(alone: boolean): void {
    if (alone) for (const other of this.#tabs) other.hide();
    this.#open(true, null);
  }

  close(tab: SimulatedTab): void {
    tab.close();
    this.#tabs = this.#tabs.filter((other) => other !== tab);
  }

  goOffline(): void {
    this.line.down();
    for (const tab of this.#tabs) tab.worldChanged();
  }

  goOnline(): void {
    if (this.isOnline) return;
    this.line.up();
    this.onlineSince = this.time.now;
    for (const tab of this.#tabs) {
      tab.worldChanged();
      tab.isBack(0);
    }
  }

  sleep(): void {
    for (const tab of this.#tabs) tab.realm.sleep();
    this.line.breakOff();
  }

  wake(): void {
    for (const tab of this.#tabs) tab.wake();
  }

  /** The spectator changes the follows elsewhere; the tabs have to find out. */
  async changeFollows(follows: readonly PlannedFollow[]): Promise<void> {
    this.#follows.push({ from: this.time.now, follows });
    await this.#options.writeFollows(follows);
  }

  /** The follows now. */
  get follows(): readonly PlannedFollow[] {
    return this.#follows.at(-1)?.follows ?? [];
  }

  /** The follows at a moment, and at any time since. */
  followsSince(moment: number): readonly (readonly PlannedFollow[])[] {
    const first = this.#follows.findLastIndex(({ from }) => from <= moment);
    return this.#follows.slice(Math.max(0, first)).map(({ follows }) => follows);
  }

  /** The competition of a match, its numeric id as text. */
  competitionOf(match: string): string | null {
    return this.#options.matches.find(({ id }) => String(id) === match)?.competition.id.toString() ?? null;
  }

  /** The ids of both sides of a match, as text. */
  teamsOf(match: string): readonly string[] {
    const plan = this.#options.matches.find(({ id }) => String(id) === match);
    return plan === undefined ? [] : [String(plan.home.id), String(plan.away.id)];
  }

  #open(visible: boolean, openMatch: string | null): void {
    this.#opened += 1;
    const tab = new SimulatedTab(this, `${this.name}/${this.#opened}`, visible);
    this.#tabs = [...this.#tabs, tab];
    this.#options.onOpened(tab);
    tab.start(openMatch);
  }
}
