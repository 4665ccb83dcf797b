import type { LiveLogFile } from '../../../packages/app/src/live/log/liveLogFile.ts';
import { type ReplayedNetwork, replayNetwork } from '../../../packages/app/src/live/log/replayNetwork.ts';
import type { Realm } from '../time/Realm.ts';
import { outsideRealms } from '../time/Realm.ts';
import type { BrowserLine } from './BrowserLine.ts';

/** A recorded network: what came over it comes again at the same time. Nothing else happens to it. */
export class ReplayedLine implements BrowserLine {
  readonly isUp = true;
  readonly #network: ReplayedNetwork;

  constructor(file: LiveLogFile) {
    this.#network = outsideRealms(() => replayNetwork(file));
  }

  /** Requests that the recording has no answer to, method and address. */
  get strayed(): readonly string[] {
    return this.#network.strayed();
  }

  down(): void {
    // As recorded.
  }

  up(): void {
    // As recorded.
  }

  silence(): void {
    // As recorded.
  }

  breakOff(): void {
    // As recorded.
  }

  hangUp(): void {
    // The recording goes on to its end.
  }

  pendingOf(): number {
    return 0;
  }

  socketsOf(): number {
    return 0;
  }

  fetchOf(_page: Realm): typeof fetch {
    return this.#network.fetch;
  }

  webSocketOf(_page: Realm): ReplayedNetwork['transport'] {
    return this.#network.transport;
  }
}
