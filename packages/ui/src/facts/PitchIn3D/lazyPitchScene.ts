import { lazy } from 'react';
import { SceneNotLoaded } from './SceneNotLoaded.ts';

/**
 * The pitch in three dimensions, as large as the rest of the app, fetched when it is first rendered. React keeps a fetch that failed:
 * another attempt takes another one of these.
 *
 * @example
 * const PitchScene = lazyPitchScene();
 */
export function lazyPitchScene() {
  return lazy(async () => {
    const { PitchScene } = await import('../PitchScene/PitchScene.tsx').catch((error: unknown) => {
      throw new SceneNotLoaded(error);
    });
    return { default: PitchScene };
  });
}
