import type { AlertsView } from '../AlertSettings/AlertsView.ts';
import type { ThemeChoice } from '../../theme/applyThemeChoice.ts';

export interface ThemeSetting {
  readonly theme: ThemeChoice;
  onTheme(theme: ThemeChoice): void;
}

/** The menu at the top right (part 1 §2, App shell). */
export type ProfileView = ThemeSetting &
  /** Not known yet who is here: the seat keeps its place. */
  (
    | { readonly status: 'loading' }
    | { readonly status: 'signed-out'; readonly signInHref: string }
    | {
        readonly status: 'signed-in';
        readonly name: string;
        /** Pending invitations; 0 shows no badge. */
        readonly invitations: number;
        /** True on the profile's own screen, where no tab is chosen. */
        readonly current: boolean;
        readonly hrefs: {
          readonly profile: string;
          readonly friends: string;
          readonly follows: string;
          readonly fantasy: string;
        };
        /** Null until what sounds and notifies is loaded: there is nothing to set yet. */
        readonly alerts: AlertsView | null;
        /** More places to go, in development only. */
        readonly developerLinks: readonly { readonly label: string; readonly href: string }[];
        onSignOut(): void;
      }
  );
