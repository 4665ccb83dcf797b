import { NotFoundScreen } from '@tribunen/ui';
import { paths } from './paths.ts';

/** Any address that leads nowhere (part 1 §2, Routes). */
export function NotFoundRoute() {
  return <NotFoundScreen homeHref={paths.results} />;
}
