import { expect, test } from 'vitest';
import { chatReloadDelay } from './chatReloadDelay.ts';

test('CHAT-43 a chat is loaded again after 30 s, after 3 s while the socket does not bring its messages, and 2 s after a load that failed; less often in a crowd', () => {
  const lasts = ['heard', 'unheard', 'failed'] as const;
  expect(lasts.map((last) => chatReloadDelay(last, 'small'))).toEqual([30_000, 3000, 2000]);
  expect(lasts.map((last) => chatReloadDelay(last, 'crowd'))).toEqual([300_000, 15_000, 10_000]);
});
