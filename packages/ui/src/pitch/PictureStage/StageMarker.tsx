import { type PixelPoint, pixelPoint, pixelWithin } from '@tribunen/domain';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import type { CalibrationPicture } from '../CalibrationPicture.ts';
import { nudgeOf } from './nudgeOf.ts';
import type { StageMark } from './StageMark.ts';

interface StageMarkerProps {
  readonly number: number;
  readonly mark: StageMark;
  readonly picture: CalibrationPicture;
  readonly isSelected: boolean;
  onSelect(): void;
  /** A pointer has gone down on it. */
  onGrab(event: PointerEvent): void;
  /** It was clicked, or pressed by a key. */
  onPress(event: MouseEvent): void;
  onMove(at: PixelPoint): void;
  onDelete(): void;
}

/** A numbered red marker. The arrow keys move it, Delete deletes it. */
export function StageMarker({
  number,
  mark,
  picture,
  isSelected,
  onSelect,
  onGrab,
  onPress,
  onMove,
  onDelete,
}: StageMarkerProps) {
  const { t } = useWords();
  const { at, what, isOutlier } = mark;
  const button = useRef<HTMLButtonElement>(null);
  // A marker that the user chooses in the list takes the focus, so that the arrow keys move it.
  useEffect(() => {
    if (isSelected) button.current?.focus({ preventScroll: true });
  }, [isSelected]);
  const press = (event: KeyboardEvent) => {
    const nudge = nudgeOf(event);
    if (nudge !== null) onMove(pixelWithin(pixelPoint(at.x + nudge.x, at.y + nudge.y), picture));
    else if (event.key === 'Delete' || event.key === 'Backspace') onDelete();
    else return;
    event.preventDefault();
  };
  return (
    <Marker
      ref={button}
      type="button"
      $outlier={isOutlier}
      $selected={isSelected}
      style={{ left: `${(at.x / picture.width) * 100}%`, top: `${(at.y / picture.height) * 100}%` }}
      aria-label={t(($) => (isOutlier ? $.calibration.outlierMarker : $.calibration.marker), {
        n: number,
        what,
        x: at.x,
        y: at.y,
      })}
      aria-pressed={isSelected}
      onPointerDown={onGrab}
      onClick={onPress}
      onFocus={onSelect}
      onKeyDown={press}
    >
      <Badge aria-hidden>{number}</Badge>
    </Marker>
  );
}

/** The exact place is the dot in the middle; the number stands beside it, so that it does not cover the place. */
const Marker = styled.button<{ readonly $outlier: boolean; readonly $selected: boolean }>`
  position: absolute;
  width: 22px;
  min-width: 0;
  height: 22px;
  min-height: 0;
  padding: 0;
  border: 2px solid ${theme.colour.liveFill};
  border-style: ${({ $outlier }) => ($outlier ? 'dashed' : 'solid')};
  border-radius: 50%;
  background: ${({ $selected }) => ($selected ? 'rgba(255, 255, 255, 0.28)' : 'none')};
  box-shadow: 0 0 0 1px ${theme.colour.onLive};
  cursor: grab;
  touch-action: none;
  translate: -50% -50%;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    width: 4px;
    height: 4px;
    margin: auto;
    border-radius: 50%;
    background: ${theme.colour.liveFill};
  }

  /* The target is larger than the marker, for a finger. */
  &::after {
    content: '';
    position: absolute;
    inset: -9px;
  }
`;

const Badge = styled.span`
  position: absolute;
  bottom: 70%;
  left: 70%;
  min-width: 20px;
  padding: 0 4px;
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.liveFill};
  color: ${theme.colour.onLive};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.bold};
  line-height: 20px;
`;
