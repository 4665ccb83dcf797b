import { useId } from 'react';
import type { NationScarf } from './nationScarves.ts';
import { CrestDrawing } from './CrestDrawing.tsx';

/** The start of the disc and its width, in the drawing's forty units. */
const start = 3;
const diameter = 34;

/** Our own drawing of a nation: its scarf, seen through a round window. */
export function NationRoundel({ scarf, size }: { scarf: NationScarf; size: number }) {
  const clip = useId();
  return (
    <CrestDrawing size={size}>
      <clipPath id={clip}>
        <circle cx="20" cy="20" r="17" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {stripesOf(scarf).map(({ colour, from, width }) => (
          <path
            key={from}
            fill={colour}
            d={scarf.way === 'columns' ? `M${from} 0h${width}v40h-${width}z` : `M0 ${from}h40v${width}H0z`}
          />
        ))}
      </g>
      <circle cx="20" cy="20" r="17" fill="none" stroke="currentColor" strokeOpacity=".42" strokeWidth="1.4" />
    </CrestDrawing>
  );
}

/** Each stripe reaches slightly under the next, so that no seam shows. */
function stripesOf({ stripes }: NationScarf) {
  const total = stripes.reduce((sum, [, share]) => sum + share, 0);
  let from = start;
  return stripes.map(([colour, share]) => {
    const width = (diameter * share) / total;
    const stripe = { colour, from: round(from), width: round(width + 0.2) };
    from += width;
    return stripe;
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
