// 2,000 passes on the pitch, from above and in three dimensions, in Chromium (WebGL in software, if the machine has no
// graphics card): the script of each step of the slider from 0 to 95, drawings, memory, the time until the scene is
// shown, and the objects left on the graphics card after ten visits. Prints a table; has no pass or fail.
import type { CDPSession, Page } from 'playwright';
import { buildApp, builds, isFresh } from '../../tooling/build/buildApp.mjs';
import { serveBuild } from '../../tooling/build/serveBuild.mjs';
import { spread } from './goalToBanner/spread.ts';
import { memoryOf } from './heapDay/memoryOf.ts';
import { launchChromium } from './local/launchChromium.ts';
import { passesFile } from './pitchPlay/passesFile.ts';
import { watchGraphics } from './pitchPlay/watchGraphics.ts';

const passes = Number(process.env['EVENTS'] ?? 2000);
const lastMinute = Number(process.env['MINUTES'] ?? 95);
const visits = Number(process.env['VISITS'] ?? 10);
const looks = ['2D', '3D'] as const;

if (!isFresh('demo')) {
  const { code, output } = await buildApp('demo', process.execPath);
  if (code !== 0) throw new Error(`The demo could not be built: ${output}`);
}
const served = await serveBuild(builds.demo.folder);
const browser = await launchChromium('--enable-unsafe-swiftshader');
const began = performance.now();
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nb-NO' });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error('The page failed:', error));
  await page.addInitScript(watchGraphics);
  const session = await context.newCDPSession(page);
  // Measures the page's own thread only: other processes on the machine do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${served.address}/pitch?demo=rolig-dag&speed=1`);
  await page
    .getByLabel('Åpne hendelsesfil')
    .and(page.locator('input'))
    .setInputFiles({ name: 'pasninger.csv', mimeType: 'text/csv', buffer: Buffer.from(passesFile(passes)) });
  await page.getByRole('tab', { name: 'Pasninger' }).click();
  // Shows both views once, so that their code has been loaded.
  for (const look of ['2D', '3D'] as const) await show(page, look);

  const table: Record<string, object> = {};
  for (const look of looks) {
    await show(page, look);
    const before = await memoryOf(session);
    const steps = [...(await play(page, session)), ...(await play(page, session))];
    const after = await memoryOf(session);
    const { p50, p95, longest } = spread(steps);
    table[look] = {
      'script of a step, p50 ms': p50,
      'p95 (aim 16)': p95,
      longest,
      'heap before, KiB': before['heap, KiB'],
      'after two plays': after['heap, KiB'],
      ...(look === '3D' && { 'drawings (aim 12)': await page.evaluate(() => window.graphicsNotes.drawings) }),
    };
  }
  console.log(`\nThe slider with ${passes} passes`);
  console.table(table);

  const built: number[] = [];
  const waited: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    await show(page, '2D');
    const [script, ms] = await building(page, session);
    built.push(script);
    waited.push(ms);
  }
  await show(page, '2D');
  await memoryOf(session);
  console.log(`\n${visits} visits to the pitch in three dimensions`);
  console.table({
    'script until the first picture (aim 100)': spread(built),
    'from the press to the first picture': spread(waited),
  });
  console.table(
    await page.evaluate(() => ({
      'objects on the card afterwards': window.graphicsNotes.objects(),
      'contexts afterwards': window.graphicsNotes.contexts(),
      'canvases of a scene': document.querySelectorAll('[role="application"] canvas').length,
    })),
  );
  console.log(`All of it took ${Math.round((performance.now() - began) / 1000)} s.`);
} finally {
  await browser.close();
  await served.stop();
}

/** Chooses a view and waits until it is shown. */
async function show(page: Page, look: (typeof looks)[number]): Promise<void> {
  await page.getByRole('radio', { name: look }).check({ force: true });
  if (look === '2D') await page.getByRole('img', { name: /pasninger/ }).waitFor();
  else await page.locator('[role="application"] canvas').waitFor();
  await twoFrames(page);
}

async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => void requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Milliseconds of script for each step of the slider from the first minute to the last. */
async function play(page: Page, session: CDPSession): Promise<readonly number[]> {
  const slider = page.getByRole('slider', { name: 'Minutt' });
  const steps: number[] = [];
  let before = await scriptMs(session);
  for (let minute = 0; minute <= lastMinute; minute += 1) {
    await slider.evaluate(async (element, value) => {
      // Sets the value as the browser does. React watches the element's own property, which a script would normally
      // set.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, String(value));
      element.dispatchEvent(new Event('input', { bubbles: true }));
      // Waits until the picture of the step has been drawn.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }, minute);
    const now = await scriptMs(session);
    steps.push(now - before);
    before = now;
  }
  return steps;
}

/** From the press on «3D»: milliseconds of script, and milliseconds until the first picture. */
async function building(page: Page, session: CDPSession): Promise<readonly [script: number, ms: number]> {
  const before = await scriptMs(session);
  const ms = await page.evaluate(async () => {
    const { pictures } = window.graphicsNotes;
    const radio = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === '3D');
    const pressed = performance.now();
    radio?.click();
    while (window.graphicsNotes.pictures === pictures) await new Promise(requestAnimationFrame);
    return window.graphicsNotes.drawnAt - pressed;
  });
  return [(await scriptMs(session)) - before, ms];
}

async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
}
