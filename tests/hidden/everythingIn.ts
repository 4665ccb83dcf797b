import type { Page } from '@playwright/test';

/**
 * Everything that can be read in a page, as lines: its title, its text, its attributes, and its accessibility tree.
 */
export async function everythingIn(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate(() => {
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name }) => name !== 'class' && name !== 'd')
        .map(({ name, value }) => `${name}=${value}`),
    );
    const blocks = [...document.querySelectorAll('a, li, tr, p, section, article, [role]')];
    const texts = blocks.map((block) => block.textContent.replace(/\s+/g, ' ')).filter(({ length }) => length < 400);
    return [document.title, ...document.body.innerText.split('\n\n'), ...texts, ...attributes];
  });
  return [...new Set([...said, ...(await page.locator('body').ariaSnapshot()).split('\n')])];
}
