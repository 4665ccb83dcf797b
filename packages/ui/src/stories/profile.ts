import { fn } from 'storybook/test';
import type { AlertsView } from '../shell/AlertSettings/AlertsView.ts';
import type { ProfileView } from '../shell/ProfileMenu/ProfileView.ts';

/** Sound settings before anyone has changed them. */
export const storyAlerts: AlertsView = {
  volume: 0.7,
  muted: false,
  onVolume: fn(),
  onMuted: fn(),
  onTrySound: fn(),
  webNotifications: 'ask',
  onWebNotifications: fn(),
};

/** The spectator in every story: signed in, with two invitations waiting. */
export const storyProfile: Extract<ProfileView, { status: 'signed-in' }> = {
  status: 'signed-in',
  name: 'Marte Eide',
  invitations: 2,
  current: false,
  menuHref: '#/menu',
  hrefs: {
    profile: '#/profile',
    friends: '#/friends',
    follows: '#/settings/follows',
    teamNotices: '#/settings/follows?fane=prioriterte',
    fantasy: '#/fantasy',
    settings: '#/settings',
  },
  alerts: storyAlerts,
  developerLinks: [],
  onSignOut: fn(),
  theme: 'dark',
  onTheme: fn(),
};
