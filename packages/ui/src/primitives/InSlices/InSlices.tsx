import type { ReactNode } from 'react';
import { useInSlices } from './useInSlices.ts';

interface InSlicesProps {
  /** Stands in their place until all of them are rendered. */
  readonly placeholder: ReactNode;
  /** Null while there is nothing to render yet. */
  readonly children: ReactNode;
  /** Renders what is there at the first render without a wait. */
  readonly isAtOnce?: boolean;
}

/**
 * Renders its children in slices of a few milliseconds when they appear, so that the page answers a touch in between: a day's matches take a
 * telephone a third of a second. Later changes appear at once.
 */
export function InSlices({ placeholder, children, isAtOnce = false }: InSlicesProps) {
  return useInSlices(children !== null, isAtOnce) ? children : placeholder;
}
