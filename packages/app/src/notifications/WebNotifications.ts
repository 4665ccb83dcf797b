import type { MatchId, Notification } from '@tribunen/domain';
import type { SoundSettings } from './SoundSettings.ts';

/** The part of the browser's `Notification` that is used. */
export interface WebNotificationApi {
  readonly permission: NotificationPermission;
  requestPermission(): Promise<NotificationPermission>;
  new (title: string, options: NotificationOptions): ShownNotification;
}

interface ShownNotification {
  addEventListener(type: 'click' | 'close', listener: () => void): void;
  close(): void;
}

/**
 * `ask`: the browser is yet to ask whether the page may; `denied`: it may not, and only the browser's settings can change that;
 * `unsupported`: this browser has none.
 */
export type WebNotificationState = 'on' | 'off' | 'ask' | 'denied' | 'unsupported';

interface WebNotificationsParts {
  /** Null where the browser has none. */
  readonly api: WebNotificationApi | null;
  readonly settings: Pick<SoundSettings, 'current' | 'change' | 'subscribe'>;
  readonly words: (notification: Notification) => { readonly title: string; readonly body: string };
  /** An address. */
  readonly icon: string;
  /** The user wants to see the match. */
  readonly onOpen: (match: MatchId) => void;
}

/** Goals and red cards as the browser's own notifications, for a tab that nobody sees. Silent, because the page has its own sound. */
export class WebNotifications {
  readonly #parts: WebNotificationsParts;
  readonly #listeners = new Set<() => void>();
  readonly #shown = new Set<ShownNotification>();
  #isRefused = false;

  constructor(parts: WebNotificationsParts) {
    this.#parts = parts;
  }

  readonly state = (): WebNotificationState => {
    const { api, settings } = this.#parts;
    if (api === null || this.#isRefused) return 'unsupported';
    if (api.permission === 'denied') return 'denied';
    if (api.permission === 'default') return 'ask';
    return settings.current().webNotifications ? 'on' : 'off';
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const endOfSettings = this.#parts.settings.subscribe(listener);
    return () => {
      this.#listeners.delete(listener);
      endOfSettings();
    };
  };

  /** The user's own click: turns them on or off, and asks the browser where it must. Never on load. */
  readonly toggle = async (): Promise<void> => {
    const { api, settings } = this.#parts;
    const state = this.state();
    if (state === 'on' || state === 'off') settings.change({ webNotifications: state === 'off' });
    if (state !== 'ask' || api === null) return;
    try {
      const permission = await api.requestPermission();
      if (permission === 'granted') settings.change({ webNotifications: true });
    } catch (error) {
      console.error('The browser could not be asked for notifications', error);
    }
    for (const listener of this.#listeners) listener();
  };

  /** Shows it, if the user has allowed it. True where it was shown. */
  show(notification: Notification): boolean {
    const { api, words, icon, onOpen } = this.#parts;
    if (api === null || this.state() !== 'on') return false;
    const { title, body } = words(notification);
    try {
      const shown = new api(title, { body, icon, tag: notification.id, silent: true });
      this.#shown.add(shown);
      shown.addEventListener('close', () => this.#shown.delete(shown));
      shown.addEventListener('click', () => {
        shown.close();
        this.#shown.delete(shown);
        onOpen(notification.matchId);
      });
      return true;
    } catch (error) {
      // Chrome on Android has the constructor and refuses it.
      console.error('The browser shows no notifications', error);
      this.#isRefused = true;
      for (const listener of this.#listeners) listener();
      return false;
    }
  }

  /** Takes away what it has shown. */
  stop(): void {
    for (const shown of this.#shown) shown.close();
    this.#shown.clear();
  }
}
