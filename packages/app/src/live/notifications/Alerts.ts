import {
  isPushFor,
  type LiveEvent,
  type LiveEventId,
  type MatchId,
  type Notification,
  type UserId,
  Emitter,
} from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { AlertsApi } from '../../api/alertsApi.ts';
import type { FollowKindsApi } from '../../api/followKindsApi.ts';
import type { HomeApi } from '../../api/homeApi.ts';
import type { PushApi } from '../../api/pushApi.ts';
import type { LiveConnection } from '../LiveConnection.ts';
import type { MatchStore } from '../MatchStore.ts';
import type { SessionStore } from '../../services/SessionStore.ts';
import { matchPath } from '../../navigation/paths.ts';
import type { Observed } from '../../lib/state/Observable.ts';
import { Teardown } from '../../lib/state/Teardown.ts';
import { Announcer } from './Announcer.ts';
import { MutedMatches } from './MutedMatches.ts';
import { FlipCardQueue } from './cards/FlipCardQueue.ts';
import { ReadAloudGoals } from './cards/ReadAloudGoals.ts';
import { NotificationEngine } from './engine/NotificationEngine.ts';
import type { AudioOutput } from './sound/AudioOutput.ts';
import { Sound } from './sound/Sound.ts';
import type { SoundSettings } from './sound/SoundSettings.ts';
import { WorkerLink } from './WorkerLink.ts';
import { type WebNotificationApi, WebNotifications, type WebNotificationsParts } from './WebNotifications.ts';

export interface AlertsParts {
  readonly api: AlertsApi & Pick<HomeApi, 'follows'> & Pick<FollowKindsApi, 'followKinds'>;
  readonly room: Pick<LiveConnection, 'feed' | 'store' | 'world' | 'clock' | 'tabs' | 'absences' | 'rests' | 'log'>;
  readonly queryClient: QueryClient;
  readonly session: SessionStore;
  readonly settings: SoundSettings;
  readonly createOutput: () => AudioOutput;
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly webNotifications: WebNotificationApi | null;
  readonly words: WebNotificationsParts['words'];
  /** The backend of push messages; null when the project sends none. */
  readonly push: Pick<PushApi, 'mutedMatches'> | null;
  /** The browser's service workers; null when the build has no service worker. */
  readonly workers: ServiceWorkerContainer | null;
  /** Called when the spectator has pressed a notification. */
  readonly onOpen: (path: string) => void;
}

/** The address of the picture on a web notification. */
const icon = '/tribunen.svg';

/**
 * Announces goals and red cards to a signed-in spectator: the engine decides, and the announcer shows and sounds them. It runs while a spectator
 * is signed in.
 */
export class Alerts {
  readonly settings: SoundSettings;
  readonly store: MatchStore;
  readonly cards: FlipCardQueue;
  readonly readAloud: ReadAloudGoals;
  readonly sound: Sound;
  readonly webNotifications: WebNotifications;
  readonly #session: SessionStore;
  readonly #api: AlertsParts['api'];
  readonly #engine: NotificationEngine;
  readonly #announcer: Announcer;
  readonly #muted: MutedMatches;
  readonly #worker: WorkerLink | null;
  readonly #takenBack = new Emitter<LiveEvent>();
  readonly #teardown = new Teardown();
  #user: { readonly id: UserId; readonly release: () => void } | null = null;

  constructor(parts: AlertsParts) {
    const { api, room, queryClient, session, settings, page } = parts;
    const { clock, log, store, tabs, world } = room;
    this.#session = session;
    this.#api = api;
    this.settings = settings;
    this.store = store;
    this.sound = new Sound({ createOutput: parts.createOutput, settings, page });
    this.#worker =
      parts.workers &&
      new WorkerLink({
        container: parts.workers,
        // Other push messages (a correction, a message, an invitation) are already shown by the page's own data.
        onPushed: ({ to, message }) => {
          if ('notification' in message && isPushFor(this.#user?.id, to)) this.#announce(message.notification);
        },
        onNoticed: (notification) => this.#announcer.noticed(notification),
        onMuted: (match) => this.#muted.learn(match),
        onOpen: parts.onOpen,
      });
    this.webNotifications = new WebNotifications({
      byWorker: (notification, words) => this.#worker?.show(notification, words) ?? false,
      api: parts.webNotifications,
      settings,
      words: parts.words,
      icon,
      onOpen: (match) => parts.onOpen(matchPath(match)),
    });
    this.cards = new FlipCardQueue({ clock, onShown: (notification) => this.#announcer.onShown(notification) });
    this.#muted = new MutedMatches({ api: parts.push, queryClient });
    const { cards, sound, webNotifications } = this;
    this.#announcer = new Announcer({
      cards,
      sound,
      webNotifications,
      onShown: (notification) => this.#worker?.tell(notification),
      mayAnnounce: (match) => this.#mayAnnounce(match),
      waitMs: api.waitMs,
      tabs,
      world,
      clock,
      log,
    });
    this.readAloud = new ReadAloudGoals({ announcer: this.#announcer, clock });
    this.#engine = new NotificationEngine({
      ...room,
      api,
      queryClient,
      onDecision: (decision) => {
        if (decision.kind === 'notify') this.#announce(decision.notification);
        if (decision.kind === 'take-back') this.#takeBack(decision);
      },
    });
  }

  /** Emits each announced red card that is taken back. */
  get takenBack(): Pick<Emitter<LiveEvent>, 'listen'> {
    return this.#takenBack;
  }

  /** The matches that the spectator has muted. */
  get muted(): Observed<readonly MatchId[]> {
    return this.#muted.muted;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    this.settings.start();
    this.#teardown.add(
      this.#session.subscribe(() => this.#follow()),
      this.muted.subscribe(() => this.#announcer.dropMuted()),
      this.#api.onHidden(() => this.#announcer.dropMuted()),
      () => this.#leave(),
      () => this.settings.stop(),
    );
    this.#follow();
  }

  stop(): void {
    this.#teardown.run();
  }

  /** Not of a match that the spectator has muted, or whose result is hidden (KNOWN-6). */
  #mayAnnounce(match: MatchId): boolean {
    return this.#muted.mayAnnounce(match) && !this.#api.isHidden(match);
  }

  #announce(notification: Notification): void {
    this.#muted.whenKnown(() => this.#announcer.announce(notification));
  }

  #takeBack({ card, event }: { readonly card: LiveEventId; readonly event: LiveEvent }): void {
    this.cards.takeBack(card);
    this.#muted.whenKnown(() => {
      if (this.#mayAnnounce(event.matchId)) this.#takenBack.emit(event);
    });
  }

  #follow(): void {
    const session = this.#session.current();
    const id = session.status === 'signed-in' ? session.user.id : null;
    if (id === (this.#user?.id ?? null)) return;
    this.#leave();
    if (id === null) return;
    this.sound.start();
    this.#muted.start(id);
    this.#announcer.start();
    this.#worker?.start();
    this.#user = { id, release: this.#engine.acquire(id) };
  }

  #leave(): void {
    if (this.#user === null) return;
    this.#user.release();
    this.#user = null;
    this.#announcer.stop();
    this.#muted.stop();
    this.#worker?.stop();
    this.webNotifications.stop();
    this.sound.stop();
  }
}
