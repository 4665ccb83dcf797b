import { startTransition, useEffect, useState } from 'react';

/**
 * How many of a list's rows to render: a few at first, and a few more each time the last ones are in place, so that the browser lays out
 * each batch in its own frame and answers a touch in between. Once all rows have been rendered, new rows are rendered at once.
 *
 * @param atOnce how many rows a step adds
 */
export function useGradually(total: number, atOnce: number): number {
  const isAll = (count: number) => count >= total;
  const [rendered, setRendered] = useState(isAll(atOnce) ? Infinity : atOnce);
  useEffect(() => {
    if (rendered === Infinity) return;
    const next = rendered + atOnce;
    startTransition(() => setRendered(next >= total ? Infinity : next));
  }, [rendered, total, atOnce]);
  return rendered;
}
