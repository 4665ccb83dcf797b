import { fn } from 'storybook/test';
import type { ProfileView } from '../shell/ProfileMenu/ProfileView.ts';

/** The spectator of every story: signed in, with two invitations waiting. */
export const storyProfile: Extract<ProfileView, { status: 'signed-in' }> = {
  status: 'signed-in',
  name: 'Marte Eide',
  invitations: 2,
  current: false,
  hrefs: { profile: '#/profile', friends: '#/friends', follows: '#/settings/follows', fantasy: '#/fantasy' },
  developerLinks: [],
  onSignOut: fn(),
  theme: 'dark',
  onTheme: fn(),
};
