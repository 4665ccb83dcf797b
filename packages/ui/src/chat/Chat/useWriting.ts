import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the user writes in the element, which means that one of its text fields has the focus. When a press takes the
 * focus away, the writing ends only after the press, so that nothing moves under the finger.
 */
export function useWriting(element: RefObject<HTMLElement | null>): boolean {
  const [isWriting, setWriting] = useState(false);
  useEffect(() => {
    const { current: root } = element;
    if (root === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    let isPressed = false;
    let endsWithPress = false;
    const press = (): void => {
      isPressed = true;
    };
    const release = (): void => {
      isPressed = false;
      if (!endsWithPress) return;
      endsWithPress = false;
      // The timeout comes after the click, which follows in this task.
      setTimeout(() => setWriting(false));
    };
    document.addEventListener('pointerdown', press, { capture: true, signal });
    document.addEventListener('pointerup', release, { capture: true, signal });
    document.addEventListener('pointercancel', release, { capture: true, signal });
    root.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof HTMLTextAreaElement)) return;
        endsWithPress = false;
        setWriting(true);
      },
      { signal },
    );
    root.addEventListener(
      'focusout',
      () => {
        endsWithPress = isPressed;
        if (!isPressed) setWriting(false);
      },
      { signal },
    );
    return () => stop.abort();
  }, [element]);
  return isWriting;
}
