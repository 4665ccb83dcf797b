import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The file in which the tests' server records violations of the Content-Security-Policy. */
export const violationsFile = fileURLToPath(new URL('../reports/violations.jsonl', import.meta.url));

/**
 * Ends a run of the browser tests with an error if a page violated the Content-Security-Policy. Only a page whose
 * address contains `injected` may violate it.
 */
export default function failOnViolations(): void {
  const violations = readFileSync(violationsFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.includes('injected'));
  if (violations.length > 0) throw new Error(`The Content-Security-Policy was violated:\n${violations.join('\n')}`);
}
