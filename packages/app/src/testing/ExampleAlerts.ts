import { QueryClient } from '@tanstack/react-query';
import type { PushApi } from '../api/pushApi.ts';
import type { LiveEventsListener } from '../api/realtime/live_events_new.ts';
import { signedInAs } from './ExampleSession.ts';
import type { Session } from '../api/auth/session.ts';
import { silentLog } from '../live/LiveLog.ts';
import { LiveConnection } from '../live/LiveConnection.ts';
import { Alerts } from '../live/notifications/Alerts.ts';
import type { AudioOutput } from '../live/notifications/sound/AudioOutput.ts';
import { SoundSettings } from '../live/notifications/sound/SoundSettings.ts';
import type { Tone } from '../live/notifications/sound/tones.ts';
import { SessionStore } from '../services/SessionStore.ts';
import { ExampleLiveWorld } from './ExampleLiveWorld.ts';
import { fakeApi, type FakeApi } from './fakeServices.tsx';

/** Alerts for tests, with the live connection behind them, in a browser that allows sound and has no notifications of its own. */
export class ExampleAlerts {
  readonly api: FakeApi;
  readonly alerts: Alerts;
  readonly room: LiveConnection;
  readonly session: SessionStore;
  readonly world = new ExampleLiveWorld();
  readonly queryClient = new QueryClient();
  /** The tones that the alerts have played. */
  readonly heard: Tone[] = [];
  /** The listener of the notifications' own channel. */
  socket: LiveEventsListener | null = null;
  outputsOpen = 0;
  readonly #pageListeners = new Set<string>();
  /** Receives the messages of the service worker to the page. */
  readonly #workers = Object.assign(new EventTarget(), { ready: new Promise<never>(() => {}) });
  #tellSession: (session: Session) => void = () => {};

  constructor(given: Partial<FakeApi> = {}, push: PushApi | null = null) {
    this.api = fakeApi({
      watchSession: (onSession) => {
        this.#tellSession = onSession;
        return () => {};
      },
      subscribeToLiveEvents: (channel, _types, listener) => {
        if (channel !== 'live_events_only') return () => {};
        this.socket = listener;
        return () => {
          this.socket = null;
        };
      },
      ...given,
    });
    const { api, queryClient, world } = this;
    this.session = new SessionStore(api);
    this.session.start();
    this.room = new LiveConnection({
      api,
      queryClient,
      session: this.session,
      world,
      log: silentLog,
      tabsPort: null,
      tabsIdentity: () => 'test',
    });
    const page = {
      addEventListener: (type: string) => void this.#pageListeners.add(type),
      removeEventListener: (type: string) => void this.#pageListeners.delete(type),
    };
    this.alerts = new Alerts({
      api: { ...api, followKinds: () => Promise.resolve([]) },
      room: this.room,
      queryClient,
      session: this.session,
      settings: new SoundSettings(() => localStorage, page),
      createOutput: () => this.#output(),
      page,
      webNotifications: null,
      words: () => ({ title: '', lang: 'nb', body: '' }),
      push,
      workers: this.#workers as unknown as ServiceWorkerContainer,
      onOpen: () => {},
    });
  }

  /** Signs a spectator in, or out with null. */
  signIn(userId: string | null): void {
    this.#tellSession(userId === null ? { status: 'signed-out', reason: 'left' } : signedInAs(userId));
  }

  /** Passes a push message to the page, as the service worker does. */
  push(payload: object): void {
    this.#workers.dispatchEvent(new MessageEvent('message', { data: { type: 'pushed', payload } }));
  }

  /** The number of kinds of page events that have a listener. */
  pageListenerCount(): number {
    return this.#pageListeners.size;
  }

  #output(): AudioOutput {
    this.outputsOpen += 1;
    return {
      isRunning: () => true,
      onChange: () => () => {},
      resume: () => Promise.resolve(),
      suspend: () => Promise.resolve(),
      close: () => {
        this.outputsOpen -= 1;
        return Promise.resolve();
      },
      play: (tone) => {
        this.heard.push(tone);
        return tone.seconds;
      },
    };
  }
}
