import type { RatedMatch } from '@tribunen/domain';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';

const size = { width: 320, height: 112, left: 18, right: 8, top: 8, bottom: 8 } as const;
const scale = [1, 2, 3, 4, 5] as const;
const lines = ['everybody', 'friends', 'mine'] as const;
type Line = (typeof lines)[number];

/** Stars from 0 to 5 over some matches, the oldest first: the spectator's own, the friends' and everybody's. Each has its own colour and mark. */
export function CourseChart({ matches }: { readonly matches: readonly RatedMatch[] }) {
  const { t } = useWords();
  const across = size.width - size.left - size.right;
  const down = size.height - size.top - size.bottom;
  const x = (place: number) => size.left + (across * (place + 0.5)) / matches.length;
  const y = (stars: number) => size.top + down * (1 - stars / 5);
  const pointsOf = (line: Line) =>
    matches.flatMap((match, place) => {
      const stars = line === 'mine' ? match.mine : (match[line]?.average ?? null);
      return stars === null ? [] : [{ id: match.matchId, x: x(place), y: y(stars) }];
    });
  return (
    <Drawing
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={t(($) => $.scouting.course.chart, { count: matches.length })}
    >
      {scale.map((stars) => (
        <g key={stars} aria-hidden>
          <path d={`M${size.left} ${y(stars)}H${size.width - size.right}`} data-part="grid" />
          <text x={size.left - 6} y={y(stars) + 4} textAnchor="end">
            {stars}
          </text>
        </g>
      ))}
      {lines.map((line) => {
        const points = pointsOf(line);
        return (
          <g key={line} data-line={line}>
            <polyline points={points.map((point) => `${point.x},${point.y}`).join(' ')} />
            {points.map((point) =>
              line === 'mine' ? (
                <circle key={point.id} cx={point.x} cy={point.y} r="4" />
              ) : (
                <rect
                  key={point.id}
                  x={point.x - 3}
                  y={point.y - 3}
                  width="6"
                  height="6"
                  {...(line === 'friends' && { transform: `rotate(45 ${point.x} ${point.y})` })}
                />
              ),
            )}
          </g>
        );
      })}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 560px;
  margin-bottom: ${theme.space[2]};

  & text {
    fill: ${theme.colour.text2};
    font-size: 11px;
    font-variant-numeric: tabular-nums;
  }
  & [data-part='grid'] {
    stroke: ${theme.colour.line};
  }
  & polyline {
    fill: none;
    stroke-width: 2;
    stroke-linejoin: round;
  }
  & [data-line='everybody'] {
    stroke: ${theme.colour.text2};
    fill: ${theme.colour.text2};
    stroke-dasharray: 1 5;
    stroke-linecap: round;
  }
  & [data-line='friends'] {
    stroke: ${theme.colour.turf};
    fill: ${theme.colour.turf};
    stroke-dasharray: 6 4;
  }
  & [data-line='mine'] {
    stroke: ${theme.colour.goldFill};
    fill: ${theme.colour.goldFill};
  }
  & rect,
  & circle {
    stroke-dasharray: none;
  }
`;
