import type { CDPSession } from 'playwright';

/** What a page holds once all that nobody holds is thrown away. */
export async function memoryOf(session: CDPSession) {
  // What a first collection lets go of may be all that held on to the next.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { 'heap, KiB': Math.round(usedSize / 1024), nodes, listeners: jsEventListeners };
}
