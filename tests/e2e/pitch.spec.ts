import { expect, type Page, test } from '@playwright/test';

const openMatchFacts = '/match/2499719?fane=kampfakta';
const unavailable = (page: Page) => page.getByText('WebGL er ikke tilgjengelig på denne enheten.');
const fromAbove = (page: Page) => page.getByRole('img', { name: /^Arsenal: \d+ avslutninger/ });
const inThreeDimensions = (page: Page) => page.getByRole('application', { name: /^Arsenal: \d+ avslutninger/ });

test('a device without WebGL says so, and shows the same events from above', async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
      apply: (target, canvas, [kind, ...rest]: readonly unknown[]): unknown =>
        String(kind).startsWith('webgl') ? null : Reflect.apply(target, canvas, [kind, ...rest]),
    });
  });
  await page.goto(openMatchFacts);
  await expect(unavailable(page)).toBeVisible();
  await expect(fromAbove(page)).toBeVisible();
  await page.getByRole('button', { name: 'Bla gjennom' }).click();
  await expect(page.getByRole('region', { name: 'Valgt hendelse' })).toContainText('2′ A. Lacazette');
});

test('a 3D pitch whose code failed to load says so, and loads when the spectator retries', async ({
  context,
  page,
}) => {
  const scene = '**/PitchScene-*.js';
  await context.route(scene, (route) => route.abort());
  await page.goto(openMatchFacts);
  await expect(page.getByText('Kunne ikke hente 3D-visningen.')).toBeVisible();
  await expect(fromAbove(page)).toBeVisible();
  await context.unroute(scene);
  await page.getByRole('main').getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(inThreeDimensions(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Kunne ikke hente 3D-visningen.')).toHaveCount(0);
});

test('the pitch is drawn from above while the graphics context is lost, and in three dimensions once it is restored', async ({
  page,
}) => {
  await page.goto(openMatchFacts);
  const canvas = inThreeDimensions(page).locator('canvas');
  // The scene is a large file, and software draws it.
  await expect(canvas).toBeVisible({ timeout: 30_000 });
  const lose = await canvas.evaluateHandle((element: HTMLCanvasElement) =>
    element.getContext('webgl2')?.getExtension('WEBGL_lose_context'),
  );
  await lose.evaluate((extension) => extension?.loseContext());
  await expect(unavailable(page)).toBeVisible();
  await expect(fromAbove(page)).toBeVisible();
  await lose.evaluate((extension) => extension?.restoreContext());
  await expect(unavailable(page)).toBeHidden();
  await expect(canvas).toBeVisible();
  await page.getByRole('tab', { name: 'Dueller' }).click();
  await expect(page.getByRole('application', { name: /^Arsenal: \d+ dueller/ })).toBeVisible();
});
