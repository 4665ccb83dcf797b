import type { LinkProps } from '@tribunen/ui';
import { Link, useLocation } from 'react-router-dom';
import { keepDemo } from './paths.ts';

/** The router's link, for every link of the screens. Addresses outside the app are left to the browser. */
export function AppLink({ href, ...rest }: LinkProps) {
  const { search } = useLocation();
  if (!href.startsWith('/')) return <a {...rest} href={href} />;
  return <Link {...rest} to={keepDemo(href, search)} />;
}
