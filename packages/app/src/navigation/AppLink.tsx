import { isMotionReduced, type LinkProps } from '@tribunen/ui';
import { useState } from 'react';
import { Link, type LinkProps as RouterLinkProps, useLocation, useViewTransitionState } from 'react-router-dom';
import { openedMatch } from './openedMatch.ts';
import { keepDemo } from './paths.ts';

/** The link of every screen, by the router. The browser itself follows addresses outside the app. */
export function AppLink({ href, grows = false, ...rest }: LinkProps) {
  const { search } = useLocation();
  if (!href.startsWith('/')) return <a {...rest} href={href} />;
  const to = keepDemo(href, search);
  return grows ? <GrowingLink {...rest} to={to} /> : <Link {...rest} to={to} />;
}

/** A link whose score grows into the screen that it opens, and shrinks back (`--score-transition`). */
function GrowingLink(props: RouterLinkProps) {
  const [mayGrow, setMayGrow] = useState(false);
  const grows = useViewTransitionState(props.to);
  return (
    <Link
      {...props}
      viewTransition={mayGrow}
      data-grows={grows || undefined}
      onPointerDown={() => setMayGrow(openedMatch.isLoaded && !isMotionReduced())}
    />
  );
}
