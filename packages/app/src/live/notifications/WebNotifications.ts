import { Emitter, type MatchId, type Notification } from '@tribunen/domain';
import type { Observed } from '../../lib/state/Observable.ts';
import type { SoundSettings } from './sound/SoundSettings.ts';
import { webNotificationState, type WebNotificationState } from './webNotificationState.ts';

/** The part of the browser's `Notification` that this app uses. */
export interface WebNotificationApi {
  readonly permission: NotificationPermission;
  requestPermission(): Promise<NotificationPermission>;
  new (title: string, options: NotificationOptions): ShownNotification;
}

interface ShownNotification {
  addEventListener(type: 'click' | 'close', listener: () => void): void;
  close(): void;
}

type NoticeWords = Readonly<Record<'title' | 'body' | 'lang' | 'icon', string>>;

export interface WebNotificationsParts {
  /** The browser's notifications; null when it has none. */
  readonly api: WebNotificationApi | null;
  /** Shows a notification through the service worker; returns false while there is no worker. */
  readonly byWorker?: (notification: Notification, words: NoticeWords) => boolean;
  readonly settings: Pick<SoundSettings, 'current' | 'change' | 'subscribe'>;
  /** The texts, with the tag of their language. */
  readonly words: (notification: Notification) => {
    readonly title: string;
    readonly body: string;
    readonly lang: string;
  };
  /** The address of a picture. */
  readonly icon: string;
  /** Called when the spectator presses a notification. */
  readonly onOpen: (match: MatchId) => void;
}

/** Goals and red cards as the browser's own notifications, for a hidden tab. They are silent, because the page has its own sound. */
export class WebNotifications {
  readonly #parts: WebNotificationsParts;
  readonly #changes = new Emitter<void>();
  readonly #shown = new Set<ShownNotification>();
  #isRefused = false;

  constructor(parts: WebNotificationsParts) {
    this.#parts = parts;
  }

  readonly state: Observed<WebNotificationState> = {
    current: () => {
      const { api, settings } = this.#parts;
      return webNotificationState(this.#isRefused ? null : api, settings.current().webNotifications);
    },
    subscribe: (listener) => {
      const ends = [this.#changes.listen(listener), this.#parts.settings.subscribe(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
  };

  /**
   * Turns notifications on or off, and requests the browser's permission if needed. It must be called in a click, never
   * on load.
   */
  readonly toggle = async (): Promise<void> => {
    const { api, settings } = this.#parts;
    const state = this.state.current();
    if (state === 'on' || state === 'off') settings.change({ webNotifications: state === 'off' });
    if (state !== 'ask' || api === null) return;
    try {
      const permission = await api.requestPermission();
      if (permission === 'granted') settings.change({ webNotifications: true });
    } catch (error) {
      console.error('The browser could not be asked for notifications', error);
    }
    this.#changes.emit();
  };

  /** Shows a notification if the spectator has allowed it. Returns whether it was shown. */
  show(notification: Notification): boolean {
    const { api, words, icon, onOpen, byWorker } = this.#parts;
    if (api === null || this.state.current() !== 'on') return false;
    const { title, body, lang } = words(notification);
    if (byWorker?.(notification, { title, body, lang, icon }) === true) return true;
    try {
      const shown = new api(title, { body, lang, icon, tag: notification.id, silent: true });
      this.#shown.add(shown);
      shown.addEventListener('close', () => this.#shown.delete(shown));
      shown.addEventListener('click', () => {
        shown.close();
        this.#shown.delete(shown);
        onOpen(notification.matchId);
      });
      return true;
    } catch (error) {
      // Chrome on Android has the constructor, but it throws there.
      console.error('The browser shows no notifications', error);
      this.#isRefused = true;
      this.#changes.emit();
      return false;
    }
  }

  /** Closes the notifications that it has shown. */
  stop(): void {
    for (const shown of this.#shown) shown.close();
    this.#shown.clear();
  }
}
