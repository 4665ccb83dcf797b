import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { whenRouter } from './whenRouter.ts';

const open = (at: string) =>
  createMemoryRouter([{ path: '/auth' }, { path: '/results' }], { initialEntries: [at] }).initialize();

test('it resolves at once if the router’s state passes already', async () => {
  await expect(
    whenRouter(open('/results'), ({ location }) => location.pathname === '/results'),
  ).resolves.toBeUndefined();
});

test('it resolves once, when the router’s state passes', async () => {
  const router = open('/auth');
  const left = vi.fn<() => void>();
  void whenRouter(router, ({ location }) => location.pathname !== '/auth').then(left);
  await router.navigate('/auth?mode=sign-up');
  expect(left).not.toHaveBeenCalled();
  await router.navigate('/results');
  await router.navigate('/auth');
  expect(left).toHaveBeenCalledOnce();
});
