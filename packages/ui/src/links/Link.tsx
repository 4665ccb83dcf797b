import { createContext, useContext, type ComponentPropsWithRef, type ComponentType, type ReactNode } from 'react';

/** The props of every link: an address inside the app, and all other props of an anchor. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  readonly href: string;
  /** The score in the link grows into the score of the opened screen. */
  readonly grows?: boolean;
}

const LinkComponent = createContext<ComponentType<LinkProps>>(({ grows: _grows, ...props }) => <a {...props} />);

/** Provides the app's own link component; without it a link is a plain anchor. */
export function LinkProvider({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
}

/** A link inside the app. Screens use addresses and do not depend on a router. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkComponent);
  return <Component {...props} />;
}
