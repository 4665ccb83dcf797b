import { isMotionReduced, type LinkProps } from '@tribunen/ui';
import { type ComponentPropsWithRef, type MouseEvent, useState } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { openedMatch } from './openedMatch.ts';
import { keepDemo } from './paths.ts';
import { useGrows } from './useGrows.ts';

/** The link of every screen, by the router. The browser itself follows addresses outside the app. */
export function AppLink({ href, grows = false, ...rest }: LinkProps) {
  const { search } = useLocation();
  if (!href.startsWith('/')) return <a {...rest} href={href} />;
  const to = keepDemo(href, search);
  return grows ? <GrowingLink {...rest} to={to} /> : <RouterLink {...rest} to={to} />;
}

interface RouterLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: string;
  readonly viewTransition?: boolean;
}

/** The router's own `Link` contains code for prefetching from a rendering server, which the app does not have. */
function RouterLink({ to, viewTransition = false, onClick, ...rest }: RouterLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target: rest.target ?? '_self', viewTransition });
  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(to)} onClick={click} />;
}

/** A link whose score grows into the screen that it opens, and shrinks back (`--score-transition`). */
function GrowingLink(props: RouterLinkProps) {
  const [mayGrow, setMayGrow] = useState(false);
  const grows = useGrows(props.to);
  return (
    <RouterLink
      {...props}
      viewTransition={mayGrow}
      data-grows={grows || undefined}
      onPointerDown={() => setMayGrow(openedMatch.isLoaded && !isMotionReduced())}
    />
  );
}
