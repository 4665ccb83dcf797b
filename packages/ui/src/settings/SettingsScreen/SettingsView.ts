import type { FormProgress } from '../../forms/FormProgress.ts';
import type { LanguageSetting } from '../../shell/LanguageChoice/LanguageSetting.ts';
import type { AlertsView } from '../../shell/AlertSettings/AlertsView.ts';
import type { ThemeSetting } from '../../shell/ProfileMenu/ProfileView.ts';
import type { KnownSettingsView } from './KnownSettings.tsx';
import type { PushView } from './PushView.ts';
import type { SafetyView } from './SafetyView.ts';
import type { MotionChoice } from '../../theme/applyMotionChoice.ts';

export interface PasswordChange {
  /** Empty if the form does not ask for it. */
  readonly present: string;
  readonly password: string;
}

/** The settings of the account. */
export interface AccountView {
  readonly email: string;
  readonly password: {
    /** False after a fresh sign-in, and for an account without a password. */
    readonly asksForPresent: boolean;
    /** Whether the server refused the present password, rather than the new one. */
    readonly isPresentWrong: boolean;
    readonly form: FormProgress<PasswordChange> | { readonly status: 'done' };
  };
  readonly emailChange:
    | FormProgress<{ readonly email: string }>
    /** Both mails have been sent. */
    | {
        readonly status: 'sent';
        readonly to: string;
        /** Where to read the mails of the demo's server; null outside the demo. */
        readonly mailHref: string | null;
      };
  /** Signs out on every device, including this one. */
  readonly everywhere: FormProgress<void>;
  /** Downloads everything that is stored about the user. */
  readonly data: FormProgress<void>;
  readonly isDataSaved: boolean;
  /** Submits the address as typed, once it matches (ACCOUNT-12). */
  readonly deletion: FormProgress<{ readonly email: string }>;
}

export interface SettingsFrame extends ThemeSetting, LanguageSetting {
  readonly motion: MotionChoice;
  onMotion(motion: MotionChoice): void;
  /** Whether «/» opens the search. */
  readonly isSearchKeyOn: boolean;
  onSearchKey(isOn: boolean): void;
  /** Whether the screen stays on while a match is open; null where the browser cannot keep it on. */
  readonly screenOn: { readonly isOn: boolean; onSwitch(isOn: boolean): void } | null;
  /** Null until sound and notifications have loaded. Not shown to visitors: nothing is announced to them. */
  readonly alerts: AlertsView | null;
  /** The same choices as stored on this device. They are shown until the alerts can be changed. */
  readonly keptAlerts: Pick<AlertsView, 'volume' | 'muted' | 'webNotifications'>;
  /** The page that switches the notices of each followed team and competition. */
  readonly teamNoticesHref: string;
  readonly known: KnownSettingsView;
  /** The page about the product. */
  readonly aboutHref: string;
}

/** Everything that the screen at /settings can show. */
export type SettingsView = SettingsFrame &
  /** It is not known yet who is signed in. */
  (
    | { readonly status: 'loading' }
    | { readonly status: 'signed-out'; readonly signInHref: string }
    | {
        readonly status: 'signed-in';
        readonly account: AccountView;
        readonly safety: SafetyView;
        /** Null where the project sends no push messages. */ readonly push: PushView | null;
      }
  );
