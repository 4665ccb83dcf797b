import type { Translations } from '../Translations.ts';

/** The chats' toasts. */
export const chatToasts = {
  notSent: { title: 'Error sending message', text: 'Could not send the message' },
  tooFast_one: 'You’re typing a little fast. Your message will be sent in {{count}} second.',
  tooFast_other: 'You’re typing a little fast. Your message will be sent in {{count}} seconds.',
  notDeleted: 'Could not delete the message: {{message}}',
  muted: 'You no longer see what {{name}} writes in chats.',
  notMuted: 'Could not mute {{name}}: {{message}}',
  blocked: '{{name}} is blocked. You don’t see what {{name}} writes, and {{name}} can’t message you.',
  notBlocked: 'Could not block {{name}}: {{message}}',
  reported: 'Thank you. The message has been reported.',
  notReported: 'Could not report the message: {{message}}',
} as const satisfies Translations['chatToasts'];
