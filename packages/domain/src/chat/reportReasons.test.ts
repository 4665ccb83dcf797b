import { expect, test } from 'vitest';
import { REPORT_REASONS } from './reportReasons.ts';

test('the reasons for a report are each there once, and what fits none of them comes last', () => {
  expect(new Set(REPORT_REASONS).size).toBe(REPORT_REASONS.length);
  expect(REPORT_REASONS.at(-1)).toBe('other');
});
