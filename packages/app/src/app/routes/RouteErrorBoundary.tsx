import { PageUnderBar, RouteErrorScreen } from '@tribunen/ui';
import { Component, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { DemoBarHost } from '../../features/shell/DemoBarHost.tsx';
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

interface RouteErrorBoundaryProps {
  readonly root?: boolean;
  readonly children: ReactNode;
}

/**
 * Replaces a screen that failed, until the user goes to another address. The shell around it still works; the root has
 * no shell around it.
 */
export function RouteErrorBoundary({ root = false, children }: RouteErrorBoundaryProps) {
  return (
    <ErrorBoundary
      location={useLocation()}
      onError={(error) =>
        root ? (
          <PageUnderBar bar={<DemoBarHost />}>
            <RouteError error={error} root />
          </PageUnderBar>
        ) : (
          <RouteError error={error} />
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}

interface BoundaryProps {
  readonly location: Location;
  /** Renders what replaces the children. */
  readonly onError: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly location: Location | null;
  /** In a tuple, because anything can be thrown. */
  readonly caught: readonly [error: unknown] | null;
}

class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: null, caught: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { caught: [error] };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return location === state.location ? null : { location, caught: null };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught === null ? this.props.children : this.props.onError(caught[0]);
  }
}

/** Replaces a route that failed. */
function RouteError({ error, root = false }: { readonly error: unknown; readonly root?: boolean }) {
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
