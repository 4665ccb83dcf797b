import { NotFoundScreen } from '@tribunen/ui';
import { paths } from '../../navigation/paths.ts';

/** The screen for an unknown address. */
export function NotFoundRoute() {
  return <NotFoundScreen homeHref={paths.results} />;
}
