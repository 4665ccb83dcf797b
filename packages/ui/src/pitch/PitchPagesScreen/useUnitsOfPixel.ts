import { stadiumCamera } from '@tribunen/domain';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** The number of picture units in a pixel of the screen; updated when the picture's size changes. */
export function useUnitsOfPixel(picture: RefObject<Element | null>): number {
  const [units, setUnits] = useState(1);
  useLayoutEffect(() => {
    const element = picture.current;
    if (element === null) return undefined;
    const measure = () => {
      const { width } = element.getBoundingClientRect();
      if (width > 0) setUnits(stadiumCamera.width / width);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [picture]);
  return units;
}
