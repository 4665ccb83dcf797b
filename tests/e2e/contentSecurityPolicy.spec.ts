import { expect, test } from '@playwright/test';

/** At any other address, a violation of the policy fails the test: see `failOnViolations.ts`. */
const address = '/nowhere?injected';

/** Ways in which injected text could run code in the page, or send the page's data to another site. */
const attacks: Readonly<Record<string, () => unknown>> = {
  'an inline script': () => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.isInjected = true';
    document.body.append(script);
  },
  'a listener in HTML': () => {
    const image = document.createElement('img');
    image.setAttribute('onerror', 'globalThis.isInjected = true');
    image.src = '/nowhere.png';
    document.body.append(image);
  },
  'code as text': () => Reflect.apply(setTimeout, globalThis, ['globalThis.isInjected = true']),
  'HTML as text': () => {
    document.body.innerHTML = '<p>injected</p>';
  },
  'a style': () => {
    const style = document.createElement('style');
    style.append('body { background: url(https://injected.example/) }');
    document.head.append(style);
  },
  'a foreign frame': () => {
    const frame = document.createElement('iframe');
    frame.src = 'https://injected.example/';
    document.body.append(frame);
  },
  'a foreign form': () => {
    const form = document.createElement('form');
    form.action = 'https://injected.example/';
    document.body.append(form);
    // Submits later, because `evaluate` would wait for the navigation.
    setTimeout(() => form.submit());
  },
  'a foreign worker': () => new Worker('https://injected.example/worker.js'),
  'a worker from our own site that is not part of the build': () => navigator.serviceWorker.register('/nowhere.js'),
  'a foreign picture': () => {
    const image = document.createElement('img');
    image.src = 'https://injected.example/crest.png';
    document.body.append(image);
  },
  'a foreign request': () => fetch('https://injected.example/'),
};

test('SECURITY-2 the page refuses injected scripts, styles, frames, forms, workers, pictures and requests', async ({
  page,
}) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const refused = () => page.evaluate(() => document.documentElement.dataset['refused'] ?? '');
  await page.evaluate(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      document.documentElement.dataset['refused'] = effectiveDirective;
    });
  });
  for (const [what, attack] of Object.entries(attacks)) {
    await page.evaluate(() => delete document.documentElement.dataset['refused']);
    // Some attacks throw, because the policy makes the call itself fail.
    await page.evaluate(attack).catch(() => undefined);
    await expect.poll(refused, { message: what }).not.toBe('');
  }
  expect(await page.evaluate(() => 'isInjected' in globalThis)).toBe(false);
});

test('SECURITY-2 no site may show the app in a frame', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('SECURITY-2 under the page’s policy a match is printed on one sheet, and its link is copied', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    globalThis.print = () => dispatchEvent(new Event('beforeprint'));
  });
  await page.goto('/match/2499719');
  await page.getByRole('button', { name: 'Del og lagre' }).click();
  await page.getByRole('menuitem', { name: 'Del kampen' }).click();
  await expect(page.getByText('Lenken er kopiert')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/match\/2499719$/);

  await page.getByRole('button', { name: 'Del og lagre' }).click();
  await page.getByRole('menuitem', { name: 'Skriv ut' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-printed]')).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
