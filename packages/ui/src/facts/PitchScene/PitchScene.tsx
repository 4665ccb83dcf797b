import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Segments } from '../../primitives/Segments/Segments.tsx';
import { theme } from '../../theme/theme.ts';
import type { FactsPicture } from '../FactsPicture.ts';
import { type CameraName, cameras } from './cameraPresets.ts';
import { PitchStage } from './PitchStage.tsx';

interface PitchSceneProps {
  readonly picture: FactsPicture;
  onLost(): void;
  onRestored(): void;
}

/** The pitch in three dimensions, and its cameras. The keys: arrows turn, plus and minus zoom, 1 to 3 choose a camera. */
export function PitchScene({ picture, onLost, onRestored }: PitchSceneProps) {
  const { t } = useWords();
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<PitchStage>(null);
  const [camera, setCamera] = useState<CameraName>('goal');
  const latest = useRef({ picture, onLost, onRestored });

  useEffect(() => {
    latest.current = { picture, onLost, onRestored };
    stage.current?.show(picture);
  });
  useEffect(() => {
    if (host.current === null) return;
    const opened = new PitchStage(host.current, {
      onLost: () => latest.current.onLost(),
      onRestored: () => latest.current.onRestored(),
      onPick: (key) => latest.current.picture.onPick(key),
    });
    try {
      opened.start();
    } catch (error) {
      opened.stop();
      // The error is rethrown while rendering, so that the boundary around the scene shows the pitch from above.
      throw error;
    }
    opened.show(latest.current.picture);
    stage.current = opened;
    return () => {
      stage.current = null;
      opened.stop();
    };
  }, []);

  const lookThrough = (name: CameraName) => {
    setCamera(name);
    stage.current?.look(name);
  };
  const press = (event: KeyboardEvent) => {
    const numbered = cameras[Number(event.key) - 1];
    const turned = turns[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (numbered !== undefined) lookThrough(numbered);
    else if (turned !== undefined) stage.current?.turn(...turned);
    else return;
    event.preventDefault();
  };

  return (
    <Place>
      <Stage
        ref={host}
        tabIndex={0}
        role="application"
        aria-label={`${picture.summary} ${t(($) => $.facts.scene.label)}`}
        onKeyDown={press}
        data-topic={picture.topic}
      />
      <Cameras>
        <Segments
          label={t(($) => $.facts.scene.cameras.label)}
          labelHidden
          value={camera}
          onChange={lookThrough}
          options={cameras.map((value) => ({ value, label: t(($) => $.facts.scene.cameras[value]) }))}
        />
      </Cameras>
    </Place>
  );
}

const turns: Readonly<Record<string, readonly [aside: number, up: number, nearer?: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  '+': [0, 0, 1],
  '-': [0, 0, -1],
};

const Place = styled.div`
  position: relative;
  margin-top: calc(-1 * var(--facts-bar, 0px));
  background: ${theme.colour.apron};
`;

const Stage = styled.div`
  position: relative;
  height: var(--facts-scene, 320px);
  cursor: grab;

  & > canvas {
    position: absolute;
    inset: 0;
    display: block;
  }
  & > div {
    position: absolute;
    inset: 0;
    overflow: hidden;
    color: ${theme.colour.onPitch};
    font-size: ${theme.font.size.cap};
    font-weight: ${theme.font.weight.bold};
    text-shadow:
      0 0 3px ${theme.colour.apron},
      0 0 3px ${theme.colour.apron};
    pointer-events: none;
  }
  & > div > span {
    position: absolute;
    padding-top: ${theme.space[2]};
    white-space: nowrap;
  }
  &:focus-visible {
    outline-color: ${theme.colour.onPitch};
    outline-offset: -3px;
  }
`;

const Cameras = styled.div`
  position: absolute;
  inset: auto auto ${theme.space[2]} var(--facts-gutter);

  & label {
    min-width: ${theme.touch};
  }
`;
