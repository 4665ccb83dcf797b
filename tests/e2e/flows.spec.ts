import { expect, test } from '@playwright/test';
import { flowAddress, flows } from '@tribunen/ui/flows';

const asIs = { scenario: 'own', fault: 'none' };

test('in the catalogue’s chat flow a spectator sends a message, and in a flow with a server error the page says that the matches failed to load', async ({
  page,
}) => {
  const comment = page.getByPlaceholder(/^Kommenter /);
  await page.goto(flowAddress(flows.chat, asIs));
  await comment.fill('Heia!');
  await comment.press('Enter');
  await expect(page.getByRole('log').getByText('Heia!')).toBeVisible();

  await page.goto(flowAddress(flows.goal, { scenario: 'own', fault: 'server-error' }));
  await expect(page.getByText('Kunne ikke hente kamper. Prøv igjen.')).toBeVisible();
});

test('in the catalogue’s first-follow flow a spectator without follows chooses a team', async ({ page }) => {
  await page.goto(flowAddress(flows.firstFollow, asIs));
  await page.getByRole('link', { name: 'Velg lag og konkurranser' }).click();
  // Waits for the suggested teams, because the competitions below them may appear first.
  await page
    .getByRole('region', { name: 'Forslag' })
    .getByRole('button', { name: /^Følg / })
    .first()
    .click();
  await expect(page.getByText('1 av 3 valgt')).toBeVisible();
});
