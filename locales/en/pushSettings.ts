import type { Translations } from '../Translations.ts';

export const pushSettings = {
  title: 'Notifications while the app is closed',
  device: 'Notifications on this device',
  explanation:
    'Goals and red cards for the teams you follow, and messages from friends, even while Tribunen is closed. The browser asks you first.',
  isOn: 'This device gets notifications, even while Tribunen is closed.',
  denied:
    'The browser has blocked notifications from here. Allow them in the settings of the site, and reload the page.',
  unsupported: 'This browser cannot receive notifications while Tribunen is closed.',
  install:
    'On an iPhone or iPad, Tribunen has to be on the Home Screen first: tap Share, choose “Add to Home Screen”, and open Tribunen from there.',
  kinds: 'What you are told',
  goals: 'Goals',
  goalsHint: 'Also when a goal is disallowed',
  redCards: 'Red cards',
  redCardsHint: 'In the matches of the teams you follow',
  messages: 'Messages from friends',
  messagesHint: 'Not from those you have muted or blocked',
  invitations: 'Invitations',
  invitationsHint: 'When somebody wants to be your friend',
  quiet: 'Quiet hours',
  quietHint: 'No notifications, and none afterwards of what happened',
  from: 'From',
  until: 'Until',
  devices: 'Your devices',
  devicesHint: 'These get notifications.',
  noDevices: 'No device gets notifications.',
  thisDevice: '{{device}} (this one)',
  nameless: 'A device',
  seen: 'Last used {{date}}',
  remove: 'Remove',
  loading: 'Loading your choices',
  notLoaded: 'Your choices could not be loaded.',
  notChanged: 'The change was not saved: {{message}}',
  browserFailed: 'the browser could not receive notifications',
} as const satisfies Translations['pushSettings'];
