import type { createRouter } from './router.tsx';

type Router = ReturnType<typeof createRouter>;

/** Resolves when the state of the router passes a test, at once if it does already. */
export function whenRouter(
  router: Pick<Router, 'state' | 'subscribe'>,
  passes: (state: Router['state']) => boolean,
): Promise<void> {
  if (passes(router.state)) return Promise.resolve();
  return new Promise((resolve) => {
    const end = router.subscribe((state) => {
      if (!passes(state)) return;
      end();
      resolve();
    });
  });
}
