import type { FormProgress } from '../../forms/FormProgress.ts';
import type { AlertsView } from '../../shell/AlertSettings/AlertsView.ts';
import type { ThemeSetting } from '../../shell/ProfileMenu/ProfileView.ts';
import type { MotionChoice } from '../../theme/reducedMotion.ts';

export interface PasswordChange {
  /** Empty where it is not asked for. */
  readonly present: string;
  readonly password: string;
}

/** What one can do with one's account. */
export interface AccountView {
  readonly email: string;
  readonly password: {
    /** Not where one has just signed in, nor where there is no password yet. */
    readonly asksForPresent: boolean;
    readonly form: FormProgress<PasswordChange> | { readonly status: 'done' };
  };
  readonly emailChange:
    | FormProgress<{ readonly email: string }>
    /** Both mails are on their way. */
    | { readonly status: 'sent'; readonly to: string };
  /** Signs out of every device, this one too. */
  readonly everywhere: FormProgress<void>;
  /** Hands over a file with all that is stored of the user. */
  readonly data: FormProgress<void>;
  /** Confirmed by the own address (ACCOUNT-12). */
  readonly deletion: FormProgress<{ readonly email: string }>;
}

export interface SettingsFrame extends ThemeSetting {
  readonly motion: MotionChoice;
  onMotion(motion: MotionChoice): void;
  /** Null until what sounds and notifies is loaded: there is nothing to set yet. */
  readonly alerts: AlertsView | null;
}

/** Everything that the screen at /settings can show. */
export type SettingsView = SettingsFrame &
  (
    | { /** Not known yet who is here. */ readonly status: 'loading' }
    | { readonly status: 'signed-out'; readonly signInHref: string }
    | { readonly status: 'signed-in'; readonly account: AccountView }
  );
