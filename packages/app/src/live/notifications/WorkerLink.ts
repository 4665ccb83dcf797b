import type { PushPayload } from '@tribunen/contract';
import { type MatchId, type Notification, type PushMessage, pushTag } from '@tribunen/domain';
import { isLanguage } from '@tribunen/locales';
import { safeParse } from 'valibot';
import { Teardown } from '../../lib/state/Teardown.ts';
import type { PageMessage } from '../../lib/worker/PageMessage.ts';
import { type WorkerMessage, workerMessage } from '../../lib/worker/WorkerMessage.ts';

type Container = Pick<ServiceWorkerContainer, 'ready' | 'addEventListener' | 'removeEventListener'>;

interface WorkerLinkParts {
  readonly container: Container;
  /** Called when a push message has arrived while this page is visible. */
  readonly onPushed: (payload: PushPayload) => void;
  /** Called when a notice of the worker has announced an event on this device. */
  readonly onNoticed: (notification: Notification) => void;
  /** Called when the spectator has muted a match on its notice. */
  readonly onMuted: (match: MatchId) => void;
  /** Called when the spectator has pressed a notice. */
  readonly onOpen: (path: string) => void;
}

/**
 * The page's side of push. While the page is visible it handles push messages, and it reports its own announcements to
 * the worker, so that a device announces a goal once (PUSH-9, PUSH-10).
 */
export class WorkerLink {
  readonly #parts: WorkerLinkParts;
  readonly #teardown = new Teardown();
  #registration: ServiceWorkerRegistration | null = null;

  constructor(parts: WorkerLinkParts) {
    this.#parts = parts;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    const { container } = this.#parts;
    container.addEventListener('message', this.#receive);
    this.#teardown.add(() => container.removeEventListener('message', this.#receive));
    // If the browser has refused the worker, this promise never settles.
    void container.ready.then((registration) => {
      this.#registration = registration;
    });
  }

  stop(): void {
    this.#teardown.run();
  }

  /** Reports to the worker that this page has announced a goal or a red card. */
  tell(notification: Notification): void {
    const message: PageMessage = { type: 'announced', notification };
    this.#registration?.active?.postMessage(message);
  }

  /**
   * Shows a notification as a notice of the worker, in place of another of the same match: it stays when the page ends, and a push message
   * about the same finds it. Answers whether there is a worker to show it.
   */
  show(
    notification: Notification,
    { title, body, lang, icon }: Readonly<Record<'title' | 'body' | 'lang' | 'icon', string>>,
  ): boolean {
    if (this.#registration === null) return false;
    const message: PushMessage =
      notification.type === 'GOAL'
        ? { kind: 'goal', notification, crest: null }
        : { kind: 'red-card', notification, crest: null };
    const data = { language: isLanguage(lang) ? lang : 'nb', message };
    const options = { body, lang, icon, tag: pushTag(message), silent: true, data };
    this.#registration
      .showNotification(title, options)
      .catch((error: unknown) => console.error('The browser shows no notice', error));
    return true;
  }

  readonly #receive = (event: MessageEvent): void => {
    const message = safeParse(workerMessage, event.data);
    if (!message.success) return;
    this.#take(message.output);
    event.ports[0]?.postMessage('taken');
  };

  #take(message: WorkerMessage): void {
    const { onPushed, onNoticed, onMuted, onOpen } = this.#parts;
    if (message.type === 'pushed') onPushed(message.payload);
    else if (message.type === 'noticed') onNoticed(message.notification);
    else if (message.type === 'muted') onMuted(message.matchId);
    else onOpen(message.path);
  }
}
