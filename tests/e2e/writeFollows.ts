import type { Page } from '@playwright/test';
import { accessToken } from './accessToken.ts';

/**
 * Makes a page write follows without a pause, until the page receives the event `enough` or is closed.
 *
 * @returns the ids of the follows that the backend has acknowledged so far, and a promise that resolves when the
 * page stops writing
 */
export async function writeFollows(
  page: Page,
): Promise<{ readonly acknowledged: readonly string[]; readonly writing: Promise<void> }> {
  const acknowledged: string[] = [];
  await page.exposeFunction('onAcknowledged', (id: number) => void acknowledged.push(String(id)));
  const token = await accessToken(page);
  const writing = page.evaluate(async (bearer) => {
    const onAcknowledged: (id: number) => void = Reflect.get(window, 'onAcknowledged');
    const headers = {
      apikey: 'demo',
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
    };
    let isEnough = false;
    addEventListener('enough', () => (isEnough = true), { once: true });
    for (let id = 1000; !isEnough; id += 1) {
      const body = JSON.stringify({ entity_type: 'team', entity_id: String(id), display_name: `Lag ${id}` });
      // A pending request is rejected when the backend's worker ends, and counts as not acknowledged.
      const response = await fetch('/rest/v1/user_follows', { method: 'POST', headers, body }).catch(() => null);
      if (response?.status === 201) onAcknowledged(id);
    }
  }, token);
  return { acknowledged, writing };
}
