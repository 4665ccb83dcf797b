import { expect, test } from 'vitest';
import type { UtcInstant } from '../time/instant.ts';
import { inOrderOfMessages } from './inOrderOfMessages.ts';
import type { LastMessage } from './lastMessages.ts';
import type { UserId } from './UserId.ts';

const person = (name: string) => ({ id: name as UserId });
const at = (name: string, time: string): [UserId, LastMessage] => [
  name as UserId,
  { text: 'Hei', fromReader: false, sentAt: `2026-11-21T${time}:00.000Z` as UtcInstant },
];

test('PEOPLE-24 the newest last message is first, and friends without one keep their order', () => {
  const friends = ['ada', 'kari', 'ola', 'nils', 'eva'].map(person);
  const last = new Map([at('ola', '12:00'), at('nils', '13:00')]);
  expect(inOrderOfMessages(friends, last)).toEqual(['nils', 'ola', 'ada', 'kari', 'eva'].map(person));
});
