import { keptListAttribute, pressedAttribute } from './keptListAttribute.ts';

const controls = 'a[href], button';

/** Repeats what the reader has done in the drawn screen (a press, the focus) in the app that replaces it. */
export function handOver(page: Document): void {
  const drawn = page.querySelector(`[${keptListAttribute}]`);
  if (drawn === null) return;
  const known = controlsIn(drawn.closest('[data-screen]') ?? page.body);
  let focused = page.activeElement;
  const noteFocus = ({ target }: Event): void => {
    focused = target instanceof Element ? target : null;
  };
  page.addEventListener('focusin', noteFocus);
  const observer = new MutationObserver(() => {
    if (drawn.isConnected) return;
    observer.disconnect();
    page.removeEventListener('focusin', noteFocus);
    const inPlaceOf = (isIt: (control: HTMLElement) => boolean): HTMLElement | undefined => {
      const before = known.find(isIt);
      const same = (all: readonly HTMLElement[]) => all.filter((each) => before && nameOf(each) === nameOf(before));
      return same(controlsIn(page.body))[same(known).findIndex(isIt)];
    };
    inPlaceOf((control) => control === focused)?.focus({ preventScroll: true });
    inPlaceOf((control) => control.hasAttribute(pressedAttribute))?.click();
  });
  observer.observe(page.body, { childList: true, subtree: true });
}

function controlsIn(part: Element): readonly HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(controls)];
}

/** What a control is in both: its address, or its text. */
function nameOf(control: HTMLElement): string {
  return control.localName + (control.getAttribute('href') ?? control.textContent);
}
