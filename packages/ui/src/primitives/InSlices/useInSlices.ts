import { startTransition, useEffect, useState } from 'react';

/**
 * Whether to render a part of the page whose data has loaded. React renders the part in slices of a few milliseconds while its placeholder
 * is still shown, so that the page answers a touch in between. Later changes of the part are rendered at once.
 *
 * @param isAtOnce true renders a part that has its data at the first render without a wait
 * @example
 * const isOpened = useInSlices(view.status === 'ready');
 */
export function useInSlices(isThere: boolean, isAtOnce = false): boolean {
  const [isRendered, setIsRendered] = useState(isThere && isAtOnce);
  useEffect(() => startTransition(() => setIsRendered(isThere)), [isThere]);
  return isThere && isRendered;
}
