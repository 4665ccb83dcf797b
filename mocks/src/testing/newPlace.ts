import { MemoryLog } from '../tabs/MemoryLog.ts';

let count = 0;

/** A new log for the tabs of a test, and a new name for their locks and channels. */
export function newPlace(): { readonly log: MemoryLog; readonly name: string } {
  count += 1;
  return { log: new MemoryLog(), name: `test-${process.pid}-${count}` };
}
