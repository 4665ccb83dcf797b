import { useEffect, useSyncExternalStore } from 'react';
import type { LateCode, LateCodeState } from './LateCode.ts';

/**
 * Loads code when the component mounts, and answers how far that has come. After a failure the next mount tries again, and so does `load`.
 *
 * @example
 * const tab = useLateCode(reportTab);
 */
export function useLateCode<Code>(late: LateCode<Code>): LateCodeState<Code> {
  useEffect(() => void late.load(), [late]);
  return useSyncExternalStore(late.subscribe, late.current, late.current);
}
