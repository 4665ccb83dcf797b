import { type Side, timeSlider, type XgStep } from '@tribunen/domain';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';

interface XgChartProps {
  readonly names: Readonly<Record<Side, string>>;
  readonly steps: Readonly<Record<Side, readonly XgStep[]>>;
}

const size = { width: 320, height: 96 } as const;
const sides: readonly Side[] = ['home', 'away'];

/** The growth of both teams' expected goals; nothing if no shot has them. */
export function XgChart({ names, steps }: XgChartProps) {
  const { t } = useWords();
  const { number } = useFormats();
  const totals = { home: steps.home.at(-1)?.total ?? 0, away: steps.away.at(-1)?.total ?? 0 };
  if (steps.home.length + steps.away.length === 0) return null;
  const end = Math.max(timeSlider.to, ...sides.flatMap((side) => steps[side].map(({ minute }) => minute)));
  const highest = Math.max(1, totals.home, totals.away);
  const at = (minute: number, total: number) =>
    `${((minute / end) * size.width).toFixed(1)} ${(size.height - (total / highest) * (size.height - 4)).toFixed(1)}`;
  return (
    <Figure>
      <figcaption>
        <Title>{t(($) => $.facts.chart.title)}</Title>
        {sides.map((side) => (
          <Key key={side} data-side={side}>
            <svg viewBox="0 0 20 4" aria-hidden>
              <path d="M0 2H20" />
            </svg>
            {t(($) => $.facts.chart.line, { team: names[side], total: number(Math.round(totals[side] * 10) / 10) })}
          </Key>
        ))}
      </figcaption>
      <Chart viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none" aria-hidden>
        <Half d={`M${at(45, 0)}V0`} />
        {sides.map((side) => (
          <Line key={side} data-side={side} d={pathOf(steps[side], at, end)} />
        ))}
      </Chart>
    </Figure>
  );
}

/** A line that is level until a shot and then rises. */
function pathOf(steps: readonly XgStep[], at: (minute: number, total: number) => string, end: number): string {
  let total = 0;
  const path = steps.map((step) => {
    const corner = `L${at(step.minute, total)}L${at(step.minute, step.total)}`;
    total = step.total;
    return corner;
  });
  return `M${at(0, 0)}${path.join('')}L${at(end, total)}`;
}

const Figure = styled.figure`
  margin: ${theme.space[4]} var(--facts-gutter) 0;

  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[4]};
    margin-bottom: ${theme.space[2]};
    font-size: ${theme.font.size.sm};
  }
`;

const Title = styled.span`
  width: 100%;
  font-weight: ${theme.font.weight.bold};
`;

const Key = styled.span`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;

  & > svg {
    width: 20px;
    height: 4px;
    stroke: ${theme.colour.turf};
    stroke-width: 3;
  }
  &[data-side='away'] > svg {
    stroke: ${theme.colour.text};
    stroke-dasharray: 4 3;
  }
`;

const Chart = styled.svg`
  width: 100%;
  height: 96px;
  border-bottom: ${theme.chalkWidth} solid ${theme.colour.marking};
  overflow: visible;
`;

const Half = styled.path`
  stroke: ${theme.colour.line};
  vector-effect: non-scaling-stroke;
`;

const Line = styled.path`
  fill: none;
  stroke: ${theme.colour.turf};
  stroke-width: 2.5;
  vector-effect: non-scaling-stroke;

  &[data-side='away'] {
    stroke: ${theme.colour.text};
    stroke-dasharray: 5 4;
  }
`;
