import { type GoalPoint, goalPoint, type Homography, pitchSize, projectPoint } from '@tribunen/domain';

interface GoalGridProps {
  readonly homography: Homography<GoalPoint>;
  readonly colour: string;
  readonly width: number;
}

const half = pitchSize.goalWidth / 2;
const columns = Array.from({ length: 9 }, (_, place) => -half + (place / 8) * 2 * half);
const rows = Array.from({ length: 5 }, (_, place) => (place / 4) * pitchSize.goalHeight);

/** The goal's mouth as the homography lays it over a picture: its frame, and a grid in it. */
export function GoalGrid({ homography, colour, width }: GoalGridProps) {
  const line = (from: GoalPoint, to: GoalPoint, isFrame: boolean) => {
    const [a, b] = [projectPoint(homography, from), projectPoint(homography, to)];
    return (
      <line
        key={`${from.x} ${from.y} ${to.x} ${to.y}`}
        x1={a.x}
        y1={a.y}
        x2={b.x}
        y2={b.y}
        strokeWidth={isFrame ? width : width / 3}
        vectorEffect="non-scaling-stroke"
      />
    );
  };
  return (
    <g stroke={colour} strokeLinecap="round">
      {columns.map((x) => line(goalPoint(x, 0), goalPoint(x, pitchSize.goalHeight), Math.abs(x) === half))}
      {rows.map((y) => line(goalPoint(-half, y), goalPoint(half, y), y === 0 || y === pitchSize.goalHeight))}
    </g>
  );
}
