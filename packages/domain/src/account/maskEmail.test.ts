import { expect, test } from 'vitest';
import { maskEmail } from './maskEmail.ts';

test.each([
  ['kari@eksempel.no', 'k•••@e•••.no'],
  ['kari.nordmann+tribunen@post.eksempel.co.uk', 'k•••@p•••.uk'],
  [' k@e.no ', 'k•••@e•••.no'],
  ['🔥@blåbær.no', '🔥•••@b•••.no'],
  ['"a@b"@eksempel.no', '"•••@e•••.no'],
  ['kari@localhost', 'k•••@l•••'],
  ['@eksempel.no', '•••@e•••.no'],
  ['kari@', 'k•••@•••'],
  ['kari', '•••'],
  ['', '•••'],
])('ACCOUNT-11 to somebody else %j is %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});
