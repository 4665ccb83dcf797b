import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builds } from './build/buildApp.mjs';
import { serveBuild } from './build/serveBuild.mjs';
import { run } from './process/run.mjs';
import { launchChromium } from './process/launchChromium.mjs';
import { root } from './setUp/root.mjs';
import { runMain, SetUpError } from './setUp/SetUpError.mjs';

const folder = join(root, 'packages/app/public/installed');
const drawing = readFileSync(join(root, 'packages/app/public/tribunen.svg'), 'utf8');
/**
 * The icon, drawn smaller on a square without rounded corners. A system that crops icons keeps only the middle four
 * fifths.
 */
const uncut = drawing
  .replace(' rx="10"', '')
  .replace('viewBox="0 0 48 48"', 'viewBox="-7 -7 62 62"')
  .replace('<rect width="48" height="48"', '<rect x="-7" y="-7" width="62" height="62"');

/** @type {readonly { name: string, svg: string, size: number }[]} */
const icons = [
  { name: 'icon-192', svg: drawing, size: 192 },
  { name: 'icon-512', svg: drawing, size: 512 },
  { name: 'maskable-192', svg: uncut, size: 192 },
  { name: 'maskable-512', svg: uncut, size: 512 },
  // Apple rounds the corners itself.
  { name: 'apple-touch-icon', svg: uncut, size: 180 },
];

const screens = [
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { name: 'desktop', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
];

/**
 * `npm run icons`: draws the icons of the installed app from `tribunen.svg` again, and takes the screenshots for its
 * manifest.
 */
async function draw() {
  const { code, output } = await run(['node', 'tooling/build.mjs', 'demo']);
  if (code !== 0) throw new SetUpError(output);
  mkdirSync(folder, { recursive: true });
  const browser = await launchChromium();
  const demo = await serveBuild(builds.demo.folder);
  try {
    for (const { name, svg, size } of icons) {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`);
      await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
      await page.close();
    }
    for (const { name, ...device } of screens) {
      const page = await browser.newPage({
        ...device,
        colorScheme: 'light',
        locale: 'nb-NO',
        timezoneId: 'Europe/Oslo',
      });
      await page.goto(`${demo.address}/results`);
      await page.locator('main [data-floodlight]').first().waitFor({ timeout: 60_000 });
      await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 72, animations: 'disabled' });
      await page.close();
    }
  } finally {
    await browser.close();
    await demo.stop();
  }
}

await runMain(draw);
