import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type RouteObject, Router, useRoutes } from 'react-router-dom';
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
    const { finished } = document.startViewTransition(
      () =>
        new Promise<void>((resolve) => {
          onShown.current = resolve;
          // The user may have gone on. A new object renders even if that step is shown already.
          startTransition(() => setShown({ ...history.current() }));
        }),
    );
    void finished.finally(() => setGrowth((now) => (now === growth ? null : now)));
  }, [growth, history]);
  useEffect(() => onShown.current?.(), [shown]);

  return (
    <GrowthContext value={growth}>
      <Router navigator={history.navigator} location={shown.location} navigationType={shown.action}>
        <Screens routes={routes} />
      </Router>
    </GrowthContext>
  );
}

const Screens = memo(function Screens({ routes }: Pick<AppRouterProps, 'routes'>) {
  return useRoutes(routes);
});
