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

/** Why a message is refused, as it is stored; null where none of these words says it. */
export function messageRefusal(stored: string): string | null {
  const problem = checkMessage(decodeText(stored).trim());
  return problem === null ? null : refusalWords.message[problem];
}

/** Why a name is refused, as it is stored; null where none of these words says it. */
export function nameRefusal(stored: string): string | null {
  const problem = checkName(decodeText(stored).trim());
  return problem === null ? null : refusalWords.name[problem];
}
