import { useSyncExternalStore } from 'react';
import { holdsText } from './holdsText.ts';

/** The events after which the text of a field may have changed: typing, leaving a field, and a press that empties one. */
const events = ['input', 'focusin', 'focusout', 'keyup', 'click'] as const;

/** Whether any field of the page contains text. */
export function useHoldsText(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => holdsText(document),
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  // The check waits, because the screen empties a field only in response to the event.
  const later = (): void => void setTimeout(onChange);
  for (const event of events) document.addEventListener(event, later);
  return () => {
    for (const event of events) document.removeEventListener(event, later);
  };
}
