import { startTransition, useEffect, useState } from 'react';

/**
 * Whether a part that is there may be rendered: not at once but in slices of a few milliseconds, behind what stands in its place, so that the page
 * answers a touch in between. Its later changes are rendered at once.
 *
 * @param isAtOnce true renders what is there at the first render without a wait
 * @example
 * const isOpened = useInSlices(view.status === 'ready');
 */
export function useInSlices(isThere: boolean, isAtOnce = false): boolean {
  const [isRendered, setIsRendered] = useState(isThere && isAtOnce);
  useEffect(() => startTransition(() => setIsRendered(isThere)), [isThere]);
  return isThere && isRendered;
}
