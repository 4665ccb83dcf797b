import type { PageMoment, TabsPort, TabsRoom, TabsRoomListener } from './TabsPort.ts';

/**
 * The tabs of this browser, by Web Locks and a BroadcastChannel; null on an insecure origin or in a browser without them.
 */
export function browserTabsPort(): TabsPort | null {
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) {
    console.warn('No channel between tabs: each asks for itself');
    return null;
  }
  return {
    isVisible: () => document.visibilityState === 'visible',
    onPage,
    enter: (room, listener) => new BrowserTabsRoom(room, navigator.locks, listener),
  };
}

function onPage(listener: (moment: PageMoment) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const on = (target: EventTarget, type: string, listener: () => void): void =>
    target.addEventListener(type, listener, { signal });
  on(document, 'visibilitychange', () => listener(document.visibilityState === 'visible' ? 'looked-at' : 'hidden'));
  on(window, 'focus', () => listener('looked-at'));
  // The browser does not keep a page with a lock for «back», and a frozen page would withhold the lock from all others.
  on(window, 'pagehide', () => listener('away'));
  on(document, 'freeze', () => listener('away'));
  on(window, 'pageshow', () => listener('back'));
  on(document, 'resume', () => listener('back'));
  return () => ended.abort();
}

/** One request for the lock. Of several requests only the last counts. */
class Claim {
  readonly #ended = new AbortController();

  /** Leaves the queue, or gives the lock back. */
  end(): void {
    this.#ended.abort();
  }

  get signal(): AbortSignal {
    return this.#ended.signal;
  }

  /** Holds the lock until the claim ends. */
  hold(): Promise<void> {
    return new Promise((resolve) => this.signal.addEventListener('abort', () => resolve(), { once: true }));
  }
}

class BrowserTabsRoom implements TabsRoom {
  readonly #name: string;
  readonly #locks: LockManager;
  readonly #listener: TabsRoomListener;
  readonly #channel: BroadcastChannel;
  #claim: Claim | null = null;

  constructor(name: string, locks: LockManager, listener: TabsRoomListener) {
    this.#name = name;
    this.#locks = locks;
    this.#listener = listener;
    this.#channel = new BroadcastChannel(name);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener.onData(data));
  }

  queue(): void {
    if (this.#claim !== null) return;
    const claim = new Claim();
    this.#ask(claim, { signal: claim.signal });
  }

  steal(): void {
    const former = this.#claim;
    // The new claim is made before the former one ends. Otherwise another tab could get this tab's lock in between.
    this.#ask(new Claim(), { steal: true });
    former?.end();
  }

  post(data: unknown): void {
    this.#channel.postMessage(data);
  }

  leave(): void {
    const claim = this.#claim;
    this.#claim = null;
    claim?.end();
    this.#channel.close();
  }

  #ask(claim: Claim, options: LockOptions): void {
    this.#claim = claim;
    const held = (): Promise<void> | undefined => {
      // The lock was granted to a request that no longer counts. The next tab in the queue gets it.
      if (this.#claim !== claim) return undefined;
      this.#listener.onHeld();
      return claim.hold();
    };
    this.#locks.request(this.#name, options, held).catch((error: unknown) => {
      if (this.#claim !== claim) return;
      this.#claim = null;
      if (error instanceof DOMException && error.name === 'AbortError') return this.#listener.onLost();
      console.error('No lock between tabs: each asks for itself', error);
      this.#listener.onHeld();
    });
  }
}
