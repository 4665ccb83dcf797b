import { buildApp, builds } from './build/buildApp.mjs';
import { runMain, SetUpError } from './setUp/SetUpError.mjs';

/**
 * `node tooling/build.mjs demo|configured|local`: makes one of the builds that the checks use, in a separate folder.
 */
async function build() {
  const kind = process.argv[2];
  if (kind !== 'demo' && kind !== 'configured' && kind !== 'local') {
    throw new SetUpError('Name the build: demo, configured or local.');
  }
  const { code, output } = await buildApp(kind, process.execPath);
  if (output.trim() !== '') console.log(output.trim());
  if (code !== 0) throw new SetUpError(`The ${kind} build failed; see the error above.`);
  console.log(`Built into ${builds[kind].folder}.`);
}

await runMain(build);
