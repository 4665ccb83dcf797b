import { createContext, useContext, type ComponentPropsWithRef, type ComponentType, type ReactNode } from 'react';

/** What every link is given: an address of our own, and whatever else an anchor takes. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  readonly href: string;
}

const LinkComponent = createContext<ComponentType<LinkProps>>((props) => <a {...props} />);

/** Hands in the app's own way of following a link; without it a link is an anchor. */
export function LinkProvider({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
}

/**
 * A link inside the app. The screens know addresses and no router.
 *
 * @example
 * <Link href="/results" aria-current="page">{t(($) => $.shell.tabs.results)}</Link>
 */
export function Link(props: LinkProps) {
  const Component = useContext(LinkComponent);
  return <Component {...props} />;
}
