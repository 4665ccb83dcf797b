import type { Scene } from '../Scene.ts';

/** The backend's promises: each is a sentence, with the test that the backend keeps it. */
export type Promises = Readonly<Record<string, (scene: Scene) => Promise<void>>>;
