import { expect, test } from 'vitest';
import { allowWorkers } from './allowWorkers.ts';

const site = 'https://tribunen.example';

function openPage() {
  const policies: { readonly name: string; allows(address: string): boolean }[] = [];
  const trustedTypes: NonNullable<Window['trustedTypes']> = {
    get defaultPolicy() {
      return policies[0] ?? null;
    },
    createPolicy(name, { createScriptURL }) {
      const policy = { name, allows: (address: string) => createScriptURL(address) !== null };
      policies.push(policy);
      return policy;
    },
  };
  return { page: { trustedTypes }, policies };
}

test('SECURITY-3 the default policy allows the workers of the build, and no other script', () => {
  const { page, policies } = openPage();
  allowWorkers(page, site);
  const [policy] = policies;
  expect(policy?.name).toBe('default');
  for (const address of [
    '/serviceWorker.js',
    `${site}/mockServiceWorker.js`,
    '/assets/demoWorker-B1x_-9aZ.js',
    `${site}/assets/eventFileWorker-abc12345.js`,
  ]) {
    expect(policy?.allows(address), address).toBe(true);
  }
  for (const address of [
    'https://evil.example/serviceWorker.js',
    '//evil.example/serviceWorker.js',
    'blob:https://tribunen.example/1234',
    'data:text/javascript,1',
    'javascript:alert(1)',
    '/assets/main-abc12345.js',
    '/uploads/serviceWorker.js',
    '/assets/../uploads/x.js',
  ]) {
    expect(policy?.allows(address), address).toBe(false);
  }
});

test('the policy is created once, and a browser without Trusted Types needs none', () => {
  const { page, policies } = openPage();
  allowWorkers(page, site);
  allowWorkers(page, site);
  expect(policies).toHaveLength(1);
  expect(() => allowWorkers({}, site)).not.toThrow();
});
