import { useEffect, useState } from 'react';
import { type Hovered, HoverIntent } from './HoverIntent.ts';

/**
 * The name whose card is open under the mouse, for the component that shows the card. Import it lazily, with the card: a screen without a mouse
 * needs neither.
 *
 * @param pointed the name on which the mouse is (`Point`)
 */
export function useHoverIntent<Subject>(pointed: Hovered<Subject> | null): {
  readonly hovered: Hovered<Subject> | null;
  readonly intent: HoverIntent<Subject>;
} {
  const [hovered, setHovered] = useState<Hovered<Subject> | null>(null);
  const [intent] = useState(() => new HoverIntent<Subject>(setHovered));
  useEffect(() => {
    if (pointed === null) return undefined;
    const { name } = pointed;
    intent.enter(pointed);
    name.addEventListener('pointerdown', intent.close);
    return () => {
      name.removeEventListener('pointerdown', intent.close);
      intent.leave();
    };
  }, [intent, pointed]);
  useEffect(() => {
    // The browser sends no `pointerleave` for a name that is removed from the page.
    const watch = new MutationObserver(() => {
      for (const known of [pointed, hovered]) if (known?.name.isConnected === false) intent.forget(known.name);
    });
    watch.observe(document, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [intent, pointed, hovered]);
  useEffect(() => intent.close, [intent]);
  return { hovered, intent };
}
