import { useSyncExternalStore } from 'react';
import { holdsText } from './holdsText.ts';

/** The events after which a field may have another text: typing, leaving a field, and a press that empties one. */
const events = ['input', 'focusin', 'focusout', 'keyup', 'click'] as const;

/** Whether any field of the page has text in it. */
export function useHoldsText(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => holdsText(document),
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  // The screen empties a field in answer to the event.
  const later = (): void => void setTimeout(onChange);
  for (const event of events) document.addEventListener(event, later);
  return () => {
    for (const event of events) document.removeEventListener(event, later);
  };
}
