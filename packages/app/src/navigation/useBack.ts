import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BackView } from '@tribunen/ui';
import { useStableFunction } from '../lib/state/useStableFunction.ts';

/**
 * The way back to where the spectator came from, or to an address of the app for who came from outside it.
 *
 * @example
 * const back = useBack(paths.results);
 */
export function useBack(otherwise: string): BackView {
  const navigate = useNavigate();
  const { key } = useLocation();
  const onBack = useStableFunction<Parameters<BackView['onBack']>, void>((press) => {
    if (!isWithinApp(key)) return;
    press.preventDefault();
    void navigate(-1);
  });
  return useMemo(() => ({ href: otherwise, onBack }), [otherwise, onBack]);
}

/** The router counts its entries in the browser's history. Where it does not, as in a test, the first one has a key of its own. */
function isWithinApp(key: string): boolean {
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null && 'idx' in state)
    return typeof state.idx === 'number' && state.idx > 0;
  return key !== 'default';
}
