import type { ChatActions } from '@tribunen/ui';
import { useMemo } from 'react';
import { useStableFunction } from '../lib/state/useStableFunction.ts';

/** The same object for as long as the chat is open, which does what the latest actions do: rows hold on to it. */
export function useStableActions(actions: ChatActions): ChatActions {
  const menuOf = useStableFunction(actions.menuOf);
  const onRetry = useStableFunction(actions.onRetry);
  const onRemove = useStableFunction(actions.onRemove);
  return useMemo(() => ({ menuOf, onRetry, onRemove }), [menuOf, onRetry, onRemove]);
}
