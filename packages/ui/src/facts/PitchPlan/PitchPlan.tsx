import type { PointerEvent } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { FactsPicture } from '../FactsPicture.ts';
import { nearestMark } from '../nearestMark.ts';
import { planFrame } from './planFrame.ts';
import { PlanHeat } from './PlanHeat.tsx';
import { PlanMarkings } from './PlanMarkings.tsx';
import { PickedMark, PlanMarks } from './PlanMarks.tsx';
import { PlanNetwork } from './PlanNetwork.tsx';

/** The distance in pixels within which a touch picks a line. */
const reachPixels = 22;

/** The pitch from above, with the events on it. */
export function PitchPlan({ picture }: { readonly picture: FactsPicture }) {
  const { topic, drawing, picked, summary, onPick } = picture;
  const frame = planFrame(topic);

  const pick = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    if (drawing.kind !== 'arrows') return;
    const screen = currentTarget.getScreenCTM();
    if (screen === null) return;
    const point = frame.toPitch(new DOMPoint(clientX, clientY).matrixTransform(screen.inverse()));
    onPick(nearestMark(drawing.marks, drawing.count, point, reachPixels / screen.a)?.key ?? null);
  };

  return (
    <Place>
      <Drawing viewBox={frame.viewBox} role="img" aria-label={summary} onPointerUp={pick} data-topic={topic}>
        <PlanMarkings frame={frame} />
        {drawing.kind === 'arrows' && (
          <PlanMarks marks={drawing.marks} count={drawing.count} frame={frame} standBack={picked !== null} />
        )}
        {drawing.kind === 'heat' && <PlanHeat density={drawing.density} frame={frame} />}
        {drawing.kind === 'network' && <PlanNetwork network={drawing.network} frame={frame} />}
        {picked !== null && <PickedMark mark={picked} frame={frame} />}
      </Drawing>
    </Place>
  );
}

const Place = styled.div`
  background: ${theme.colour.apron};
`;

const Drawing = styled.svg`
  width: 100%;
  max-height: min(68svh, 640px);
  cursor: pointer;
`;
