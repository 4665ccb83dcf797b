import type { QueryClient } from '@tanstack/react-query';
import type { BackendAccess } from '../backend/access/BackendAccess.ts';
import type { Config } from '../config.ts';
import type { Outboxes } from '../chat/outbox/Outboxes.ts';
import type { LiveRoom } from '../live/LiveRoom.ts';
import type { Alerts } from '../live/notifications/Alerts.ts';
import type { GoalBannerQueue } from '../live/notifications/goalBanner/GoalBannerQueue.ts';
import type { OnlineUsers } from '../live/presence/OnlineUsers.ts';
import type { Prefetcher } from '../features/results/Prefetcher.ts';
import type { PageRenewal } from '../app/renewal/PageRenewal.ts';
import type { DemoScenario, DemoSpeed, FaultChoice } from '@tribunen/ui';
import type { OpenSections } from '../features/results/OpenSections.ts';
import type { PrivateData } from './PrivateData.ts';
import type { SessionStore } from './SessionStore.ts';
import type { Deferred } from '../lib/loading/Deferred.ts';
import type { ThemeStore } from '../lib/appearance/ThemeStore.ts';

/** A mail that the demo's server would have sent. */
export interface DemoMail {
  readonly to: string;
  readonly purpose: 'signup' | 'recovery' | 'magiclink' | 'email_change' | 'invitation';
  /** Leads to the page of the app that the mail is for. */
  readonly link: string;
  /** ISO 8601. */
  readonly sentAt: string;
}

/** The demo's state and controls; null in a configured build. */
export interface DemoState {
  /** Null for a scenario that the bar does not offer. */
  readonly scenario: DemoScenario | null;
  readonly speed: DemoSpeed;
  readonly credentials: { readonly email: string; readonly password: string };
  /** Chooses the faults that the backend simulates from now on. */
  chooseFaults(choice: FaultChoice): void;
  /** Resets the scenario in every tab; the next load starts from the beginning. */
  restart(): void;
  /** The mails that the demo's server would have sent, the newest first. Their links work in this page. */
  mails(): Promise<readonly DemoMail[]>;
}

/** The app's long-lived objects, created once at start. */
export interface AppServices {
  readonly config: Config;
  readonly demo: DemoState | null;
  readonly access: BackendAccess;
  readonly queryClient: QueryClient;
  readonly session: SessionStore;
  readonly privateData: PrivateData;
  readonly live: Deferred<LiveRoom>;
  readonly alerts: Deferred<Alerts>;
  /** Loaded when a screen first shows the banner (`GoalBannerHost`). */
  readonly goalBanner: Deferred<GoalBannerQueue>;
  readonly presence: Deferred<OnlineUsers>;
  /** What an earlier page has left to send. A chat opens them by `outboxesOf`. */
  readonly outboxes: Deferred<Outboxes>;
  readonly prefetcher: Prefetcher;
  readonly renewal: PageRenewal;
  readonly theme: ThemeStore;
  readonly sections: OpenSections;
  /** The wall's clock, milliseconds since 1970. */
  now(): number;
}
