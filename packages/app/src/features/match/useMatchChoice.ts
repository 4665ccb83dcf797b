import { toMatchId } from '@tribunen/domain';
import type { MatchChoice } from '@tribunen/ui';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { matchParameter } from '../../routes/paths.ts';
import { choosesMatch } from './choosesMatch.ts';

/**
 * The match in the pane beside the results. The address names it, so that it survives a reload, and the way to the match and back. Choosing
 * another adds no history entry: Back leaves the screen.
 */
export function useMatchChoice(): MatchChoice {
  const [parameters, setParameters] = useSearchParams();
  const chosen = toMatchId(parameters.get(matchParameter));

  const onTap: MatchChoice['onTap'] = (id, tap) => {
    if (!choosesMatch(tap, id === chosen)) return;
    tap.preventDefault();
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(matchParameter, id);
        return after;
      },
      { replace: true },
    );
  };
  // The cards hold on to one function: none of them renders again because another match is chosen.
  const latest = useRef(onTap);
  useLayoutEffect(() => {
    latest.current = onTap;
  });
  const [stable] = useState(
    () =>
      (...tap: Parameters<MatchChoice['onTap']>) =>
        latest.current(...tap),
  );
  return useMemo(() => ({ chosen, onTap: stable }), [chosen, stable]);
}
