import { type Visits, withVisit } from '@tribunen/domain';
import { number, object } from 'valibot';
import { Observable, type Observed } from '../../lib/state/Observable.ts';
import { Teardown } from '../../lib/state/Teardown.ts';
import { readJson } from '../../lib/storage/readJson.ts';
import type { SafeStorage } from '../../lib/storage/SafeStorage.ts';

/** How the browser lets the app be installed: by its own question, or by hand from the share menu of an iPhone or iPad. */
export type InstallWay = 'by-question' | 'by-hand';

/** Chromium's event, which the library of types lacks. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

interface InstallInvitationParts {
  readonly storage: Pick<SafeStorage, 'getItem' | 'setItem'>;
  readonly browser: EventTarget;
  /** Whether the app can be installed from the share menu alone, and is not. */
  readonly isByHand: boolean;
  /** Milliseconds since 1970. */
  now(): number;
}

const visitsKey = 'tribunen-visits';
const answeredKey = 'tribunen-install-answered';
const visits = object({ count: number(), lastSeenAt: number() });
/** The reader comes to the results first: the invitation waits so long, in milliseconds. */
const settleMs = 20_000;

/** Invites to install the app: once, and not before the second visit (INSTALL-1). */
export class InstallInvitation {
  readonly #parts: InstallInvitationParts;
  readonly #way = new Observable<InstallWay | null>(null);
  readonly #teardown = new Teardown();
  #question: BeforeInstallPromptEvent | null = null;

  constructor(parts: InstallInvitationParts) {
    this.#parts = parts;
  }

  /** How the app can be installed, while the invitation is due. */
  get way(): Observed<InstallWay | null> {
    return this.#way;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    const { storage, browser, isByHand, now } = this.#parts;
    const { count } = this.#noteVisit(now());
    const isDue = count >= 2 && storage.getItem(answeredKey) === null;
    const onQuestion = (event: Event): void => {
      // The browser's own bar would come at its own moment.
      event.preventDefault();
      if (isQuestion(event)) this.#question = event;
    };
    browser.addEventListener('beforeinstallprompt', onQuestion);
    browser.addEventListener('appinstalled', this.close);
    const timer = setTimeout(() => {
      if (isDue) this.#way.set(this.#question === null ? (isByHand ? 'by-hand' : null) : 'by-question');
    }, settleMs);
    this.#teardown.add(
      () => browser.removeEventListener('beforeinstallprompt', onQuestion),
      () => browser.removeEventListener('appinstalled', this.close),
      () => clearTimeout(timer),
    );
  }

  stop(): void {
    this.#teardown.run();
  }

  /** Has the browser ask its own question. */
  readonly install = (): void => {
    this.#question?.prompt().catch((error: unknown) => console.error('The browser did not ask to install', error));
    this.close();
  };

  /** The invitation does not come again on this device. */
  readonly close = (): void => {
    this.#parts.storage.setItem(answeredKey, 'yes');
    this.#way.set(null);
  };

  #noteVisit(now: number): Visits {
    const { storage } = this.#parts;
    const next = withVisit(readJson(visits, storage.getItem(visitsKey)), now);
    storage.setItem(visitsKey, JSON.stringify(next));
    return next;
  }
}

function isQuestion(event: Event): event is BeforeInstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}
