import { toMatchId } from '@tribunen/domain';
import type { MatchChoice, MatchTap } from '@tribunen/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStableFunction } from '../../lib/state/useStableFunction.ts';
import { matchParameter } from '../../navigation/paths.ts';

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

/**
 * Whether a tap on a card chooses its match for the pane: a plain tap does, on a match that is not chosen yet. Enter, whose click counts no
 * presses, and a tap with a modifier key follow the link, and so does the second tap.
 *
 * @example
 * choosesMatch({ detail: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }, false); // false: Enter
 */
export function choosesMatch(tap: Omit<MatchTap, 'preventDefault'>, isChosen: boolean): boolean {
  return !isChosen && tap.detail > 0 && !tap.ctrlKey && !tap.metaKey && !tap.shiftKey && !tap.altKey;
}
