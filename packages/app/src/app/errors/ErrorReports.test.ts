import { afterEach, expect, test, vi } from 'vitest';
import type { ErrorReport } from './ErrorReport.ts';
import { ErrorReports } from './ErrorReports.ts';

let stop = () => {};
afterEach(() => stop());

/** @param random 0 for a page of the sample */
function reporting({ random = 0, online = true } = {}) {
  const sent: ErrorReport[] = [];
  const log = vi.fn<Console['error']>();
  const logger = { error: log };
  const page = Object.assign(new EventTarget(), {
    location: { origin: 'https://tribunen.example', pathname: '/match/500001' },
    navigator: { onLine: online },
  });
  const reports = new ErrorReports({
    sink: { send: (report) => sent.push(report) },
    page,
    console: logger,
    version: 'tribunen-version:abc',
    random: () => random,
    now: () => 1_700_000_000_000,
  });
  reports.start();
  stop = () => reports.stop();
  return { sent, log, logger, page, reports };
}

test('what the code logs is logged as before, and reported with its sentence, the screen and the version', () => {
  const { sent, log, logger } = reporting();
  const error = new TypeError('x is not a function');
  logger.error('A query failed', ['messages', 'kari@stand.no'], error);
  expect(log).toHaveBeenCalledWith('A query failed', ['messages', 'kari@stand.no'], error);
  expect(sent).toMatchObject([
    {
      number: '0000-0000',
      at: 1_700_000_000_000,
      sentence: 'A query failed',
      type: 'TypeError',
      message: 'x is not a function',
      screen: '/match/…',
      version: 'tribunen-version:abc',
    },
  ]);
});

test('no text of a chat, e-mail address, token, id or other data that an error carries leaves the device', () => {
  const { sent, logger, page, reports } = reporting();
  const secrets = [
    'Hei på deg',
    'kari@stand.no',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
    '3f0c1f5e-1111-4222-8333-944444444444',
  ];
  for (const secret of secrets) {
    const error = Object.assign(new Error(`Unexpected token, "${secret}" is not valid JSON`), {
      name: `Refusal "${secret}"`,
      details: secret,
      cause: secret,
    });
    logger.error(`Could not load «${secret}»`, { text: secret }, error);
    logger.error(`Could not load «${secret}»`, { text: secret });
    logger.error({ text: secret });
    page.dispatchEvent(Object.assign(new Event('error'), { error, message: `Uncaught "${secret}"` }));
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: { text: secret } }));
    reports.reportShown({ text: secret });
    reports.reportShown(new Error(`«${secret}» is refused`));
  }
  expect(sent.length).toBeGreaterThan(secrets.length);
  for (const secret of secrets) expect(JSON.stringify(sent)).not.toContain(secret);
});

test('errors that nobody catches are reported', () => {
  const { sent, page } = reporting();
  page.dispatchEvent(Object.assign(new Event('error'), { error: new RangeError('too far'), message: '' }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('gone') }));
  expect(sent).toMatchObject([
    { sentence: null, type: 'RangeError', message: 'too far' },
    { sentence: null, type: 'Error', message: 'gone' },
  ]);
});

test('an error that a screen shows has one report and one number, however often it is shown', () => {
  const { sent, logger, reports } = reporting({ random: 0.05 });
  const error = new Error('the roof fell in');
  logger.error('A route failed', error);
  expect(reports.reportShown(error)).toBe('0500-0000');
  expect(reports.reportShown(error)).toBe('0500-0000');
  expect(sent).toMatchObject([{ number: '0500-0000', sentence: 'A route failed' }]);
});

test('nine pages of ten report only what a screen shows', () => {
  const { sent, logger, reports } = reporting({ random: 0.1 });
  const error = new Error('the roof fell in');
  logger.error('A route failed', error);
  expect(sent).toEqual([]);
  expect(reports.reportShown(error)).toBe('1000-0000');
  expect(sent).toMatchObject([{ number: '1000-0000', message: 'the roof fell in' }]);
});

test('a page reports the same error once, ten different ones at most, and none without a network', () => {
  const { sent, logger } = reporting();
  for (let count = 0; count < 30; count += 1) logger.error('A query failed', new Error('gone'));
  expect(sent).toHaveLength(1);
  for (let count = 0; count < 30; count += 1) logger.error('A query failed', new Error(`gone after ${count} s`));
  expect(sent).toHaveLength(10);
  const offline = reporting({ online: false });
  offline.logger.error('A query failed', new Error('gone'));
  expect(offline.sent).toEqual([]);
});

test('once stopped, it reports nothing more and the console is as it was', () => {
  const { sent, log, logger, page, reports } = reporting();
  reports.stop();
  expect(logger.error).toBe(log);
  logger.error('A query failed', new Error('gone'));
  page.dispatchEvent(Object.assign(new Event('error'), { error: new Error('gone'), message: '' }));
  expect(sent).toEqual([]);
});
