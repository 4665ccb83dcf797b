import type { Translations } from '../Translations.ts';

export const pushSettings = {
  title: 'Notifications while the app is closed',
  device: 'Notifications on this device',
  explanation:
    'Goals and red cards for the teams you follow, and messages from friends, even while {{product}} is closed. The browser asks you first.',
  isOn: 'This device gets notifications, even while {{product}} is closed.',
  lost: 'This device no longer gets notifications: it was removed from your devices, or its browser stopped accepting them. Turn them on to get them again.',
  denied:
    'The browser has blocked notifications from here. Allow them in the settings of the site, and reload the page.',
  unsupported: 'This browser cannot receive notifications while {{product}} is closed.',
  install:
    'On an iPhone or iPad, {{product}} has to be on the Home Screen first: tap Share, choose ‘Add to Home Screen’, and open {{product}} from there.',
  kinds: 'What you’re notified about',
  goals: 'Goals',
  goalsHint: 'Also when a goal is disallowed',
  redCards: 'Red cards',
  redCardsHint: 'In the matches of the teams you follow',
  messages: 'Messages from friends',
  messagesHint: 'Not from those you have muted or blocked',
  invitations: 'Invitations',
  invitationsHint: 'When somebody wants to be your friend',
  quiet: 'Quiet hours',
  quietHint: 'No notifications during these hours, and none held back for later.',
  from: 'From',
  until: 'Until',
  devices: 'Your devices',
  devicesHint: 'These get notifications.',
  noDevices: 'No device gets notifications.',
  thisDevice: '{{device}} (this one)',
  nameless: 'A device',
  seen: 'Last used {{date}}',
  remove: 'Remove',
  muted: 'Muted matches',
  mutedHint:
    'You won’t be notified about these matches, even while {{product}} is open. They leave the list after a week.',
  noneMuted: 'You haven’t muted any matches. Tap ‘Mute this match’ on a notification to do so.',
  unknownMatch: 'Match {{id}}',
  loading: 'Loading your choices…',
  notLoaded: 'Could not load your choices.',
  notChanged: 'The change was not saved: {{message}}',
  browserFailed: 'the browser could not receive notifications',
} as const satisfies Translations['pushSettings'];
