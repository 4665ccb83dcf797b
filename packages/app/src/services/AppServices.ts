import type { QueryClient } from '@tanstack/react-query';
import type { BackendAccess } from '../api/access/BackendAccess.ts';
import type { Config } from '../config.ts';
import type { DemoScenario, DemoSpeed, FaultChoice } from '@tribunen/ui';
import type { SessionStore } from './SessionStore.ts';
import type { LanguageStore } from '../lib/appearance/LanguageStore.ts';
import type { ThemeStore } from '../lib/appearance/ThemeStore.ts';

/** A mail that the demo's server would have sent. */
export interface DemoMail {
  readonly to: string;
  readonly purpose: 'signup' | 'recovery' | 'magiclink' | 'email_change' | 'invitation';
  /** The name of the inviting user; null if their profile has no name, and in other mails. */
  readonly senderName: string | null;
  /** The address of the app's page to which the mail leads. */
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
  /** The faults that the address asks for. */
  readonly faults: FaultChoice;
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
  readonly theme: ThemeStore;
  readonly language: LanguageStore;
  /** The device's clock, in milliseconds since 1970. */
  now(): number;
}
