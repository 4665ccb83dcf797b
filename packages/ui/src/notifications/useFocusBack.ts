import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a control that disappears when it is pressed, or together with its parent. The keyboard focus returns to the
 * previous element instead of the top of the page.
 *
 * @returns the control's props
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
