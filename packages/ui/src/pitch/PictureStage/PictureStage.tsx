import { type PixelPoint, pixelPoint, pixelWithin } from '@tribunen/domain';
import {
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import type { CalibrationPicture } from '../CalibrationPicture.ts';
import { Magnifier } from './Magnifier.tsx';
import { nudgeOf } from './nudgeOf.ts';
import type { StageMark } from './StageMark.ts';
import { StageMarker } from './StageMarker.tsx';

/** A marker under a pointer, and where the pointer went down on the page. */
interface Drag {
  readonly place: number;
  readonly at: PixelPoint;
  readonly hasMoved: boolean;
  readonly x: number;
  readonly y: number;
}

/** How far a hand may slip during a click, in pixels of the page. */
const STEADY = 3;

interface PictureStageProps {
  readonly picture: CalibrationPicture;
  readonly marks: readonly StageMark[];
  readonly selected: number | null;
  onSelect(place: number): void;
  onPlace(at: PixelPoint): void;
  onMove(place: number, at: PixelPoint): void;
  onDelete(place: number): void;
  onPicture(file: File): void;
  /** A drawing over the picture, in the picture's pixels. */
  readonly overlay?: ReactNode;
}

/**
 * A picture to mark points in. A click marks, a marker can be dragged; by keyboard the arrow keys move the sight or the
 * marker that has the focus.
 */
export function PictureStage({
  picture,
  marks,
  selected,
  onSelect,
  onPlace,
  onMove,
  onDelete,
  onPicture,
  overlay = null,
}: PictureStageProps) {
  const { t } = useWords();
  const { src, name, width, height } = picture;
  const hint = useId();
  const image = useRef<HTMLImageElement>(null);
  const [sight, setSight] = useState(() => pixelPoint(width / 2, height / 2));
  const [isAimed, setAimed] = useState(false);
  const [looking, setLooking] = useState<PixelPoint | null>(null);
  const [dragged, setDragged] = useState<Drag | null>(null);
  // The browser reports a click at the end of a drag too.
  const justDragged = useRef(false);

  const pixelOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
    const box = image.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) return null;
    return pixelWithin(
      pixelPoint(((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height),
      picture,
    );
  };
  /** A click on a marker is a click in the picture too: points may lie close, and one may be clicked again. */
  const place = (event: MouseEvent) => {
    // A press of Enter has no position: it marks where the sight is.
    const at = event.detail === 0 ? sight : pixelOf(event);
    if (at !== null) onPlace(at);
  };
  const aim = (event: KeyboardEvent) => {
    const nudge = nudgeOf(event);
    if (nudge === null) return;
    event.preventDefault();
    const at = pixelWithin(pixelPoint(sight.x + nudge.x, sight.y + nudge.y), picture);
    setSight(at);
    setAimed(true);
    setLooking(at);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file !== undefined) onPicture(file);
  };
  const follow = (event: PointerEvent) => {
    const at = pixelOf(event);
    setLooking(at);
    setAimed(false);
    if (dragged === null || at === null) return;
    const hasMoved = dragged.hasMoved || Math.hypot(event.clientX - dragged.x, event.clientY - dragged.y) > STEADY;
    if (hasMoved) setDragged({ ...dragged, at, hasMoved });
  };
  const release = () => {
    if (dragged?.hasMoved === true) onMove(dragged.place, dragged.at);
    justDragged.current = dragged?.hasMoved === true;
    setDragged(null);
  };

  return (
    <Stage
      style={{ aspectRatio: `${width} / ${height}` }}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerUp={release}
      onPointerCancel={() => setDragged(null)}
      onPointerLeave={() => setLooking(null)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <Picture ref={image} src={src} alt="" draggable={false} />
      <Surface
        type="button"
        aria-label={t(($) => $.calibration.picture, { name, width, height })}
        aria-describedby={hint}
        onClick={place}
        onKeyDown={aim}
        onBlur={() => {
          setAimed(false);
          setLooking(null);
        }}
      />
      <Hint id={hint}>{t(($) => $.calibration.pictureHint)}</Hint>
      <Overlay viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {overlay}
      </Overlay>
      {isAimed && <Sight style={{ left: `${(sight.x / width) * 100}%`, top: `${(sight.y / height) * 100}%` }} />}
      {marks.map((mark, index) => (
        <StageMarker
          // The user identifies a click by its place in the list.
          key={index}
          number={index + 1}
          mark={dragged?.place === index ? { ...mark, at: dragged.at } : mark}
          picture={picture}
          isSelected={selected === index}
          onSelect={() => onSelect(index)}
          onPress={(event) => {
            if (!justDragged.current && event.detail > 0) place(event);
          }}
          onGrab={({ clientX: x, clientY: y }) => {
            justDragged.current = false;
            setDragged({ place: index, at: mark.at, hasMoved: false, x, y });
          }}
          onMove={(at) => {
            setLooking(at);
            onMove(index, at);
          }}
          onDelete={() => onDelete(index)}
        />
      ))}
      {looking !== null && <Magnifier image={image} picture={picture} at={looking} />}
    </Stage>
  );
}

const Stage = styled.div`
  position: relative;
  width: 100%;
  overflow: hidden;
  border: ${theme.chalkWidth} solid ${theme.colour.marking};
  background: ${theme.colour.sunk};
  touch-action: pan-y;
  user-select: none;
`;

const Picture = styled.img`
  display: block;
  width: 100%;
  height: 100%;
`;

const Surface = styled.button`
  position: absolute;
  inset: 0;
  cursor: crosshair;

  &:focus-visible {
    outline-offset: -4px;
  }
`;

const Overlay = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
`;

const Hint = styled.span`
  ${visuallyHidden}
`;

const Sight = styled.span`
  position: absolute;
  width: 25px;
  height: 25px;
  border: 2px solid ${theme.colour.gold};
  border-radius: 50%;
  pointer-events: none;
  translate: -50% -50%;
`;
