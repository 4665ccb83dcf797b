import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the chosen tab in view in its list, which scrolls sideways where not all tabs fit, and writes into the list's `data-more` on which
 * sides there are more. The page itself does not scroll.
 *
 * @returns the list's ref
 */
export function useTabInView(value: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Still before the tabs are painted, but not in the task that renders the chosen part, which it would lengthen.
    const frame = requestAnimationFrame(() => {
      if (ref.current !== null) bringIntoView(ref.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  useEffect(() => {
    const list = ref.current;
    if (list === null) return undefined;
    const tell = () => {
      const after = list.scrollLeft + list.clientWidth < list.scrollWidth - 1;
      list.dataset['more'] = [...(list.scrollLeft > 1 ? ['before'] : []), ...(after ? ['after'] : [])].join(' ');
    };
    // The content beside the list may load later and take room from it.
    let width = list.clientWidth;
    const observer = new ResizeObserver(() => {
      if (list.clientWidth !== width) bringIntoView(list);
      width = list.clientWidth;
      tell();
    });
    for (const each of [list, ...list.children]) observer.observe(each);
    list.addEventListener('scroll', tell, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', tell);
    };
  }, []);
  return ref;
}

/** How wide the soft edges are, in px: a tab under one is not in view. */
const room = 32;

function bringIntoView(list: HTMLElement): void {
  const tab = list.querySelector('[data-state="active"]');
  if (!tab) return;
  const { left, right } = list.getBoundingClientRect();
  const shown = tab.getBoundingClientRect();
  if (shown.left < left + room) list.scrollLeft -= left + room - shown.left;
  else if (shown.right > right - room) list.scrollLeft += shown.right - (right - room);
}
