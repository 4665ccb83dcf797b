import { PointerSensor, TouchSensor } from '@dnd-kit/core';
import type { PointerEvent, TouchEvent } from 'react';

/** Whether a part of a row can be used to drag it, which its switch and its menu cannot. */
function isDraggedBy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-no-drag]') === null;
}

/** Drags with a mouse or a pen. A finger scrolls, and drags by a long press (`LongPressSensor`). */
export class MouseSensor extends PointerSensor {
  static override activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent }: PointerEvent): boolean => {
        const { isPrimary, button, pointerType, target } = nativeEvent;
        return isPrimary && button === 0 && pointerType !== 'touch' && isDraggedBy(target);
      },
    },
  ];
}

/** Drags with one finger that rests on a row. */
export class LongPressSensor extends TouchSensor {
  static override activators = [
    {
      eventName: 'onTouchStart' as const,
      handler: ({ nativeEvent: { touches, target } }: TouchEvent): boolean =>
        touches.length === 1 && isDraggedBy(target),
    },
  ];
}
