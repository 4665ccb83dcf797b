import { cloneElement, Suspense, useState, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';

/** A button that can be handed on: whoever opens something from it adds the press, the ARIA attributes and a ref. */
export type TriggerElement = ReactElement<ComponentPropsWithRef<'button'>>;

interface LoadOnOpenProps {
  readonly trigger: TriggerElement;
  readonly opens: 'menu' | 'dialog';
  /** What opens: a lazy component that takes over the trigger and begins open. */
  children(trigger: TriggerElement): ReactNode;
}

/**
 * A button whose menu or popover is fetched when it is first pressed, so that the first paint does not wait for it.
 *
 * @example
 * const ProfileMenuContent = lazy(() => import('./ProfileMenuContent.tsx'));
 *
 * <LoadOnOpen trigger={<button type="button">…</button>} opens="menu">
 *   {(trigger) => <ProfileMenuContent trigger={trigger} view={view} />}
 * </LoadOnOpen>
 */
export function LoadOnOpen({ trigger, opens, children }: LoadOnOpenProps) {
  const [pressed, setPressed] = useState(false);
  const standIn = cloneElement(trigger, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    'aria-busy': pressed || undefined,
    onClick: () => setPressed(true),
  });
  return pressed ? <Suspense fallback={standIn}>{children(trigger)}</Suspense> : standIn;
}
