import { dayListAttribute } from '@tribunen/ui';
import { keptListAttribute, pressedAttribute } from './keptListAttribute.ts';

const controls = 'a[href], button';

/** Repeats what the reader has done in the kept list (a press, the focus) in the list that replaces it. */
export function handOver(page: Document): void {
  const kept = page.querySelector(`[${keptListAttribute}]`);
  if (kept === null) return;
  const known = [...kept.querySelectorAll<HTMLElement>(controls)];
  let focused = page.activeElement;
  const noteFocus = ({ target }: Event): void => {
    focused = target instanceof Element ? target : null;
  };
  page.addEventListener('focusin', noteFocus);
  const observer = new MutationObserver(() => {
    if (kept.isConnected) return;
    observer.disconnect();
    page.removeEventListener('focusin', noteFocus);
    const list = [...page.querySelectorAll<HTMLElement>(`[${dayListAttribute}] :is(${controls})`)];
    const inPlaceOf = (isIt: (control: HTMLElement) => boolean): HTMLElement | undefined => {
      const index = known.findIndex(isIt);
      const [before, after] = [known[index], list[index]];
      return before?.localName === after?.localName ? after : undefined;
    };
    inPlaceOf((control) => control === focused)?.focus({ preventScroll: true });
    inPlaceOf((control) => control.hasAttribute(pressedAttribute))?.click();
  });
  observer.observe(page.body, { childList: true, subtree: true });
}
