import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { LateCode } from '../../primitives/LateCode/LateCode.ts';
import { useLateCode } from '../../primitives/LateCode/useLateCode.ts';
import { theme } from '../../theme/theme.ts';
import type { FactsPicture } from '../FactsPicture.ts';
import { PitchPlan } from '../PitchPlan/PitchPlan.tsx';
import { hasWebGL } from './hasWebGL.ts';
import { SceneBoundary } from './SceneBoundary.tsx';
import { SceneLoading } from './SceneLoading.tsx';

/** The code of the pitch in three dimensions. It is as large as the rest of the app, so it is loaded when a pitch is first shown. */
const pitchScene = new LateCode(
  async () => (await import('../PitchScene/PitchScene.tsx')).PitchScene,
  'The pitch in three dimensions did not load',
);

interface PitchIn3DProps {
  readonly picture: FactsPicture;
}

/**
 * The pitch in three dimensions. If its code could not be fetched, the device cannot draw it, or the graphics card has
 * dropped it, a text says so above the pitch from above.
 */
export function PitchIn3D({ picture }: PitchIn3DProps) {
  const [canDraw] = useState(hasWebGL);
  return canDraw ? <FetchedPitch picture={picture} /> : <Unavailable picture={picture} />;
}

function FetchedPitch({ picture }: PitchIn3DProps) {
  const { t } = useWords();
  const scene = useLateCode(pitchScene);
  const [isLost, setIsLost] = useState(false);
  const isRetry = scene.status === 'loading' && scene.isRetry;
  if (scene.status === 'ready')
    return (
      <SceneBoundary instead={<Unavailable picture={picture} />}>
        {isLost && <Unavailable picture={picture} />}
        <div hidden={isLost}>
          <scene.code picture={picture} onLost={() => setIsLost(true)} onRestored={() => setIsLost(false)} />
        </div>
      </SceneBoundary>
    );
  if (scene.status !== 'error' && !isRetry) return <SceneLoading />;
  return (
    <>
      <Note>
        <p role="alert">{t(($) => $.facts.scene.notLoaded)}</p>
        <Button variant="line" unavailable={isRetry} onClick={() => void pitchScene.load()}>
          {t(($) => $.common.tryAgain)}
        </Button>
      </Note>
      <PitchPlan picture={picture} />
    </>
  );
}

function Unavailable({ picture }: PitchIn3DProps) {
  const { t } = useWords();
  return (
    <>
      <Note role="status">{t(($) => $.facts.scene.unavailable)}</Note>
      <PitchPlan picture={picture} />
    </>
  );
}

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: center;
  padding: ${theme.space[3]} var(--facts-gutter);
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;
