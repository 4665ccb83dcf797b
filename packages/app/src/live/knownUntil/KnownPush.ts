import type { HiddenGroupKey, MatchId } from '@tribunen/domain';
import type { BackendAccess } from '../../api/access/BackendAccess.ts';
import type { PushApi } from '../../api/pushApi.ts';

/** The wait before a delay is saved, because a dragged slider passes through many delays. */
const calmMs = 1000;

/** Makes push messages respect the reader's delays and hidden results. */
export class KnownPush {
  readonly #access: BackendAccess;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Choices are saved one after another. */
  #saved: Promise<unknown> = Promise.resolve();

  constructor(access: BackendAccess) {
    this.#access = access;
  }

  /** Saves the delay with this device (PUSH-20). At each start the device is renewed with it anyway. */
  delaySoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#save('The delay', (push) => this.#delay(push)), calmMs);
  }

  /** Mutes a match, or the matches of a group, on every device of the reader while their results are hidden (PUSH-21, PUSH-22). */
  hide(match: MatchId | HiddenGroupKey): void {
    if (this.#access.keptSession() !== null) this.#save('A hidden result', (push) => push.muteMatch(match));
  }

  show(match: MatchId | HiddenGroupKey): void {
    if (this.#access.keptSession() !== null) this.#save('A shown result', (push) => push.unmuteMatch(match));
  }

  async #delay(push: PushApi): Promise<void> {
    const { pageBrowser } = await import('../../services/push/PushBrowser.ts');
    const keys = await pageBrowser().keys();
    if (keys !== null) await push.delayDevice(keys.endpoint);
  }

  #save(choice: string, save: (push: PushApi) => Promise<void>): void {
    this.#saved = this.#saved
      .then(() => import('../../api/pushApi.ts'))
      .then(({ pushApi }) => save(pushApi.of(this.#access)))
      .catch((error: unknown) => console.error(`${choice} was not saved for push`, error));
  }
}
