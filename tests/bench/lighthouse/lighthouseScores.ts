import { readFileSync } from 'node:fs';
import { run } from '../../../tooling/process/run.mjs';

/** Scores are 0 to 100, times in milliseconds, the layout shift as Chromium counts it. */
export interface LighthouseScores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly layoutShift: number;
}

/**
 * Runs Lighthouse on a page, with its slow phone, in a running Chromium with the storage it has.
 *
 * @param address of the page
 * @param debuggingPort of Chromium
 * @param reportFile where Lighthouse may write its report
 */
export async function lighthouseScores(
  address: string,
  debuggingPort: number,
  reportFile: string,
): Promise<LighthouseScores> {
  const { code, output } = await run([
    'lighthouse',
    address,
    `--port=${debuggingPort}`,
    '--disable-storage-reset',
    '--only-categories=performance',
    '--only-categories=accessibility',
    '--only-categories=best-practices',
    '--only-categories=seo',
    '--output=json',
    `--output-path=${reportFile}`,
    '--quiet',
  ]);
  if (code !== 0) throw new Error(`Lighthouse failed: ${output}`);
  const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'));
  const score = (category: string) => Math.round(100 * numberAt(report, ['categories', category, 'score']));
  const measured = (audit: string) => numberAt(report, ['audits', audit, 'numericValue']);
  const milliseconds = (audit: string) => Math.round(measured(audit));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstContentfulPaint: milliseconds('first-contentful-paint'),
    largestContentfulPaint: milliseconds('largest-contentful-paint'),
    totalBlockingTime: milliseconds('total-blocking-time'),
    layoutShift: Number(measured('cumulative-layout-shift').toFixed(4)),
  };
}

/** The number at the end of a path; NaN, which the table prints, when the report has none. */
function numberAt(report: unknown, path: readonly string[]): number {
  let value = report;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return Number.NaN;
    value = new Map<string, unknown>(Object.entries(value)).get(key);
  }
  return typeof value === 'number' ? value : Number.NaN;
}
