import { type ReactNode, startTransition, useEffect, useState } from 'react';

interface InSlicesProps {
  /** Stands in their place until all of them are rendered. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders its children in slices of a few milliseconds when it appears, so that the page answers a touch in between: a day's matches take a
 * telephone a third of a second. Later changes appear at once.
 *
 * @example
 * <InSlices placeholder={<MatchListSkeleton spinner={false} />}><MatchSectionList … /></InSlices>
 */
export function InSlices({ placeholder, children }: InSlicesProps) {
  const [isRendered, setIsRendered] = useState(false);
  useEffect(() => startTransition(() => setIsRendered(true)), []);
  return isRendered ? children : placeholder;
}
