import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The same function in every render. It calls the function that the last finished render gave, so memoised children that receive it do not
 * render again.
 */
export function useStableFunction<Arguments extends readonly unknown[], Result>(
  call: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  const [stable] = useState(
    () =>
      (...given: Arguments) =>
        latest.current(...given),
  );
  return stable;
}
