import type { HiddenGroupKey, MatchId } from '@tribunen/domain';
import { array, boolean, custom, tuple } from 'valibot';
import type { BackendAccess } from '../../api/access/BackendAccess.ts';
import type { PushApi } from '../../api/pushApi.ts';
import { isUndecided } from '../../data/isUndecided.ts';
import { readJson } from '../../lib/storage/readJson.ts';
import { SafeStorage } from '../../lib/storage/SafeStorage.ts';

/** A match, or the matches of a group. */
type Muted = MatchId | HiddenGroupKey;

/** The wait before a delay is saved, because a dragged slider passes through many delays. */
const calmMs = 1000;
/** The wait before a choice that did not reach the backend is saved again. */
const againMs = 15_000;
const unsavedKey = 'tribunen.unsavedMutes';
const muted = custom<Muted>((raw) => typeof raw === 'string');
const unsavedMutes = array(tuple([muted, boolean()]));

/**
 * Makes push messages respect the reader's delays and hidden results. A choice that does not reach the backend is saved
 * again, also by a later page, because until it is saved a push message could give a result away.
 */
export class KnownPush {
  readonly #access: BackendAccess;
  readonly #storage: SafeStorage;
  #calm: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  /** The last save in the queue. Choices are saved one after another. */
  #saved: Promise<unknown> = Promise.resolve();

  constructor(access: BackendAccess, storage: () => Storage) {
    this.#access = access;
    this.#storage = new SafeStorage(storage);
  }

  /** Saves the choices that an earlier page could not save. */
  start(): void {
    if (this.#unsaved.length > 0) this.#save();
  }

  /** Saves the delay in this device's row (PUSH-20). At each start the app renews the row anyway, with the delay. */
  delaySoon(waitMs = calmMs): void {
    clearTimeout(this.#calm);
    this.#calm = setTimeout(() => {
      this.#next(
        'The delay',
        (push) => this.#delay(push),
        () => this.delaySoon(againMs),
      );
    }, waitMs);
  }

  /**
   * Mutes a match or a group of matches on every device of the reader, who hides the result; `show` ends the mute
   * (PUSH-21, PUSH-22).
   */
  hide(match: Muted): void {
    this.#choose(match, true);
  }

  show(match: Muted): void {
    this.#choose(match, false);
  }

  get #unsaved(): readonly (readonly [Muted, boolean])[] {
    return readJson(unsavedMutes, this.#storage.getItem(unsavedKey)) ?? [];
  }

  #choose(match: Muted, isMuted: boolean): void {
    if (this.#access.keptSession() === null) return;
    this.#keep([...this.#without(match), [match, isMuted]]);
    this.#save();
  }

  #without(match: Muted): readonly (readonly [Muted, boolean])[] {
    return this.#unsaved.filter(([each]) => each !== match);
  }

  #keep(unsaved: readonly (readonly [Muted, boolean])[]): void {
    if (unsaved.length === 0) this.#storage.removeItem(unsavedKey);
    else this.#storage.setItem(unsavedKey, JSON.stringify(unsaved));
  }

  #save(): void {
    clearTimeout(this.#again);
    for (const [match, isMuted] of this.#unsaved) {
      const isChosen = (): boolean => this.#unsaved.some(([each, wanted]) => each === match && wanted === isMuted);
      const save = async (push: PushApi): Promise<void> => {
        if (!isChosen()) return;
        try {
          await (isMuted ? push.muteMatch(match) : push.unmuteMatch(match));
        } catch (error) {
          if (isUndecided(error)) throw error;
          console.error('The backend refuses to mute a match', error);
        }
        // During the request the reader may have made the opposite choice.
        if (isChosen()) this.#keep(this.#without(match));
      };
      this.#next('A hidden result', save, () => {
        clearTimeout(this.#again);
        this.#again = setTimeout(() => this.#save(), againMs);
      });
    }
  }

  async #delay(push: PushApi): Promise<void> {
    const { pageBrowser } = await import('../../services/push/PushBrowser.ts');
    const keys = await pageBrowser().keys();
    if (keys !== null) await push.delayDevice(keys.endpoint);
  }

  #next(choice: string, save: (push: PushApi) => Promise<void>, saveAgain: () => void): void {
    this.#saved = this.#saved
      .then(() => import('../../api/pushApi.ts'))
      .then(({ pushApi }) => save(pushApi.of(this.#access)))
      .catch((error: unknown) => {
        console.error(`${choice} was not saved for push`, error);
        if (isUndecided(error)) saveAgain();
      });
  }
}
