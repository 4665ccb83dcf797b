import { RouteErrorScreen } from '@tribunen/ui';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';
import { withLaterWords } from '../../lib/loading/withLaterWords.tsx';
import { usePageReload } from '../pageReload/usePageReload.ts';

/** Null in a build that reports no errors. */
const ErrorNumber = REPORTS_ERRORS
  ? lazyUntilLoaded(
      withLaterWords(async () => (await import('../errors/ErrorNumberContainer.tsx')).ErrorNumberContainer),
    )
  : null;

/** Replaces a route that failed. The shell around it still works; the root route has no shell around it. */
export function RouteErrorBoundary({ root = false }: { readonly root?: boolean }) {
  const error = useRouteError();
  const pageReload = usePageReload();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => console.error('A route failed', error), [error]);
  if (!root && pageReload.isFailedImport(error)) return <ScreenNotLoaded error={error} />;
  const screen = (
    <RouteErrorScreen
      view={
        root
          ? { status: 'root', onReload: () => location.reload() }
          : {
              status: 'route',
              homeHref: paths.results,
              onRetry: () => void navigate(`${pathname}${search}`, { replace: true }),
            }
      }
    />
  );
  if (ErrorNumber === null) return screen;
  return (
    <>
      {screen}
      <Suspense>
        <ErrorNumber error={error} />
      </Suspense>
    </>
  );
}

/** Replaces a screen whose code did not load. The screen is loaded when the network is back, or when the user asks for it. */
function ScreenNotLoaded({ error }: { readonly error: unknown }) {
  const pageReload = usePageReload();
  const [isTrying, setIsTrying] = useState(false);
  useEffect(() => pageReload.want(error), [pageReload, error]);
  const onRetry = async () => {
    setIsTrying(true);
    await pageReload.renew();
    setIsTrying(false);
  };
  return (
    <RouteErrorScreen
      view={{ status: 'not-loaded', isTrying, onRetry: () => void onRetry(), homeHref: paths.results }}
    />
  );
}
