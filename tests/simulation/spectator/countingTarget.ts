/** A window's functions for adding and removing listeners. It counts the listeners and never calls them. */
export interface CountingTarget extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  listeners(): number;
}

/**
 * @example
 * const target = countingTarget();
 * target.addEventListener('storage', listener);
 * target.listeners(); // 1
 */
export function countingTarget(): CountingTarget {
  const listening = new Set<string>();
  const names = new Map<unknown, number>();
  const keyOf = (type: string, listener: unknown): string => {
    const name = names.get(listener) ?? names.size;
    names.set(listener, name);
    return `${type} ${name}`;
  };
  return {
    listeners: () => listening.size,
    addEventListener: (type: string, listener: unknown) => void listening.add(keyOf(type, listener)),
    removeEventListener: (type: string, listener: unknown) => void listening.delete(keyOf(type, listener)),
  };
}
