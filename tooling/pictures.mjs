import { join } from 'node:path';
import { builds } from './build/buildApp.mjs';
import { serveBuild } from './build/serveBuild.mjs';
import { run } from './process/run.mjs';
import { launchChromium } from './process/launchChromium.mjs';
import { root } from './setUp/root.mjs';
import { runMain, SetUpError } from './setUp/SetUpError.mjs';

const pictures = join(root, 'docs/pictures');
const catalogue = join(root, 'storybook-static');
const themes = /** @type {const} */ (['dark', 'light']);
/** At the demo's default address a followed team scores within fifteen seconds. */
const untilGoal = { timeout: 60_000 };

/**
 * `npm run pictures`: takes the README's screenshots again: a goal in the demo, and a page of the catalogue, in both
 * themes.
 */
async function takePictures() {
  await build(['node', 'tooling/build.mjs', 'demo']);
  await build(['storybook', 'build', '--quiet', '--output-dir', catalogue]);
  const browser = await launchChromium();
  const demo = await serveBuild(builds.demo.folder);
  const stories = await serveBuild(catalogue);
  try {
    for (const colorScheme of themes) {
      const page = await browser.newPage({
        viewport: { width: 1280, height: 800 },
        colorScheme,
        locale: 'nb-NO',
        timezoneId: 'Europe/Oslo',
      });
      await page.goto(`${demo.address}/results`);
      // Waits until the notification has turned to its back, with the scorer, and a match card shows the floodlight.
      await page.locator('[data-up="back"]').waitFor(untilGoal);
      await page.locator('main [data-floodlight]').first().waitFor();
      // Finishes the card's flip, and stops all motion.
      await page.screenshot({ path: join(pictures, `goal-${colorScheme}.png`), animations: 'disabled' });
      await page.goto(
        `${stories.address}/?path=/story/resultater-skjerm--goal&panel=false&globals=theme:${colorScheme}`,
      );
      await page
        .frameLocator('#storybook-preview-iframe')
        .locator('#storybook-root [data-floodlight]')
        .first()
        .waitFor();
      await page.screenshot({ path: join(pictures, `catalogue-${colorScheme}.png`) });
      await page.close();
    }
  } finally {
    await browser.close();
    await demo.stop();
    await stories.stop();
  }
}

/** @param {readonly [string, ...string[]]} command */
async function build(command) {
  const { code, output } = await run(command);
  if (code !== 0) throw new SetUpError(`«${command.join(' ')}» failed: ${output}`);
}

await runMain(takePictures);
