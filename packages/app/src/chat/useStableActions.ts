import type { ChatActions } from '@tribunen/ui';
import { useLayoutEffect, useRef, useState } from 'react';

/** The same object for as long as the chat is open, which does what the latest actions do: rows hold on to it. */
export function useStableActions(actions: ChatActions): ChatActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<ChatActions>(() => ({
    menuOf: (id) => latest.current.menuOf(id),
    onRetry: (id) => latest.current.onRetry(id),
    onRemove: (id) => latest.current.onRemove(id),
  }));
  return stable;
}
