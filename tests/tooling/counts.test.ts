import { describe, expect, test } from 'vitest';
import { closingLineCounts, playwrightCounts, vitestCounts } from '../../tooling/counts/readCounts.mjs';
import { closingLine, judge, sum } from '../../tooling/counts/TestCounts.mjs';

const counts = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped });

describe('the steps of the gate', () => {
  test('a step of the gate counts the tests that its runner reports', () => {
    expect(judge(0, counts(12, 0, 3))).toEqual(counts(12, 0, 3));
    expect(judge(1, counts(11, 1))).toEqual(counts(11, 1));
  });

  test('a step whose runner ran no test has failed', () => {
    expect(judge(0, counts(0, 0))).toEqual(counts(0, 1));
    expect(judge(0, counts(0, 0, 7))).toEqual(counts(0, 1, 7));
  });

  test('a step whose runner left no report has failed', () => {
    expect(judge(0, null)).toEqual(counts(0, 1));
    expect(judge(1, null)).toEqual(counts(0, 1));
  });

  test('a step whose runner crashed after its tests had passed has one failure', () => {
    expect(judge(1, counts(12, 0))).toEqual(counts(12, 1));
  });
});

describe('reading a report', () => {
  test('Vitest’s report has the passed, failed and skipped tests', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [{ status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }],
    };
    expect(vitestCounts(JSON.stringify(report))).toEqual(counts(5, 1, 3));
  });

  test('a file that Vitest could not load counts as a failure', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 0,
      testResults: [
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(vitestCounts(JSON.stringify(report))).toEqual(counts(5, 1));
  });

  test('a test that passed only on Playwright’s retry counts as a failure, and so does each error outside the tests', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{ message: 'no server' }] };
    expect(playwrightCounts(JSON.stringify(report))).toEqual(counts(7, 3, 2));
  });

  test.for(['', '<html>', '[]', '{}', 'null'])('the report «%s» has no counts', (text) => {
    expect(vitestCounts(text)).toBeNull();
    expect(playwrightCounts(text)).toBeNull();
  });

  test('the counts of a script are read from the last line of its output, and from no other line', () => {
    expect(closingLineCounts('1 passed, 1 failed\nmore\n4 passed, 0 failed\n')).toEqual(counts(4, 0));
    expect(closingLineCounts('4 passed, 0 failed\ncrashed')).toBeNull();
    expect(closingLineCounts('')).toBeNull();
  });
});

test('the closing line gives the passed and failed tests of all steps together', () => {
  expect(closingLine(sum([counts(7, 0), counts(120, 1, 2), counts(0, 1)]))).toBe('127 passed, 2 failed');
  expect(sum([])).toEqual(counts(0, 0));
});
