import {
  goalCorners,
  type PitchPoint,
  pitchPoint,
  type PixelPoint,
  projectPoint,
  type Shot,
  type ShotOutcome,
  stadiumCamera,
  stadiumViews,
} from '@tribunen/domain';
import { useRef } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { PitchOverlay } from '../PitchOverlay.tsx';
import { theme } from '../../theme/theme.ts';
import { dark } from '../../theme/tokens.ts';
import { emptyTop, PitchShape } from './PitchFrame.ts';
import type { PitchPageView } from './PitchPageView.ts';
import { useUnitsOfPixel } from './useUnitsOfPixel.ts';

const { width, height } = stadiumCamera;
const { field } = stadiumViews;
const seen = pitchPoint(11, 0);
const stripe = 5.5;
const outcomes: readonly ShotOutcome[] = ['goal', 'on-target', 'off-target', 'blocked'];

/** The picture with the events, each at the place that the homography computes. */
export function PitchPicture({ view }: { readonly view: PitchPageView }) {
  const { t } = useWords();
  const { page, background, events } = view;
  const picture = useRef<HTMLDivElement & SVGSVGElement>(null);
  const unit = useUnitsOfPixel(picture);
  const shots = events.shots.filter(({ from, to }) => isInPicture(from) && isInPicture(to));
  const balls = events.passes.map(({ to }) => to).filter(isInPicture);
  const count = page === 'shots' ? shots.length : balls.length;
  return (
    <>
      <PitchShape
        as="svg"
        ref={picture}
        viewBox={`0 ${emptyTop * height} ${width} ${(1 - emptyTop) * height}`}
        role="img"
        aria-label={t(($) => $.pitchPages.drawing[page], { count })}
      >
        {background === 'picture' ? (
          <image href={view.pictureSrc} width={width} height={height} />
        ) : (
          <>
            <rect width={width} height={height} fill={theme.colour.pitchA} />
            <Stripes />
          </>
        )}
        <PitchOverlay
          homography={field}
          seen={seen}
          colour={background === 'picture' ? dark.gold : dark.onPitch}
          width={background === 'picture' ? 1 : 2}
        />
        {background !== 'picture' && <GoalFrame />}
        {page === 'balls' && balls.map((at, place) => <Ball key={place} at={at} unit={unit} />)}
        {page === 'shots' && shots.map((shot, place) => <ShotLine key={place} shot={shot} unit={unit} />)}
      </PitchShape>
      {page !== 'pitch' && (
        <Legend>
          <Sample>{t(($) => $.commonLater.sampleData)}</Sample>
          {page === 'balls' ? (
            <Entry>
              <svg viewBox="-12 -12 24 24" width="14" height="14" aria-hidden="true">
                <circle r="8" fill="#ffffff" stroke="#101010" strokeWidth="2" />
              </svg>
              {t(($) => $.pitchPages.ball)}
            </Entry>
          ) : (
            outcomes.map((outcome) => (
              <Entry key={outcome}>
                <svg viewBox="-12 -12 24 24" width="14" height="14" aria-hidden="true">
                  <OutcomeSign outcome={outcome} />
                </svg>
                {t(($) => $.pitchPages.outcome[outcome])}
              </Entry>
            ))
          )}
        </Legend>
      )}
    </>
  );
}

function isInPicture(point: PitchPoint): boolean {
  if (point.x > stadiumCamera.at.x - 10) return false;
  const { x, y } = projectPoint(field, point);
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

/** How many pixels a metre is across the picture at a point. */
function pixelsPerMetre(point: PitchPoint): number {
  const [a, b] = [projectPoint(field, point), projectPoint(field, pitchPoint(point.x, point.y + 1))];
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function pointsOf(points: readonly PixelPoint[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}

function Stripes() {
  return Array.from({ length: 6 }, (_, place) => {
    const from = place * stripe;
    const corners = [
      pitchPoint(from, -34),
      pitchPoint(from, 34),
      pitchPoint(from + stripe, 34),
      pitchPoint(from + stripe, -34),
    ];
    return (
      <polygon
        key={place}
        points={pointsOf(corners.map((corner) => projectPoint(field, corner)))}
        fill={place % 2 === 0 ? theme.colour.pitchB : theme.colour.pitchA}
      />
    );
  });
}

/** The goal's mouth from post to post, which the photograph shows by itself. */
function GoalFrame() {
  const [bottomLeft, bottomRight, topLeft, topRight] = goalCorners;
  const posts = [bottomLeft, topLeft, topRight, bottomRight].map(({ world }) => projectPoint(stadiumViews.goal, world));
  return (
    <polyline
      points={pointsOf(posts)}
      fill="rgba(255, 255, 255, 0.12)"
      stroke={theme.colour.onPitch}
      strokeWidth={3}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** Four times the size of a ball, so that it is visible from the stand. */
const radius = 0.44;
/** The smallest mark, in pixels of the screen. */
const smallest = 10;

function Ball({ at, unit }: { readonly at: PitchPoint; readonly unit: number }) {
  const { x, y } = projectPoint(field, at);
  const r = Math.max(radius * pixelsPerMetre(at), (smallest / 2) * unit);
  return (
    <g data-ball>
      <ellipse cx={x} cy={y} rx={r * 1.2} ry={r * 0.5} fill="rgba(0, 0, 0, 0.4)" />
      <circle
        cx={x}
        cy={y - r * 0.8}
        r={r}
        fill="#ffffff"
        stroke="#101010"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </g>
  );
}

function ShotLine({ shot, unit }: { readonly shot: Shot; readonly unit: number }) {
  const from = projectPoint(field, shot.from);
  const to = projectPoint(field, shot.to);
  return (
    <g data-shot={shot.outcome}>
      <line
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
        stroke={shot.outcome === 'goal' ? dark.gold : dark.onPitch}
        strokeOpacity={shot.outcome === 'goal' ? 1 : 0.7}
        strokeWidth={shot.outcome === 'goal' ? 3 : 1.5}
        strokeDasharray={shot.outcome === 'off-target' || shot.outcome === 'blocked' ? '6 4' : undefined}
        vectorEffect="non-scaling-stroke"
      />
      <g transform={`translate(${from.x} ${from.y}) scale(${Math.max(1, (smallest / smallestSign) * unit)})`}>
        <OutcomeSign outcome={shot.outcome} />
      </g>
    </g>
  );
}

/** The side of the smallest sign, in its own units. */
const smallestSign = 14;

/** A different sign for each outcome, because some readers cannot tell the colours apart. */
function OutcomeSign({ outcome }: { readonly outcome: ShotOutcome }) {
  const ink = { stroke: '#0a130e', strokeWidth: 2 } as const;
  switch (outcome) {
    case 'goal':
      return <circle r="10" fill={dark.gold} {...ink} />;
    case 'on-target':
      return <circle r="8" fill={dark.onPitch} {...ink} />;
    case 'off-target':
      return <path d="M-8 7 0 -9 8 7Z" fill={dark.onPitch2} {...ink} />;
    case 'blocked':
      return <rect x="-7" y="-7" width="14" height="14" fill={dark.onPitch2} {...ink} />;
  }
}

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* One line on a phone of 390 px. */
  gap: 0 6px;
  padding: 0 ${theme.space[3]};
  background: ${theme.colour.plate};
  color: ${theme.colour.plateInk};
  font-size: ${theme.font.size.cap};
`;

const Entry = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
`;

const Sample = styled.span`
  align-self: center;
  font-weight: ${theme.font.weight.bold};
`;
