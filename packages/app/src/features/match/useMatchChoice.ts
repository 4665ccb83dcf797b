import { toMatchId } from '@tribunen/domain';
import type { MatchChoice } from '@tribunen/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { matchParameter } from '../../navigation/paths.ts';
import { useStableFunction } from '../../lib/state/useStableFunction.ts';
import { choosesMatch } from './choosesMatch.ts';

/**
 * The match in the pane beside the results. The address names it, so that it survives a reload, and the way to the match and back. Choosing
 * another adds no history entry: Back leaves the screen.
 */
export function useMatchChoice(): MatchChoice {
  const [parameters, setParameters] = useSearchParams();
  const chosen = toMatchId(parameters.get(matchParameter));

  // The cards receive one function: choosing another match renders none of them again but the two that change.
  const onTap = useStableFunction<Parameters<MatchChoice['onTap']>, void>((id, tap) => {
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
  });
  return useMemo(() => ({ chosen, onTap }), [chosen, onTap]);
}
