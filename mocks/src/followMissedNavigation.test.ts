import { expect, test, vi } from 'vitest';
import { demoCredentials } from './demoSpectator.ts';
import { followMissedNavigation } from './followMissedNavigation.ts';
import { openTestNetwork } from './testing/openTestNetwork.ts';

const origin = 'https://demo.example.test';

function pageAt(address: string) {
  const { href, pathname } = new URL(address, origin);
  const replace = vi.fn<(url: string) => void>();
  return { location: { href, pathname, replace }, document: { documentElement: { innerHTML: '' } } };
}

test('a page that was loaded at the address of a mailed link goes to the address that the link redirects to', async () => {
  const { backend, client } = await openTestNetwork();
  await client().auth.resetPasswordForEmail(demoCredentials.email, { redirectTo: `${origin}/auth?demo=utlogget` });
  const { location, document } = pageAt(backend.mailsTo(demoCredentials.email)[0]?.link ?? '');
  expect(await followMissedNavigation(backend, location, document)).toBe(true);
  expect(location.replace).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(`^${origin}/auth\\?demo=utlogget#`));
});

test('a page that was loaded at the address of Google’s consent page shows the consent page', async () => {
  const { backend } = await openTestNetwork();
  const { location, document } = pageAt('/auth/v1/google?redirect_to=/');
  expect(await followMissedNavigation(backend, location, document)).toBe(true);
  expect(document.documentElement.innerHTML).toContain('Signe Nyland');
});

test.each(['/', '/auth', '/auth?next=/auth/v1/verify'])('a page of the app at %s stays', async (address) => {
  const { backend } = await openTestNetwork();
  const { location, document } = pageAt(address);
  expect(await followMissedNavigation(backend, location, document)).toBe(false);
  expect(location.replace).not.toHaveBeenCalled();
});
