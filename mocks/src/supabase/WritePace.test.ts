import type { Who } from '@tribunen/protocol';
import { expect, test } from 'vitest';
import { WritePace } from './WritePace.ts';

const user = (id: string): Who => ({
  role: 'authenticated',
  id,
  email: `${id}@eksempel.no`,
  isAdmin: false,
  sessionId: id,
  expiresAt: 0,
});

test('CHANGE-7 a user can write sixty rows; the next is refused with the time to wait, and the limit recovers within a minute', () => {
  let now = 0;
  const pace = new WritePace('ratings', 60, () => now);
  pace.take(user('kari'), 60);
  expect(() => pace.take(user('kari'), 3)).toThrow('the next can be written in 3 seconds');
  pace.take(user('ola'), 1);
  now = 3000;
  pace.take(user('kari'), 3);
  expect(() => pace.take(user('kari'), 1)).toThrow('in 1 seconds');
});

test('CHANGE-7 visitors and jobs have no limit', () => {
  const pace = new WritePace('ratings', 1, () => 0);
  for (const role of ['anon', 'service_role'] as const) expect(() => pace.take({ role }, 1000)).not.toThrow();
});
