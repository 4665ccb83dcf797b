import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * The range is below the ports that Linux, macOS and Windows give to outgoing connections, because such a connection
 * could take the port before the server starts.
 */
const [lowest, beyond] = [10_000, 32_768];
const tries = 20;

/** A port of 127.0.0.1 that no program listens on. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < tries; tried += 1) {
    const port = randomInt(lowest, beyond);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${tries} ports from ${lowest} on is free`);
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
