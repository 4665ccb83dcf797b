import type { CDPSession } from 'playwright';

/** The memory of a page after garbage collection. */
export async function memoryOf(session: CDPSession) {
  // Freeing an object may make other objects collectable, so one collection is not enough.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { 'heap, KiB': Math.round(usedSize / 1024), nodes, listeners: jsEventListeners };
}
