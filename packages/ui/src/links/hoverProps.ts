import type { PointerEvent } from 'react';
import type { Point } from './Point.ts';

interface HoverProps {
  onPointerEnter(event: PointerEvent<HTMLElement>): void;
  onPointerLeave(event: PointerEvent<HTMLElement>): void;
}

/**
 * The props of a name that opens its card under a mouse, never under a finger or a pen (PLAYER-4).
 *
 * @param point null where there are no cards
 * @param subject null for a name without a card
 * @param coversRow whether the name is pressed on the whole row around it, which is positioned
 * @example
 * <bdi {...hoverProps(point, { id, name, userType })}>{name}</bdi>
 */
export function hoverProps<Subject>(
  point: Point<Subject> | null,
  subject: Subject | null,
  coversRow = false,
): HoverProps | null {
  if (point === null || subject === null) return null;
  return {
    onPointerEnter: ({ pointerType, buttons, currentTarget: name }) => {
      // While a button is pressed, the mouse selects text or drags.
      if (pointerType !== 'mouse' || buttons !== 0) return;
      point({ subject, name, beside: (coversRow ? name.offsetParent : null) ?? name });
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType === 'mouse') point(null);
    },
  };
}
