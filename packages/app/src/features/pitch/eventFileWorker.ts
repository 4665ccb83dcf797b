import { type AskedFile, readAskedFile } from './readAskedFile.ts';

// The program of the worker in which `readInWorker` reads a file.
addEventListener('message', ({ data }: MessageEvent<AskedFile>) => {
  void readAskedFile(data).then((read) => postMessage(read));
});
