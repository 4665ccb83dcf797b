import type { AlertsView } from '../AlertSettings/AlertsView.ts';
import type { ThemeChoice } from '../../theme/applyThemeChoice.ts';

export interface ThemeSetting {
  readonly theme: ThemeChoice;
  onTheme(theme: ThemeChoice): void;
}

/** The menu at the top right. */
export type ProfileView = ThemeSetting & {
  /** The menu as a page, to which the seat leads on a phone. */
  readonly menuHref: string;
} &
  /** It is not known yet who is signed in: the seat keeps its place. */
  (
    | { readonly status: 'loading' }
    | { readonly status: 'signed-out'; readonly signInHref: string; readonly settingsHref: string }
    | {
        readonly status: 'signed-in';
        readonly name: string;
        /** Pending invitations; 0 shows no badge. */
        readonly invitations: number;
        /** True on the profile's own screen, which has no tab. */
        readonly current: boolean;
        readonly hrefs: {
          readonly profile: string;
          readonly friends: string;
          readonly follows: string;
          /** The notices of each followed team and competition. */
          readonly teamNotices: string;
          readonly fantasy: string;
          readonly settings: string;
        };
        /** Null until the alerts are loaded: there is nothing to set yet. */
        readonly alerts: AlertsView | null;
        /** More links, in development only. */
        readonly developerLinks: readonly { readonly label: string; readonly href: string }[];
        onSignOut(): void;
      }
  );
