import type { ReactNode } from 'react';
import { useInSlices } from './useInSlices.ts';

interface InSlicesProps {
  /** Shown until all the children are rendered. */
  readonly placeholder: ReactNode;
  /** Null while there is nothing to render yet. */
  readonly children: ReactNode;
  /** Renders the children of the first render without a wait. */
  readonly isAtOnce?: boolean;
}

/**
 * Renders its children in slices of a few milliseconds when they appear, so that the page answers a touch in between: a phone
 * needs a third of a second for a day's matches. Later changes appear at once.
 */
export function InSlices({ placeholder, children, isAtOnce = false }: InSlicesProps) {
  return useInSlices(children !== null, isAtOnce) ? children : placeholder;
}
