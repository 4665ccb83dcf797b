import { useEffect, useSyncExternalStore } from 'react';
import type { LateCode, LateCodeState } from './LateCode.ts';

/**
 * Loads code when the component mounts, and returns how far the load has come. After a failure the next mount or call of `load` tries again.
 */
export function useLateCode<Code>(late: LateCode<Code>): LateCodeState<Code> {
  useEffect(() => void late.load(), [late]);
  return useSyncExternalStore(late.subscribe, late.current, late.current);
}
