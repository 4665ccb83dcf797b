import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BackView } from '@tribunen/ui';
import { useStableFunction } from '../lib/state/useStableFunction.ts';

/**
 * The way back to the screen from which the spectator came, or to another address if they came from outside the app.
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

/**
 * Whether the spectator came from another screen of the app: the router counts its entries in the browser's history. Where it does not, as in a
 * test, the first entry has a key of its own.
 */
function isWithinApp(key: string): boolean {
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null && 'idx' in state)
    return typeof state.idx === 'number' && state.idx > 0;
  return key !== 'default';
}
