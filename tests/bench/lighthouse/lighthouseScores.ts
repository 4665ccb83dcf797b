import { readFileSync } from 'node:fs';
import { run } from '../../../tooling/process/run.mjs';

/** Lighthouse's slow phone, and its desktop. */
export type Form = 'phone' | 'desktop';

/** Scores are 0 to 100, times in milliseconds; the layout shift is Chromium's figure. */
export interface LighthouseScores {
  readonly performance: number;
  readonly accessibility: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly layoutShift: number;
  readonly kibibytes: number;
}

const chromiumFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
  // The app would offer English to a browser in another language.
  '--accept-lang=nb-NO',
];

/** 150 ms latency, 1.6 Mbit/s, a quarter of this machine's speed. */
const slowPhone = [
  '--throttling.requestLatencyMs=150',
  '--throttling.downloadThroughputKbps=1638',
  '--throttling.uploadThroughputKbps=1638',
  '--throttling.cpuSlowdownMultiplier=4',
];

/**
 * Runs Lighthouse on a page. Lighthouse starts Chromium itself, so that no other program is connected to Chromium and
 * slows it down.
 *
 * @param address the address of the page
 * @param profile the folder of Chromium's profile, with the page's storage
 * @param reportFile the file to which Lighthouse writes its report
 */
export async function lighthouseScores(
  address: string,
  form: Form,
  profile: string,
  reportFile: string,
): Promise<LighthouseScores> {
  const { code, output } = await run(
    [
      'lighthouse',
      address,
      `--chrome-flags=${[...chromiumFlags, `--user-data-dir=${profile}`].join(' ')}`,
      '--disable-storage-reset',
      '--only-categories=performance',
      '--only-categories=accessibility',
      '--throttling-method=devtools',
      ...(form === 'desktop' ? ['--preset=desktop'] : slowPhone),
      '--output=json',
      `--output-path=${reportFile}`,
      '--quiet',
    ],
    { env: { CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' } },
  );
  if (code !== 0) throw new Error(`Lighthouse failed: ${output}`);
  const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'));
  const score = (category: string) => Math.round(100 * numberAt(report, ['categories', category, 'score']));
  const measured = (audit: string) => numberAt(report, ['audits', audit, 'numericValue']);
  const milliseconds = (audit: string) => Math.round(measured(audit));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    firstContentfulPaint: milliseconds('first-contentful-paint'),
    largestContentfulPaint: milliseconds('largest-contentful-paint'),
    totalBlockingTime: milliseconds('total-blocking-time'),
    layoutShift: Number(measured('cumulative-layout-shift').toFixed(4)),
    kibibytes: Math.round(measured('total-byte-weight') / 1024),
  };
}

/** The median of each figure, taken separately. */
export function medianScores(runs: readonly LighthouseScores[]): LighthouseScores {
  const median = (figure: keyof LighthouseScores): number =>
    runs.map((scores) => scores[figure]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    firstContentfulPaint: median('firstContentfulPaint'),
    largestContentfulPaint: median('largestContentfulPaint'),
    totalBlockingTime: median('totalBlockingTime'),
    layoutShift: median('layoutShift'),
    kibibytes: median('kibibytes'),
  };
}

/** The number at a path in the report; NaN when the report has no number there, and the table then shows NaN. */
function numberAt(report: unknown, path: readonly string[]): number {
  let value = report;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return Number.NaN;
    value = new Map<string, unknown>(Object.entries(value)).get(key);
  }
  return typeof value === 'number' ? value : Number.NaN;
}
