import { toHiddenChoice, toHiddenResultRow } from '@tribunen/contract';
import { choicesToFollow, epochMs, type HiddenChoice, type HiddenKey, hiddenKey, instantAt } from '@tribunen/domain';
import { array, custom, number, object, string, tuple, unknown } from 'valibot';
import type { BackendAccess } from '../../api/access/BackendAccess.ts';
import { serverClocks } from '../../api/access/serverClocks.ts';
import { hiddenResultsApi } from '../../api/hiddenResultsApi.ts';
import type { PushApi } from '../../api/pushApi.ts';
import { parseRows } from '../../api/tables/rows.ts';
import { isUndecided } from '../../data/isUndecided.ts';
import { readJson } from '../../lib/storage/readJson.ts';
import { SafeStorage } from '../../lib/storage/SafeStorage.ts';
import type { StoredValue } from '../../lib/storage/StoredValue.ts';
import { type KnownChoices, withChoice } from './KnownChoices.ts';

interface KnownElsewhereParts {
  readonly access: BackendAccess;
  readonly choices: StoredValue<KnownChoices>;
  storage(): Storage;
}

type Hidden = HiddenChoice['of'];
type Moment = readonly [key: HiddenKey, at: number];

/** The wait before a delay is saved, because a dragged slider passes through many delays. */
const calmMs = 1000;
/** The wait before a choice that did not reach the backend is saved again. */
const againMs = 15_000;
const unsavedKey = 'tribunen.unsavedMutes';
const momentsKey = 'tribunen.hiddenAt';
/** The most matches and groups of which the device knows when the last choice was made. */
const mostMoments = 1000;
const unsaved = object({ user: string(), rows: array(unknown()) });
const moments = array(tuple([custom<HiddenKey>((raw) => typeof raw === 'string'), number()]));

/**
 * Makes push messages respect the reader's delays and hidden results, and shares the hidden results with the reader's
 * other devices (KNOWN-17). A choice that does not reach the backend is saved again, also by a later page, because until
 * it is saved a push message or another device could give a result away.
 */
export class KnownElsewhere {
  readonly #access: BackendAccess;
  readonly #choices: StoredValue<KnownChoices>;
  readonly #storage: SafeStorage;
  #calm: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  /** The last save in the queue. Choices are saved one after another. */
  #saved: Promise<unknown> = Promise.resolve();

  constructor({ access, choices, storage }: KnownElsewhereParts) {
    this.#access = access;
    this.#choices = choices;
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
   * Hides a result, or those of a group, on every device of the reader, and mutes its push messages; `show` ends both
   * (PUSH-21, PUSH-22).
   */
  hide(of: Hidden): void {
    this.#choose(of, true);
  }

  show(of: Hidden): void {
    this.#choose(of, false);
  }

  /** Carries out the choices of the account that are newer than this device's. */
  follow(account: readonly HiddenChoice[]): void {
    const due = choicesToFollow(account, (key) => this.#chosenAt(key), instantAt(this.#now()));
    if (due.length === 0) return;
    for (const { of, chosenAt } of due) this.#note(hiddenKey(of), epochMs(chosenAt));
    this.#keep(this.#unsaved.filter((own) => !due.some(({ of }) => hiddenKey(of) === hiddenKey(own.of))));
    this.#choices.choose(due.reduce(withChoice, this.#choices.current()));
  }

  get #unsaved(): readonly HiddenChoice[] {
    const kept = readJson(unsaved, this.#storage.getItem(unsavedKey));
    // Another user of the device may have signed in since.
    return kept === null || kept.user !== this.#user ? [] : parseRows(kept.rows, toHiddenChoice);
  }

  get #user(): string | null {
    return this.#access.keptSession()?.user.id ?? null;
  }

  get #moments(): readonly Moment[] {
    return readJson(moments, this.#storage.getItem(momentsKey)) ?? [];
  }

  #chosenAt(key: HiddenKey): number {
    return this.#moments.find(([each]) => each === key)?.[1] ?? 0;
  }

  #note(key: HiddenKey, at: number): void {
    const others = this.#moments.filter(([each]) => each !== key);
    this.#storage.setItem(momentsKey, JSON.stringify([...others, [key, at]].slice(-mostMoments)));
  }

  #now(): number {
    return Date.now() + (serverClocks.get(this.#access)?.behindMs() ?? 0);
  }

  #choose(of: Hidden, isHidden: boolean): void {
    const key = hiddenKey(of);
    // The reader made it after all choices that this device knows, even in the same millisecond or by a slower clock.
    const at = Math.max(this.#now(), ...this.#moments.map(([, earlier]) => earlier + 1));
    this.#note(key, at);
    if (this.#user === null) return;
    this.#keep([...this.#unsavedWithout(key), { of, isHidden, chosenAt: instantAt(at) }]);
    this.#save();
  }

  #unsavedWithout(key: HiddenKey): readonly HiddenChoice[] {
    return this.#unsaved.filter(({ of }) => hiddenKey(of) !== key);
  }

  #keep(choices: readonly HiddenChoice[]): void {
    if (choices.length === 0) this.#storage.removeItem(unsavedKey);
    else {
      const kept = { user: this.#user, rows: choices.map(toHiddenResultRow) };
      this.#storage.setItem(unsavedKey, JSON.stringify(kept));
    }
  }

  #save(): void {
    clearTimeout(this.#again);
    for (const choice of this.#unsaved) {
      const key = hiddenKey(choice.of);
      // Meanwhile the reader may have made the opposite choice, here or on another device.
      const isChosen = (): boolean =>
        this.#unsaved.some(({ of, chosenAt }) => hiddenKey(of) === key && chosenAt === choice.chosenAt);
      const save = async (push: PushApi): Promise<void> => {
        const account = hiddenResultsApi.of(this.#access);
        if (isChosen()) await attempt(async () => this.follow(await account.choices()));
        if (isChosen()) await attempt(() => account.choose(choice));
        if (isChosen()) await attempt(() => (choice.isHidden ? push.muteMatch(key) : push.unmuteMatch(key)));
        if (isChosen()) this.#keep(this.#unsavedWithout(key));
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
        console.error(`${choice} was not saved`, error);
        if (isUndecided(error)) saveAgain();
      });
  }
}

/** Makes a call that the backend may refuse. @throws the error of a call that has to be repeated */
async function attempt(call: () => Promise<void>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (isUndecided(error)) throw error;
    console.error('The backend refuses to save a hidden result', error);
  }
}
