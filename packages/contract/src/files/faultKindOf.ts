import type { FileFaultKind } from './FileFault.ts';

/**
 * The kind of a fault, from a schema's issue.
 *
 * @example
 * faultKindOf({ expected: 'number', received: 'undefined' }).kind; // 'missing'
 */
export function faultKindOf({
  expected,
  received,
}: {
  readonly expected: string | null;
  readonly received: string;
}): FileFaultKind {
  return received === 'undefined' ? { kind: 'missing' } : { kind: 'wrong', expected, found: received };
}
