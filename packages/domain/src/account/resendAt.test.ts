import { expect, test } from 'vitest';
import type { UtcInstant } from '../time/instant.ts';
import { resendAt } from './resendAt.ts';

test('ACCOUNT-13 a mail may be sent again sixty seconds after the last one', () => {
  expect(resendAt('2026-11-21T23:59:30.500Z' as UtcInstant)).toBe('2026-11-22T00:00:30.500Z');
});
