import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from 'react';
import type { PitchScene } from '../PitchScene/PitchScene.tsx';

type SceneComponent = ComponentType<ComponentProps<typeof PitchScene>>;

type LoadedScene =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isTrying: boolean }
  | { readonly status: 'ready'; readonly Scene: SceneComponent };

/** Once it has been fetched, for every pitch that follows. */
let fetched: SceneComponent | null = null;

async function fetchScene(): Promise<SceneComponent> {
  fetched ??= (await import('../PitchScene/PitchScene.tsx')).PitchScene;
  return fetched;
}

/** The code of the pitch in three dimensions, as large as the rest of the app: fetched when a pitch is first seen, and again when it is asked for. */
export function usePitchScene(): { readonly scene: LoadedScene; retry(): void } {
  const [scene, setScene] = useState<LoadedScene>(() =>
    fetched === null ? { status: 'loading' } : { status: 'ready', Scene: fetched },
  );
  const load = useCallback(() => {
    fetchScene().then(
      (Scene) => setScene({ status: 'ready', Scene }),
      (error: unknown) => {
        console.error('The pitch in three dimensions was not fetched', error);
        setScene({ status: 'failed', isTrying: false });
      },
    );
  }, []);
  useEffect(load, [load]);
  const retry = () => {
    setScene({ status: 'failed', isTrying: true });
    load();
  };
  return { scene, retry };
}
