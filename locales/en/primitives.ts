import type { Translations } from '../Translations.ts';

/** Texts of the components that all screens use. */
export const primitives = {
  toasts: 'Notices',
  failed: 'Error',
  deletedUser: 'Deleted user',
  notFetched: { title: 'Could not open', text: 'Try again. If that doesn’t help, reload the page.' },
} as const satisfies Translations['primitives'];
