import type { LiveLogFile } from '../../../packages/app/src/live/log/liveLogFile.ts';
import { type ReplayedNetwork, replayNetwork } from '../../../packages/app/src/live/log/replayNetwork.ts';
import type { Realm } from '../time/Realm.ts';
import { outsideRealms } from '../time/Realm.ts';
import type { BrowserLine } from './BrowserLine.ts';

/** A recorded network: every recorded answer and message arrives again at its recorded time. Nothing else happens. */
export class ReplayedLine implements BrowserLine {
  readonly isUp = true;
  readonly #network: ReplayedNetwork;

  constructor(file: LiveLogFile) {
    this.#network = outsideRealms(() => replayNetwork(file));
  }

  /** The requests, by method and address, for which the recording has no answer. */
  get strayed(): readonly string[] {
    return this.#network.strayed();
  }

  down(): void {
    // The recording decides.
  }

  up(): void {
    // The recording decides.
  }

  silence(): void {
    // The recording decides.
  }

  breakOff(): void {
    // The recording decides.
  }

  hangUp(): void {
    // The recording plays on to its end.
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
