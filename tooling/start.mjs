import { join } from 'node:path';
import { buildApp, builds, isFresh } from './build/buildApp.mjs';
import { run } from './process/run.mjs';
import { ensureDependencies } from './setUp/ensureDependencies.mjs';
import { findNode } from './setUp/findNode.mjs';
import { freePort, parsePort } from './setUp/freePort.mjs';
import { root } from './setUp/root.mjs';
import { runMain, SetUpError } from './setUp/SetUpError.mjs';

// Runs on the machine's own Node before any package is installed, so it can import no package.

/** `npm start`: installs what is missing, builds the demo if it has changed, and serves it. */
async function start() {
  const wanted = parsePort(process.env['PORT'], 5173);
  await ensureDependencies();
  const node = findNode();

  if (!isFresh('demo')) {
    console.log('Building the demo …');
    const { code, output, seconds } = await buildApp('demo', node);
    if (code !== 0) throw new SetUpError(`${output.trim()}\n\nThe demo could not be built; see the error above.`);
    console.log(`Demo built in ${seconds.toFixed(1)} s.`);
  }

  const port = await freePort(wanted);
  if (port !== wanted) console.log(`Port ${wanted} is taken, so the demo is served on ${port}.`);
  await serve(node, port);
}

/**
 * Resolves when the server ends.
 *
 * @param {string} node
 * @param {number} port
 */
async function serve(node, port) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { folder } = builds.demo;
  let isAnnounced = false;
  const { output } = await run(
    [node, vite, 'preview', 'packages/app', '--outDir', folder, '--port', String(port), '--strictPort'],
    {
      onOutput: (text) => {
        if (isAnnounced || !text.includes(String(port))) return;
        isAnnounced = true;
        console.log(`\nTribunen is up: http://localhost:${port}  (Ctrl-C ends it)`);
      },
    },
  );
  throw new SetUpError(`${output.trim()}\n\nThe server has ended; see the error above.`);
}

await runMain(start);
