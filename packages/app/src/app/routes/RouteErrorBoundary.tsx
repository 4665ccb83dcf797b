import { RouteErrorScreen } from '@tribunen/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';
import { useRenewal } from '../renewal/useRenewal.ts';

/** Replaces a route that failed. Everything around it still works; at the root there is nothing around it. */
export function RouteErrorBoundary({ root = false }: { readonly root?: boolean }) {
  const error = useRouteError();
  const renewal = useRenewal();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => console.error('A route failed', error), [error]);
  if (!root && renewal.isFailedImport(error)) return <ScreenNotLoaded error={error} />;
  return (
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
}

/** In the place of a screen whose code did not load. It comes with the network, or when the user asks for it. */
function ScreenNotLoaded({ error }: { readonly error: unknown }) {
  const renewal = useRenewal();
  const [isTrying, setIsTrying] = useState(false);
  useEffect(() => renewal.want(error), [renewal, error]);
  const onRetry = async () => {
    setIsTrying(true);
    await renewal.renew();
    setIsTrying(false);
  };
  return (
    <RouteErrorScreen
      view={{ status: 'not-loaded', isTrying, onRetry: () => void onRetry(), homeHref: paths.results }}
    />
  );
}
