import type { PixelPoint } from '@tribunen/domain';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { useMedia } from '../../theme/useMedia.ts';
import type { CalibrationPicture } from '../CalibrationPicture.ts';

interface MagnifierProps {
  readonly image: RefObject<HTMLImageElement | null>;
  readonly picture: CalibrationPicture;
  readonly at: PixelPoint;
}

/** In a picture as low as that of a phone the smaller glass leaves the other half free. */
const sizes = { phone: 88, wide: 132 } as const;
const TIMES = 4;

/**
 * The surroundings of a pixel, enlarged. For a mouse the magnifier is next to the pointer, without covering the pixel.
 * For a finger it is in the opposite upper corner, where the hand does not cover it.
 */
export function Magnifier({ image, picture, at }: MagnifierProps) {
  const glass = useRef<HTMLCanvasElement>(null);
  const { width, height } = picture;
  const isUnderFinger = useMedia('@media (pointer: coarse)');
  const size = useMedia(theme.media.tablet) ? sizes.wide : sizes.phone;
  useLayoutEffect(() => {
    const context = glass.current?.getContext('2d') ?? null;
    const shown = image.current;
    if (context === null || shown === null || !shown.complete || shown.clientWidth === 0) return;
    const side = ((size / TIMES) * width) / shown.clientWidth;
    context.imageSmoothingEnabled = false;
    context.clearRect(0, 0, size, size);
    context.drawImage(shown, at.x - side / 2, at.y - side / 2, side, side, 0, 0, size, size);
    context.strokeStyle = '#ffffff';
    context.globalCompositeOperation = 'difference';
    context.beginPath();
    context.moveTo(size / 2, 0);
    context.lineTo(size / 2, size);
    context.moveTo(0, size / 2);
    context.lineTo(size, size / 2);
    context.stroke();
    context.globalCompositeOperation = 'source-over';
  });
  const toLeft = at.x > width / 2;
  const above = at.y > height / 2;
  return (
    <Glass
      ref={glass}
      width={size}
      height={size}
      aria-hidden="true"
      data-magnifier
      style={
        isUnderFinger
          ? { top: 8, [toLeft ? 'left' : 'right']: 8 }
          : {
              left: `${(at.x / width) * 100}%`,
              top: `${(at.y / height) * 100}%`,
              translate: `${toLeft ? `calc(-100% - 24px)` : '24px'} ${above ? `calc(-100% - 24px)` : '24px'}`,
            }
      }
    />
  );
}

const Glass = styled.canvas`
  position: absolute;
  border: 2px solid ${theme.colour.onPitch};
  border-radius: 50%;
  background: ${theme.colour.sunk};
  box-shadow: ${theme.colour.shadowPop};
  pointer-events: none;
`;
