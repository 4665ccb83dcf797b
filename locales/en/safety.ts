import type { Translations } from '../Translations.ts';

/** The safety settings: muted and blocked users, hidden words, and the visibility of the spectator. */
export const safety = {
  title: 'Safety',
  loading: 'Loading your lists…',
  notLoaded: 'Could not load your lists.',
  shown: {
    label: 'Show that I’m online',
    hint: 'Friends see that you’re here and which match you’re watching. Applies to this device.',
  },
  muted: {
    title: 'Muted',
    hint: 'You don’t see what they write in chats. They aren’t told.',
    none: 'You haven’t muted anyone. You can do so from a message’s menu.',
  },
  blocked: {
    title: 'Blocked',
    hint: 'They can’t message you, and you don’t see what they write. They aren’t told.',
    none: 'You haven’t blocked anyone. You can do so from a message’s menu.',
  },
  lift: 'Remove',
  words: {
    title: 'Hidden words',
    hint: 'Messages with one of these words aren’t shown. A word also hides longer forms: ‘miss’ hides ‘missed’.',
    add: 'New word',
    show: 'Show ‘{{word}}’ again',
    problem: {
      'too-short': 'The word must have at least 2 characters',
      'too-long': 'The word can have at most 50 characters',
      'not-a-word': 'Write one word, with letters and digits only',
    },
  },
  notChanged: 'Could not change the list: {{message}}',
} as const satisfies Translations['safety'];
