import type { Translations } from '../Translations.ts';

/** Texts about following and unfollowing, for every screen with a follow button. */
export const following = {
  failed: {
    add: 'Could not follow: {{message}}',
    import: 'Could not read from the file: {{message}}',
    remove: 'Could not unfollow: {{message}}',
    notifications: 'Could not change the notifications: {{message}}',
  },
  gone: 'you no longer follow it',
} as const satisfies Translations['following'];
