import { type ReactNode, Suspense, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import type { FactsPicture } from '../FactsPicture.ts';
import { PitchPlan } from '../PitchPlan/PitchPlan.tsx';
import { hasWebGL } from './hasWebGL.ts';
import { lazyPitchScene } from './lazyPitchScene.ts';
import { SceneBoundary } from './SceneBoundary.tsx';
import { SceneLoading } from './SceneLoading.tsx';
import { SceneNotLoaded } from './SceneNotLoaded.ts';

const firstScene = lazyPitchScene();

/**
 * The pitch in three dimensions. Where it was not fetched, where the device cannot draw it, or where its graphics card has taken it away, a
 * text says so and the pitch from above stands below it.
 */
export function PitchIn3D({ picture }: { readonly picture: FactsPicture }) {
  const { t } = useWords();
  const [canDraw] = useState(hasWebGL);
  const [isLost, setIsLost] = useState(false);
  const [PitchScene, setPitchScene] = useState(() => firstScene);
  const unavailable = <FromAbove picture={picture}>{t(($) => $.facts.scene.unavailable)}</FromAbove>;
  if (!canDraw) return unavailable;
  return (
    <SceneBoundary
      instead={(error, retry) =>
        error instanceof SceneNotLoaded ? (
          <FromAbove picture={picture}>
            {t(($) => $.facts.scene.notLoaded)}
            <Button
              variant="line"
              onClick={() => {
                setPitchScene(() => lazyPitchScene());
                retry();
              }}
            >
              {t(($) => $.facts.scene.retry)}
            </Button>
          </FromAbove>
        ) : (
          unavailable
        )
      }
    >
      {isLost && unavailable}
      <div hidden={isLost}>
        <Suspense fallback={<SceneLoading />}>
          <PitchScene picture={picture} onLost={() => setIsLost(true)} onRestored={() => setIsLost(false)} />
        </Suspense>
      </div>
    </SceneBoundary>
  );
}

function FromAbove({ picture, children }: { readonly picture: FactsPicture; readonly children: ReactNode }) {
  return (
    <>
      <Note role="status">{children}</Note>
      <PitchPlan picture={picture} />
    </>
  );
}

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: center;
  padding: 0 var(--facts-gutter) ${theme.space[3]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;
