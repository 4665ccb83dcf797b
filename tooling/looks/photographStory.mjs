/** @typedef {{ readonly name: string, readonly picture: Buffer }} Photograph */

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const themes = /** @type {const} */ (['dark', 'light']);
/** The fixed time of the clock. Random numbers are fixed too. */
const time = new Date('2026-11-29T17:00:00+01:00');
/** Puts every animation at its end, including those that would never end. */
const style =
  '*, *::before, *::after { animation-delay: 0s !important; animation-duration: 0s !important; animation-iteration-count: 1 !important; transition: none !important; }';
/** A story that has not finished its steps after this time is photographed as it is. */
const mostMs = 30_000;

/**
 * A page on which every story looks the same each time.
 *
 * @param {import('playwright').Browser} browser
 */
export async function stillPage(browser) {
  const page = await browser.newPage({
    viewport: widths.phone,
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    reducedMotion: 'reduce',
  });
  await page.clock.setFixedTime(time);
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  return page;
}

/**
 * Opens a story, waits for the end of its steps, and takes its picture in each theme and width. A picture has the size
 * of the window, without the parts of the story below it.
 *
 * @param {import('playwright').Page} page of `stillPage`
 * @param {string} catalogue address
 * @param {string} story id
 * @param {{ anew?: boolean }} [options] `anew`: load the catalogue again, so that nothing of the previous story is left.
 *   Takes three times as long.
 * @returns {Promise<readonly Photograph[]>} always in the same order
 */
export async function photographStory(page, catalogue, story, { anew = false } = {}) {
  await page.setViewportSize(widths.phone);
  if (anew || !page.url().startsWith(`${catalogue}/`)) {
    await page.goto(`${catalogue}/iframe.html?id=${story}&viewMode=story`);
  } else {
    await page.evaluate((storyId) => {
      Reflect.get(window, '__STORYBOOK_PREVIEW__').channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, story);
  }
  await page
    .waitForFunction(
      (id) => {
        const render = Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender;
        return render?.id === id && ['completed', 'finished', 'errored', 'aborted'].includes(render.phase);
      },
      story,
      { timeout: mostMs },
    )
    .catch(() => console.warn(`${story} had not finished its steps after ${mostMs / 1000} s`));
  /** @type {Photograph[]} */
  const photographs = [];
  for (const [width, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    for (const theme of themes) {
      await page.evaluate(async (chosen) => {
        document.documentElement.dataset['theme'] = chosen;
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, theme);
      photographs.push({
        name: `${story}--${width}--${theme}`,
        picture: await page.screenshot({ style, caret: 'hide' }),
      });
    }
  }
  return photographs;
}
