import { knownKey } from '../../../packages/app/src/api/access/knownKey.ts';
import type { BrowserPlan } from '../plan/SimulationPlan.ts';
import { Device, type DeviceOptions } from './Device.ts';
import { SimulatedTab } from './SimulatedTab.ts';

/** How long the other tabs take to learn what a tab has stored. */
const storageMs = 3;

export interface BrowserOptions extends DeviceOptions {
  /** Opens a session for the user, in the form in which supabase-js stores it. */
  readonly openSession: (userId: string) => Promise<object>;
  readonly onOpened: (tab: SimulatedTab) => void;
}

/** The browser on a spectator's device: its tabs, and the spectator's actions on them. */
export class SimulatedBrowser extends Device {
  readonly #plan: BrowserPlan;
  readonly #openSession: BrowserOptions['openSession'];
  readonly #onOpened: BrowserOptions['onOpened'];
  #tabs: readonly SimulatedTab[] = [];
  #opened = 0;

  constructor({ openSession, onOpened, ...options }: BrowserOptions) {
    super(options);
    this.#plan = options.plan;
    this.#openSession = openSession;
    this.#onOpened = onOpened;
  }

  /** The open tabs, oldest first. */
  get tabs(): readonly SimulatedTab[] {
    return this.#tabs;
  }

  async start(): Promise<void> {
    const { user, tabs, behindSeconds: delay, holdsFriends } = this.#plan;
    if (delay !== undefined) this.storage.setItem(knownKey, JSON.stringify({ delay, holdsFriends }));
    if (user !== null) {
      const session = await this.#openSession(user.id);
      this.storage.setItem('sb-simulation-auth-token', JSON.stringify(session));
    }
    for (const { visible, openMatch } of tabs) this.#open(visible, openMatch);
  }

  /** The tab at an index; the last tab if there are fewer. */
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

  /** Reloads the front tab: a new tab replaces it. */
  reload(): void {
    const { front } = this;
    if (front === undefined) return;
    this.close(front);
    this.#open(true, front.openMatch);
  }

  /** @param match null for every match */
  chooseDelay(match: string | null, seconds: number): void {
    this.#choose(
      () => this.knowledge.chooseDelay(match, seconds),
      (tab) => tab.chooseDelay(match, seconds),
    );
  }

  hideResult(match: string, isHidden: boolean): void {
    this.#choose(
      () => this.knowledge.hide(match, isHidden),
      (tab) => tab.hideResult(match, isHidden),
    );
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

  /**
   * Makes a choice of the spectator in the front tab. The other tabs get the `storage` event a moment later, as in a
   * browser.
   */
  #choose(note: () => void, choose: (tab: SimulatedTab) => void): void {
    const { front } = this;
    if (front === undefined) return;
    note();
    choose(front);
    this.time.after(storageMs, () => {
      for (const tab of this.#tabs) if (tab !== front) tab.stored(knownKey);
    });
  }

  #open(visible: boolean, openMatch: string | null): void {
    this.#opened += 1;
    const tab = new SimulatedTab(this, `${this.name}/${this.#opened}`, visible);
    this.#tabs = [...this.#tabs, tab];
    this.#onOpened(tab);
    tab.start(openMatch);
  }
}
