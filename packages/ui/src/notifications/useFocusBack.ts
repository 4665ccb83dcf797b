import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a control that goes when it has been pressed, or with what it belongs to: who stood on it with the keyboard is back where they came
 * from, not at the top of the page.
 *
 * @returns what the control is to be given
 * @example
 * const button = useRef<HTMLButtonElement>(null);
 * return <button ref={button} {...useFocusBack(button)}>Lukk</button>;
 */
export function useFocusBack(control: RefObject<HTMLElement | null>): { onFocus(event: FocusEvent): void } {
  const cameFrom = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const { current } = control;
    return () => {
      if (current !== null && document.activeElement === current) cameFrom.current?.focus();
    };
  }, [control]);
  return {
    onFocus: ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
    },
  };
}
