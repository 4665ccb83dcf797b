import {
  checkMessage,
  checkName,
  decodeText,
  type EmailProblem,
  type MessageProblem,
  MESSAGE_LIMIT,
  type NameProblem,
} from '@tribunen/domain';

/**
 * The messages with which the database and the functions refuse a text. Clients in other languages show their own text
 * instead.
 */
export const refusalWords = {
  message: {
    empty: 'Message cannot be empty',
    'too-long': `Message too long (max ${MESSAGE_LIMIT} characters)`,
  } satisfies Record<MessageProblem, string>,
  email: {
    'invalid-format': 'Invalid email format',
    'too-long': 'Email too long',
  } satisfies Record<EmailProblem, string>,
  name: {
    empty: 'Name cannot be empty',
    'too-long': 'Name too long (max 100 characters)',
    'invalid-characters': 'Name contains invalid characters',
    'web-address': 'Name looks like a web address',
    reserved: 'Name is reserved',
  } satisfies Record<NameProblem, string>,
};

/** The entry of `refusalWords` with which the database refuses the stored text of a message; null when none applies. */
export function messageRefusal(stored: string): string | null {
  const problem = checkMessage(decodeText(stored).trim());
  return problem === null ? null : refusalWords.message[problem];
}

/** The entry of `refusalWords` with which the database refuses a stored name; null when none applies. */
export function nameRefusal(stored: string): string | null {
  const problem = checkName(decodeText(stored).trim());
  return problem === null ? null : refusalWords.name[problem];
}
