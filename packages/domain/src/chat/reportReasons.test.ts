import { expect, test } from 'vitest';
import { REPORT_REASONS } from './reportReasons.ts';

test('each reason for a report is offered once, and the last is for reports that fit no other', () => {
  expect(new Set(REPORT_REASONS).size).toBe(REPORT_REASONS.length);
  expect(REPORT_REASONS.at(-1)).toBe('other');
});
