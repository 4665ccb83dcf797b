import type { LinkProps } from '@tribunen/ui';
import { Link, useLocation } from 'react-router-dom';
import { keepDemo } from './paths.ts';

/** The link of every screen, by the router. The browser itself follows addresses outside the app. */
export function AppLink({ href, ...rest }: LinkProps) {
  const { search } = useLocation();
  if (!href.startsWith('/')) return <a {...rest} href={href} />;
  return <Link {...rest} to={keepDemo(href, search)} />;
}
