import { createServer } from 'node:net';
import { SetUpError } from './SetUpError.mjs';

/** How many ports after the wanted one are tried. */
const tries = 20;

/**
 * The wanted port, or the next free one after it.
 *
 * @param {number} wanted
 * @returns {Promise<number>}
 * @throws {SetUpError} when none of the next twenty is free
 */
export async function freePort(wanted) {
  for (let port = wanted; port < wanted + tries && port <= 65_535; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new SetUpError(`No port from ${wanted} on is free: set PORT to a free port.`);
}

/**
 * The port that the environment sets.
 *
 * @param {string | undefined} text the value of PORT
 * @param {number} otherwise
 * @throws {SetUpError} if the text is not a port
 */
export function parsePort(text, otherwise) {
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  throw new SetUpError(`PORT is «${text}», which is not a port: give a whole number from 1 to 65535.`);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', (error) => {
      const code = 'code' in error ? error.code : null;
      if (code === 'EADDRINUSE' || code === 'EACCES') resolve(false);
      else reject(error);
    });
    // No host: the port must be free on every address of the machine.
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
