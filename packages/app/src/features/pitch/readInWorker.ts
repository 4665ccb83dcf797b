import type { ReadEventFile } from '@tribunen/contract';
import { allowWorkers } from '../../lib/worker/allowWorkers.ts';
import { type AskedFile, readAskedFile } from './readAskedFile.ts';

export interface FileReading {
  /** Stops reading, and reports nothing. */
  stop(): void;
}

/**
 * Reads a file of events in a worker, so that a large file does not block the page. Without workers, or if the worker
 * cannot be loaded, it is read in the page.
 */
export function readInWorker(asked: AskedFile, onRead: (read: ReadEventFile) => void): FileReading {
  let isStopped = false;
  const readHere = () => {
    void readAskedFile(asked).then((read) => {
      if (!isStopped) onRead(read);
    });
  };
  if (typeof Worker === 'undefined') {
    readHere();
    return { stop: () => (isStopped = true) };
  }
  allowWorkers(window, location.origin);
  const worker = new Worker(new URL('./eventFileWorker.ts', import.meta.url), { type: 'module', name: 'event-file' });
  worker.addEventListener('message', ({ data }: MessageEvent<ReadEventFile>) => {
    worker.terminate();
    onRead(data);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    readHere();
  });
  worker.postMessage(asked);
  return {
    stop: () => {
      isStopped = true;
      worker.terminate();
    },
  };
}
