import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { theme } from '../../theme/theme.ts';
import type { FactsPicture } from '../FactsPicture.ts';
import { PitchPlan } from '../PitchPlan/PitchPlan.tsx';
import { hasWebGL } from './hasWebGL.ts';
import { SceneBoundary } from './SceneBoundary.tsx';

// As large as the rest of the app: loaded when a pitch in three dimensions is first seen.
const PitchScene = lazy(async () => ({ default: (await import('../PitchScene/PitchScene.tsx')).PitchScene }));

/**
 * The pitch in three dimensions. Where the device cannot draw it, or its graphics card has taken it away, a text says so and the pitch
 * from above stands below it.
 */
export function PitchIn3D({ picture }: { readonly picture: FactsPicture }) {
  const [canDraw] = useState(hasWebGL);
  const [isLost, setIsLost] = useState(false);
  const fromAbove = <Unavailable picture={picture} />;
  if (!canDraw) return fromAbove;
  return (
    <SceneBoundary instead={fromAbove}>
      {isLost && fromAbove}
      <div hidden={isLost}>
        <Suspense fallback={<Loading />}>
          <PitchScene picture={picture} onLost={() => setIsLost(true)} onRestored={() => setIsLost(false)} />
        </Suspense>
      </div>
    </SceneBoundary>
  );
}

function Unavailable({ picture }: { readonly picture: FactsPicture }) {
  const { t } = useWords();
  return (
    <>
      <Note role="status">{t(($) => $.facts.scene.unavailable)}</Note>
      <PitchPlan picture={picture} />
    </>
  );
}

function Loading() {
  const { t } = useWords();
  return (
    <Waiting role="status">
      <Spinner />
      {t(($) => $.facts.scene.loading)}
    </Waiting>
  );
}

const Note = styled.p`
  padding: 0 var(--facts-gutter) ${theme.space[3]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;

const Waiting = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  justify-content: center;
  height: clamp(300px, 44svh, 640px);
  background: ${theme.colour.apron};
  color: ${theme.colour.onPitch};
`;
