import { type Visits, withVisit } from '@tribunen/domain';
import { number, object } from 'valibot';
import { Observable, type Observed } from '../../lib/state/Observable.ts';
import { Teardown } from '../../lib/state/Teardown.ts';
import { readJson } from '../../lib/storage/readJson.ts';
import type { SafeStorage } from '../../lib/storage/SafeStorage.ts';

/** The way in which the app can be installed: by the browser's own question, or by hand from the share menu of an iPhone or iPad. */
export type InstallWay = 'by-question' | 'by-hand';

/** Chromium's event, which TypeScript's library lacks. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

interface InstallInvitationParts {
  readonly storage: Pick<SafeStorage, 'getItem' | 'setItem'>;
  readonly browser: EventTarget;
  /** Whether the app can be installed from the share menu only, and has not been installed. */
  readonly isByHand: boolean;
  /** Milliseconds since 1970. */
  now(): number;
}

const visitsKey = 'tribunen-visits';
const answeredKey = 'tribunen-install-answered';
const visits = object({ count: number(), lastSeenAt: number() });
/** The milliseconds for which the invitation waits, so that the reader sees the results first. */
const settleMs = 20_000;

/** Invites the reader to install the app, once and not before the second visit (INSTALL-1). */
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
      // Otherwise the browser would show its own invitation at a moment of its choice.
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

  /** Makes the browser ask its own question. */
  readonly install = (): void => {
    this.#question?.prompt().catch((error: unknown) => console.error('The browser did not ask to install', error));
    this.close();
  };

  /** Closes the invitation for good on this device. */
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
