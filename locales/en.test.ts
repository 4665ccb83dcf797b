import { expect, test } from 'vitest';
import { en } from './en.ts';

test('a text that breaks a rule is refused in the specification’s English words', () => {
  expect([en.chat.composer.problem, en.forms.email, en.profile.nameProblem]).toMatchObject([
    { empty: 'Message cannot be empty', 'too-long': 'Message too long (max {{limit}} characters)' },
    { 'invalid-format': 'Invalid email format', 'too-long': 'Email too long' },
    {
      empty: 'Name cannot be empty',
      'too-long': 'Name too long (max 100 characters)',
      'invalid-characters': 'Name contains invalid characters',
    },
  ]);
});
