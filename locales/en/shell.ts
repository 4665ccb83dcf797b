import type { Translations } from '../Translations.ts';

/** The shell: tabs, menus, the header and its notices. */
export const shell = {
  navigation: 'Main menu',
  skipToContent: 'Skip to content',
  search: 'Search',
  tabs: { results: 'Results', match: 'Live', team: 'Team', scouting: 'Players', friends: 'Friends' },
  friendsUnread_one: 'Friends, {{count}} unread message',
  friendsUnread_other: 'Friends, {{count}} unread messages',
  menu: {
    open: 'Profile menu',
    openWithInvitations_one: 'Profile menu, {{count}} invitation',
    openWithInvitations_other: 'Profile menu, {{count}} invitations',
    profile: 'My profile',
    follows: 'Following',
    teamNotices: 'Notifications by team',
    fantasy: 'Fantasy',
    settings: 'Settings',
    signOut: 'Sign out',
  },
  dataAge: {
    live: 'Live updates',
    updated: {
      seconds: 'Updated {{n}} s ago',
      minutes: 'Updated {{n}} min ago',
      hours: 'Updated {{n}} h ago',
      days: 'Updated {{n}} d ago',
    },
    offline: 'Offline',
    offlineFrom: 'Offline – last updated {{time}}',
    offlineFromDay: 'Offline – last updated {{date}} {{time}}',
    /** Shown beside the results of the last visit. */
    seenAt: 'Last updated {{time}}',
    backOnline: 'Back online',
    online_one: 'in the stands',
    online_other: 'in the stands',
  },
  alerts: {
    title: 'Sound and notifications',
    sound: 'Sound',
    soundHint: 'For goals and red cards',
    volume: 'Volume',
    trySound: 'Try the sound',
    webNotifications: 'Browser notifications',
    webNotificationsHint: 'When this tab is in the background',
    denied: 'Your browser has blocked notifications from here. Allow them in the settings for this site.',
    unsupported: 'This browser cannot show notifications.',
  },
  language: { label: 'Language', notLoaded: 'Could not change the language. Try again.' },
  theme: { label: 'Appearance', dark: 'Dark', light: 'Light', system: 'Same as device' },
  sessionEnded: { text: 'You have been signed out' },
  notFound: { code: '404', text: 'Oops! Page not found' },
  routeError: {
    notLoaded: {
      title: 'Could not load the page',
      trying: 'Trying again…',
    },
    title: 'Something went wrong',
    text: 'Something went wrong on this page. The rest of the app still works.',
    rootTitle: 'Unexpected Application Error!',
    rootText: 'Reload the page and you’ll be back.',
  },
} as const satisfies Translations['shell'];
