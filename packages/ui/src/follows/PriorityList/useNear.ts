import { createContext, useCallback, useContext, useState } from 'react';

/** Observes whether elements are near the visible part of the page. */
export class NearWatch {
  readonly #listeners = new Map<Element, (isNear: boolean) => void>();
  readonly #observer: IntersectionObserver;

  /** @param margin the distance outside the visible part that still counts as near, in pixels */
  constructor(margin: number) {
    this.#observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) this.#listeners.get(target)?.(isIntersecting);
      },
      { rootMargin: `${margin}px 0px` },
    );
  }

  /** @returns a function that stops it */
  watch(element: Element, listener: (isNear: boolean) => void): () => void {
    this.#listeners.set(element, listener);
    this.#observer.observe(element);
    return () => {
      this.#listeners.delete(element);
      this.#observer.unobserve(element);
    };
  }
}

export const NearWatchContext = createContext<NearWatch | null>(null);

/**
 * Whether an element is near the visible part of the page, and a ref for the element. A focused element counts as near.
 * @param atFirst the result until it is known
 */
export function useNear(atFirst: boolean): readonly [boolean, (element: Element | null) => (() => void) | undefined] {
  const watch = useContext(NearWatchContext);
  const [isNear, setNear] = useState(atFirst);
  const ref = useCallback(
    (element: Element | null) =>
      element === null
        ? undefined
        : watch?.watch(element, (near) => setNear(near || element.contains(document.activeElement))),
    [watch],
  );
  return [isNear, ref];
}
