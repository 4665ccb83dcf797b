import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveBuild } from './build/serveBuild.mjs';
import { launchChromium } from './process/launchChromium.mjs';
import { root } from './setUp/root.mjs';
import { runMain, SetUpError } from './setUp/SetUpError.mjs';

const catalogue = join(root, 'storybook-static');
const pictures = join(catalogue, 'pictures');
const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const themes = /** @type {const} */ (['dark', 'light']);
/**
 * Titles of stories that are not screens: the basic parts and forms, whose pages in the catalogue show their stories,
 * and the chapter about the catalogue.
 */
const notScreens = /^(?:Katalogen|Grunndeler|Skjema)\//;

/**
 * `npm run state-pictures`: takes a picture of each state of each screen, on phone and desktop and in both themes, and
 * stores it in the catalogue that `npm run build:storybook` has built. With an argument, such as `-- Resultater`, it
 * takes only the pictures of the stories whose titles begin with it.
 */
async function takeStatePictures() {
  if (!existsSync(join(catalogue, 'index.json'))) throw new SetUpError('Run npm run build:storybook first.');
  const wanted = process.argv[2] ?? '';
  /** @type {{ entries: Record<string, { id: string, type: string, title: string }> }} */
  const { entries } = JSON.parse(readFileSync(join(catalogue, 'index.json'), 'utf8'));
  const stories = Object.values(entries).filter(
    ({ type, title }) => type === 'story' && title.startsWith(wanted) && !notScreens.test(title),
  );
  mkdirSync(pictures, { recursive: true });
  const site = await serveBuild(catalogue);
  const browser = await launchChromium();
  try {
    // The catalogue shows the pictures small, so half the resolution is sharp enough.
    const page = await browser.newPage({
      viewport: widths.desktop,
      deviceScaleFactor: 0.5,
      reducedMotion: 'reduce',
      locale: 'nb-NO',
      timezoneId: 'Europe/Oslo',
    });
    const asked = new URLSearchParams({
      // Storybook ignores the globals of an address without a story.
      id: stories[0]?.id ?? '',
      viewMode: 'story',
      // The theme follows the browser's theme, and axe does not run by itself.
      globals: 'theme:system;a11y.manual:!true',
    });
    await page.goto(`${site.address}/iframe.html?${asked}`);
    for (const { id } of stories) await takePictures(page, id);
  } finally {
    await browser.close();
    await site.stop();
  }
  const states = readdirSync(pictures).flatMap((file) => /^(.+)\.light\.phone\.jpg$/.exec(file)?.slice(1) ?? []);
  writeFileSync(join(pictures, 'states.txt'), `${states.join('\n')}\n`);
  console.log(`${stories.length} states, in storybook-static/pictures`);
}

/**
 * @param {import('playwright').Page} page
 * @param {string} id of the story
 */
async function takePictures(page, id) {
  await page.evaluate(showStory, id);
  for (const [width, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({
        path: join(pictures, `${id}.${colorScheme}.${width}.jpg`),
        type: 'jpeg',
        quality: 60,
        animations: 'disabled',
      });
    }
  }
}

/**
 * @param {string} storyId
 * @returns {Promise<void>} resolves once the story is rendered and its steps have ended
 */
function showStory(storyId) {
  /** @type {{ once(event: string, listener: () => void): void, emit(event: string, selection: object): void }} */
  const channel = Reflect.get(window, '__STORYBOOK_PREVIEW__').channel;
  return new Promise((resolve) => {
    for (const end of ['storyRendered', 'storyErrored', 'storyThrewException', 'storyMissing']) {
      channel.once(end, () => resolve());
    }
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

await runMain(takeStatePictures);
