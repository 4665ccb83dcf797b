import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, type RouteObject, Router, useRoutes } from 'react-router-dom';
import type { AppHistory, Step } from './AppHistory.ts';
import { GrowthContext } from './useGrows.ts';

interface AppRouterProps {
  readonly history: AppHistory;
  readonly routes: RouteObject[];
}

/**
 * Shows the screen of the address. While the code of a screen loads, the one before it stays. Where screens grow into
 * each other, the browser animates the step between them (a view transition).
 */
export function AppRouter({ history, routes }: AppRouterProps) {
  const [shown, setShown] = useState(history.current);
  const [growth, setGrowth] = useState<Step | null>(null);
  const onShown = useRef<(() => void) | null>(null);

  useLayoutEffect(
    () =>
      history.subscribe(() => {
        const step = history.current();
        if (step.growsFrom !== null && 'startViewTransition' in document) setGrowth(step);
        else startTransition(() => setShown(step));
      }),
    [history],
  );
  // The links know by now which of them grows, so the browser sees it in the screen that it leaves.
  useEffect(() => {
    if (growth === null) return;
    const { finished, ready, updateCallbackDone } = document.startViewTransition(
      () =>
        new Promise<void>((resolve) => {
          onShown.current = resolve;
          // The user may have gone on. A new object renders even if that step is shown already.
          startTransition(() => setShown({ ...history.current() }));
        }),
    );
    // `ready` rejects when the reader has gone on and the browser skips the animation, which is no failure.
    ready.catch(() => {});
    if (growth.action === NavigationType.Pop) {
      const y = history.scrolledTo(growth);
      void updateCallbackDone.then(() => scrollBackTo(y, performance.now() + patienceMs));
    }
    void finished.finally(() => setGrowth((now) => (now === growth ? null : now)));
  }, [growth, history]);
  useEffect(() => onShown.current?.(), [shown]);
  // Another screen begins at its top. On the way back the browser restores the position.
  const { action, location } = shown;
  const at = useRef(location.pathname);
  useLayoutEffect(() => {
    const isSame = at.current === location.pathname;
    at.current = location.pathname;
    if (!isSame && action === NavigationType.Push) window.scrollTo(0, 0);
  }, [action, location.pathname]);

  return (
    <GrowthContext value={growth}>
      <Router navigator={history.navigator} location={shown.location} navigationType={shown.action}>
        <Screens routes={routes} />
      </Router>
    </GrowthContext>
  );
}

/** The longest wait for a list that is as long as before. */
const patienceMs = 1000;

/**
 * The browser restores the position before the list has its rows, which come in slices, and so it ends at the top. This
 * scrolls there once the page is long enough, unless the reader has scrolled already.
 */
function scrollBackTo(y: number, until: number): void {
  if (y === 0 || scrollY !== 0 || performance.now() > until) return;
  if (document.documentElement.scrollHeight - innerHeight >= y) window.scrollTo(0, y);
  else requestAnimationFrame(() => scrollBackTo(y, until));
}

const Screens = memo(function Screens({ routes }: Pick<AppRouterProps, 'routes'>) {
  return useRoutes(routes);
});
