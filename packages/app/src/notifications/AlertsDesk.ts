import type { MatchId, Notification } from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { AlertsBackend } from '../backend/alertsBackend.ts';
import type { HomeBackend } from '../backend/homeBackend.ts';
import type { PresenceBackend } from '../backend/presenceBackend.ts';
import { LiveCache } from '../live/LiveCache.ts';
import type { LiveRoom } from '../live/LiveRoom.ts';
import { OnlineUsers } from '../presence/OnlineUsers.ts';
import { liveMatches } from '../queries/liveMatches.ts';
import { watchFollows } from '../queries/watchFollows.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { Announcer } from './Announcer.ts';
import { BannerBoard } from './BannerBoard.ts';
import { NotificationEngine } from './NotificationEngine.ts';
import { Sound } from './Sound.ts';
import type { SoundSettings } from './SoundSettings.ts';
import { SpokenGoals } from './SpokenGoals.ts';
import type { Speaker } from './Speaker.ts';
import { type WebNotificationApi, WebNotifications } from './WebNotifications.ts';

export interface AlertsDeskParts {
  readonly backend: AlertsBackend & PresenceBackend & Pick<HomeBackend, 'follows'>;
  readonly room: Pick<LiveRoom, 'feed' | 'world' | 'clock' | 'tabs' | 'log'>;
  readonly queryClient: QueryClient;
  readonly session: SessionStore;
  readonly settings: SoundSettings;
  readonly createSpeaker: () => Speaker;
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly webNotifications: WebNotificationApi | null;
  readonly words: (notification: Notification) => { readonly title: string; readonly body: string };
  readonly onOpenMatch: (match: MatchId) => void;
}

/** The address of the picture on a web notification. */
const icon = '/tribunen.svg';

/**
 * All that tells a signed-in spectator of goals and red cards, put together: the engine decides, the announcer tells, on the board, by
 * sound or by the browser. It runs while somebody is signed in.
 */
export class AlertsDesk {
  readonly settings: SoundSettings;
  readonly board: BannerBoard;
  readonly spoken: SpokenGoals;
  readonly sound: Sound;
  readonly webNotifications: WebNotifications;
  readonly online: OnlineUsers;
  readonly #session: SessionStore;
  readonly #watchFollows: (userId: string) => () => void;
  readonly #engine: NotificationEngine;
  readonly #announcer: Announcer;
  #user: { readonly id: string; release(): void } | null = null;
  #endOfSession: (() => void) | null = null;

  constructor(parts: AlertsDeskParts) {
    const { backend, room, queryClient, session, settings, page } = parts;
    const { feed, world, clock, tabs, log } = room;
    const cache = new LiveCache(queryClient);
    this.#session = session;
    this.#watchFollows = (userId) =>
      watchFollows(queryClient, backend, userId, (follows) => this.#engine.configure(follows));
    this.settings = settings;
    this.sound = new Sound({ createSpeaker: parts.createSpeaker, settings, page });
    this.webNotifications = new WebNotifications({
      api: parts.webNotifications,
      settings,
      words: parts.words,
      icon,
      onOpen: parts.onOpenMatch,
    });
    this.board = new BannerBoard({ clock, onShown: (notification) => this.#announcer.onShown(notification) });
    const { board, sound, webNotifications } = this;
    this.#announcer = new Announcer({ board, sound, webNotifications, tabs, world, clock, log });
    this.spoken = new SpokenGoals({ announcer: this.#announcer, clock });
    this.#engine = new NotificationEngine({
      backend,
      feed,
      world,
      clock,
      tabs,
      log,
      competitionIdOf: cache.competitionIdOf,
      matchOf: (id) => cache.match(id),
      liveMatches: () => liveMatches(queryClient),
      onMatches: (listener) => cache.onChange(() => listener()),
      onDecision: (decision) => {
        if (decision.kind === 'notify') this.#announcer.announce(decision.notification);
      },
    });
    this.online = new OnlineUsers({ backend, session, clock, log });
  }

  start(): void {
    if (this.#endOfSession !== null) return;
    this.#endOfSession = this.#session.subscribe(() => this.#follow());
    this.settings.start();
    this.online.start();
    this.#follow();
  }

  stop(): void {
    this.#endOfSession?.();
    this.#endOfSession = null;
    this.online.stop();
    this.settings.stop();
    this.#leave();
  }

  #follow(): void {
    const session = this.#session.current();
    const id = session.status === 'signed-in' ? session.user.id : null;
    if (id === (this.#user?.id ?? null)) return;
    this.#leave();
    if (id === null) return;
    this.sound.start();
    this.#announcer.start();
    const endOfFollows = this.#watchFollows(id);
    const releaseEngine = this.#engine.acquire(id);
    this.#user = {
      id,
      release: () => {
        endOfFollows();
        releaseEngine();
      },
    };
  }

  #leave(): void {
    if (this.#user === null) return;
    this.#user.release();
    this.#user = null;
    this.#announcer.stop();
    this.webNotifications.stop();
    this.sound.stop();
  }
}
