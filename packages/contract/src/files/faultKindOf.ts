import type { FileFaultKind } from './FileFault.ts';

/** The kind of a fault, from a schema's issue. A failed check has no expected type, so its message counts instead. */
export function faultKindOf({
  type,
  expected,
  received,
  message,
}: {
  readonly type: string;
  readonly expected: string | null;
  readonly received: string;
  readonly message: string;
}): FileFaultKind {
  if (received === 'undefined') return { kind: 'missing' };
  return { kind: 'wrong', expected: type === 'check' ? message : expected, found: received };
}
