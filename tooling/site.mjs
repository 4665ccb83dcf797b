import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builds } from './build/buildApp.mjs';
import { serveBuild } from './build/serveBuild.mjs';
import { root } from './setUp/root.mjs';
import { runMain, SetUpError } from './setUp/SetUpError.mjs';

const catalogue = join(root, 'storybook-static');
const site = join(root, 'dist-site');
/**
 * Files of the demo that the site leaves out. Their security policy would forbid the catalogue to show the app in a
 * frame.
 */
const headers = new Set(['_headers', 'hosts'].map((name) => join(builds.demo.folder, name)));

/**
 * `node tooling/site.mjs`: lays out the public site from its two builds: the demo at the root, and the catalogue under
 * /catalogue/. The catalogue's flows run the demo. `npm run site` builds both first and serves the site.
 */
async function layOutSite() {
  const made = { [builds.demo.folder]: 'node tooling/build.mjs demo', [catalogue]: 'npm run build:storybook' };
  for (const [folder, command] of Object.entries(made)) {
    if (!existsSync(join(folder, 'index.html'))) throw new SetUpError(`Run ${command} first.`);
  }
  rmSync(site, { recursive: true, force: true });
  cpSync(builds.demo.folder, site, { recursive: true, filter: (source) => !headers.has(source) });
  // The host serves 404.html at an address without a file, so 404.html is the app.
  cpSync(join(site, 'index.html'), join(site, '404.html'));
  cpSync(catalogue, join(site, 'catalogue'), { recursive: true });
  // The catalogue reads the address of the app from this file.
  writeFileSync(join(site, 'catalogue/app.txt'), '/');
  if (!process.argv.includes('--serve')) return;
  const { address } = await serveBuild(site);
  console.log(`The catalogue: ${address}/catalogue/\nThe demo: ${address}/`);
}

await runMain(layOutSite);
