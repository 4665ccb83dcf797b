import { startTransition, useEffect, useState } from 'react';

/**
 * How many of a list's parts to render: one at first, and one more after each is in place, so that the browser lays them out in frames of
 * their own and answers a touch in between. Parts that come later are rendered at once.
 *
 * @example
 * const rendered = useOneByOne(sections.length);
 * return sections.slice(0, rendered).map((section) => <Section key={section.id} section={section} />);
 */
export function useOneByOne(total: number): number {
  const [rendered, setRendered] = useState(1);
  const isComplete = rendered >= total;
  useEffect(() => {
    if (!isComplete) startTransition(() => setRendered((count) => count + 1));
  }, [isComplete, rendered]);
  return rendered;
}
